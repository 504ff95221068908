import Foundation
import SwiftUICore

/// Notes what a host has made, and says what is still there when the host has gone.
@MainActor
final class LeakCheck {
    private struct Noted {
        let words: String
        weak var object: AnyObject?
    }

    var isOn = true
    /// What still waited for its time when the host went; it may be what holds the survivors.
    var pendingWork: [String] = []
    private let place: SourcePlace
    private var objects: [Noted] = []
    private var nodes: [Noted] = []

    init(place: SourcePlace) { self.place = place }

    /// From now on an object that a view has made must not outlive the host.
    func note(_ object: AnyObject) { objects.append(Noted(words: "\(type(of: object))", object: object)) }

    /// Notes all nodes of a window, which must go with the host.
    func note(nodesOf node: LayoutNode) {
        nodes.append(Noted(words: "\(type(of: node))", object: node))
        for child in node.children { note(nodesOf: child) }
    }

    /// Whether an object that a view has made is still there.
    var hasLivingObjects: Bool { objects.contains { $0.object != nil } }

    // Fails the test that runs if anything is still there.
    deinit {
        guard isOn else { return }
        var survivors: [String: Int] = [:]
        var known: Set<ObjectIdentifier> = []
        for entry in objects + nodes {
            guard let object = entry.object, known.insert(ObjectIdentifier(object)).inserted else { continue }
            survivors[entry.words, default: 0] += 1
        }
        guard !survivors.isEmpty else { return }
        var lines = ["The host has gone, and this that it made is still there:"]
        lines += survivors.sorted { $0.key < $1.key }.map { "  \($0.key)" + ($0.value > 1 ? " × \($0.value)" : "") }
        if !pendingWork.isEmpty { lines += ["What waited for its time then:"] + pendingWork.map { "  \($0)" } }
        TestFailure.report(lines.joined(separator: "\n"), at: place)
    }
}
