import Foundation
import SwiftUICore

/// What keeps a person from using something that is there.
package enum Obstacle: Equatable, CustomStringConvertible {
    case disabled
    case behindModalWindow(String)
    case hidden
    case offScreen
    case scrolledAway
    case covered(by: String)
    case deaf

    package var description: String {
        switch self {
        case .disabled: "it is disabled"
        case .behindModalWindow(let title): "the modal window “\(title)” is in front of it"
        case .hidden: "it is hidden"
        case .offScreen: "it is off screen"
        case .scrolledAway: "it is scrolled out of sight: `scrollUntilVisible` brings it into view"
        case .covered(let cover): "it is covered by \(cover)"
        case .deaf: "nothing there hears of it"
        }
    }
}

extension TestScreen {
    /// What keeps a person from pointing at a node; nil where nothing does.
    package func obstacle(to id: SurfaceNodeID) -> Obstacle? { AllocationCount.aside { findObstacle(to: id) } }

    private func findObstacle(to id: SurfaceNodeID) -> Obstacle? {
        if let modal = blocker(of: id) { return .behindModalWindow(name(of: modal)) }
        let path = path(from: id)
        for ancestor in path {
            guard let node = surface.nodes[ancestor] else { continue }
            if !node.value.isEnabled { return .disabled }
            if case .layer(let layer) = node.value.content, layer.opacity == 0 { return .hidden }
        }
        guard let window = path.last, let rect = visibleRect(of: id) else {
            let scrolls = path.contains { if case .scroll? = surface.nodes[$0]?.value.content { true } else { false } }
            return scrolls ? .scrolledAway : .offScreen
        }
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        guard let top = hit(middle, in: window) else { return .offScreen }
        let hitPath = self.path(from: top)
        // What lies inside of it, or what it is drawn inside of, is not in its way.
        if hitPath.contains(id) || path.contains(top) { return nil }
        // Neither is another part of the control that it is a part of.
        if let control = path.first(where: isControl), hitPath.contains(control) { return nil }
        return .covered(by: words(for: top))
    }

    private func isControl(_ id: SurfaceNodeID) -> Bool {
        switch surface.nodes[id]?.value.content {
        case .button, .row: true
        case .layer(let layer): !layer.gestures.isEmpty
        default: false
        }
    }

    /// A node in a few words.
    package func words(for id: SurfaceNodeID) -> String {
        guard let node = surface.nodes[id] else { return "nothing" }
        let name = name(of: id)
        return name.isEmpty ? node.value.content.outlineWords : "\(ShownView.Role(node.value).rawValue) “\(name)”"
    }
}
