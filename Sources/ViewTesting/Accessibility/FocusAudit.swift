import Foundation
import SwiftUICore

/// What keeps people from going through a screen with Tab.
extension TestScreen {
    var focusOrders: [AccessibilityFinding] {
        let order = focusOrder
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        return zip(order, order.dropFirst()).compactMap { here, next in
            let (before, after) = isRightToLeft ? (next, here) : (here, next)
            // The next column begins at the top again.
            let isInNextColumn = before.frame.maxX <= after.frame.minX
            if here.frame.minY >= next.frame.maxY, !isInNextColumn {
                return AccessibilityFinding(
                    kind: .focusOrder, description: "the focus goes up from “\(here.name)” to “\(next.name)”")
            }
            let isOnLine = here.frame.minY < next.frame.maxY && next.frame.minY < here.frame.maxY
            if isOnLine, after.frame.maxX <= before.frame.minX {
                return AccessibilityFinding(
                    kind: .focusOrder,
                    description: "the focus goes back on its line from “\(here.name)” to “\(next.name)”")
            }
            return nil
        }
    }

    /// Presses Tab in each control and sees where that leads: from each one all others must be reached.
    func focusTraps() -> [AccessibilityFinding] {
        let order = focusable
        guard order.count > 1 else { return [] }
        let focused = surface.focused
        defer { moveFocus(to: focused.flatMap { surface.nodes[$0] == nil ? nil : $0 }) }
        return [false, true].flatMap { traps(in: order, backward: $0) }
    }

    private func traps(in order: [SurfaceNodeID], backward: Bool) -> [AccessibilityFinding] {
        var next: [SurfaceNodeID: SurfaceNodeID] = [:]
        for id in order where surface.nodes[id] != nil {
            moveFocus(to: id)
            // The app may have taken the focus elsewhere at once: then that is where it leads.
            if surface.focused == id { press(.tab, modifiers: backward ? .shift : []) }
            next[id] = surface.focused
        }
        var findings: [AccessibilityFinding] = []
        for id in order {
            var reached: [SurfaceNodeID] = []
            var current = next[id]
            while let place = current, !reached.contains(place) {
                reached.append(place)
                current = next[place]
            }
            let missed = order.filter { $0 != id && !reached.contains($0) && surface.nodes[$0] != nil }
            guard !missed.isEmpty else { continue }
            let key = backward ? "Shift-Tab" : "Tab"
            let way = reached.isEmpty ? "nowhere" : "to " + reached.map(words).joined(separator: ", ")
            findings.append(
                AccessibilityFinding(
                    kind: .focusTrap,
                    description: "\(key) leads from \(words(for: id)) \(way), never to "
                        + missed.map(words).joined(separator: ", ")))
        }
        return findings
    }
}
