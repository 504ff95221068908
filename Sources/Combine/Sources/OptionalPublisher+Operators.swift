extension Optional.Publisher where Wrapped: Equatable {
    /// Sends whether the value equals `output`.
    @inlinable public func contains(_ output: Output) -> Optional<Bool>.Publisher {
        Optional<Bool>.Publisher(self.output.map { $0 == output })
    }

    /// Is the same publisher: there is one value at most.
    @inlinable public func removeDuplicates() -> Optional<Wrapped>.Publisher {
        self
    }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// Is the same publisher: there is one value at most. Nothing is compared.
    @inlinable public func min() -> Optional<Wrapped>.Publisher {
        self
    }

    /// Is the same publisher: there is one value at most. Nothing is compared.
    @inlinable public func max() -> Optional<Wrapped>.Publisher {
        self
    }
}

extension Optional.Publisher {
    /// Sends whether the value passes a test, which is run now.
    @inlinable public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        Optional<Bool>.Publisher(output.map(predicate))
    }

    /// Sends the value in an array.
    @inlinable public func collect() -> Optional<[Output]>.Publisher {
        Optional<[Output]>.Publisher(output.map { [$0] } ?? [])
    }

    /// Changes the value now and drops it if it becomes `nil`.
    @inlinable public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        Optional<T>.Publisher(output.flatMap(transform))
    }

    /// Is the same publisher: there is one value at most. Nothing is compared.
    @inlinable public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher {
        self
    }

    /// Is the same publisher: there is one value at most. Nothing is compared.
    @inlinable public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher {
        self
    }

    /// Sends whether the value passes a test, which is run now.
    @inlinable public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        Optional<Bool>.Publisher(output.map(predicate))
    }

    /// Sends 1 if there is a value, and nothing otherwise.
    @inlinable public func count() -> Optional<Int>.Publisher {
        Optional<Int>.Publisher(output.map { _ in 1 })
    }

    /// Drops the first `count` values.
    @inlinable public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher {
        precondition(count >= 0, "a number of values cannot be negative")
        return Optional<Wrapped>.Publisher(count > 0 ? nil : output)
    }

    /// Drops the value if it passes a test, which is run now.
    @inlinable public func drop(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        Optional<Wrapped>.Publisher(output.flatMap { predicate($0) ? nil : $0 })
    }

    /// Is the same publisher: there is one value at most.
    @inlinable public func first() -> Optional<Wrapped>.Publisher {
        self
    }

    /// Drops the value if it fails a test, which is run now.
    @inlinable public func first(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        Optional<Wrapped>.Publisher(output.flatMap { predicate($0) ? $0 : nil })
    }

    /// Is the same publisher: there is one value at most.
    @inlinable public func last() -> Optional<Wrapped>.Publisher {
        self
    }

    /// Drops the value if it fails a test, which is run now.
    @inlinable public func last(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        Optional<Wrapped>.Publisher(output.flatMap { predicate($0) ? $0 : nil })
    }

    /// Drops the value if it fails a test, which is run now.
    @inlinable public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        Optional<Wrapped>.Publisher(output.flatMap { isIncluded($0) ? $0 : nil })
    }

    /// Ends at once without a value.
    @inlinable public func ignoreOutput() -> Empty<Output, Never> {
        Empty()
    }

    /// Changes the value now.
    @inlinable public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
        Optional<T>.Publisher(output.map(transform))
    }

    /// Sends the value if `index` is 0.
    @inlinable public func output(at index: Int) -> Optional<Wrapped>.Publisher {
        precondition(index >= 0, "an index cannot be negative")
        return Optional<Wrapped>.Publisher(index == 0 ? output : nil)
    }

    /// Sends the value if `range` contains 0.
    @inlinable public func output<R>(in range: R) -> Optional<Wrapped>.Publisher
    where R: RangeExpression, R.Bound == Int {
        Optional<Wrapped>.Publisher(wholeRange(range).contains(0) ? output : nil)
    }

    /// Sends at most `maxLength` values.
    @inlinable public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher {
        precondition(maxLength >= 0, "a number of values cannot be negative")
        return Optional<Wrapped>.Publisher(maxLength > 0 ? output : nil)
    }

    /// Drops the value if it fails a test, which is run now.
    @inlinable public func prefix(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
        Optional<Wrapped>.Publisher(output.flatMap { predicate($0) ? $0 : nil })
    }

    /// Combines the value with `initialResult` now.
    @inlinable public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Optional<T>.Publisher {
        Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) })
    }

    /// Combines the value with `initialResult` now.
    @inlinable public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Optional<T>.Publisher {
        Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) })
    }

    /// Is the same publisher: there is one value at most.
    @inlinable public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher {
        self
    }

    /// Is the same publisher: it cannot fail.
    @inlinable public func replaceError(with output: Output) -> Optional<Wrapped>.Publisher {
        self
    }

    /// Sends `output` if there is no value.
    @inlinable public func replaceEmpty(with output: Output) -> Just<Output> {
        Just<Output>(self.output ?? output)
    }

    /// Is the same publisher: another attempt would end in the same way.
    @inlinable public func retry(_ times: Int) -> Optional<Wrapped>.Publisher {
        self
    }
}
