import Testing

@testable import Combine

@Suite("Timing machines, alone")
struct TimingMachineTests {
    @Test("throttle schedules one value, keeps the newest or the first, and begins a period with each")
    func throttle() {
        for (latest, expected) in [(true, 3), (false, 2)] {
            var machine = ThrottleMachine<Int, Int, String>(interval: 10, latest: latest)
            guard case (.now, nil) = machine.receive(1, now: 100, isWanted: true) else {
                Issue.record("the first value of an idle stream goes at once")
                return
            }
            #expect(machine.isScheduled && machine.fire() == (1, nil))
            machine.begin(at: 100)
            guard case (.later(110), nil) = machine.receive(2, now: 103, isWanted: true) else {
                Issue.record("the next one waits for the end of the period")
                return
            }
            guard case (nil, let dropped?) = machine.receive(3, now: 104, isWanted: true) else {
                Issue.record("nothing else is scheduled")
                return
            }
            #expect(dropped == (latest ? 2 : 3))
            #expect(!machine.finish("end") && machine.isCompleted)
            #expect(machine.fire() == (expected, "end"))
        }
    }

    @Test("throttle drops what nobody wants, and schedules an end by itself")
    func throttleDrops() {
        var machine = ThrottleMachine<Int, Int, String>(interval: 10, latest: true)
        guard case (nil, 1?) = machine.receive(1, now: 0, isWanted: false) else {
            Issue.record("an unwanted value is dropped")
            return
        }
        #expect(machine.finish("end") && !machine.finish("again"))
        #expect(machine.cancel() == (nil, "end"))
    }

    @Test("debounce gives only the value whose timer fires last")
    func debounce() {
        var machine = DebounceMachine<Int, Int>()
        let first = machine.receive(1)
        let second = machine.receive(2)
        #expect(second.replaced == 1 && !machine.isWaiting(first.generation) && machine.isWaiting(second.generation))
        #expect(machine.fire(first.generation) == nil && machine.fire(second.generation) == 2)
        #expect(machine.fire(second.generation) == nil && machine.current == nil)
    }

    @Test("with one timer for all values, debounce sets it again when it fires too early")
    func sharedDebounce() {
        var machine = DebounceMachine<Int, Int>()
        #expect(machine.receive(1, due: 10).setsTimer)
        #expect(!machine.receive(2, due: 14).setsTimer)
        guard case .again(14) = machine.fire(now: 10), case .send(2) = machine.fire(now: 14) else {
            Issue.record("the last value is sent when it has been quiet")
            return
        }
        #expect(machine.receive(3, due: 30).setsTimer && machine.cancel() == 3)
        guard case .nothing = machine.fire(now: 30) else {
            Issue.record("nothing is left after a cancel")
            return
        }
    }

    @Test("timeout counts the timer that was set last, and sets one for the first request")
    func timeout() {
        var machine = TimeoutMachine()
        let first = machine.arm()
        #expect(machine.counts(first) && machine.request() && !machine.request())
        let second = machine.arm()
        #expect(!machine.counts(first) && machine.counts(second))
    }
}
