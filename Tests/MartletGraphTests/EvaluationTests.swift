import Testing

@testable import MartletGraph

@MainActor
@Suite("Evaluation")
struct EvaluationTests {
    let graph = Graph()
    let subgraph: Subgraph

    init() {
        subgraph = Subgraph(graph: graph)
    }

    @Test("a rule first runs when it is read, and then only after a change")
    func laziness() {
        let input = subgraph.input(1)
        var runs = 0
        let double = subgraph.rule {
            runs += 1
            return input.value * 2
        }
        #expect(runs == 0)
        #expect(double.value == 2)
        #expect(double.value == 2)
        #expect(runs == 1)
        input.set(4)
        #expect(runs == 1)
        #expect(double.value == 8)
        #expect(runs == 2)
    }

    @Test("writing an equal value is not a change")
    func equalWrite() {
        let input = subgraph.input("a")
        var runs = 0
        let rule = subgraph.rule {
            runs += 1
            return input.value
        }
        _ = rule.value
        #expect(input.set("a") == false)
        #expect(rule.value == "a")
        #expect(runs == 1)
        #expect(input.set("b") == true)
        #expect(rule.value == "b")
        #expect(runs == 2)
    }

    @Test("an equal result stops the wave: nothing downstream is evaluated")
    func cutOff() {
        let input = subgraph.input(1)
        var runs = 0
        let isPositive = subgraph.rule { input.value > 0 }
        let middle = subgraph.rule {
            runs += 1
            return isPositive.value ? "yes" : "no"
        }
        let last = subgraph.rule {
            runs += 1
            return middle.value + "!"
        }
        #expect(last.value == "yes!")
        #expect(runs == 2)
        input.set(2)
        graph.counters.reset()
        #expect(last.value == "yes!")
        #expect(runs == 2)
        #expect(graph.counters.rulesEvaluated == 1)
    }

    @Test("each attribute of a diamond is evaluated once for a change")
    func diamond() {
        let input = subgraph.input(1)
        var runs = [0, 0, 0]
        let left = subgraph.rule {
            runs[0] += 1
            return input.value + 1
        }
        let right = subgraph.rule {
            runs[1] += 1
            return input.value * 10
        }
        let sum = subgraph.rule {
            runs[2] += 1
            return left.value + right.value
        }
        #expect(sum.value == 12)
        input.set(2)
        #expect(sum.value == 23)
        #expect(runs == [2, 2, 2])
    }

    @Test("a dependency that was not read again is dropped")
    func conditional() {
        let flag = subgraph.input(true)
        let first = subgraph.input(1)
        let second = subgraph.input(2)
        var runs = 0
        let rule = subgraph.rule {
            runs += 1
            return flag.value ? first.value : second.value
        }
        #expect(rule.value == 1)
        second.set(20)
        #expect(rule.value == 1)
        #expect(runs == 1)
        flag.set(false)
        #expect(rule.value == 20)
        first.set(10)
        #expect(rule.value == 20)
        #expect(runs == 2)
        flag.set(true)
        #expect(rule.value == 10)
        #expect(runs == 3)
    }

    @Test("a rule that is no longer asked for is not evaluated, although it was a dependency")
    func staleBranch() {
        let items = subgraph.input([1, 2, 3])
        let index = subgraph.input(2)
        let isInside = subgraph.rule { index.value < items.value.count }
        // It would trap if it were evaluated after the items have become fewer.
        let item = subgraph.rule { items.value[index.value] }
        let shown = subgraph.rule { isInside.value ? item.value : -1 }
        #expect(shown.value == 3)
        items.set([1])
        #expect(shown.value == -1)
        items.set([7, 8, 9])
        #expect(shown.value == 9)
    }

    @Test("reading one attribute many times in a run makes one dependency")
    func repeatedReads() {
        let first = subgraph.input(1)
        let second = subgraph.input(2)
        let rule = subgraph.rule {
            var sum = 0
            for _ in 0..<10 { sum += first.value + second.value }
            return sum
        }
        #expect(rule.value == 30)
        graph.counters.reset()
        first.set(2)
        second.set(3)
        #expect(graph.counters.edgesInvalidated == 2)
        #expect(rule.value == 50)
    }

    @Test("untracked reads make no dependency")
    func untracked() {
        let first = subgraph.input(1)
        let second = subgraph.input(2)
        let third = subgraph.input(3)
        var runs = 0
        let rule = subgraph.rule {
            runs += 1
            return first.value + second.untrackedValue + graph.untracked { third.value }
        }
        #expect(rule.value == 6)
        second.set(20)
        third.set(30)
        #expect(rule.value == 6)
        first.set(10)
        #expect(rule.value == 60)
        #expect(runs == 2)
    }

    @Test("a rule that is evaluated inside untracked has its own dependencies")
    func untrackedInner() {
        let input = subgraph.input(1)
        let inner = subgraph.rule { input.value + 1 }
        let outer = subgraph.rule { graph.untracked { inner.value } }
        #expect(outer.value == 2)
        input.set(5)
        #expect(inner.value == 6)
        #expect(outer.value == 2)
    }

