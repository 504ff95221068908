/// A binding to a collection is a collection of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// Goes through the bindings to the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A part of the collection.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// A position in the collection.
    public typealias Index = Value.Index
    /// The positions of the collection.
    public typealias Indices = Value.Indices

    /// The position of the first element.
    public var startIndex: Value.Index { wrappedValue.startIndex }

    /// The position after the last element.
    public var endIndex: Value.Index { wrappedValue.endIndex }

    /// The positions of all elements.
    public var indices: Value.Indices { wrappedValue.indices }

    /// The position after another.
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

    /// Moves a position on by one.
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to an element. If the element goes while the binding is still held, reading gives
    /// the last value and writing is ignored.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let location = location
        // Where positions can be compared, the same element is the same binding, so that its row need not run again.
        guard let name = position as? any Hashable else {
            return Binding<Value.Element>(
                location: ElementLocation(whole: location, position: position), transaction: transaction)
        }
        return Binding<Value.Element>(
            location: location.part(AnyHashable(name)) { ElementLocation(whole: location, position: position) },
            transaction: transaction)
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    /// The position before another.
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }

    /// Moves a position back by one.
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
