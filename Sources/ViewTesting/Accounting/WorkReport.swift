import Foundation
import MartletGraph
import SwiftUICore

/// How much work something has caused.
public struct WorkReport: Equatable, Sendable {
    /// How often the body of each type of view was evaluated, by the type's name.
    public var bodies: [String: Int] = [:]
    /// How often a view was asked for a size, and given a place.
    public var layouts = 0
    /// How often a text or a control was measured.
    public var measurements = 0
    /// How many changes the surface was told.
    public var surfaceWrites = 0
    /// What was written and evaluated, and because of what, in order.
    public var trace: [String] = []

    /// No work at all.
    public init() {}
}

extension TestScreen {
    /// Does something, brings everything up to date, and says how much work that was.
    public func measure(_ action: () throws -> Void) rethrows -> WorkReport {
        settle()
        var report = WorkReport()
        let before = host.counters
        host.counters.recordsBodyTypes = true
        host.counters.bodiesByType = [:]
        var trace: [String] = []
        host.graph.trace = { event in
            if let line = Self.line(for: event) { trace.append(line) }
        }
        defer {
            host.graph.trace = nil
            host.counters.recordsBodyTypes = before.recordsBodyTypes
        }
        try action()
        settle()
        let after = host.counters
        report.bodies = after.bodiesByType
        report.layouts = after.sizeQueries - before.sizeQueries + after.placements - before.placements
        report.measurements = after.leafMeasurements - before.leafMeasurements
        report.surfaceWrites =
            after.surfaceInserts + after.surfaceUpdates + after.surfaceRemoves + after.surfaceMoves + after.frameWrites
            - before.surfaceInserts - before.surfaceUpdates - before.surfaceRemoves - before.surfaceMoves
            - before.frameWrites
        report.trace = trace
        return report
    }

    /// Fails unless an action evaluates exactly these bodies, so and so often each; the failure says what has
    /// invalidated them.
    ///
    /// `bodies` has the numbers by the names of the views' types. What is not named must not be evaluated.
    public func expect(
        bodies: [String: Int], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        when action: () throws -> Void
    ) rethrows {
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line)
        let report = try measure(action)
        guard report.bodies != bodies else { return }
        let names = Set(bodies.keys).union(report.bodies.keys).sorted()
        let differences = names.compactMap { name -> String? in
            let (wanted, found) = (bodies[name] ?? 0, report.bodies[name] ?? 0)
            return wanted == found ? nil : "  \(name): \(found) instead of \(wanted)"
        }
        TestFailure.report(
            (["Other bodies were evaluated:"] + differences + ["What happened:"] + report.trace.map { "  \($0)" })
                .joined(separator: "\n"), at: place)
    }

    private static func line(for event: GraphTraceEvent) -> String? {
        switch event {
        case .written(_, changed: true), .evaluated(_, because: _, changed: _): return event.description
        case .written, .invalidated, .reused, .freed: return nil
        }
    }
}