    @Test("touch counts as a change of an input, and makes a rule run again")
    func touch() {
        let input = subgraph.input(1)
        var runs = [0, 0]
        let rule = subgraph.rule {
            runs[0] += 1
            return input.value
        }
        let dependent = subgraph.rule {
            runs[1] += 1
            return rule.value
        }
        _ = dependent.value
        input.touch()
        _ = dependent.value
        #expect(runs == [2, 1])
        rule.touch()
        _ = dependent.value
        #expect(runs == [3, 1])
    }

    @Test("comparison never treats every value as another, and a custom one decides itself")
    func comparisons() {
        let always = subgraph.input(1, comparison: .never)
        let rough = subgraph.input(10, comparison: .custom { $0 / 10 == $1 / 10 })
        #expect(always.set(1))
        #expect(!rough.set(15))
        #expect(rough.value == 10)
        #expect(rough.set(25))
        var runs = 0
        let source = subgraph.rule(comparison: .never) { rough.value / 100 }
        let dependent = subgraph.rule {
            runs += 1
            return source.value
        }
        _ = dependent.value
        rough.set(35)
        _ = dependent.value
        #expect(runs == 2)
    }

    @Test("a value keeps its address through changes, and can be read in place")
    func stableAddress() {
        struct Large: Equatable {
            var words = (1, 2, 3, 4, 5)
            var text = "text"
            static func == (left: Large, right: Large) -> Bool {
                left.words == right.words && left.text == right.text
            }
        }
        let input = subgraph.input(Large())
        let rule = subgraph.rule {
            var large = input.value
            large.words.4 += 1
            return large
        }
        let before = rule.withPointer { $0 }
        #expect(before.pointee.words.4 == 6)
        for _ in 0..<1_000 { _ = subgraph.input(0) }
        var next = Large()
        next.words.4 = 70
        input.set(next)
        let after = rule.any.withRawPointer { $0 }
        #expect(UnsafeRawPointer(before) == after)
        #expect(after.load(fromByteOffset: 32, as: Int.self) == 71)
        #expect(rule.any.cast(to: Large.self).value.text == "text")
    }

    @Test("reading in place makes a dependency")
    func pointerTracks() {
        let input = subgraph.input(1)
        let rule = subgraph.rule {
            input.withPointer { $0.pointee } + input.any.withRawPointer { $0.load(as: Int.self) }
        }
        #expect(rule.value == 2)
        input.set(2)
        #expect(rule.value == 4)
    }

    @Test("attributes can be made during evaluation")
    func creation() {
        let input = subgraph.input(2)
        var made: [Attribute<Int>] = []
        let rule = subgraph.rule {
            let count = input.value
            while made.count < count {
                let factor = made.count + 1
                made.append(subgraph.rule { input.value * factor })
            }
            return made.reduce(0) { $0 + $1.value }
        }
        #expect(rule.value == 6)
        input.set(3)
        #expect(rule.value == 18)
        #expect(graph.attributeCount == 5)
    }

    @Test("an input that a rule writes while it runs is seen by those who read it before")
    func writeDuringRule() {
        let source = subgraph.input(1)
        let copy = subgraph.input(0)
        let reader = subgraph.rule { copy.value * 10 }
        let writer = subgraph.rule {
            copy.set(source.value)
            return source.value
        }
        #expect(reader.value == 0)
        #expect(writer.value == 1)
        #expect(reader.value == 10)
        source.set(2)
        #expect(writer.value == 2)
        #expect(reader.value == 20)
    }

    @Test("isEvaluating is true inside a body, also inside untracked")
    func isEvaluating() {
        var seen: [Bool] = []
        let rule = subgraph.rule {
            seen.append(graph.isEvaluating)
            graph.untracked { seen.append(graph.isEvaluating) }
            return 0
        }
        _ = rule.value
        #expect(seen == [true, true])
        #expect(!graph.isEvaluating)
    }

    @Test("values, also large ones, are released when they are replaced and when they are freed")
    func lifetimes() {
        final class Token {}
        weak var first: Token?
        weak var second: Token?
        var input: Attribute<(Token, Int, Int, Int)>?
        do {
            let token = Token()
            first = token
            input = subgraph.input((token, 1, 2, 3))
        }
        #expect(first != nil)
        do {
            let token = Token()
            second = token
            input?.set((token, 1, 2, 3))
        }
        #expect(first == nil)
        #expect(second != nil)
        subgraph.invalidate()
        #expect(second == nil)
    }

    @Test("the numbers of runs begin again without a lost dependency")
    func runNumbersWrap() {
        let input = subgraph.input(1)
        let rule = subgraph.rule { input.value + 1 }
        #expect(rule.value == 2)
        graph.state.pointee.lastRun = UInt32.max
        for value in 2..<10 {
            input.set(value)
            #expect(rule.value == value + 1)
        }
    }
}
