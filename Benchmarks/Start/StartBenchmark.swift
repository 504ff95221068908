import BenchmarkKit
import Foundation

/// Measures how long programs take from being loaded to their first frame. The programs say so themselves; they are
/// looked for beside this one, and Movies where the package of the apps builds it.
@main
@MainActor
struct StartBenchmark {
    private let benchmark = Benchmark("start")

    static func main() {
        StartBenchmark().run()
    }

    private struct Start {
        var milliseconds: [Double] = []
        var worked: [Double] = []
        var kilobytes: [Double] = []
    }

    private func run() {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        let programs: [(name: String, path: String, arguments: [String])] = [
            ("floor", folder.appendingPathComponent("HelloFloor").path, []),
            ("plain", folder.appendingPathComponent("HelloFloor").path, ["plain"]),
            ("hello", folder.appendingPathComponent("HelloWorld").path, []),
            ("movies", "Apps/.build/release/Movies", []),
        ].filter { FileManager.default.isExecutableFile(atPath: $0.path) }
        var starts: [String: Start] = [:]
        for round in 0..<9 {
            // There and back again, so that none profits from its place.
            for program in round % 2 == 0 ? programs : programs.reversed() {
                guard let line = firstFrame(of: program.path, program.arguments) else { continue }
                let numbers = line.split(separator: "\t").compactMap { Double($0) }
                guard numbers.count == 3 else { continue }
                starts[program.name, default: Start()].milliseconds.append(numbers[0])
                starts[program.name, default: Start()].worked.append(numbers[1])
                starts[program.name, default: Start()].kilobytes.append(numbers[2])
            }
        }
        guard let floor = starts["floor"] else {
            print("# not run: no display, or no HelloFloor beside this program")
            exit(0)
        }
        for (name, key, limit) in [("hello world", "hello", 1.25), ("Movies", "movies", 1.5)] {
            guard let start = starts[key] else {
                print("# \(name) is not built")
                continue
            }
            benchmark.record(
                "\(name): loaded to first frame", unit: "ms", ours: start.milliseconds.min()!,
                floor: floor.milliseconds.min()!, target: .ratio(limit))
            benchmark.record(
                "\(name): processor time to first frame", unit: "ms", ours: start.worked.min()!,
                floor: floor.worked.min()!, target: .none)
            benchmark.record(
                "\(name): resident memory above the floor", unit: "MB",
                ours: (start.kilobytes.min()! - floor.kilobytes.min()!) / 1000,
                target: key == "hello" ? .value(12) : .none)
        }
        if let plain = starts["plain"] {
            benchmark.record(
                "a window of GTK without libadwaita: loaded to first frame", unit: "ms",
                ours: plain.milliseconds.min()!, floor: floor.milliseconds.min()!, target: .none)
        }
        exit(benchmark.finish())
    }

    /// What the program says of its first frame; nil if it says nothing.
    private func firstFrame(of path: String, _ arguments: [String]) -> String? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["MARTLET_REPORT_FIRST_FRAME": "1"]) { $1 }
        process.standardOutput = output
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").last.map(String.init)
    }
}
