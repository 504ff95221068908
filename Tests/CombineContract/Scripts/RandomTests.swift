import Combine
import Testing

// MARTLET_SEED and COMBINE_SCRIPTS say with which numbers, and how many scripts are tried in all.
@Suite("Random scripts")
struct RandomTests {
    private func dice(_ part: Int) -> Dice { Dice(Settings.seed &+ UInt64(part)) }

    /// The number of scripts for each of `count` tests that share one part in six of all of them.
    private func share(of count: Int, parts: Int = 1) -> Int { Settings.scripts * parts / 6 / count + 1 }

    private func expectNothing(_ report: String?) {
        if let report { Issue.record("\(report)") }
    }

    @Test("each operator does what its model says, whatever the script (random)", arguments: operators.indices)
    func single(index: Int) {
        var dice = dice(index)
        expectNothing(
            firstReport(of: share(of: operators.count)) { Script(operators: [operators[index]], dice: &dice) })
    }

    @Test("chains of two to eight operators do what their models say together (random)", arguments: 0..<4)
    func chains(part: Int) {
        var dice = dice(part)
        let report = firstReport(of: share(of: 4, parts: 2)) {
            // Half of the chains lose nothing, so that their models hold for any demand.
            let table = dice.roll(2) == 0 ? operators : careful
            let chain = (0..<(2 + dice.roll(7))).map { _ in table[dice.roll(table.count)] }
            return Script(operators: chain, dice: &dice)
        }
        expectNothing(report)
    }

    @Test("operators with several publishers do what their models say (random)", arguments: combinations.indices)
    func combination(index: Int) {
        var dice = dice(index)
        expectNothing(
            firstReport(of: share(of: combinations.count)) { CombinationScript(combinations[index], dice: &dice) })
    }

    @Test("operators with a scheduler do what their models say (random)", arguments: timedOperators.indices)
    func timed(index: Int) {
        var dice = dice(index)
        expectNothing(
            firstReport(of: share(of: timedOperators.count)) { TimedScript(timedOperators[index], dice: &dice) })
    }

    @Test("what is shared does what its model says (random)", arguments: broadcasters.indices)
    func broadcast(index: Int) {
        var dice = dice(index)
        expectNothing(
            firstReport(of: share(of: broadcasters.count)) { BroadcastScript(broadcasters[index], dice: &dice) })
    }

    @Test("publishers of given values send them as they are asked for (random)", arguments: valueSources.indices)
    func source(index: Int) {
        var dice = dice(index)
        expectNothing(firstReport(of: 40) { SourceScript(valueSources[index], dice: &dice) })
    }

    @Test("a marble line can be read again")
    func marbles() throws {
        var dice = Dice(1)
        for _ in 0..<100 {
            let script = Script(operators: [operators[dice.roll(operators.count)], operators[0]], dice: &dice)
            #expect(try #require(Script(script.description)).description == script.description)
        }
    }
}
