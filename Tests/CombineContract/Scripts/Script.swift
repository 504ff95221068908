import Combine
import Foundation

/// What a random test does, step by step.
struct Script {
    enum Step: Equatable {
        case send(Int)
        case request(Int)
        case requestAll
        case finish
        case fail
        case cancel
    }

    var operators: [Operator]
    var steps: [Step]

    /// How many values are asked for in answer to the nth one.
    var answers: [Int]

    /// What is done from inside `receive(_:)`, by the number of the value.
    var inside: [Int: Step]

    init(operators: [Operator], steps: [Step], answers: [Int] = [0], inside: [Int: Step] = [:]) {
        self.operators = operators
        self.steps = steps
        self.answers = answers
        self.inside = inside
    }

    init(operators: [Operator], dice: inout Dice) {
        self.operators = operators
        steps = (0..<(1 + dice.roll(12))).map { _ in Step(dice: &dice) }
        // Much can be said about streams whose values are all asked for.
        if dice.roll(3) == 0 { steps.insert(.requestAll, at: 0) }
        answers = (0..<4).map { _ in dice.roll(4) == 0 ? 1 : 0 }
        inside = [:]
        for _ in 0..<dice.roll(4) { inside[dice.roll(6)] = Step(dice: &dice) }
    }
}

extension Script.Step {
    init(dice: inout Dice) {
        switch dice.roll(20) {
        case 0...9: self = .send(dice.roll(10))
        case 10...15: self = .request(1 + dice.roll(3))
        case 16: self = dice.roll(2) == 0 ? .requestAll : .request(1)
        case 17: self = .finish
        case 18: self = .fail
        default: self = [.finish, .cancel][dice.roll(2)]
        }
    }
}

// MARK: Marbles

extension Script: CustomStringConvertible {
    /// A marble line: values, `↑` requests, `|` the end, `#` a failure, `✕` a cancel; then what is answered to the
    /// values in turn, and what is done from inside which value.
    var description: String {
        let line = steps.map(\.description).joined(separator: "-")
        let inner = inside.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
        return "\(operators.map(\.name).joined(separator: " → ")): -\(line)- "
            + "answers \(answers.map(String.init).joined(separator: " "))"
            + (inner.isEmpty ? "" : " inside \(inner.joined(separator: " "))")
    }

    /// Reads a marble line.
    init?(_ line: String) {
        guard let start = line.range(of: ": -"), let end = line.range(of: "- answers ") else { return nil }
        let names = line[..<start.lowerBound].components(separatedBy: " → ")
        let found = names.compactMap { name in CombineContract.operators.first { $0.name == name } }
        let steps = line[start.upperBound..<end.lowerBound].split(separator: "-").map { Step(String($0)) }
        let rest = line[end.upperBound...].components(separatedBy: " inside ")
        guard found.count == names.count, !steps.contains(nil) else { return nil }
        operators = found
        self.steps = steps.compactMap { $0 }
        answers = rest[0].split(separator: " ").compactMap { Int($0) }
        inside = [:]
        for entry in rest.dropFirst().joined().split(separator: " ") {
            let parts = entry.split(separator: ":")
            guard parts.count == 2, let index = Int(parts[0]), let step = Step(String(parts[1])) else { return nil }
            inside[index] = step
        }
    }
}

extension Script.Step: CustomStringConvertible {
    var description: String {
        switch self {
        case .send(let value): "\(value)"
        case .request(let count): "↑\(count)"
        case .requestAll: "↑∞"
        case .finish: "|"
        case .fail: "#"
        case .cancel: "✕"
        }
    }

    init?(_ text: String) {
        switch text {
        case "↑∞": self = .requestAll
        case "|": self = .finish
        case "#": self = .fail
        case "✕": self = .cancel
        default:
            if let value = Int(text) {
                self = .send(value)
            } else if text.hasPrefix("↑"), let count = Int(text.dropFirst()) {
                self = .request(count)
            } else {
                return nil
            }
        }
    }
}
