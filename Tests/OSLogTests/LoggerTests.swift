import Foundation
import OSLog
import Synchronization
import Testing

@testable import os

struct LoggerTests {
    private final class Lines: Sendable {
        let lines = Mutex<[String]>([])
    }

    private let recorded = Lines()

    private func logger(terminal: Bool = false, journal: Bool = false, threshold: OSLogType = .debug) -> os.Logger {
        let lines = recorded
        let output = LogOutput(isTerminal: terminal, isJournal: journal, threshold: threshold) { line in
            lines.lines.withLock { $0.append(line) }
        }
        return os.Logger(subsystem: "org.example.app", category: "network", output: output)
    }

    private var lines: [String] { recorded.lines.withLock { $0 } }

    @Test("a message is one line with its level and its part of the program")
    func line() {
        logger().error("failed")
        #expect(lines == ["error [org.example.app:network]: failed\n"])
    }

    @Test("numbers are shown and texts are hidden, except on a terminal")
    func privacy() {
        let name = "Ann"
        logger().notice("\(3) \(name) \(name, privacy: .public) \(true)")
        logger(terminal: true).notice("\(name) \(name, privacy: .sensitive)")
        #expect(lines.map { String($0.split(separator: ": ")[1]) } == ["3 <private> Ann true\n", "Ann <private>\n"])
    }

    @Test("a mask tells the same value from another without showing it")
    func mask() {
        logger().notice("\("a", privacy: .private(mask: .hash)) \("a", privacy: .private(mask: .hash))")
        let words = lines[0].components(separatedBy: "<mask.hash").dropFirst().map { $0.prefix(20) }
        #expect(words.count == 2 && words.first?.dropLast() == words.last?.dropLast())
    }

    @Test("levels below the threshold are not written")
    func threshold() {
        let logger = logger(threshold: .default)
        logger.debug("no")
        logger.info("no")
        logger.notice("yes")
        logger.fault("yes")
        #expect(lines.count == 2)
    }

    @Test("the journal's priorities stand before the line")
    func journal() {
        logger(journal: true).critical("x")
        #expect(lines == ["<2>fault [org.example.app:network]: x\n"])
    }

    @Test("numbers are written in the format that is asked for")
    func formats() {
        logger().notice(
            "\(255, format: .hex(includePrefix: true)) \(1.5, format: .fixed(precision: 2)) \(7, align: .right(columns: 3))"
        )
        #expect(lines[0].hasSuffix(": 0xff 1.50   7\n"))
    }

    @Test("a lock guards its value")
    func lock() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 {
                group.addTask { lock.withLock { $0 += 1 } }
            }
        }
        #expect(lock.withLock { $0 } == 100)
    }
}
