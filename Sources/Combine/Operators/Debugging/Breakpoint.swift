import Foundation

extension Publisher {
    /// Stops in the debugger when a closure says so.
    ///
    /// - Parameters:
    ///   - receiveSubscription: says whether to stop at a subscription.
    ///   - receiveOutput: says whether to stop at a value.
    ///   - receiveCompletion: says whether to stop at a completion.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Stops in the debugger when the stream fails.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: {
            if case .failure = $0 { true } else { false }
        })
    }
}

extension Publishers {
    /// Stops in the debugger when a closure says so.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        /// Values are upstream's.
        public typealias Output = Upstream.Output

        /// Errors are upstream's.
        public typealias Failure = Upstream.Failure

        /// Where values come from.
        public let upstream: Upstream

        /// Says whether to stop at a subscription.
        public let receiveSubscription: ((any Subscription) -> Bool)?

        /// Says whether to stop at a value.
        public let receiveOutput: ((Upstream.Output) -> Bool)?

        /// Says whether to stop at a completion.
        public let receiveCompletion: ((Subscribers.Completion<Publishers.Breakpoint<Upstream>.Failure>) -> Bool)?

        /// Makes a publisher that stops.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Upstream.Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Publishers.Breakpoint<Upstream>.Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        /// Attaches `subscriber`. It gets upstream's own subscription.
        public func receive<S>(subscriber: S)
        where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            upstream.subscribe(Inner(downstream: subscriber, breakpoint: self))
        }
    }
}

extension Publishers.Breakpoint {
    fileprivate struct Inner<Downstream: Subscriber>: Subscriber, PlainInner
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        let downstream: Downstream
        let breakpoint: Publishers.Breakpoint<Upstream>
        let combineIdentifier = CombineIdentifier()

        private func stop(if isWanted: Bool?) { if isWanted == true { raise(SIGTRAP) } }

        func receive(subscription: any Subscription) {
            stop(if: breakpoint.receiveSubscription?(subscription))
            downstream.receive(subscription: subscription)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            stop(if: breakpoint.receiveOutput?(input))
            return downstream.receive(input)
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            stop(if: breakpoint.receiveCompletion?(completion))
            downstream.receive(completion: completion)
        }

        var description: String { "Breakpoint" }
    }
}
