/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
    /// One bit for each option that is in the set.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It stands in for what is still to come.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// It is not for everybody's eyes.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// It is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

package enum RedactionKey: EnvironmentKey { package static var defaultValue: RedactionReasons { [] } }
package enum PrivacySensitiveKey: EnvironmentKey { package static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Why content is not shown as it is; empty where it is.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    package var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }
}

extension EnvironmentScope {
    /// Whether texts and images at this place are shown as grey bars.
    package var isRedacted: Bool {
        let reasons = value(RedactionKey.self)
        return reasons.contains(.placeholder) || (reasons.contains(.privacy) && value(PrivacySensitiveKey.self))
    }
}

extension View {
    /// Shows texts and images in the view as grey bars.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the view as it is, whatever is said around it.
    public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Says that the view is not for everybody's eyes.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}

extension ResolvedText {
    /// The text as a grey bar, which says nothing.
    package func redacted(in context: PaintContext) -> ResolvedText {
        let bar = HierarchicalShapeStyle.quaternary.paint(in: context).representativeColor
        return ResolvedText(
            runs: runs.map { run in
                var run = run
                run.paint = .color(.clear)
                run.background = bar
                run.underline = nil
                run.strikethrough = nil
                return run
            }, baseFont: baseFont)
    }
}
