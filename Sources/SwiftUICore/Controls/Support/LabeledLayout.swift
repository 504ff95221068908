import Foundation

/// A label and what it belongs to, beside each other.
package struct LabeledLayout: Layout {
    /// Whether they stand at the two sides of what is offered.
    package var spreads = false
    package var controlComesFirst = false
    package var alignment: VerticalAlignment = .center

    package static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    package init(spreads: Bool = false, controlComesFirst: Bool = false, alignment: VerticalAlignment = .center) {
        self.spreads = spreads
        self.controlComesFirst = controlComesFirst
        self.alignment = alignment
    }

    private struct Plan {
        var label: ProposedViewSize
        var control: ProposedViewSize
        var labelSize: CGSize
        var controlSize: CGSize
        var gap: CGFloat
    }

    private func plan(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Plan? {
        guard subviews.count == 2 else { return nil }
        let label = subviews[controlComesFirst ? 1 : 0]
        let control = subviews[controlComesFirst ? 0 : 1]
        let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
        guard let width = proposal.width, width.isFinite else {
            let offered = ProposedViewSize(width: proposal.width, height: proposal.height)
            return Plan(
                label: offered, control: offered, labelSize: label.sizeThatFits(offered),
                controlSize: control.sizeThatFits(offered), gap: gap)
        }
        // The label keeps its line where both have room; where not, it wraps beside a control that does not shrink.
        let ideal = label.sizeThatFits(.unspecified).width
        var offered = ProposedViewSize(width: max(width - ideal - gap, 0), height: proposal.height)
        var size = control.sizeThatFits(offered)
        if size.width > max(width - ideal - gap, 0) {
            let least = control.sizeThatFits(ProposedViewSize(width: 0, height: proposal.height)).width
            offered.width = max(width - gap - min(ideal, max(width / 2, width - gap - least)), 0)
            size = control.sizeThatFits(offered)
        }
        let rest = ProposedViewSize(width: max(width - gap - size.width, 0), height: proposal.height)
        return Plan(
            label: rest, control: offered, labelSize: label.sizeThatFits(rest), controlSize: size, gap: gap)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let plan = plan(proposal, subviews) else { return .zero }
        var width = plan.labelSize.width + plan.gap + plan.controlSize.width
        if spreads, let offered = proposal.width { width = max(width, offered) }
        return CGSize(width: width, height: max(plan.labelSize.height, plan.controlSize.height))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let plan = plan(ProposedViewSize(width: bounds.width, height: proposal.height), subviews) else { return }
        let label = subviews[controlComesFirst ? 1 : 0]
        let control = subviews[controlComesFirst ? 0 : 1]
        let labelGuide = label.dimensions(in: plan.label)[alignment]
        let controlGuide = control.dimensions(in: plan.control)[alignment]
        let above = max(labelGuide, controlGuide)
        let below = max(plan.labelSize.height - labelGuide, plan.controlSize.height - controlGuide)
        let top = bounds.minY + (bounds.height - above - below) / 2
        var labelX = bounds.minX
        var controlX =
            spreads ? bounds.maxX - plan.controlSize.width : bounds.minX + plan.labelSize.width + plan.gap
        if controlComesFirst {
            controlX = bounds.minX
            labelX = bounds.minX + plan.controlSize.width + plan.gap
        }
        label.place(at: CGPoint(x: labelX, y: top + above - labelGuide), proposal: plan.label)
        control.place(at: CGPoint(x: controlX, y: top + above - controlGuide), proposal: plan.control)
    }
}
