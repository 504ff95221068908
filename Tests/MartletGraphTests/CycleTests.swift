import Testing

@testable import MartletGraph

@MainActor
@Suite("Cycles")
struct CycleTests {
    let graph = Graph()
    let subgraph: Subgraph
    final class Reports {
        var paths: [[String]] = []
    }
    let reports = Reports()

    init() {
        subgraph = Subgraph(graph: graph)
        let reports = reports
        graph.onCycle = { reports.paths.append($0) }
    }

    @Test("a cycle is reported once with the names along it, and the last good values are kept")
    func reported() {
        let closes = subgraph.input(false, name: "closes")
        let factor = subgraph.input(1, name: "factor")
        let first = Forward<Int>()
        let second = subgraph.rule(name: "second") { closes.value ? first.value * factor.value : 5 }
        let third = subgraph.rule(name: "third") { second.value + 1 }
        first.attribute = subgraph.rule(name: "first") { third.value + 1 }
        #expect(first.value == 7)
        closes.set(true)
        #expect(first.value == 7)
        #expect(second.value == 5)
        #expect(third.value == 6)
        #expect(reports.paths == [["first", "third", "second", "first"]])
        factor.set(3)
        #expect(first.value == 7)
        #expect(second.value == 5)
        #expect(reports.paths.count == 1)
        closes.set(false)
        #expect(first.value == 7)
        #expect(third.value == 6)
    }

    @Test("when a cycle is gone, everything on it is computed afresh, and a new cycle is reported again")
    func recovers() {
        let closes = subgraph.input(false)
        let base = subgraph.input(1)
        let first = Forward<Int>()
        let second = subgraph.rule(name: "second") { (closes.value ? first.value : 0) + base.value }
        first.attribute = subgraph.rule(name: "first") { second.value + 1 }
        let outside = subgraph.rule { first.value + second.value }
        #expect(outside.value == 3)
        closes.set(true)
        base.set(10)
        #expect(outside.value == 3)
        closes.set(false)
        #expect(outside.value == 21)
        #expect(first.value == 11)
        closes.set(true)
        _ = outside.value
        #expect(reports.paths.count == 2)
    }

    @Test("a rule that reads itself")
    func itself() {
        let input = subgraph.input(1)
        let rule = Forward<Int>()
        rule.attribute = subgraph.rule(name: "self") { input.value + rule.value }
        #expect(rule.value == 1)
        #expect(reports.paths == [["self", "self"]])
    }

    @Test("without a value yet a cycle reads nil, empty or zero")
    func placeholders() {
        let text = Forward<String>()
        text.attribute = subgraph.rule { text.value + "a" }
        #expect(text.value == "a")
        let optional = Forward<[Int]?>()
        optional.attribute = subgraph.rule { (optional.value ?? [0]) + [1] }
        #expect(optional.value == [0, 1])
        struct Point: Equatable {
            var x = 1.0
            var y = 2.0
        }
        let point = Forward<Point>()
        point.attribute = subgraph.rule { Point(x: point.value.x + 1, y: point.value.y) }
        #expect(point.value == Point(x: 1, y: 0))
    }

    @Test("a cycle of a type without any such value ends the program")
    func noPlaceholder() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            final class Object {}
            let subgraph = Subgraph(graph: Graph())
            let rule = Forward<Object>()
            rule.attribute = subgraph.rule(name: "object") { rule.value }
            _ = rule.value
        }
    }

    @Test("a dependency that turns round at once is no cycle")
    func reversal() {
        let flag = subgraph.input(true)
        let first = Forward<Int>()
        let second = Forward<Int>()
        first.attribute = subgraph.rule { flag.value ? second.value + 1 : 1 }
        second.attribute = subgraph.rule { flag.value ? 2 : first.value + 1 }
        #expect(first.value == 3)
        flag.set(false)
        #expect(first.value == 1)
        #expect(second.value == 2)
        flag.set(true)
        #expect(second.value == 2)
        #expect(first.value == 3)
        #expect(reports.paths == [])
    }

    @Test("an effect in a cycle of rules still runs")
    func effect() {
        let first = Forward<Int>()
        let second = subgraph.rule(name: "second") { first.value }
        first.attribute = subgraph.rule(name: "first") { second.value }
        var seen: [Int] = []
        subgraph.effect { seen.append(first.value) }
        graph.update()
        #expect(seen == [0])
        #expect(reports.paths.count == 1)
        #expect(!graph.hasQueuedEffects)
    }
}
