import Foundation
import MartletGraph
import SwiftUICore

/// How much work something has caused.
public struct WorkReport: Equatable, Sendable {
    /// How often the body of each type of view was evaluated, by the type's name.
    public var bodies: [String: Int] = [:]
    /// How many values that views are made of were computed anew, bodies and what depends on them.
    public var nodeUpdates = 0
    /// How often a view was asked for a size, and given a place.
    public var layouts = 0
    /// How often a text or a control was measured.
    public var measurements = 0
    /// How often of these a text was shaped and broken into lines.
    public var textShapings = 0
    /// How many changes the surface was told: widgets made, changed, moved and removed.
    public var surfaceWrites = 0
    /// How many blocks of memory the views asked for on the test's thread: allocations and the growth of what was
    /// there. How what is acted on is found is left out; a query itself, which the test makes, is not. Nil where nothing can be counted: under a
    /// sanitizer, or in a program with an allocator of its own.
    public var allocations: Int?
    /// What was written and evaluated, and because of what, in order.
    public var trace: [String] = []

    /// No work at all.
    public init() {}
}

extension TestScreen {
    /// Does something, brings everything up to date, and says how much work that was.
    public func measure(_ action: () throws -> Void) rethrows -> WorkReport {
        settle()
        // What a run checks by doing it twice is no work of the app.
        let checks = host.checker.checks
        host.checker.checks = []
        defer { host.checker.checks = checks }
        var report = WorkReport()
        let before = host.counters
        let graphBefore = host.graph.counters
        let outer = host.graph.trace
        host.counters.recordsBodyTypes = true
        host.counters.bodiesByType = Dictionary(minimumCapacity: 256)
        var trace: [String] = []
        host.graph.trace = { event in
            AllocationCount.aside {
                if let line = Self.line(for: event) { trace.append(line) }
                outer?(event)
            }
        }
        defer {
            host.graph.trace = outer
            host.counters.recordsBodyTypes = before.recordsBodyTypes
            // Of what is measured inside of something else that one must know, too.
            host.counters.bodiesByType.merge(before.bodiesByType, uniquingKeysWith: +)
        }
        report.allocations = try AllocationCount.of {
            try action()
            settle()
        }
        let after = host.counters
        for (type, count) in after.bodiesByType {
            report.bodies["\(unsafeBitCast(type, to: Any.Type.self))", default: 0] += count
        }
        let graph = host.graph.counters
        report.nodeUpdates =
            graph.rulesEvaluated + graph.effectsRun - graphBefore.rulesEvaluated - graphBefore.effectsRun
        report.layouts = after.sizeQueries - before.sizeQueries + after.placements - before.placements
        report.measurements = after.leafMeasurements - before.leafMeasurements
        report.textShapings = after.textMeasurements - before.textMeasurements
        report.surfaceWrites = after.writesToSurface - before.writesToSurface
        report.trace = trace
        return report
    }

    private static func line(for event: GraphTraceEvent) -> String? {
        switch event {
        case .written(_, changed: true), .evaluated(_, because: _, changed: _): return event.description
        case .written, .invalidated, .reused, .freed: return nil
        }
    }
}

extension WorkCounters {
    fileprivate var writesToSurface: Int {
        surfaceInserts + surfaceUpdates + surfaceRemoves + surfaceMoves + frameWrites
    }
}
