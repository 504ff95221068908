import Testing

@testable import Combine

@Suite("Machines of publishers of publishers, alone")
struct FlatteningMachineTests {
    // Subscriptions are named by strings: a machine only keeps them and gives them back.
    @Test("flatMap numbers what it starts, and asks each for one value while demand has a limit")
    func flatMapLimited() {
        var machine = FlatMapMachine<String>()
        #expect(machine.start() == nil)
        #expect(machine.accept(upstream: "up") && !machine.accept(upstream: "second"))
        #expect(machine.start() == 0 && machine.start() == 1)
        #expect(machine.receive(from: 0) == .max(1) && machine.receive(from: 2) == nil)
        #expect(machine.accept("a", from: 0) == .max(1) && machine.accept("again", from: 0) == nil)
        #expect(machine.receive(from: 0) == .max(1) && machine.askAgain(0) == "a" && machine.askAgain(1) == nil)
    }

    @Test("flatMap asks for everything once, and of those that come later at once")
    func flatMapUnlimited() {
        var machine = FlatMapMachine<String>()
        _ = machine.accept(upstream: "up")
        for name in ["a", "b"] { _ = machine.accept(name, from: machine.start()!) }
        #expect(machine.requestAll() == ["a", "b"] && machine.requestAll() == [])
        #expect(machine.receive(from: 0) == Subscribers.Demand.none && machine.askAgain(0) == nil)
        #expect(machine.accept("c", from: machine.start()!) == .unlimited)
    }

    @Test("flatMap is over when upstream and all that runs are, and a publisher that is subscribed to counts")
    func flatMapEnd() {
        var machine = FlatMapMachine<String>()
        _ = machine.accept(upstream: "up")
        _ = machine.accept("a", from: machine.start()!)
        let second = machine.start()!
        guard case (.room(upstream: "up"?), "a"?) = machine.finish(0), case (.ignored, nil) = machine.finish(0) else {
            Issue.record("an end makes room, once")
            return
        }
        #expect(machine.upstreamForMore == "up" && !machine.finishUpstream())
        #expect(machine.upstreamForMore == nil && machine.start() == nil)
        guard case (.last, nil) = machine.finish(second) else {
            Issue.record("nothing is left")
            return
        }
        #expect(machine.close()?.children == [] && machine.close() == nil && !machine.isOpen)
    }

    @Test("flatMap gives back all that runs, oldest first and without the one that failed")
    func flatMapClose() {
        var machine = FlatMapMachine<String>()
        _ = machine.accept(upstream: "up")
        for name in ["a", "b", "c"] { _ = machine.accept(name, from: machine.start()!) }
        _ = machine.start()
        let held = machine.close(exceptFor: 1)
        #expect(held?.children == ["a", "c"] && held?.upstream == "up")
        #expect(machine.accept("late", from: 3) == nil && machine.receive(from: 0) == nil)
        #expect(machine.accept(upstream: "late") == false)
    }

    @Test("switchToLatest lets only the newest publisher through, and gives back the one before")
    func switching() {
        var machine = SwitchToLatestMachine<String>()
        #expect(machine.replaceNewest(isOver: false) == nil)
        #expect(machine.accept(upstream: "up") && !machine.accept(upstream: "second"))
        #expect(machine.replaceNewest(isOver: false) ?? (0, "none") == (1, nil))
        #expect(machine.isNewest(1) && machine.accept("a", from: 1) && !machine.accept("again", from: 1))
        #expect(machine.newestHandle == "a")
        #expect(machine.replaceNewest(isOver: false) ?? (0, nil) == (2, "a"))
        #expect(!machine.isNewest(1) && machine.isNewest(2) && !machine.accept("late", from: 1))
        #expect(machine.replaceNewest(isOver: true) ?? (0, "none") == (3, nil) && !machine.isNewest(3))
    }

    @Test("switchToLatest is over when upstream and the newest publisher are, in either order")
    func switchingEnd() {
        for upstreamFirst in [true, false] {
            var machine = SwitchToLatestMachine<String>()
            _ = machine.accept(upstream: "up")
            _ = machine.replaceNewest(isOver: false)
            if case .early = machine.finish(1) {} else { Issue.record("it has not begun") }
            if case .ignored = machine.finish(0) {} else { Issue.record("there was none before") }
            _ = machine.accept("a", from: 1)
            if upstreamFirst { #expect(machine.finishUpstream() == false) }
            switch machine.finish(1) {
            case .last("a"?): #expect(upstreamFirst)
            case .goesOn("a"?): #expect(!upstreamFirst && machine.finishUpstream())
            default: Issue.record("it was the newest one")
            }
            #expect(machine.replaceNewest(isOver: false) == nil)
        }
    }

    @Test("switchToLatest gives back what runs, once")
    func switchingClose() {
        var machine = SwitchToLatestMachine<String>()
        _ = machine.accept(upstream: "up")
        _ = machine.replaceNewest(isOver: false)
        _ = machine.accept("a", from: 1)
        #expect(machine.close() ?? (nil, nil) == ("a", "up"))
        #expect(machine.close() == nil && !machine.isOpen && !machine.isNewest(1))
    }
}
