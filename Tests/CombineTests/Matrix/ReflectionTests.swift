import Combine
import Foundation
import Testing

/// Something that is shown, and is no operator of the table.
private struct Shown: Sendable, CustomStringConvertible {
    let description: String
    var title = ""
    let make: @Sendable () -> Any

}

private final class Target {
    var value = 0
    @Published var number = 0
}

/// The subscription that a publisher sends.
private func subscription<P: Publisher>(
    of publisher: P, _ demand: Subscribers.Demand = .none
) -> Any {
    let subscriber = RecordingSubscriber<P.Output, P.Failure>(demand)
    publisher.subscribe(subscriber)
    return subscriber.subscription!
}

private func finishedSubject<S: Subject>(_ subject: S) -> S {
    subject.send(completion: .finished)
    return subject
}

/// combine-behaviour.md, section 2: the rows that are not those of an operator.
private let shownObjects: [Shown] = [
    Shown(description: "Autoconnect") {
        let connectable = BareConnectable()
        connectable.autoconnect().subscribe(RecordingSubscriber<Int, TestError>())
        return connectable.source.subscriberItself!
    },
    Shown(description: "SetFailureType") {
        let source = BareSource(Int.self, failure: Never.self)
        source.setFailureType(to: TestError.self).subscribe(RecordingSubscriber<Int, TestError>())
        return source.subscriberItself!
    },
    Shown(description: "Subject") { AnySubscriber(PassthroughSubject<Int, Never>()) },
    Shown(description: "Subject", title: " that is subscribed") {
        let source = BareSource(Int.self, failure: Never.self)
        _ = source.subscribe(PassthroughSubject<Int, Never>())
        return source.subscriberItself!
    },
    Shown(description: "PassthroughSubject") { subscription(of: PassthroughSubject<Int, Never>()) },
    Shown(description: "CurrentValueSubject") { subscription(of: CurrentValueSubject<Int, Never>(0)) },
    Shown(description: "PublishedSubject") { subscription(of: Target().$number) },
    Shown(description: "ObservableObjectPublisher") { subscription(of: ObservableObjectPublisher()) },
    Shown(description: "Future") { subscription(of: Future<Int, Never> { _ in }) },
    Shown(description: "Just") { subscription(of: Just(1)) },
    Shown(description: "Optional") { subscription(of: Optional(1).publisher) },
    Shown(description: "Once") { subscription(of: Result<Int, TestError>.success(1).publisher) },
    Shown(description: "1...5") { subscription(of: (1...5).publisher) },
    Shown(description: "Sequence") { subscription(of: (1...5).publisher, .unlimited) },
    Shown(description: "[1, 2]") { subscription(of: Record<Int, Never>(output: [1, 2], completion: .finished)) },
    Shown(description: "Cancelled Events") {
        subscription(of: Record<Int, Never>(output: [1, 2], completion: .finished), .unlimited)
    },
    Shown(description: "Empty") { Subscriptions.empty },
    Shown(description: "Empty", title: " of Empty") { subscription(of: Empty<Int, Never>()) },
    Shown(description: "Empty", title: " of Fail") { subscription(of: Fail<Int, TestError>(error: .first)) },
    Shown(description: "Empty", title: " of nil") { subscription(of: Int?.none.publisher) },
    Shown(description: "Empty", title: " of a failure") {
        subscription(of: Result<Int, TestError>.failure(.first).publisher)
    },
    Shown(description: "Empty", title: " of no values") { subscription(of: [Int]().publisher) },
    Shown(description: "Empty", title: " of a subject that is over") {
        subscription(of: finishedSubject(PassthroughSubject<Int, Never>()))
    },
    Shown(description: "Empty", title: " of a subject with a value that is over") {
        subscription(of: finishedSubject(CurrentValueSubject<Int, Never>(0)))
    },
    Shown(description: "Sink") { Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in }) },
    Shown(description: "Assign Target.") { Subscribers.Assign(object: Target(), keyPath: \.value) },
    Shown(description: "Anonymous AnySubscriber") { AnySubscriber<Int, Never>() },
    Shown(description: "Anonymous AnySubscriber", title: " of closures") {
        AnySubscriber<Int, Never>(receiveValue: { _ in .none })
    },
    Shown(description: "AnyPublisher") { Just(1).eraseToAnyPublisher() },
    Shown(description: "DataTaskPublisher") {
        subscription(of: URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/nothing")))
    },
    Shown(description: "NotificationCenter Observer") {
        subscription(of: NotificationCenter().publisher(for: .init("x")))
    },
    Shown(description: "max(0)") { Subscribers.Demand.none },
    Shown(description: "max(42)") { Subscribers.Demand.max(42) },
    Shown(description: "unlimited") { Subscribers.Demand.unlimited },
]

// combine-behaviour.md, section 2, "Reflection of inner subscribers and subscriptions".
// The file imports Foundation and Combine alone, and sees `URLSession` all the same.
@Suite("What subscribers and subscriptions show", .releasing)
struct ReflectionTests {
    @Test("names and mirrors of what is no operator of the table", arguments: shownObjects)
    fileprivate func objects(item: Shown) throws {
        let shown = item.make()
        #expect("\(shown)" == item.description)
        #expect(!(shown is any CustomDebugStringConvertible))
        guard !(shown is Subscribers.Demand) else { return }
        let playground = try #require(shown as? any CustomPlaygroundDisplayConvertible).playgroundDescription
        #expect(playground as? String == item.description)
        if let labels = ReflectionRow.labels(item.description) {
            #expect(try #require(shown as? any CustomReflectable).customMirror.children.map(\.label) == labels)
        }
    }

    // Row "FlatMap child; SwitchToLatest inner".
    @Test("what listens to the publishers that were sent shows whom it belongs to, and is no subscription")
    func children() {
        func check<P: Publisher>(_ make: (NumberSource, NumberSource) -> P) {
            let (source, child) = (NumberSource(), NumberSource())
            let subscriber = RecordingSubscriber<P.Output, P.Failure>()
            make(source, child).subscribe(subscriber)
            source.send(1)
            let inner = child.subscriberItself!
            let outer = subscriber.subscription!.combineIdentifier
            #expect("\(inner)" == "\(subscriber.subscription!)" && !(inner is any Subscription))
            let children = Mirror(reflecting: inner).children
            #expect(children.map(\.label) == ["parentSubscription"])
            #expect(children.first?.value as? CombineIdentifier == outer)
            #expect(child.subscriber?.combineIdentifier != outer)
        }
        check { source, child in source.flatMap { _ in child } }
        check { source, child in source.map { _ in child }.switchToLatest() }
    }

    // Row "delay, prefix(untilOutputFrom:), Timer subscription and connection". The first two are in the table of operators.
    @Test("a timer's subscription and connection have no name of their own")
    func timer() {
        let publisher = Timer.publish(every: 60, on: .main, in: .default)
        let connection = publisher.connect()
        for shown in [subscription(of: publisher), connection as Any] {
            #expect(!(shown is any CustomStringConvertible) && !(shown is any CustomReflectable))
            #expect(!(shown is any CustomPlaygroundDisplayConvertible))
        }
        connection.cancel()
    }

    @Test("each name of the table is that of an operator or of one of these")
    func complete() {
        let known = Set(operatorCases.compactMap(\.shown)).union(shownObjects.map(\.description))
        #expect(Set(reflectionTable.flatMap(\.descriptions)).subtracting(known) == [])
    }
}
