import Testing

@testable import MartletGraph

@MainActor
@Suite("Effects")
struct EffectTests {
    let graph = Graph()
    let subgraph: Subgraph

    init() {
        subgraph = Subgraph(graph: graph)
    }

    @Test("an effect runs at the next update, and again only after a change of what it read")
    func runs() {
        let input = subgraph.input(1)
        let other = subgraph.input(1)
        var seen: [Int] = []
        subgraph.effect { seen.append(input.value) }
        #expect(seen == [])
        #expect(graph.hasQueuedEffects)
        graph.update()
        #expect(seen == [1])
        other.set(2)
        #expect(!graph.hasQueuedEffects)
        input.set(2)
        #expect(graph.hasQueuedEffects)
        #expect(seen == [1])
        graph.update()
        graph.update()
        #expect(seen == [1, 2])
    }

    @Test("an effect whose inputs turn out equal does not run")
    func equalInputs() {
        let input = subgraph.input(1)
        let parity = subgraph.rule { input.value % 2 }
        var runs = 0
        subgraph.effect {
            runs += 1
            _ = parity.value
        }
        graph.update()
        input.set(3)
        #expect(graph.hasQueuedEffects)
        graph.update()
        #expect(runs == 1)
        #expect(graph.counters.effectsRun == 1)
        input.set(4)
        graph.update()
        #expect(runs == 2)
    }

    @Test("an input that is written and then written back runs nothing that read it through a rule")
    func writtenBack() {
        let input = subgraph.input(1)
        let rule = subgraph.rule { input.value }
        var runs = 0
        subgraph.effect {
            runs += 1
            _ = rule.value
        }
        graph.update()
        input.set(2)
        input.set(1)
        graph.update()
        #expect(runs == 1)
    }

    @Test("effects run in the order of their creation, whatever the order of the writes")
    func order() {
        let inputs = (0..<20).map { subgraph.input($0) }
        var order: [Int] = []
        for (number, input) in inputs.enumerated().reversed() {
            subgraph.effect {
                _ = input.value
                order.append(number)
            }
        }
        graph.update()
        #expect(order == (0..<20).reversed())
        order = []
        for number in [3, 19, 0, 7, 11, 2] { inputs[number].set(-1) }
        graph.update()
        #expect(order == [19, 11, 7, 3, 2, 0])
    }

    @Test("an effect that a running effect queues runs in the same update, before later ones")
    func writesInside() {
        let input = subgraph.input(0)
        let echo = subgraph.input(0)
        var order: [String] = []
        subgraph.effect { order.append("first \(echo.value)") }
        subgraph.effect {
            order.append("second \(input.value)")
            echo.set(input.value)
        }
        subgraph.effect { order.append("third \(input.value)") }
        graph.update()
        order = []
        input.set(1)
        graph.update()
        #expect(order == ["second 1", "first 1", "third 1"])
        #expect(!graph.hasQueuedEffects)
    }

    @Test("an effect that writes what it has read runs again until it settles")
    func settles() {
        let input = subgraph.input(0)
        var runs = 0
        subgraph.effect {
            runs += 1
            if input.value < 10 { input.set(input.value + 1) }
        }
        graph.update()
        #expect(input.value == 10)
        #expect(runs == 11)
    }

    @Test("an effect that writes an input before it reads it does not run again")
    func writeThenRead() {
        let source = subgraph.input(1)
        let copy = subgraph.input(0)
        var runs = 0
        subgraph.effect {
            runs += 1
            copy.set(source.value)
            _ = copy.value
        }
        graph.update()
        source.set(2)
        graph.update()
        #expect(runs == 2)
    }

    @Test("an effect that never settles is reported and left, and runs again after the next change")
    func runaway() {
        let input = subgraph.input(0)
        let other = subgraph.input(0)
        var reports: [[String]] = []
        graph.onCycle = { reports.append($0) }
        subgraph.effect(name: "counting") {
            _ = other.value
            input.set(input.value + 1)
        }
        graph.update()
        #expect(reports == [["counting", "counting"]])
        let reached = input.value
        #expect(!graph.hasQueuedEffects)
        other.set(1)
        graph.update()
        #expect(input.value > reached)
    }

    @Test("the owner is told when the queue stops being empty, once, and not during an update")
    func announcement() {
        var calls = 0
        graph.onEffectQueued = { calls += 1 }
        let input = subgraph.input(0)
        let second = subgraph.input(0)
        subgraph.effect { _ = input.value }
        subgraph.effect { second.set(input.value) }
        subgraph.effect { _ = second.value }
        #expect(calls == 1)
        graph.update()
        #expect(calls == 1)
        input.set(1)
        second.set(7)
        #expect(calls == 2)
        graph.update()
        #expect(calls == 2)
    }

    @Test("who is told that an effect is queued can read the new value")
    func readInAnnouncement() {
        let text = subgraph.input("old")
        let number = subgraph.input(1)
        let both = subgraph.rule { text.value + "\(number.value)" }
        subgraph.effect { _ = both.value }
        graph.update()
        var seen: [String] = []
        graph.onEffectQueued = { seen.append(both.value) }
        text.set("new")
        graph.update()
        number.set(2)
        #expect(seen == ["new1", "new2"])
    }

    @Test("touch queues an effect")
    func touch() {
        var runs = 0
        let effect = subgraph.effect { runs += 1 }
        graph.update()
        effect.touch()
        effect.touch()
        graph.update()
        #expect(runs == 2)
    }

    @Test("an effect that is freed while it waits does not run, also when its place is taken")
    func freedInQueue() {
        var order: [String] = []
        let child = Subgraph(parent: subgraph)
        child.effect { order.append("freed") }
        child.invalidate()
        subgraph.effect { order.append("new") }
        graph.update()
        #expect(order == ["new"])
    }

    @Test("an effect may free itself and others")
    func freesItself() {
        let child = Subgraph(parent: subgraph)
        let input = subgraph.input(0)
        var runs = [0, 0]
        child.effect {
            runs[0] += 1
            if input.value == 1 { child.invalidate() }
            _ = input.value
        }
        child.effect {
            runs[1] += 1
            _ = input.value
        }
        graph.update()
        input.set(1)
        graph.update()
        #expect(runs == [2, 1])
        input.set(2)
        graph.update()
        #expect(runs == [2, 1])
        #expect(graph.attributeCount == 1)
    }

    @Test("update inside an effect leaves the rest to the outer update")
    func nestedUpdate() {
        var order: [Int] = []
        subgraph.effect {
            order.append(1)
            graph.update()
            order.append(2)
        }
        subgraph.effect { order.append(3) }
        graph.update()
        #expect(order == [1, 2, 3])
    }

    @Test("the transaction is there while the effects run, and is gone after the update")
    func transaction() {
        final class Transaction {}
        let transaction = Transaction()
        let input = subgraph.input(0)
        var seen: [Bool] = []
        subgraph.effect {
            _ = input.value
            seen.append(graph.transaction === transaction)
        }
        graph.update()
        graph.transaction = transaction
        input.set(1)
        graph.update()
        #expect(seen == [false, true])
        #expect(graph.transaction == nil)
    }
}
