/// Does what a `ReplacingMachine` says: the subscriber of `replaceError` and `replaceEmpty`.
@usableFromInline
final class ReplacingInner<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription, PlainInner
where Downstream.Input == Upstream.Output {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure

    private let name: StaticString
    private let output: Upstream.Output
    private let zeroDemandTraps: Bool
    private let lock = Lock()
    private var downstream: Downstream?
    private var machine: ReplacingMachine<any Subscription>

    @usableFromInline init(
        name: StaticString, upstream: Upstream.Type, downstream: Downstream, output: Upstream.Output,
        replaces occasion: ReplacingMachine<any Subscription>.Occasion
    ) {
        self.name = name
        self.output = output
        zeroDemandTraps = occasion == .emptiness
        self.downstream = downstream
        machine = ReplacingMachine(occasion)
    }

    @usableFromInline func receive(subscription: any Subscription) {
        lock.lock()
        let isTaken = machine.accept(subscription)
        let downstream = downstream
        lock.unlock()
        if isTaken { downstream?.receive(subscription: self) } else { subscription.cancel() }
    }

    @usableFromInline func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        lock.lock()
        let step = machine.receive()
        let downstream = downstream
        lock.unlock()
        precondition(step != .unwanted, "upstream sent more values than it was asked for")
        guard step == .pass, let downstream else { return .none }
        let more = downstream.receive(input)
        if more > .none { lock.withLock { machine.add(more) } }
        return more
    }

    @usableFromInline func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        var isFailure = false
        if case .failure = completion { isFailure = true }
        lock.lock()
        let (end, released) = machine.finish(isFailure: isFailure)
        let downstream = end == .pass || end == .replace ? downstream.take() : nil
        lock.unlock()
        withExtendedLifetime(released) {}
        guard let downstream else { return }
        guard end == .pass else { return sendOutput(to: downstream) }
        switch completion {
        case .finished: downstream.receive(completion: .finished)
        case .failure(let error): downstream.receive(completion: .failure(error as! Downstream.Failure))
        }
    }

    private func sendOutput(to downstream: Downstream) {
        _ = downstream.receive(output)
        if lock.withLock({ machine.isCancelled }) { return }
        downstream.receive(completion: .finished)
    }

    @usableFromInline func request(_ demand: Subscribers.Demand) {
        precondition(!zeroDemandTraps || demand > .none, "at least one value has to be asked for")
        lock.lock()
        switch machine.request(demand) {
        case .ask(let subscription):
            lock.unlock()
            subscription?.request(demand)
        case .replace:
            let downstream = downstream.take()
            lock.unlock()
            if let downstream { sendOutput(to: downstream) }
        }
    }

    @usableFromInline func cancel() {
        lock.lock()
        let subscription = machine.cancel()
        let released = downstream.take()
        lock.unlock()
        subscription?.cancel()
        withExtendedLifetime(released) {}
    }

    @usableFromInline var description: String { "\(name)" }
}
