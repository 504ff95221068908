extension Publisher {
    /// Traps when the stream fails, for errors that can only come of a mistake in the program.
    ///
    /// - Parameters:
    ///   - prefix: what the message begins with.
    ///   - file: the file that the message names.
    ///   - line: the line that the message names.
    @inlinable public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}

extension Publishers {
    /// Traps when the stream fails.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors trap.
        public typealias Failure = Never

        /// Where values come from.
        public let upstream: Upstream

        /// What the message begins with.
        public let prefix: String

        /// The file that the message names.
        public let file: StaticString

        /// The line that the message names.
        public let line: UInt

        /// Makes a publisher on top of `upstream`.
        @inlinable public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        /// Attaches `subscriber`. It gets upstream's own subscription.
        @inlinable @inline(__always) public func receive<S>(subscriber: S)
        where S: Subscriber, S.Input == Upstream.Output, S.Failure == Never {
            upstream.subscribe(
                Inner(downstream: subscriber, prefix: prefix, file: file, line: line))
        }
    }
}

extension Publishers.AssertNoFailure {
    @usableFromInline
    struct Inner<Downstream: Subscriber>: Subscriber, CustomStringConvertible, CustomReflectable,
        CustomPlaygroundDisplayConvertible
    where Downstream.Input == Upstream.Output, Downstream.Failure == Never {
        @usableFromInline let downstream: Downstream
        @usableFromInline let prefix: String
        @usableFromInline let file: StaticString
        @usableFromInline let line: UInt
        @usableFromInline let combineIdentifier: CombineIdentifier

        @inlinable init(downstream: Downstream, prefix: String, file: StaticString, line: UInt) {
            self.downstream = downstream
            self.prefix = prefix
            self.file = file
            self.line = line
            combineIdentifier = CombineIdentifier()
        }

        @inlinable func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

        @inlinable func receive(_ input: Upstream.Output) -> Subscribers.Demand { downstream.receive(input) }

        @inlinable func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            switch completion {
            case .finished: downstream.receive(completion: .finished)
            case .failure(let error):
                let start = prefix.isEmpty ? "" : prefix + ": "
                fatalError("\(start)\(error)", file: file, line: line)
            }
        }

        @usableFromInline var description: String { "AssertNoFailure" }

        @usableFromInline var customMirror: Mirror {
            Mirror(self, children: ["file": file, "line": line, "prefix": prefix])
        }

        @usableFromInline var playgroundDescription: Any { description }
    }
}
