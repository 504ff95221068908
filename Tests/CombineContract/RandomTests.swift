import Combine
import Testing

@Suite("Random scripts")
struct RandomTests {
    @Test("each operator does what its model says, whatever the script (random)", arguments: operators.indices)
    func single(index: Int) {
        var dice = Dice(Settings.seed &+ UInt64(index))
        for _ in 0..<(Settings.scripts / operators.count / 2 + 1) {
            let script = Script(operators: [operators[index]], dice: &dice)
            guard script.problem() != nil else { continue }
            report(script)
            return
        }
    }

    @Test("chains of operators do what their models say together (random)")
    func chains() {
        var dice = Dice(Settings.seed)
        for _ in 0..<(Settings.scripts / 2) {
            let chain = (0..<(2 + dice.roll(7))).map { _ in operators[dice.roll(operators.count)] }
            let script = Script(operators: chain, dice: &dice)
            guard script.problem() != nil else { continue }
            report(script)
            return
        }
    }

    private func report(_ script: Script) {
        let smallest = script.shrunk()
        Issue.record("\(smallest): \(smallest.problem() ?? ""). MARTLET_SEED=\(Settings.seed)")
    }
}
