import Testing

@testable import Combine

@Suite("Combining machines, alone")
struct CombiningMachineTests {
    private typealias Source = BareSource<Int, Never>

    @Test("zip keeps what waits, and gives the oldest of each")
    func zip() {
        var machine = Publishers.Zip<Source, Source>.Machine()
        machine.a.append(1)
        machine.a.append(2)
        #expect(machine.next() == nil && !machine.isEmpty(0) && machine.isEmpty(1))
        machine.b.append(10)
        #expect(machine.next().map { $0 + $1 } == 11)
        #expect(!machine.isEmpty(0) && machine.isEmpty(1) && machine.next() == nil)
    }

    @Test("combineLatest gives the newest of each, once there is one of each")
    func combineLatest() {
        var machine = Publishers.CombineLatest<Source, Source>.Machine()
        machine.a = 1
        #expect(machine.newest() == nil)
        machine.b = 10
        machine.a = 2
        #expect(machine.newest().map { $0 + $1 } == 12)
    }

    // combine-behaviour.md, Many upstreams, zip: what is asked for during a delivery.
    @Test("what is asked for during a delivery goes to the side whose value completed it, as an answer")
    func answers() {
        var machine = AnswerMachine()
        #expect(machine.request(.max(1)) == nil)
        #expect(machine.begin(from: 1) && !machine.begin(from: 0))
        #expect(machine.request(.max(2)) == 1 && machine.request(.max(3)) == 1)
        #expect(machine.end() == .max(5) && machine.request(.max(4)) == nil)
        #expect(machine.begin(from: 0) && machine.end() == Subscribers.Demand.none)
    }

    @Test("a queue gives what was put in, in order, and lets go what it gave")
    func queue() {
        var queue = Queue<Int>()
        var model: [Int] = []
        for number in 0..<500 {
            if number % 3 == 2 {
                #expect(queue.popFirst() == model.removeFirst())
            } else {
                queue.append(number)
                model.append(number)
            }
            #expect(queue.count == model.count && queue.isEmpty == model.isEmpty)
        }
        #expect(queue.contents == model)
        #expect(queue.replaceFirst(with: -1) { $0 == model[5] } == model[5])
        #expect(queue.contents[5] == -1)
    }
}
