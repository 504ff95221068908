import Combine
import CombineTestKit

/// A line of one of the tables, seen as something that the rules of the contract hold for.
struct Entry: Sendable, CustomStringConvertible {
    let name: String
    let count: Int
    let make: @Sendable ([Stream], VirtualScheduler) -> Stream

    /// Whether a source may be left alone when all is over.
    var leavesOpen = false

    var description: String { name }
}

/// All lines of all tables whose sources a test can play.
let entries: [Entry] =
    operators.map { item in Entry(name: item.name, count: 1, make: { sources, _ in item.make(sources[0]) }) }
    + combinations.map { item in
        Entry(
            name: item.name, count: item.count, make: { sources, _ in item.make(sources) }, leavesOpen: item.leavesOpen)
    }
    + timedOperators.map { item in
        Entry(
            name: "\(item.name) on a scheduler", count: 1,
            make: { sources, scheduler in item.make(sources[0], scheduler) })
    }

/// An entry at work, with sources and a scheduler that the test plays.
final class Stage {
    let sources: [Hose]
    let scheduler = VirtualScheduler()
    let probe: Probe
    let publisher: Stream

    /// Whether no source is listened to any more.
    var isAtRest: Bool { sources.allSatisfy(\.isAtRest) }

    init(_ entry: Entry, demand: Subscribers.Demand = .none) {
        sources = (0..<entry.count).map { _ in Hose() }
        publisher = entry.make(sources.map { $0.eraseToAnyPublisher() }, scheduler)
        probe = Probe()
        publisher.subscribe(probe)
        scheduler.runDue()
        if demand > .none { request(demand) }
    }

    deinit {
        probe.forget()
        for source in sources { source.forget() }
        scheduler.releaseAll()
    }

    func request(_ demand: Subscribers.Demand) {
        probe.request(demand)
        scheduler.runDue()
    }

    func cancel() {
        probe.cancel()
        scheduler.runDue()
    }

    /// Sends to a source, and lets a time go by in which all that it leads to happens.
    func send(_ what: Sent.What, to index: Int = 0) {
        sources[index].send(what)
        scheduler.advance(to: scheduler.time + 4)
    }

    /// Sends the same value to all sources, from the last one, which is often asked for something first, to the first.
    func sendToAll(_ value: Int) { for index in sources.indices.reversed() { send(.value(value), to: index) } }

    func finishAll() { for index in sources.indices { send(.end(.finished), to: index) } }
}
