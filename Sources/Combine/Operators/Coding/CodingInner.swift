/// The subscriber of `encode` and `decode`: turns each value into another one, or ends the stream.
final class CodingInner<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, LinkedInner
where Downstream.Failure == any Error {
    typealias Failure = UpstreamFailure

    private let downstream: Downstream
    private let code: (Input) throws -> Downstream.Input
    let link: Link

    init(
        name: StaticString, downstream: Downstream, upstreamFailure: UpstreamFailure.Type,
        code: @escaping (Input) throws -> Downstream.Input
    ) {
        self.downstream = downstream
        self.code = code
        link = Link(name: name)
        link.adopt(owner: self)
    }

    deinit { link.disown() }

    func receive(subscription: any Subscription) {
        if link.accept(subscription) { downstream.receive(subscription: link) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard link.isActive.isSet || !link.isTerminal else { return .none }
        do {
            return downstream.receive(try code(input))
        } catch {
            if link.abort() { downstream.receive(completion: .failure(error)) }
            return .none
        }
    }

    func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        if link.finish() { downstream.receive(completion: completion.erasingFailure) }
    }

    func mirrorChildren(status: SubscriptionStatus) -> [(String, Any)] {
        [
            ("downstream", downstream), ("finished", status.isTerminal),
            ("upstreamSubscription", status.subscription as Any),
        ]
    }
}
