import Testing

@testable import Combine

@Suite("The machine of autoconnect, alone")
struct ConnectionMachineTests {
    @Test("the first subscriber connects, and the last one gives the connection back")
    func connection() {
        var machine = ConnectionMachine<String>()
        #expect(machine.begin() == false)
        machine.enter()
        #expect(machine.begin() && !machine.begin())
        #expect(machine.end("connection") == true)
        machine.enter()
        #expect(machine.begin() == false)
        #expect(machine.leave() == nil && machine.leave() == "connection")
        machine.enter()
        #expect(machine.begin() == true)
    }

    // combine-behaviour.md, Sharing: one that subscribes from inside its subscription connects once here.
    @Test("one that comes while it connects does not connect again")
    func comingMeanwhile() {
        var machine = ConnectionMachine<String>()
        machine.enter()
        #expect(machine.begin() == true)
        machine.enter()
        #expect(!machine.begin() && machine.end("connection"))
        #expect(machine.leave() == nil && machine.leave() == "connection")
    }

    @Test("a connection that nobody waits for any more is not kept")
    func goneMeanwhile() {
        var machine = ConnectionMachine<String>()
        machine.enter()
        #expect(machine.begin() && machine.leave() == nil && !machine.end("connection"))
        machine.enter()
        #expect(machine.begin() && machine.end("another") && machine.leave() == "another")
    }
}
