import MartletGraph

/// Puts a short text beside a row or on a tab.
nonisolated struct BadgeModifier: PrimitiveViewModifier {
    let text: Text?

    nonisolated init(text: Text?) { self.text = text }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = PassThroughNode(inputs, child: body(inputs).node)
        let label = BarLabelNode(inputs)
        _ = inputs.subgraph.effect(name: "badge") { [unowned node] in
            guard let text = modifier.value.text else { return node.setTrait(ListRowBadgeTrait.self, nil) }
            let prominence = inputs.environment.value(BadgeProminenceKey.self)
            label.show(
                text.string(in: inputs.environment.textContext), font: .body,
                isSecondary: prominence != .increased, isHeader: false, in: inputs.environment)
            node.setTrait(ListRowBadgeTrait.self, label)
        }
        return _ViewOutputs(node: node)
    }
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int

    /// Less strongly than where nothing is said.
    public static let decreased = BadgeProminence(level: 0)
    /// As strongly as the platform shows a badge where nothing is said.
    public static let standard = BadgeProminence(level: 1)
    /// More strongly than where nothing is said.
    public static let increased = BadgeProminence(level: 2)
}

package enum BadgeProminenceKey: EnvironmentKey {
    package static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
    /// How much badges stand out.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// A number beside the row or on the tab; none for zero.
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(text: count == 0 ? nil : Text(verbatim: "\(count)")))
    }

    /// A text beside the row or on the tab.
    public nonisolated func badge(_ label: Text?) -> some View { modifier(BadgeModifier(text: label)) }

    /// A text beside the row or on the tab, by a key that is looked up.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// A text beside the row or on the tab.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text(verbatim: String($0)) })
    }

    /// How much badges in the view stand out.
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}
