/// A source of components that is asked at each use, such as another toolkit's dynamic colour.
package protocol ColorProvider: Hashable, Sendable {
    func resolved(dark: Bool, highContrast: Bool) -> Color.Resolved
    var colorDescription: String { get }
}

/// A colour provider of any type, equal by type and value.
package struct AnyColorProvider: Hashable, Sendable, CustomStringConvertible {
    package let base: any ColorProvider

    package init(_ base: any ColorProvider) {
        self.base = base
    }

    package static func == (a: AnyColorProvider, b: AnyColorProvider) -> Bool {
        AnyHashable(a.base) == AnyHashable(b.base)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }

    package var description: String { base.colorDescription }
}
