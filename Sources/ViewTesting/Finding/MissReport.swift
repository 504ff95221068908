import Foundation
import SwiftUICore

extension TestScreen {
    /// What a test is told when there is nothing that it has asked for.
    package func miss(_ query: ViewQuery) -> ActionFailure {
        var lines = ["There is no \(query)."]
        lines += nearMisses(of: query)
        lines += ["On screen:", accessibilityOutline]
        return ActionFailure(description: lines.joined(separator: "\n"))
    }

    /// What a test is told when it cannot do what it wanted with what is there.
    package func failure(_ reason: String) -> ActionFailure {
        ActionFailure(description: "\(reason)\nOn screen:\n\(accessibilityOutline)")
    }

    /// The names that come nearest to the one that was looked for, with what they belong to.
    private func nearMisses(of query: ViewQuery) -> [String] {
        guard let wanted = query.wantedName else { return [] }
        var lines: [String] = []
        var said: Set<String> = []
        let scored = shownViews.filter { !$0.name.isEmpty }.map { view in
            (view: view, distance: EditDistance.between(wanted.lowercased(), view.name.lowercased()))
        }
        for (view, distance) in scored.sorted(by: { $0.distance < $1.distance }) where lines.count < 3 {
            let isNear = distance <= max(wanted.count, view.name.count) / 2
            let isPart = view.name.localizedCaseInsensitiveContains(wanted) && !wanted.isEmpty
            guard isNear || isPart else { continue }
            let words = "\(view.role.rawValue) “\(view.name)”"
            guard said.insert(words).inserted else { continue }
            var reason = view.name == wanted ? "that is what it is called, but it is no \(query)" : "has a near name"
            if let obstacle = obstacle(to: view.id) { reason += "; \(obstacle)" }
            lines.append("  \(words): \(reason)")
        }
        return lines.isEmpty ? [] : ["Nearest:"] + lines
    }
}

/// The number of characters that have to be changed, added or taken away to make one text of another.
enum EditDistance {
    static func between(_ first: String, _ second: String) -> Int {
        let (a, b) = (Array(first), Array(second))
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
        var row = Array(0...b.count)
        for i in 1...a.count {
            var diagonal = row[0]
            row[0] = i
            for j in 1...b.count {
                let above = row[j]
                row[j] = min(above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1))
                diagonal = above
            }
        }
        return row[b.count]
    }
}
