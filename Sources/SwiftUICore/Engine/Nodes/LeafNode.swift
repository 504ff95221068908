import Foundation
import MartletGraph

/// A view without children: it shows one thing, which the surface measures.
package class LeafNode: LayoutNode {
    @exclusivity(unchecked) private var known = KnownMetrics()

    /// Whether the content says how large it is, so that a change of it may change the layout.
    package var measuresContent: Bool { true }

    /// What the surface shows.
    package final var content: SurfaceContent? { surface?.value.content }

    /// Shows something else; sizes are asked for anew only where they can differ.
    @MainActor
    package final func show(_ content: SurfaceContent, isEnabled: Bool = true) {
        if let surface {
            let old = surface.value
            guard old.content != content || old.isEnabled != isEnabled else { return }
            surface.update {
                $0.content = content
                $0.isEnabled = isEnabled
            }
            if measuresContent, !content.isSameSize(as: old.content) { contentSizeDidChange() }
        } else {
            var value = SurfaceNode(content)
            value.isEnabled = isEnabled
            surface = SurfaceAttachment(node: self, value: value)
            parent?.structureDidChange()
            contentSizeDidChange()
        }
    }

    @MainActor
    private func contentSizeDidChange() {
        guard !known.isEmpty, let content else { return invalidateLayout() }
        // A text that is replaced by one of the same size moves nothing: ask before telling the parents.
        if known.refresh({ measureFresh(content, $0) }) { return }
        invalidateSizes()
    }

    private func measureFresh(_ content: SurfaceContent, _ proposal: ProposedViewSize) -> LeafMetrics {
        host.counters.leafMeasurements += 1
        if case .text = content { host.counters.textMeasurements += 1 }
        return MainThread.assume { host.surface.measure(content, proposal: proposal) }
    }

    package final func metrics(for proposal: ProposedViewSize) -> LeafMetrics {
        if let known = known[proposal] { return known }
        guard let content else { return LeafMetrics(size: .zero) }
        func measure(_ proposal: ProposedViewSize) -> LeafMetrics {
            if let known = known[proposal] { return known }
            let measured = measureFresh(content, proposal)
            known.add(measured, for: proposal)
            return measured
        }
        if usesNoMoreThanIdeal {
            let ideal = measure(.unspecified)
            if proposal.width ?? .infinity >= ideal.size.width, proposal.height ?? .infinity >= ideal.size.height {
                return ideal
            }
        }
        return measure(proposal)
    }

    /// Whether any room that the ideal size fits into gives that size, so that the surface need not be asked.
    package final var usesNoMoreThanIdeal = false

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { metrics(for: proposal).size }

    package override func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return metrics(for: proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return metrics(for: proposal).lastBaseline }
        return nil
    }
}

/// A leaf that takes what it is offered: colours, shapes, gradients.
package final class FillNode: LeafNode {
    /// Makes what is drawn for a size.
    private var draw: ((CGSize) -> SurfaceContent)?

    package override var measuresContent: Bool { false }

    /// The size where nothing is offered.
    package static let idealSize = CGSize(width: 10, height: 10)

    /// The size that a shape chooses; nil for all that is offered.
    private var chooseSize: ((ProposedViewSize) -> CGSize)?

    @MainActor
    package func set(
        chooseSize: ((ProposedViewSize) -> CGSize)? = nil, draw: @escaping (CGSize) -> SurfaceContent
    ) {
        self.draw = draw
        let hadSize = self.chooseSize != nil
        self.chooseSize = chooseSize
        show(draw(surface?.presentedSize ?? frame.size))
        if chooseSize != nil || hadSize { invalidateLayout() }
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        chooseSize?(proposal) ?? proposal.replacingUnspecifiedDimensions(by: Self.idealSize)
    }

    package override func didPlace() {
        guard let draw else { return }
        MainThread.assume { show(draw(surface?.presentedSize ?? frame.size)) }
    }

    @MainActor package override func present(size: CGSize) {
        if let draw { show(draw(size)) }
    }
}

extension SurfaceContent {
    /// Whether a change from the other can leave every size as it was without asking the surface.
    func isSameSize(as other: SurfaceContent) -> Bool {
        switch (self, other) {
        case (.toggle(let a), .toggle(let b)): a.style == b.style
        case (.slider, .slider), (.stepper, .stepper): true
        case (.progress(let a), .progress(let b)): a.style == b.style
        case (.textField(let a), .textField(let b)):
            a.style == b.style && a.font == b.font && (a.lineLimit == 1 && b.lineLimit == 1)
        default: false
        }
    }
}
