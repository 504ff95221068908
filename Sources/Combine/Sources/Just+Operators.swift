extension Just where Output: Equatable {
    /// Sends whether the value equals `output`.
    @inlinable public func contains(_ output: Output) -> Just<Bool> {
        Just<Bool>(self.output == output)
    }

    /// Is the same publisher: there is one value at most.
    @inlinable public func removeDuplicates() -> Just<Output> {
        self
    }
}

extension Just where Output: Comparable {
    /// Is the same publisher: there is one value at most. Nothing is compared.
    @inlinable public func min() -> Just<Output> {
        self
    }

    /// Is the same publisher: there is one value at most. Nothing is compared.
    @inlinable public func max() -> Just<Output> {
        self
    }
}

extension Just {
    /// Sends whether the value passes a test, which is run now.
    @inlinable public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
        Just<Bool>(predicate(output))
    }

    /// Sends whether the value passes a test, which is run now and can throw.
    @inlinable public func tryAllSatisfy(
        _ predicate: (Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        Result<Bool, any Error>.Publisher { try predicate(output) }
    }

    /// Sends the value in an array.
    @inlinable public func collect() -> Just<[Output]> {
        Just<[Output]>([output])
    }

    /// Changes the value now and drops it if it becomes `nil`.
    @inlinable public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        Optional<T>.Publisher(transform(output))
    }

    /// Is the same publisher: there is one value at most. Nothing is compared.
    @inlinable public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
        self
    }

    /// Is the same publisher: there is one value at most. Nothing is compared.
    @inlinable public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
        self
    }

    /// Sends elements before the value.
    @inlinable public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
        prepend(elements)
    }

    /// Sends elements before the value.
    @inlinable public func prepend<S>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where Output == S.Element, S: Sequence {
        var all: [Output] = []
        all.reserveCapacity(elements.underestimatedCount + 1)
        all.append(contentsOf: elements)
        all.append(output)
        return Publishers.Sequence(sequence: all)
    }

    /// Sends elements after the value.
    @inlinable public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
        append(elements)
    }

    /// Sends elements after the value.
    @inlinable public func append<S>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where Output == S.Element, S: Sequence {
        var all = [output]
        all.append(contentsOf: elements)
        return Publishers.Sequence(sequence: all)
    }

    /// Sends whether the value passes a test, which is run now.
    @inlinable public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
        Just<Bool>(predicate(output))
    }

    /// Sends whether the value passes a test, which is run now and can throw.
    @inlinable public func tryContains(
        where predicate: (Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        Result<Bool, any Error>.Publisher { try predicate(output) }
    }

    /// Sends how many values there are.
    @inlinable public func count() -> Just<Int> {
        Just<Int>(1)
    }

    /// Drops the first `count` values.
    @inlinable public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        precondition(count >= 0, "a number of values cannot be negative")
        return Optional<Output>.Publisher(count > 0 ? nil : output)
    }

    /// Drops the value if it passes a test, which is run now.
    @inlinable public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(predicate(output) ? nil : output)
    }

    /// Is the same publisher: there is one value at most.
    @inlinable public func first() -> Just<Output> {
        self
    }

    /// Drops the value if it fails a test, which is run now.
    @inlinable public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(predicate(output) ? output : nil)
    }

    /// Is the same publisher: there is one value at most.
    @inlinable public func last() -> Just<Output> {
        self
    }

    /// Drops the value if it fails a test, which is run now.
    @inlinable public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(predicate(output) ? output : nil)
    }

    /// Drops the value if it fails a test, which is run now.
    @inlinable public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(isIncluded(output) ? output : nil)
    }

    /// Ends at once without a value.
    @inlinable public func ignoreOutput() -> Empty<Output, Never> {
        Empty()
    }

    /// Changes the value now.
    @inlinable public func map<T>(_ transform: (Output) -> T) -> Just<T> {
        Just<T>(transform(output))
    }

    /// Changes the value now, with a closure that can throw.
    @inlinable public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result<T, any Error>.Publisher { try transform(output) }
    }

    /// Has errors of another kind.
    @inlinable public func mapError<E>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher where E: Error {
        Result<Output, E>.Publisher(output)
    }

    /// Sends the value if `index` is 0.
    @inlinable public func output(at index: Int) -> Optional<Output>.Publisher {
        precondition(index >= 0, "an index cannot be negative")
        return Optional<Output>.Publisher(index == 0 ? output : nil)
    }

    /// Sends the value if `range` contains 0.
    @inlinable public func output<R>(in range: R) -> Optional<Output>.Publisher
    where R: RangeExpression, R.Bound == Int {
        Optional<Output>.Publisher(wholeRange(range).contains(0) ? output : nil)
    }

    /// Sends at most `maxLength` values.
    @inlinable public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        precondition(maxLength >= 0, "a number of values cannot be negative")
        return Optional<Output>.Publisher(maxLength > 0 ? output : nil)
    }

    /// Drops the value if it fails a test, which is run now.
    @inlinable public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional<Output>.Publisher(predicate(output) ? output : nil)
    }

    /// Combines the value with `initialResult` now.
    @inlinable public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Never>.Publisher {
        Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
    }

    /// Combines the value with `initialResult` now, with a closure that can throw.
    @inlinable public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        Result<T, any Error>.Publisher { try nextPartialResult(initialResult, output) }
    }

    /// Combines the value with `initialResult` now.
    @inlinable public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Never>.Publisher {
        Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
    }

    /// Combines the value with `initialResult` now, with a closure that can throw.
    @inlinable public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        Result<T, any Error>.Publisher { try nextPartialResult(initialResult, output) }
    }

    /// Is the same publisher: there is one value at most.
    @inlinable public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> {
        self
    }

    /// Runs the comparison once, of the value with itself, so that it can throw.
    @inlinable public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        Result<Output, any Error>.Publisher {
            _ = try predicate(output, output)
            return output
        }
    }

    /// Is the same publisher: it cannot fail.
    @inlinable public func replaceError(with output: Output) -> Just<Output> {
        self
    }

    /// Is the same publisher: there is a value.
    @inlinable public func replaceEmpty(with output: Output) -> Just<Output> {
        self
    }

    /// Is the same publisher: another attempt would end in the same way.
    @inlinable public func retry(_ times: Int) -> Just<Output> {
        self
    }

    /// Could fail with errors of another kind.
    @inlinable public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
        Result<Output, E>.Publisher(output)
    }
}

/// The indices that `range` means where there is no end.
@usableFromInline func wholeRange<R: RangeExpression>(_ range: R) -> Range<Int> where R.Bound == Int {
    let indices = range.relative(to: 0..<Int.max)
    precondition(indices.lowerBound >= 0, "an index cannot be negative")
    return indices
}
