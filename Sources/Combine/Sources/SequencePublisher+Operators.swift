extension Publishers.Sequence {
    /// Sends whether all elements pass a test, which is run now.
    @inlinable public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(sequence.allSatisfy(predicate))
    }

    /// Sends whether all elements pass a test, which is run now and can throw.
    @inlinable public func tryAllSatisfy(
        _ predicate: (Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        Result<Bool, any Error>.Publisher { try sequence.allSatisfy(predicate) }
    }

    /// Sends all elements in an array.
    @inlinable public func collect() -> Result<[Output], Failure>.Publisher {
        Result<[Output], Failure>.Publisher(Array(sequence))
    }

    /// Changes all elements now and drops those that become `nil`.
    @inlinable public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
    }

    /// Sends whether any element passes a test, which is run now.
    @inlinable public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(sequence.contains(where: predicate))
    }

    /// Sends whether any element passes a test, which is run now and can throw.
    @inlinable public func tryContains(
        where predicate: (Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        Result<Bool, any Error>.Publisher { try sequence.contains(where: predicate) }
    }

    /// Drops elements until one fails a test, which is run now.
    @inlinable public func drop(while predicate: (Elements.Element) -> Bool)
        -> Publishers.Sequence<DropWhileSequence<Elements>, Failure>
    {
        Publishers.Sequence<DropWhileSequence<Elements>, Failure>(sequence: sequence.drop(while: predicate))
    }

    /// Drops the first `count` elements.
    @inlinable public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        Publishers.Sequence<DropFirstSequence<Elements>, Failure>(sequence: sequence.dropFirst(count))
    }

    /// Drops the elements that fail a test, which is run now.
    @inlinable public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        Publishers.Sequence<[Output], Failure>(sequence: sequence.filter(isIncluded))
    }

    /// Ends at once without an element.
    @inlinable public func ignoreOutput() -> Empty<Output, Failure> {
        Empty()
    }

    /// Changes all elements now.
    @inlinable public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
    }

    /// Sends at most `maxLength` elements.
    @inlinable public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        Publishers.Sequence<PrefixSequence<Elements>, Failure>(sequence: sequence.prefix(maxLength))
    }

    /// Sends elements until one fails a test, which is run now.
    @inlinable public func prefix(while predicate: (Elements.Element) -> Bool)
        -> Publishers.Sequence<[Elements.Element], Failure>
    {
        Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.prefix(while: predicate))
    }

    /// Combines all elements into one value, now.
    @inlinable public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        Result<T, Failure>.Publisher(sequence.reduce(initialResult, nextPartialResult))
    }

    /// Combines all elements into one value, now, with a closure that can throw.
    @inlinable public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        Result<T, any Error>.Publisher { try sequence.reduce(initialResult, nextPartialResult) }
    }

    /// Puts `output` in the place of each `nil`.
    @inlinable public func replaceNil<T>(with output: T) -> Publishers.Sequence<[Output], Failure>
    where Elements.Element == T? {
        Publishers.Sequence<[Output], Failure>(sequence: sequence.map { $0 ?? output })
    }

    /// Combines each element with those before, now, and sends all that comes of it.
    @inlinable public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Sequence<[T], Failure> {
        var result = initialResult
        return Publishers.Sequence<[T], Failure>(
            sequence: sequence.map {
                result = nextPartialResult(result, $0)
                return result
            })
    }

    /// Could fail with errors of another kind.
    @inlinable public func setFailureType<E>(to error: E.Type) -> Publishers.Sequence<Elements, E> where E: Error {
        Publishers.Sequence<Elements, E>(sequence: sequence)
    }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Drops elements that equal the one before, now.
    @inlinable public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
        var kept: [Output] = []
        for element in sequence where kept.last != element { kept.append(element) }
        return Publishers.Sequence<[Output], Failure>(sequence: kept)
    }

    /// Sends whether any element equals `output`.
    @inlinable public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(sequence.contains(output))
    }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
    /// Sends the least element, found now.
    @inlinable public func min() -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(sequence.min())
    }

    /// Sends the greatest element, found now.
    @inlinable public func max() -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(sequence.max())
    }
}

extension Publishers.Sequence where Failure == Never {
    /// Sends the first element that passes a test, which is run now.
    @inlinable public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(sequence.first(where: predicate))
    }

    /// Sends the least element, found now.
    @inlinable public func min(
        by areInIncreasingOrder: (Output, Output) -> Bool
    ) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(sequence.min(by: areInIncreasingOrder))
    }

    /// Sends the greatest element, found now.
    @inlinable public func max(
        by areInIncreasingOrder: (Output, Output) -> Bool
    ) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(sequence.max(by: areInIncreasingOrder))
    }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// Sends the first element.
    @inlinable public func first() -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(sequence.first)
    }

    /// Sends the element at `index`, if there is one.
    @inlinable public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: Collection {
    /// Sends how many elements there are.
    @inlinable public func count() -> Result<Int, Failure>.Publisher {
        Result<Int, Failure>.Publisher(sequence.count)
    }

    /// Sends the elements in `range`.
    @inlinable public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
        Publishers.Sequence<[Output], Failure>(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// Sends the last element.
    @inlinable public func last() -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(sequence.last)
    }

    /// Sends the last element that passes a test, which is run now.
    @inlinable public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(sequence.last(where: predicate))
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
    /// Sends how many elements there are.
    @inlinable public func count() -> Just<Int> {
        Just<Int>(sequence.count)
    }

    /// Sends the element at `index`, if there is one.
    @inlinable public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection {
    /// Sends how many elements there are.
    @inlinable public func count() -> Result<Int, Failure>.Publisher {
        Result<Int, Failure>.Publisher(sequence.count)
    }

    /// Sends the elements in `range`.
    @inlinable public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
        Publishers.Sequence<[Output], Failure>(sequence: Array(sequence[range]))
    }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Sends `elements` first.
    @inlinable public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
        prepend(elements)
    }

    /// Sends `elements` first.
    @inlinable public func prepend<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S: Swift.Sequence, Elements.Element == S.Element {
        var all = Elements()
        all.reserveCapacity(elements.underestimatedCount + sequence.underestimatedCount)
        all.append(contentsOf: elements)
        all.append(contentsOf: sequence)
        return Publishers.Sequence<Elements, Failure>(sequence: all)
    }

    /// Sends the elements of `publisher` first.
    @inlinable public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>)
        -> Publishers.Sequence<Elements, Failure>
    {
        prepend(publisher.sequence)
    }

    /// Sends `elements` afterwards.
    @inlinable public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
        append(elements)
    }

    /// Sends `elements` afterwards.
    @inlinable public func append<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S: Swift.Sequence, Elements.Element == S.Element {
        var all = sequence
        all.append(contentsOf: elements)
        return Publishers.Sequence<Elements, Failure>(sequence: all)
    }

    /// Sends the elements of `publisher` afterwards.
    @inlinable public func append(_ publisher: Publishers.Sequence<Elements, Failure>)
        -> Publishers.Sequence<Elements, Failure>
    {
        append(publisher.sequence)
    }
}
