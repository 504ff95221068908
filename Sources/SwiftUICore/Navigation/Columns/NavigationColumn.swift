import Foundation
import MartletGraph

/// Where links of a column lead: to the column beside it.
@MainActor
package final class ColumnLinks {
    let target: NavigationModel
    private let advance: () -> Void

    init(target: NavigationModel, advance: @escaping () -> Void) {
        self.target = target
        self.advance = advance
    }

    func show(_ value: any Hashable) {
        if target.canShow(value) { target.replaceRoot(with: value) }
        advance()
    }

    func show(_ token: NavigationToken) {
        target.replaceRoot(with: token)
        advance()
    }

    /// Something was chosen that the column beside shows by itself.
    func didSelect() { advance() }
}

package enum ColumnLinksKey: EnvironmentKey {
    package static var defaultValue: ColumnLinks? { nil }
}

extension EnvironmentValues {
    package var columnLinks: ColumnLinks? {
        get { self[ColumnLinksKey.self] }
        set { self[ColumnLinksKey.self] = newValue }
    }
}

/// One column of a split view: a stack of screens of its own, with a bar.
@MainActor
final class NavigationColumn {
    let scope: IdentityScope
    let model: NavigationModel
    let node: ScreenNode
    let context: ChromeContext
    /// The width that the views of the column ask for.
    let width: Attribute<ColumnWidthKey.Width?>
    private let shown: Attribute<NavigationScreen?>

    /// - Parameters:
    ///   - searchBar: A search field below the bar. Read in an effect.
    ///   - back: What leads back to the column before, where columns are shown one at a time. Read in an effect.
    init(
        _ inputs: _ViewInputs, context: ChromeContext, scope: IdentityScope,
        searchBar: @escaping () -> LayoutNode?, back: @escaping () -> ScreenBars.Back?,
        root: (_ViewInputs) -> LayoutNode
    ) {
        var inputs = inputs
        inputs.scope = scope
        inputs.preferences = PreferenceScope(parent: inputs.preferences)
        self.scope = scope
        self.context = context
        width = inputs.preferences.collect(ColumnWidthKey.self, in: scope.subgraph)
        let bars = ScreenBars(inputs, context: context)
        node = bars.node
        let model = NavigationModel(inputs, columnContext: context, root: root)
        self.model = model
        shown = inputs.subgraph.input(model.root, comparison: .custom { $0 === $1 })
        let shown = shown
        inputs.observingEffect(name: "column") {
            model.update(path: nil)
            shown.set(model.top)
        }
        _ = inputs.subgraph.effect(name: "column bar") {
            guard let screen = shown.value, screen.bar.isValid else { return }
            if model.isAtRoot, context.isClaimed {
                bars.showWithoutBar(content: screen.node, isMovable: false)
                return
            }
            let bar = screen.bar.value
            context.report(title: bar.title)
            let way =
                model.isAtRoot
                ? back()
                : ScreenBars.Back(title: model.below.bar.value.title ?? "") { [weak model] in model?.goBack() }
            bars.show(bar, searchBar: searchBar(), content: screen.node, isRoot: model.isAtRoot, back: way)
        }
    }

    /// The title of what is in front. The reader depends on it.
    var title: String { shown.value.flatMap { $0.bar.isValid ? $0.bar.value.title : nil } ?? "" }
}
