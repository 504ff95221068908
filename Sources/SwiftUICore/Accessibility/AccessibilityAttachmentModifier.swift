import MartletGraph

/// Tells assistive technology something about a view.
public nonisolated struct AccessibilityAttachmentModifier: PrimitiveViewModifier {
    /// One thing that is told.
    package enum Change {
        case label(Text), value(Text), hint(Text)
        case identifier(String)
        case hidden(Bool)
        case traits(AccessibilityTraits, isActive: Bool)
        case sortPriority(Double)
        case action(AccessibilityActionKind, () -> Void)
        case adjustable((AccessibilityAdjustmentDirection) -> Void)
        /// Something more, with a label; nothing with nil.
        case customContent(Text, Text?)
        /// What has no counterpart on this platform.
        case nothing
    }

    package let change: Change

    package nonisolated init(_ change: Change) { self.change = change }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let child = body(inputs).node
        if case .nothing = inputs.host.graph.untracked({ modifier.value.change }) { return _ViewOutputs(node: child) }
        let node = AccessibilityNode(inputs, child: child)
        let first = ActionIndex()
        _ = inputs.subgraph.effect(name: "accessibility") { [unowned node] in
            let context = inputs.environment.textContext
            switch modifier.value.change {
            case .label(let text):
                let string = text.string(in: context)
                // What has a name is no decoration.
                node.set {
                    $0.label = string
                    if !string.isEmpty { $0.isHidden = false }
                }
            case .value(let text):
                let string = text.string(in: context)
                node.set { $0.value = string }
            case .hint(let text):
                let string = text.string(in: context)
                node.set { $0.hint = string }
            case .customContent(let label, let value):
                let string = value.map { "\(label.string(in: context)): \($0.string(in: context))" }
                node.set { if let string { $0.hint = $0.hint.map { "\($0), \(string)" } ?? string } }
            case .identifier(let identifier): node.set { $0.identifier = identifier }
            case .hidden(let isHidden): node.set { $0.isHidden = isHidden }
            case .traits(let traits, let isActive): node.set { traits.apply(isActive, to: &$0) }
            case .sortPriority(let priority): node.set { $0.sortPriority = priority }
            case .action(let kind, _):
                let name = kind.name(in: context)
                node.set({ first.add([name], to: &$0) }) { event in
                    guard case .action(_, let handler) = modifier.value.change else { return }
                    if event == .accessibilityAction(first.index) { handler() }
                }
            case .adjustable:
                node.set({ first.add(["Increment", "Decrement"], to: &$0) }) { event in
                    guard case .adjustable(let handler) = modifier.value.change else { return }
                    if event == .accessibilityAction(first.index) { handler(.increment) }
                    if event == .accessibilityAction(first.index + 1) { handler(.decrement) }
                }
            case .nothing: break
            }
        }
        return _ViewOutputs(node: node)
    }
}

/// Where a modifier's actions begin among all of the node.
@MainActor
final class ActionIndex {
    private(set) var index = 0

    func add(_ names: [String], to content: inout AccessibilityContent) {
        index = content.actions.count
        content.actions += names
    }
}

/// A kind of action that assistive technology offers.
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Kind: Equatable, Sendable { case `default`, delete, escape, magicTap, showMenu, named(Text) }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// What pushing the view does.
    public static let `default` = AccessibilityActionKind(.default)
    /// Deleting.
    public static let delete = AccessibilityActionKind(.delete)
    /// Leaving.
    public static let escape = AccessibilityActionKind(.escape)
    /// The most important action of the app.
    public static let magicTap = AccessibilityActionKind(.magicTap)
    /// Opening a menu.
    public static let showMenu = AccessibilityActionKind(.showMenu)

    /// An action with a name.
    public init(named name: Text) { self.init(.named(name)) }

    func name(in context: TextContext) -> String {
        switch kind {
        case .default: "Activate"
        case .delete: SystemText.delete.localized
        case .escape: "Escape"
        case .magicTap: "Magic Tap"
        case .showMenu: "Show Menu"
        case .named(let text): text.string(in: context)
        }
    }
}

/// More or less of something.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
    /// More.
    case increment
    /// Less.
    case decrement
}

/// What becomes of the views inside of an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    package enum Kind: Sendable { case ignore, contain, combine }

    package let kind: Kind

    /// They are passed over.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They are elements of their own inside of it.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// They speak as one.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// None in particular.
    case unspecified
    /// The first.
    case h1
    /// The second.
    case h2
    /// The third.
    case h3
    /// The fourth.
    case h4
    /// The fifth.
    case h5
    /// The sixth.
    case h6
}

/// Makes a view one element.
nonisolated struct AccessibilityElementModifier: PrimitiveViewModifier {
    let behavior: AccessibilityChildBehavior

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = AccessibilityNode(inputs, child: body(inputs).node)
        node.isElement = true
        _ = inputs.subgraph.effect(name: "accessibilityElement") { [unowned node] in
            let kind = modifier.value.behavior.kind
            node.set { content in
                content.combinesChildren = kind != .contain
                // What is passed over lends no name.
                if kind == .ignore, content.label == nil { content.label = "" }
            }
        }
        return _ViewOutputs(node: node)
    }
}
