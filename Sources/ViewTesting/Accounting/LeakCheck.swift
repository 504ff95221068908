import Foundation
import SwiftUICore

/// Notes what a host has made, and says what is still there when the host has gone.
@MainActor
final class LeakCheck {
    private struct Noted {
        let type: Any.Type
        /// What has made it, where that is known.
        var owner: String?
        var view: Any.Type?
        weak var object: AnyObject?

        // Most objects have gone by the time: their words are not made.
        var words: String {
            if let owner { return "\(type), of \(owner)" }
            return "\(type)" + (view.map { ", in the body of \($0)" } ?? "")
        }
    }

    var isOn = true
    /// What still waited for its time when the host went; it may be what holds the survivors.
    var pendingWork: [String] = []
    private let place: SourcePlace
    private var objects: [Noted] = []
    private var nodes: [Noted] = []

    init(place: SourcePlace) { self.place = place }

    /// From now on an object that a view has made must not outlive the host; `owner` is what has made it.
    func note(_ object: AnyObject, madeFor owner: String) {
        objects.append(Noted(type: type(of: object), owner: owner, object: object))
    }

    /// Notes all nodes of a window, which must go with the host.
    func note(nodesOf node: LayoutNode, origins: ViewOrigins) {
        nodes.append(Noted(type: type(of: node), view: origins.origin(of: node)?.type, object: node))
        for child in node.children { note(nodesOf: child, origins: origins) }
    }

    /// Whether an object that a view has made is still there.
    var hasLivingObjects: Bool { objects.contains { $0.object != nil } }

    // Fails the test that runs if anything is still there.
    deinit {
        guard isOn else { return }
        let survivors = Self.survivors(among: objects + nodes)
        guard !survivors.isEmpty else { return }
        var lines = ["The host has gone, and this that it made is still there:"]
        for (number, survivor) in survivors.enumerated() {
            lines.append("  \(survivor.words)" + (survivor.count > 1 ? " × \(survivor.count)" : ""))
            // To look for the holders takes a moment each time; the first ones lead to the rest.
            if number < 5 { lines += Holders.lines(of: survivor.address).map { "    held by \($0)" } }
        }
        if !pendingWork.isEmpty { lines += ["What waited for its time then:"] + pendingWork.map { "  \($0)" } }
        TestFailure.report(lines.joined(separator: "\n"), at: place)
    }

    /// What is still there, of each kind the first one: objects before nodes, which they may hold.
    private nonisolated static func survivors(
        among entries: [Noted]
    ) -> [(words: String, count: Int, address: UInt)] {
        var survivors: [(words: String, count: Int, address: UInt)] = []
        var known: Set<ObjectIdentifier> = []
        for entry in entries {
            guard let object = entry.object, known.insert(ObjectIdentifier(object)).inserted else { continue }
            let words = entry.words
            if let index = survivors.firstIndex(where: { $0.words == words }) {
                survivors[index].count += 1
            } else {
                survivors.append((words, 1, Holders.hidden(object)))
            }
        }
        return survivors
    }
}
