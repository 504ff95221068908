import Foundation

/// What work costs the main thread, on which views live: one line for each piece, as all benchmarks here print them, and
/// the same lines in `Benchmarks/results/NAME.tsv`.
@MainActor
public final class MainThreadReport {
    private let name: String
    private var lines: [String] = []

    /// An empty report under a name.
    public init(_ name: String) { self.name = name }

    /// Does the work on the main thread, and ends the program: with an error if the work fails.
    ///
    /// An asynchronous `main` would give the main thread up: its work would go from thread to thread, and no clock of one
    /// of them would tell what it costs.
    public static func run(_ work: @escaping @MainActor () async throws -> Void) -> Never {
        Task {
            do {
                try await work()
                exit(0)
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                exit(1)
            }
        }
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// The processor time that the calling thread has used, in milliseconds.
    public static var time: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }

    /// What a piece of work costs, in milliseconds.
    public static func measured(_ work: () throws -> Void) rethrows -> Double {
        let start = time
        try work()
        return time - start
    }

    /// Prints a line: there is no floor to compare with, only a target.
    public func add(_ name: String, _ ours: Double, target: Double) {
        let number = String(format: "%.2f", ours)
        let line = "\(name)\t\(number)\t-\t-\t\(target)\t\(ours <= target ? "ok" : "over")"
        print(line)
        lines.append(line)
    }

    /// Writes all lines to the file, below the current folder.
    public func save() throws {
        let folder = URL(fileURLWithPath: "Benchmarks/results")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = lines.map { $0 + "\n" }.joined()
        try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).tsv"))
    }
}
