import Glibc

/// Measures workloads beside their floor and reports one line for each.
///
/// A line has the fields name, ours, floor, ratio, target and `ok` or `over`, and then the medians of ours and of the
/// floor, separated by tabs. Ours and floor are minima over the rounds, which alternate between the two, since on a
/// shared machine only what is measured at the same time can be compared. The same lines go to
/// `Benchmarks/results/NAME.tsv` below the current directory.
///
/// Arguments: `--only TEXT` runs the workloads whose name contains the text (and leaves the file as it is),
/// `--rounds NUMBER` sets the number of rounds, `--strict` makes the exit code 1 if anything is over.
@MainActor
package final class Benchmark {
    private let name: String
    private var lines: [String] = []
    private var overCount = 0
    private var filter: String?
    private var rounds = 9
    private var isStrict = false

    package init(_ name: String, arguments: [String] = CommandLine.arguments) {
        self.name = name
        var remaining = arguments.dropFirst()
        while let argument = remaining.popFirst() {
            switch argument {
            case "--only": filter = remaining.popFirst()
            case "--rounds": rounds = max(1, remaining.popFirst().flatMap { Int($0) } ?? rounds)
            case "--strict": isStrict = true
            default: break
            }
        }
        print("# \(name), \(Self.buildMode) build, \(rounds) rounds")
        print(Self.header)
    }

    /// How the benchmark was compiled.
    package static var buildMode: String {
        #if DEBUG
            return "debug"
        #else
            return "release"
        #endif
    }

    private static let header = "name\tours\tfloor\tratio\ttarget\tresult\tours median\tfloor median"

    /// Whether a workload is to be run.
    package func isWanted(_ workload: String) -> Bool {
        filter.map { workload.contains($0) } ?? true
    }

    /// Times two contenders, ours first in one round and last in the next.
    ///
    /// - Parameters:
    ///   - unit: What the numbers are: `count` of them are in one run, and `scale` nanoseconds are one.
    ///   - expecting: The outcome that each run of both must have. A workload in which one has another is over and has no
    ///     times: a fast path that does not work must not win.
    package func compare<Outcome: Equatable>(
        _ workload: String, unit: String = "ns", count: Int = 1, scale: Double = 1, target: Target,
        expecting: Outcome, ours: Contender<Outcome>, floor: Contender<Outcome>? = nil
    ) {
        let name = "\(workload), \(unit)"
        guard isWanted(name) else { return }
        let contenders = [ours] + (floor.map { [$0] } ?? [])
        let repetitions = contenders.map { calibrate($0) }
        var samples: [[Double]] = contenders.map { _ in [] }
        for round in 0..<rounds {
            let order = round % 2 == 0 ? Array(contenders.indices) : contenders.indices.reversed()
            for contender in order {
                let (nanoseconds, outcome) = contenders[contender].sample(repetitions[contender])
                guard outcome == expecting else {
                    print("# \(workload): \(contender == 0 ? "ours" : "the floor") gave \(outcome), not \(expecting)")
                    return report(name, ours: .nan, floor: nil, target: target, medians: (.nan, nil))
                }
                samples[contender].append(nanoseconds / Double(count) / scale)
            }
        }
        let minima = samples.map { $0.min()! }
        let medians = samples.map { $0.sorted()[$0.count / 2] }
        report(
            name, ours: minima[0], floor: minima.dropFirst().first, target: target,
            medians: (medians[0], medians.dropFirst().first))
    }

    /// Reports a number that was found otherwise.
    package func record(_ workload: String, unit: String, ours: Double, floor: Double? = nil, target: Target) {
        let name = "\(workload), \(unit)"
        guard isWanted(name) else { return }
        report(name, ours: ours, floor: floor, target: target, medians: (ours, floor))
    }

    /// Writes the results. Returns the exit code for the program.
    package func finish() -> Int32 {
        if filter == nil { write() }
        if overCount > 0 { print("# \(overCount) over") }
        return isStrict && overCount > 0 ? 1 : 0
    }

    /// How often to run so that one sample takes long enough for the clock. It warms up, too.
    private func calibrate<Outcome>(_ contender: Contender<Outcome>) -> Int {
        var repetitions = 1
        while true {
            let nanoseconds = contender.sample(repetitions).nanoseconds * Double(repetitions)
            if !contender.isRepeatable || nanoseconds > 4_000_000 { return repetitions }
            repetitions *= nanoseconds < 400_000 ? 10 : 2
        }
    }

    private func report(
        _ name: String, ours: Double, floor: Double?, target: Target, medians: (ours: Double, floor: Double?)
    ) {
        let ratio = floor.flatMap { $0 > 0 ? ours / $0 : nil }
        let isMet = ours.isFinite && target.isMet(ours: ours, ratio: ratio)
        if !isMet { overCount += 1 }
        let fields = [
            name, number(ours), floor.map(number) ?? "–", ratio.map { "\(number($0))" } ?? "–", target.text,
            isMet ? "ok" : "over", number(medians.ours), medians.floor.map(number) ?? "–",
        ]
        let line = fields.joined(separator: "\t")
        print(line)
        fflush(nil)
        lines.append(line)
    }

    private func write() {
        mkdir("Benchmarks", 0o777)
        mkdir("Benchmarks/results", 0o777)
        let path = "Benchmarks/results/\(name).tsv"
        guard let file = fopen(path, "w") else { fail("\(path) cannot be written") }
        fputs(([Self.header] + lines).joined(separator: "\n") + "\n# \(Self.buildMode) build\n", file)
        fclose(file)
    }

    private func fail(_ message: String) -> Never {
        print("# failed: \(message)")
        exit(2)
    }
}
