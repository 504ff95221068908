import Foundation
import MartletGraph

/// The environment of a whole program: what the desktop says, as attributes that change with it.
@MainActor
package final class RootEnvironment {
    package let scope: EnvironmentScope
    private let subgraph: Subgraph
    private var values: [ObjectIdentifier: AnyAttribute] = [:]

    package init(graph: Graph) {
        subgraph = Subgraph(graph: graph)
        scope = EnvironmentScope(parent: nil, subgraph: subgraph)
    }

    /// Takes over what the surface's desktop says.
    package func adopt(_ surface: SurfaceEnvironment) {
        set(ColorSchemeKey.self, surface.isDark ? .dark : .light)
        set(ColorSchemeContrastKey.self, surface.isHighContrast ? .increased : .standard)
        set(DisplayScaleKey.self, surface.displayScale)
        set(LocaleKey.self, surface.locale)
        set(LayoutDirectionKey.self, surface.isRightToLeft ? .rightToLeft : .leftToRight)
        set(ReduceMotionKey.self, surface.reducesMotion)
        set(BodyFontSizeKey.self, surface.bodyFontSize)
        set(AccentColorKey.self, surface.accent.map(Color.init))
    }

    /// Sets a value for every view of the program.
    package func set<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) {
        if let known = values[ObjectIdentifier(key)] {
            known.cast(to: K.Value.self).set(value)
        } else {
            let attribute = subgraph.input(value, name: "\(K.self)").any
            values[ObjectIdentifier(key)] = attribute
            scope.set(ObjectIdentifier(key), attribute)
        }
    }
}
