import Foundation

package enum ListRowSpacingKey: EnvironmentKey { package static var defaultValue: CGFloat? { nil } }
package enum ListSectionSpacingKey: EnvironmentKey { package static var defaultValue: CGFloat? { nil } }

/// How far the sections of a list are apart.
public nonisolated struct ListSectionSpacing: Sendable {
    let length: CGFloat?

    /// As the style of the list has it.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Closer together.
    public static let compact = ListSectionSpacing(length: 12)
    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

extension View {
    /// The distance between rows of the view's lists, in points; nil for none, as usual.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        transformEnvironment(\.self) { $0[ListRowSpacingKey.self] = spacing }
    }

    /// The distance between sections of the view's lists. Said of a section in a list, it is the distance to the
    /// sections beside it; of two that say something else the smaller one counts.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        transformEnvironment(\.self) { $0[ListSectionSpacingKey.self] = spacing.length }
    }

    /// The distance between sections of the view's lists, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        transformEnvironment(\.self) { $0[ListSectionSpacingKey.self] = spacing }
    }
}
