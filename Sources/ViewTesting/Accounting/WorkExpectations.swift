import Foundation

extension TestScreen {
    /// Fails unless an action evaluates exactly these bodies, so and so often each; the failure says what has
    /// invalidated them.
    ///
    /// `bodies` has the numbers by the names of the views' types. What is not named must not be evaluated.
    public func expect(
        bodies: [String: Int], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        when action: () throws -> Void
    ) rethrows {
        let report = try measure(action)
        guard report.bodies != bodies else { return }
        let names = Set(bodies.keys).union(report.bodies.keys).sorted()
        let differences = names.compactMap { name -> String? in
            let (wanted, found) = (bodies[name] ?? 0, report.bodies[name] ?? 0)
            return wanted == found ? nil : "  \(name): \(found) instead of \(wanted)"
        }
        fail(
            "Other bodies were evaluated:", differences, report,
            at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
    }

    /// Fails where an action causes more work of a kind than it may; the failure says what has invalidated what.
    ///
    /// A number that is not given may be any. `allocations` is not looked at where they cannot be counted.
    public func expect(
        nodeUpdates: Int? = nil, layouts: Int? = nil, measurements: Int? = nil, textShapings: Int? = nil,
        surfaceWrites: Int? = nil, allocations: Int? = nil, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, atMostWhen action: () throws -> Void
    ) rethrows {
        let report = try measure(action)
        let numbers: [(String, most: Int?, found: Int?)] = [
            ("node updates", nodeUpdates, report.nodeUpdates), ("layouts", layouts, report.layouts),
            ("measurements", measurements, report.measurements),
            ("text shapings", textShapings, report.textShapings),
            ("surface writes", surfaceWrites, report.surfaceWrites), ("allocations", allocations, report.allocations),
        ]
        let excesses = numbers.compactMap { name, most, found -> String? in
            guard let most, let found, found > most else { return nil }
            return "  \(name): \(found) instead of \(most) at most"
        }
        guard !excesses.isEmpty else { return }
        fail(
            "There was too much work:", excesses, report,
            at: SourcePlace(fileID: fileID, filePath: filePath, line: line))
    }

    private func fail(_ title: String, _ lines: [String], _ report: WorkReport, at place: SourcePlace) {
        let trace = report.trace.map { "  \($0)" }
        TestFailure.report(([title] + lines + ["What happened:"] + trace).joined(separator: "\n"), at: place)
    }
}
