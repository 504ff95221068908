import CVirtualMain
import Foundation
import SwiftUICore

/// What makes time pass for a host.
public enum TestClock: Sendable {
    /// The test does, for everything that happens on the main queue and the main actor: `DispatchQueue.main`, timers of
    /// run loops and of Dispatch, Combine's operators of time, tasks and their sleep, animations, timelines, and `Date()`.
    case virtual
}

extension TestHost {
    /// Shows a view with a clock of the test's own: nothing that is delayed happens until `advance(by:)`.
    ///
    /// There is one main queue, so only one such host at a time: others wait until it has gone. Throws where that one was
    /// forgotten and does nothing for five minutes, and names it.
    public convenience init(
        _ view: Content, size: CGSize = CGSize(width: 300, height: 300), clock: TestClock,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
    ) async throws {
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line)
        let lease = try await VirtualMain.take(at: place)
        self.init(view, size: size, lease: lease, place: place) { _ in }
    }
}

extension TestScreen {
    /// Brings everything up to date that can happen without time passing. With a virtual clock that is all work of the
    /// main queue and the main actor, what that leads to, and all timers that are due.
    ///
    /// Work that never ends makes the test fail with its names.
    ///
    /// - Returns: Whether everything has come to rest.
    @discardableResult
    func settleMainQueue() -> Bool {
        VirtualMain.noteActivity()
        var steps = 0
        repeat {
            updateViews()
            while martlet_virtual_run_next() {
                steps += 1
                updateViews()
                if steps >= Self.mostSteps {
                    reportUnsettled()
                    return false
                }
            }
        } while martlet_virtual_fire_next() || host.hasWork
        return true
    }

    private func updateViews() {
        if surface.wantsUpdate || host.hasWork { surface.runUpdate() }
        if host.hasWork { host.flush() }
    }

    private static var mostSteps: Int { 100_000 }

    private func reportUnsettled() {
        var names: [String: Int] = [:]
        for index in 0..<min(martlet_virtual_ready_count(), 100) {
            let (code, captured) = (
                martlet_virtual_ready_function(Int32(index)), martlet_virtual_ready_captured(Int32(index))
            )
            names[CodeNames.name(of: code, captured: captured), default: 0] += 1
        }
        let list = names.sorted { $0.value > $1.value }.prefix(5).map { "  \($0.key)" }.joined(separator: "\n")
        TestFailure.report(
            "The main queue does not come to rest: after \(Self.mostSteps) pieces of work there is still\n\(list)",
            at: place)
    }

    /// What waits for its time: timers, sleeping tasks, delayed work, animations.
    public var pendingWork: [String] {
        var lines: [(due: UInt64, line: String)] = []
        var index: Int32 = 0
        var description = martlet_virtual_timer_description()
        while lease != nil, martlet_virtual_describe_timer(index, &description) {
            index += 1
            guard description.due != UInt64.max else { continue }
            lines.append((description.due, Self.words(for: description)))
        }
        var result = lines.sorted { $0.due < $1.due }.map(\.line)
        if surface.wantsFrames { result.append("an animation") }
        return result
    }

    private static func words(for timer: martlet_virtual_timer_description) -> String {
        let kinds = ["delayed work", "a sleeping task", "a timer of Dispatch", "a timer of the run loop"]
        var words = kinds.indices.contains(Int(timer.kind)) ? kinds[Int(timer.kind)] : "a timer"
        words += ", due at \(seconds(timer.due)) s"
        if timer.interval > 0 { words += ", every \(seconds(timer.interval)) s" }
        if let function = timer.function, timer.kind != Int32(MARTLET_VIRTUAL_SLEEP.rawValue) {
            words += ": \(CodeNames.name(of: function, captured: timer.captured))"
        }
        return words
    }

    private static func seconds(_ nanoseconds: UInt64) -> String { "\(Double(nanoseconds) / 1e9)" }
}
