import Foundation
import SwiftUICore

/// Says which view a test means, as a person would: a button that is called so, a text, a field by its prompt.
///
/// A query finds nothing by itself: it is asked anew each time that it is used.
public struct ViewQuery: Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The query in words, for reports.
    public private(set) var description: String
    /// The name that is looked for, which the nearest names of a report are near to.
    package private(set) var wantedName: String?
    package private(set) var role: ShownView.Role?
    /// Which of those that fit is meant; nil for the first, or for all.
    package private(set) var index: Int?
    private var conditions: [@MainActor @Sendable (ShownView, TestScreen) -> Bool]
    /// All that one of those that fit is made of, where that is more than the node that stands for it.
    private var parts: (@MainActor @Sendable (TestScreen) -> [[SurfaceNodeID]])?

    package init(
        _ description: String, wantedName: String? = nil, role: ShownView.Role? = nil,
        _ condition: @escaping @MainActor @Sendable (ShownView, TestScreen) -> Bool
    ) {
        self.description = description
        self.wantedName = wantedName
        self.role = role
        conditions = [condition]
    }

    /// What stands for something that is made of one or more nodes: the first of each group.
    init(_ description: String, parts: @escaping @MainActor @Sendable (TestScreen) -> [[SurfaceNodeID]]) {
        self.init(description) { view, screen in parts(screen).contains { $0.first == view.id } }
        self.parts = parts
    }

    init(named name: String, role: ShownView.Role?) {
        self.init("\(role?.rawValue ?? "view") “\(name)”", wantedName: name, role: role) { view, _ in view.name == name
        }
    }

    /// A view of any kind that is called so.
    public init(stringLiteral name: String) { self.init(named: name, role: nil) }

    /// Whether a node can be meant at all, before more is asked about it.
    package func mayFit(_ node: SurfaceNode) -> Bool { role.map { $0 == ShownView.Role(node) } ?? true }

    @MainActor
    package func fits(_ view: ShownView, in screen: TestScreen) -> Bool {
        (role == nil || view.role == role) && conditions.allSatisfy { $0(view, screen) }
    }

    // MARK: Narrowing

    /// Only those that are inside of what another query fits.
    public func within(_ container: ViewQuery) -> ViewQuery {
        adding("in \(container)") { view, screen in
            let around = Set(screen.all(container).map(\.id))
            if let parts = container.parts {
                let inside = Set(parts(screen).filter { $0.first.map(around.contains) ?? false }.joined())
                return screen.path(from: view.id).contains { inside.contains($0) }
            }
            return screen.path(from: view.id).dropFirst().contains { around.contains($0) }
        }
    }

    /// Only those that have something inside which another query fits.
    public func containing(_ content: ViewQuery) -> ViewQuery {
        let parts = parts
        return adding("with \(content) inside") { view, screen in
            if let parts {
                let own = Set(parts(screen).first { $0.first == view.id } ?? [])
                return screen.all(content).contains { !own.isDisjoint(with: screen.path(from: $0.id)) }
            }
            return screen.all(content).contains { screen.path(from: $0.id).dropFirst().contains(view.id) }
        }
    }

    /// The one at a position among those that fit, counted from zero; from the end with a negative number, where -1 is
    /// the last.
    public func nth(_ index: Int) -> ViewQuery {
        var query = self
        query.index = index
        query.description += " number \(index)"
        return query
    }

    /// Only those for which a condition holds.
    public func filter(
        _ words: String, _ condition: @escaping @MainActor @Sendable (ShownView) -> Bool
    ) -> ViewQuery { adding(words) { view, _ in condition(view) } }

    private func adding(
        _ words: String, _ condition: @escaping @MainActor @Sendable (ShownView, TestScreen) -> Bool
    ) -> ViewQuery {
        var query = self
        query.description += " \(words)"
        query.conditions.append(condition)
        return query
    }
}
