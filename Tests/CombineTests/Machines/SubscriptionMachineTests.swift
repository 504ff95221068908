import Testing

@testable import Combine

@Suite("Machines of subscriptions, alone")
struct SubscriptionMachineTests {
    @Test("a source takes one subscription, and gives it back once")
    func source() {
        var source = SourceStatus<String>.awaiting
        #expect(source.isAwaiting && !source.isSubscribed && source.subscription == nil)
        #expect(source.accept("first") && !source.accept("second") && source.isSubscribed)
        #expect(source.subscription == "first" && source.close() == "first" && source.close() == nil)
        #expect(source.isTerminal && !source.accept("late"))
        var cancelled = SourceStatus<String>.awaiting
        #expect(cancelled.close() == nil && !cancelled.accept("late"))
    }

    @Test("a link keeps what was asked for too early, and multiplies what is asked for")
    func linkRequests() {
        var machine = LinkMachine<String>(factor: 4)
        func asks(_ demand: Subscribers.Demand) -> String {
            switch machine.request(demand) {
            case .early: "early"
            case .ask(let handle, let demand): "\(handle), \(demand)"
            case .ignored: "ignored"
            }
        }
        func pending(_ extra: Subscribers.Demand = .none) -> String? {
            machine.takePending(extra).map { "\($0.handle), \($0.demand)" }
        }
        #expect(asks(.max(2)) == "early" && asks(.max(1)) == "early" && pending() == nil)
        #expect(asks(.max(3)) == "early")
        #expect(machine.accept("up") && !machine.accept("second"))
        #expect(pending(.max(1)) == "up, max(13)" && pending() == nil)
        #expect(asks(.max(2)) == "up, max(8)" && asks(.unlimited) == "up, unlimited")
        _ = machine.close()
        #expect(asks(.max(1)) == "ignored" && pending(.max(1)) == nil)
    }

    @Test("a link ends once, and can wait for another upstream until then")
    func linkEnd() {
        var machine = LinkMachine<String>(factor: 1)
        _ = machine.accept("up")
        #expect(machine.reopen() == (true, "up") && machine.source.isAwaiting && machine.accept("next"))
        #expect(machine.close() == (true, "next") && machine.close() == (false, nil))
        #expect(machine.reopen() == (false, nil) && !machine.accept("late"))
    }

    @Test("sides are asked for all that downstream asked for before they came")
    func sideRequests() {
        var machine = SidesMachine<String>(count: 3)
        #expect(machine.accept("a", at: 0) == Subscribers.Demand.none && machine.accept("again", at: 0) == nil)
        #expect(machine.request(.max(2)) == ["a"] && machine.accept("b", at: 1) == .max(2))
        #expect(machine.accept("c", at: 2) == .max(2) && machine.request(.max(1), except: 1) == ["a", "c"])
        #expect(machine.requestAllWhenUnlimited(.max(1)) == [])
        #expect(machine.requestAllWhenUnlimited(.unlimited) == ["a", "b", "c"])
        #expect(machine.requestAllWhenUnlimited(.unlimited) == [])
        #expect(machine.handle(at: 1) == "b")
    }

    @Test("the last side that ends is known, and each ends once")
    func sideEnds() {
        var machine = SidesMachine<String>(count: 2)
        _ = machine.accept("a", at: 0)
        let first = machine.finish(0)
        #expect(first?.isLast == false && first?.released == "a" && machine.isTerminal(0) && machine.finish(0) == nil)
        let last = machine.finish(1)
        #expect(last?.isLast == true && last?.released == nil)
    }

    @Test("all sides end together but for the one that failed")
    func sideClose() {
        var machine = SidesMachine<String>(count: 3)
        for (index, name) in ["a", "b", "c"].enumerated() { _ = machine.accept(name, at: index) }
        let closed = machine.close(except: 1)
        #expect(closed?.cancelled == ["a", "c"] && closed?.released == "b")
        #expect(machine.close() == nil && !machine.isOpen && machine.finish(0) == nil)
        #expect(machine.accept("late", at: 0) == nil && machine.request(.max(1)) == [])
    }
}
