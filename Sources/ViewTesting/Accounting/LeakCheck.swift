import Foundation
import SwiftUICore

/// Notes what a host has made, and says what is still there when the host has gone.
@MainActor
final class LeakCheck {
    private struct Noted {
        let words: String
        weak var object: AnyObject?
    }

    var isOn = false
    private let place: SourcePlace
    private var noted: [Noted] = []
    private var known: Set<ObjectIdentifier> = []

    init(place: SourcePlace) { self.place = place }

    /// From now on an object must not outlive the host.
    func note(_ object: AnyObject, _ words: @autoclosure () -> String) {
        guard known.insert(ObjectIdentifier(object)).inserted else { return }
        noted.append(Noted(words: words(), object: object))
    }

    /// Notes all nodes of a window.
    func note(_ node: LayoutNode) {
        note(node, "\(type(of: node))")
        for child in node.children { note(child) }
    }

    // Fails the test that runs if anything is still there.
    deinit {
        guard isOn else { return }
        var survivors: [String: Int] = [:]
        for entry in noted where entry.object != nil { survivors[entry.words, default: 0] += 1 }
        guard !survivors.isEmpty else { return }
        let list = survivors.sorted { $0.key < $1.key }.map { "  \($0.key)" + ($0.value > 1 ? " × \($0.value)" : "") }
        TestFailure.report(
            "The host has gone, and this that it made is still there:\n" + list.joined(separator: "\n"), at: place)
    }
}
