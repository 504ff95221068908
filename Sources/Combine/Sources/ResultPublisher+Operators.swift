extension Result.Publisher where Success: Equatable {
    /// Sends whether the value equals `output`.
    @inlinable public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(result.map { $0 == output })
    }

    /// Is the same publisher: there is one value at most.
    @inlinable public func removeDuplicates() -> Result<Success, Failure>.Publisher {
        self
    }
}

extension Result.Publisher where Success: Comparable {
    /// Is the same publisher: there is one value at most. Nothing is compared.
    @inlinable public func min() -> Result<Success, Failure>.Publisher {
        self
    }

    /// Is the same publisher: there is one value at most. Nothing is compared.
    @inlinable public func max() -> Result<Success, Failure>.Publisher {
        self
    }
}

extension Result.Publisher where Failure == Never {
    /// Could fail with errors of another kind.
    @inlinable public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
        Result<Output, E>.Publisher(result.get())
    }
}

extension Result.Publisher {
    /// Sends whether the value passes a test, which is run now.
    @inlinable public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(result.map(predicate))
    }

    /// Sends whether the value passes a test, which is run now and can throw.
    @inlinable public func tryAllSatisfy(
        _ predicate: (Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        Result<Bool, any Error>.Publisher { try predicate(try result.get()) }
    }

    /// Sends the value in an array.
    @inlinable public func collect() -> Result<[Output], Failure>.Publisher {
        Result<[Output], Failure>.Publisher(result.map { [$0] })
    }

    /// Is the same publisher: there is one value at most. Nothing is compared.
    @inlinable public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher
    {
        self
    }

    /// Runs the comparison once, so that it can throw; there is one value at most.
    @inlinable public func tryMin(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Success, any Error>.Publisher {
        Result<Success, any Error>.Publisher {
            let value = try result.get()
            _ = try areInIncreasingOrder(value, value)
            return value
        }
    }

    /// Is the same publisher: there is one value at most. Nothing is compared.
    @inlinable public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Result<Success, Failure>.Publisher
    {
        self
    }

    /// Runs the comparison once, so that it can throw; there is one value at most.
    @inlinable public func tryMax(
        by areInIncreasingOrder: (Output, Output) throws -> Bool
    ) -> Result<Success, any Error>.Publisher {
        Result<Success, any Error>.Publisher {
            let value = try result.get()
            _ = try areInIncreasingOrder(value, value)
            return value
        }
    }

    /// Sends whether the value passes a test, which is run now.
    @inlinable public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        Result<Bool, Failure>.Publisher(result.map(predicate))
    }

    /// Sends whether the value passes a test, which is run now and can throw.
    @inlinable public func tryContains(
        where predicate: (Output) throws -> Bool
    ) -> Result<Bool, any Error>.Publisher {
        Result<Bool, any Error>.Publisher { try predicate(try result.get()) }
    }

    /// Sends how many values there are.
    @inlinable public func count() -> Result<Int, Failure>.Publisher {
        Result<Int, Failure>.Publisher(result.map { _ in 1 })
    }

    /// Is the same publisher: there is one value at most.
    @inlinable public func first() -> Result<Success, Failure>.Publisher {
        self
    }

    /// Is the same publisher: there is one value at most.
    @inlinable public func last() -> Result<Success, Failure>.Publisher {
        self
    }

    /// Ends at once without a value.
    @inlinable public func ignoreOutput() -> Empty<Output, Failure> {
        Empty()
    }

    /// Changes the value now.
    @inlinable public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
        Result<T, Failure>.Publisher(result.map(transform))
    }

    /// Changes the value now, with a closure that can throw.
    @inlinable public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result<T, any Error>.Publisher { try transform(try result.get()) }
    }

    /// Changes the error now.
    @inlinable public func mapError<E>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher where E: Error {
        Result<Output, E>.Publisher(result.mapError(transform))
    }

    /// Combines the value with `initialResult` now.
    @inlinable public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        Result<T, Failure>.Publisher(result.map { nextPartialResult(initialResult, $0) })
    }

    /// Combines the value with `initialResult` now, with a closure that can throw.
    @inlinable public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        Result<T, any Error>.Publisher { try nextPartialResult(initialResult, try result.get()) }
    }

    /// Combines the value with `initialResult` now.
    @inlinable public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        Result<T, Failure>.Publisher(result.map { nextPartialResult(initialResult, $0) })
    }

    /// Combines the value with `initialResult` now, with a closure that can throw.
    @inlinable public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        Result<T, any Error>.Publisher { try nextPartialResult(initialResult, try result.get()) }
    }

    /// Is the same publisher: there is one value at most.
    @inlinable public func removeDuplicates(by predicate: (Output, Output) -> Bool)
        -> Result<Success, Failure>.Publisher
    {
        self
    }

    /// Runs the comparison once, of the value with itself, so that it can throw.
    @inlinable public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Success, any Error>.Publisher {
        Result<Success, any Error>.Publisher {
            let value = try result.get()
            _ = try predicate(value, value)
            return value
        }
    }

    /// Sends `output` in the place of an error.
    @inlinable public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
        Result<Output, Never>.Publisher((try? result.get()) ?? output)
    }

    /// Is the same publisher: there is a value or an error.
    @inlinable public func replaceEmpty(with output: Output) -> Result<Success, Failure>.Publisher {
        self
    }

    /// Is the same publisher: another attempt would end in the same way.
    @inlinable public func retry(_ times: Int) -> Result<Success, Failure>.Publisher {
        self
    }
}
