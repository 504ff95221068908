import Foundation
import SwiftUICore

/// Settings in which a screen is looked at, by a name: dark, in Arabic, with large text, or all of it.
public struct ScreenVariant: Sendable {
    /// The name, for the names of snapshots.
    public let name: String
    private let change: @Sendable (inout TestEnvironment) -> Void

    /// A variant that changes the settings in some way.
    public init(_ name: String, change: @escaping @Sendable (inout TestEnvironment) -> Void) {
        (self.name, self.change) = (name, change)
    }

    /// Light colours.
    public static let light = ScreenVariant("light") { $0.colorScheme = .light }

    /// Dark colours.
    public static let dark = ScreenVariant("dark") { $0.colorScheme = .dark }

    /// A language and its direction, by an identifier as `ar`.
    public static func language(_ identifier: String) -> ScreenVariant {
        ScreenVariant(identifier) { environment in
            let locale = Locale(identifier: identifier)
            environment.locale = locale
            environment.layoutDirection =
                locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// A size of text.
    public static func textSize(_ size: DynamicTypeSize) -> ScreenVariant {
        ScreenVariant("\(size)") { $0.dynamicTypeSize = size }
    }

    /// Both variants, this one's name first.
    public func with(_ other: ScreenVariant) -> ScreenVariant {
        ScreenVariant("\(name)-\(other.name)") { [change] environment in
            change(&environment)
            other.change(&environment)
        }
    }

    /// All combinations of one variant of each group.
    public static func combinations(_ groups: [ScreenVariant]...) -> [ScreenVariant] {
        guard let first = groups.first else { return [] }
        return groups.dropFirst().reduce(first) { variants, group in
            variants.flatMap { variant in group.map(variant.with) }
        }
    }

    func apply(to environment: inout TestEnvironment) { change(&environment) }
}

extension TestScreen {
    /// Does something in each variant of the settings, which are as before afterwards.
    public func forEach(_ variants: [ScreenVariant], _ look: (ScreenVariant) throws -> Void) rethrows {
        let before = environment
        defer { changeEnvironment { $0 = before } }
        for variant in variants {
            changeEnvironment {
                $0 = before
                variant.apply(to: &$0)
            }
            try look(variant)
        }
    }
}
