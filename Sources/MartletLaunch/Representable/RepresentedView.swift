import Combine
import Foundation
import SwiftUICore
import UIKitCore

/// What stands for a representable in the tree.
struct RepresentedView<Representable: UIViewRepresentable>: View {
    let representable: Representable
    @State private var place = RepresentedPlace<Representable>()
    @Environment(\.self) private var environment

    var body: some View {
        let context = place.update(representable, in: environment)
        let view = place.view(for: context, of: representable)
        RepresentedLayout(size: { representable.sizeThatFits($0, uiView: view, context: context) }) {
            RepresentedContent(view: view, revision: place.changes.revision, changes: place.changes)
        }
        .onDisappear { place.dismantle() }
    }
}

/// The view of one place, as long as its identity.
@MainActor
final class RepresentedPlace<Representable: UIViewRepresentable> {
    let changes = RepresentedChanges()
    private var coordinator: Representable.Coordinator?
    private var view: Representable.UIViewType?

    nonisolated init() {}

    func update(
        _ representable: Representable, in environment: EnvironmentValues
    ) -> UIViewRepresentableContext<Representable> {
        let coordinator = coordinator ?? representable.makeCoordinator()
        self.coordinator = coordinator
        return UIViewRepresentableContext(
            coordinator: coordinator, transaction: Transaction.current, environment: environment)
    }

    /// Makes the view at first, and brings it up to date.
    func view(
        for context: UIViewRepresentableContext<Representable>, of representable: Representable
    ) -> Representable.UIViewType {
        changes.isUpdating = true
        defer { changes.isUpdating = false }
        let view = view ?? representable.makeUIView(context: context)
        self.view = view
        view.onAppearanceChange = { [weak changes] in changes?.note() }
        representable.updateUIView(view, context: context)
        return view
    }

    func dismantle() {
        guard let view, let coordinator else { return }
        self.view = nil
        self.coordinator = nil
        Representable.dismantleUIView(view, coordinator: coordinator)
    }
}

/// Tells what shows a view that the app has changed it.
@MainActor
final class RepresentedChanges: ObservableObject {
    /// While the view is brought up to date, what shows it is about to be made anyway.
    var isUpdating = false
    private(set) var revision = 0

    nonisolated init() {}

    func note() {
        revision += 1
        if !isUpdating { objectWillChange.send() }
    }
}

/// Gives its content the size that the representable says.
struct RepresentedLayout: Layout {
    let size: @MainActor (ProposedViewSize) -> CGSize?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainThread.assume { size(proposal) } ?? subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}
