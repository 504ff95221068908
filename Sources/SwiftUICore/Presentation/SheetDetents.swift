import Foundation
import MartletGraph

/// Keeps a sheet and the detent that is chosen for it together: the sheet gets the height that is chosen, and what comes
/// nearest to the height that a person gives it is chosen.
@MainActor
final class SheetDetents {
    private let options: Attribute<PresentationOptions>
    private let environment: EnvironmentScope
    /// The most that the sheet can be high, in points.
    private let greatestHeight: () -> CGFloat
    private weak var window: WindowRoot?
    private var chosen: PresentationDetent?

    init(
        _ options: Attribute<PresentationOptions>, of window: WindowRoot, environment: EnvironmentScope,
        greatestHeight: @escaping () -> CGFloat
    ) {
        self.options = options
        self.window = window
        self.environment = environment
        self.greatestHeight = greatestHeight
        _ = window.scope.subgraph.effect(name: "presentationDetents") { [weak self] in self?.follow(options.value) }
        window.onResize = { [weak self] in self?.windowWasResized($0) }
    }

    /// The height that the sheet should have; nil for that of its content.
    var height: CGFloat? {
        let options = options.untrackedValue
        if let selection = options.detentSelection { return height(of: selection.detent) }
        return options.detents.compactMap(height(of:)).min()
    }

    private func height(of detent: PresentationDetent) -> CGFloat? {
        detent.height(
            in: PresentationDetent.Context(maxDetentValue: greatestHeight(), environment: environment.values))
    }

    private func follow(_ options: PresentationOptions) {
        guard let selected = options.detentSelection?.detent, selected != chosen else { return }
        let isOpen = chosen != nil
        chosen = selected
        if isOpen { window?.chooseSizeAnew() }
    }

    private func windowWasResized(_ size: CGSize) {
        let options = options.untrackedValue
        guard let selection = options.detentSelection else { return }
        let most = greatestHeight()
        func distance(of height: CGFloat) -> CGFloat {
            abs(PresentationStyle.sheet.height(height, upTo: most) - size.height)
        }
        let heights = options.detents.compactMap { detent in height(of: detent).map { (detent, $0) } }
        // Of two that are as near the higher one, so that it does not depend on the order in the set.
        let nearest = heights.min { (distance(of: $0.1), -$0.1) < (distance(of: $1.1), -$1.1) }
        guard let nearest, nearest.0 != selection.detent else { return }
        // What has as little room as another one is the same to a person.
        if let present = height(of: selection.detent), distance(of: present) <= distance(of: nearest.1) { return }
        chosen = nearest.0
        selection.choose(nearest.0)
    }
}
