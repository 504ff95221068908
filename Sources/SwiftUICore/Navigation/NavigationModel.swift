import MartletGraph

/// What a navigation stack shows: the root, and on it what was pushed.
///
/// The path of values is the app's if it gave a binding, else it is kept here. Screens that were pushed by a view
/// (a link with a destination, `navigationDestination(isPresented:)`) are in no path; they go when what is below goes.
@MainActor
package final class NavigationModel {
    private enum Kind {
        case value(AnyHashable)
        case view(NavigationToken)
    }

    private final class Entry {
        let kind: Kind
        /// Whether the screen was chosen in another column, and there is no way back from it.
        let replacesRoot: Bool
        var screen: NavigationScreen?

        init(_ kind: Kind, replacesRoot: Bool = false) {
            self.kind = kind
            self.replacesRoot = replacesRoot
        }

        var value: AnyHashable? { if case .value(let value) = kind { value } else { nil } }
    }

    private let inputs: _ViewInputs
    private let revision: Attribute<Int>
    private var entries: [Entry] = []
    private var destinations: [NavigationDestination] = []
    private var path: NavigationPathAccess?
    package private(set) var root: NavigationScreen!

    /// The context of a column, whose bar a navigation inside may show.
    private let columnContext: ChromeContext?

    package init(
        _ inputs: _ViewInputs, columnContext: ChromeContext? = nil, root makeRoot: (_ViewInputs) -> LayoutNode
    ) {
        self.inputs = inputs
        self.columnContext = columnContext
        revision = inputs.subgraph.input(0, name: "navigation")
        root = NavigationScreen(inputs, model: self, handle: nil, context: columnContext, make: makeRoot)
    }

    /// Whether the screen in front is the first of its stack, or stands in for it.
    package var isAtRoot: Bool { entries.last?.replacesRoot ?? true }

    /// The screen in front.
    package var top: NavigationScreen { entries.last?.screen ?? root }
    package var below: NavigationScreen {
        entries.count > 1 ? entries[entries.count - 2].screen ?? root : root
    }
    package var depth: Int { entries.count }

    private func changed() {
        guard revision.isValid else { return }
        let bump = { [revision] in
            revision.advance()
        }
        // What a binding pushes or pops is part of the update that is running.
        if inputs.host.graph.isEvaluating { bump() } else { inputs.host.write(bump) }
    }

    // MARK: Destinations

    package func register(_ destination: NavigationDestination, in subgraph: Subgraph) {
        destinations.append(destination)
        subgraph.onInvalidate { [weak self] in self?.destinations.removeAll { $0 === destination } }
        if entries.contains(where: { $0.screen?.isMissing == true }) { changed() }
    }

    private func destination(for value: AnyHashable) -> NavigationDestination? {
        let type = ObjectIdentifier(type(of: value.base))
        return destinations.first { $0.type == type }
    }

    // MARK: Going

    /// Shows the destination of a value.
    package func push(_ value: any Hashable) {
        if let path {
            path.append(value)
        } else {
            entries.append(Entry(.value(AnyHashable(erasing: value))))
            changed()
        }
    }

    /// Shows a view that is no value's destination.
    package func push(_ token: NavigationToken) {
        guard !contains(token) else { return }
        entries.append(Entry(.view(token)))
        changed()
    }

    /// Shows the destination of a value instead of the root, as a column does for what was chosen in another one.
    package func replaceRoot(with value: any Hashable) {
        remove(from: 0)
        entries.append(Entry(.value(AnyHashable(erasing: value)), replacesRoot: true))
        changed()
    }

    /// Shows a view instead of the root.
    package func replaceRoot(with token: NavigationToken) {
        if let index = index(of: token), index == 0 { return pop(to: 1) }
        remove(from: 0)
        entries.append(Entry(.view(token), replacesRoot: true))
        changed()
    }

    /// Whether there is a destination for a value.
    package func canShow(_ value: any Hashable) -> Bool { destination(for: AnyHashable(erasing: value)) != nil }

    package func contains(_ token: NavigationToken) -> Bool { index(of: token) != nil }

    private func index(of token: NavigationToken) -> Int? {
        entries.firstIndex { if case .view(let other) = $0.kind { other === token } else { false } }
    }

    /// Goes back to what is below a view that was pushed.
    package func pop(_ token: NavigationToken) {
        if let index = index(of: token) { pop(to: index) }
    }

    /// Goes back by one screen.
    package func goBack() { if !entries.isEmpty { pop(to: entries.count - 1) } }

    private func pop(_ entry: Entry) {
        if let index = entries.firstIndex(where: { $0 === entry }) { pop(to: index) }
    }

    /// Takes all but the first screens off.
    private func pop(to count: Int) {
        let gone = entries[count...]
        let values = gone.filter { $0.value != nil }.count
        if let path, values > 0 {
            // The app's path decides; what lies on top of it follows.
            path.removeLast(values)
            if let first = gone.first, first.value == nil { remove(from: count) }
        } else {
            remove(from: count)
        }
        changed()
    }

    private func remove(from index: Int) {
        while entries.count > index {
            let entry = entries.removeLast()
            entry.screen?.scope.remove()
            if case .view(let token) = entry.kind { token.wasPopped() }
        }
    }

    // MARK: Bringing up to date

    /// Makes the screens that the path and what was pushed ask for. Called in an effect.
    package func update(path: NavigationPathAccess?) {
        self.path = path
        _ = revision.value
        if let path { follow(path.values()) }
        for (index, entry) in entries.enumerated() {
            if entry.screen?.isMissing == true, let value = entry.value, destination(for: value) != nil {
                entry.screen?.scope.remove()
                entry.screen = nil
            }
            if entry.screen == nil { inputs.host.graph.untracked { entry.screen = makeScreen(entry, at: index) } }
        }
        let top = top
        for screen in [root] + entries.map(\.screen) where screen !== top { screen?.scope.setVisible(false) }
        top.scope.setVisible(true)
    }

    /// Keeps what the values have in common with the entries, and replaces the rest.
    private func follow(_ values: [AnyHashable]) {
        var matched = 0
        for (index, entry) in entries.enumerated() {
            guard let value = entry.value else { continue }
            if matched < values.count, values[matched] == value {
                matched += 1
            } else {
                remove(from: index)
                break
            }
        }
        for value in values[matched...] { entries.append(Entry(.value(value))) }
    }

    private func context(for entry: Entry) -> ChromeContext? { entry.replacesRoot ? columnContext : nil }

    private func makeScreen(_ entry: Entry, at index: Int) -> NavigationScreen {
        let handle = PresentationHandle { [weak self, weak entry] in if let entry { self?.pop(entry) } }
        switch entry.kind {
        case .view(let token):
            return NavigationScreen(
                inputs, model: self, handle: handle, context: context(for: entry), make: token.make)
        case .value(let value):
            if let destination = destination(for: value) {
                return NavigationScreen(inputs, model: self, handle: handle, context: context(for: entry)) {
                    destination.make(value, $0)
                }
            }
            inputs.host.report(
                "A NavigationLink is presenting a value of type “\(type(of: value.base))” but there is no matching "
                    + "navigationDestination declaration visible from the location of the link. The link cannot be "
                    + "activated.")
            return NavigationScreen(inputs, model: self, handle: handle, isMissing: true) { EmptyNode($0) }
        }
    }
}

/// A view that can be pushed without being a value's destination.
@MainActor
package final class NavigationToken {
    package let make: (_ViewInputs) -> LayoutNode
    /// Called when the view was taken off the stack.
    package let wasPopped: () -> Void

    package init(make: @escaping (_ViewInputs) -> LayoutNode, wasPopped: @escaping () -> Void) {
        self.make = make
        self.wasPopped = wasPopped
    }
}

/// How the values of one type are shown.
@MainActor
package final class NavigationDestination {
    package let type: ObjectIdentifier
    package let make: (AnyHashable, _ViewInputs) -> LayoutNode

    package init(type: ObjectIdentifier, make: @escaping (AnyHashable, _ViewInputs) -> LayoutNode) {
        self.type = type
        self.make = make
    }
}

package enum NavigationModelKey: EnvironmentKey {
    package static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
    /// The navigation that links in the view lead through.
    package var navigationModel: NavigationModel? {
        get { self[NavigationModelKey.self] }
        set { self[NavigationModelKey.self] = newValue }
    }
}
