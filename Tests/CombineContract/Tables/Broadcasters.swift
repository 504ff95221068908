import Combine

private final class Owner {
    @Published var value = 0
}

/// The table of all that several subscribers share.
let broadcasters: [Broadcaster] = [
    Broadcaster(name: "PassthroughSubject", publishers: ["PassthroughSubject"], memory: .nothing) {
        let subject = PassthroughSubject<Int, ContractError>()
        return Broadcaster.Instance(publisher: subject.eraseToAnyPublisher(), send: { send($0, to: subject) })
    },
    Broadcaster(name: "CurrentValueSubject", publishers: ["CurrentValueSubject"], memory: .newestValue) {
        let subject = CurrentValueSubject<Int, ContractError>(0)
        return Broadcaster.Instance(publisher: subject.eraseToAnyPublisher(), send: { send($0, to: subject) })
    },
    Broadcaster(name: "Published", publishers: ["Published"], memory: .newestValue, ends: false) {
        let owner = Owner()
        return Broadcaster.Instance(
            publisher: owner.$value.setFailureType(to: ContractError.self).eraseToAnyPublisher(),
            send: { if case .value(let value) = $0 { owner.value = value } })
    },
    connected("multicast", .nothing) { $0.multicast { PassthroughSubject() } },
    connected("multicast with a value", .newestValue) { $0.multicast { CurrentValueSubject(0) } },
    shared("share", .nothing) { $0.share() },
    shared("multicast and autoconnect", .nothing) { $0.multicast { PassthroughSubject() }.autoconnect() },
    Broadcaster(name: "makeConnectable", publishers: ["MakeConnectable"], memory: .nothing, ends: false) {
        let subject = PassthroughSubject<Int, Never>()
        let connectable = subject.makeConnectable()
        let connection = connectable.connect()
        return Broadcaster.Instance(
            publisher: connectable.setFailureType(to: ContractError.self).eraseToAnyPublisher(),
            send: { if case .value(let value) = $0 { subject.send(value) } }, tearDown: { connection.cancel() })
    },
]

private func send<S: Subject>(_ what: Sent.What, to subject: S)
where S.Output == Int, S.Failure == ContractError {
    switch what {
    case .value(let value): subject.send(value)
    case .end(let end): subject.send(completion: end.completion)
    }
}

private func shared<P: Publisher & SendableMetatype>(
    _ name: String, _ memory: Broadcaster.Memory, make: @escaping @Sendable (Hose) -> P
) -> Broadcaster where P.Output == Int, P.Failure == ContractError {
    Broadcaster(name: name, publishers: publisherNames(in: P.self), memory: memory) {
        let hose = Hose()
        return Broadcaster.Instance(
            publisher: make(hose).eraseToAnyPublisher(), send: hose.send, tearDown: hose.forget)
    }
}

private func connected<P: ConnectablePublisher & SendableMetatype>(
    _ name: String, _ memory: Broadcaster.Memory, make: @escaping @Sendable (Hose) -> P
) -> Broadcaster where P.Output == Int, P.Failure == ContractError {
    Broadcaster(name: name, publishers: publisherNames(in: P.self), memory: memory) {
        let hose = Hose()
        let connectable = make(hose)
        let connection = connectable.connect()
        return Broadcaster.Instance(publisher: connectable.eraseToAnyPublisher(), send: hose.send) {
            connection.cancel()
            hose.forget()
        }
    }
}
