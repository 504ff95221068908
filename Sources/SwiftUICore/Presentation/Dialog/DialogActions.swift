import Foundation
import MartletGraph

/// The buttons of a dialog, and what else it asks, such as text fields.
nonisolated struct DialogActions<Actions: View>: PrimitiveView {
    /// What a dialog gets by itself.
    enum Supplement {
        /// A button that says that the message was read, where there is none at all.
        case confirmation
        /// A button that only ends the dialog, where there is none.
        case cancellation
    }

    let actions: Actions
    let supplement: Supplement

    nonisolated init(_ actions: Actions, supplement: Supplement) {
        self.actions = actions
        self.supplement = supplement
    }

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let buttons = DialogButtons(in: inputs.subgraph)
        let inner = inputs.withoutElementWrapper().settingEnvironment { $0.dialogButtons = buttons }
        let node = DialogActionsNode(inputs)
        node.followLayoutDirection(inputs)
        let list = Actions._makeViewList(view: view.projecting(Actions.self, at: 0), inputs: inner).list
        let supplement = inputs.host.graph.untracked { view.value.supplement }
        let own = supplementButton(supplement, inputs: inputs)
        _ = inputs.subgraph.effect(name: "dialog buttons") { [unowned node] in
            var nodes: [LayoutNode] = []
            list.realize(into: &nodes)
            let isComplete = supplement == .cancellation ? buttons.hasCancel : !nodes.isEmpty
            if !isComplete { nodes.append(own) }
            if !nodes.elementsEqual(node.children, by: ===) { node.setChildren(nodes) }
        }
        return _ViewOutputs(node: node)
    }

    @MainActor private static func supplementButton(_ supplement: Supplement, inputs: _ViewInputs) -> LayoutNode {
        let isCancel = supplement == .cancellation
        let button = Button(role: isCancel ? .cancel : nil) {
        } label: {
            Text(verbatim: (isCancel ? SystemText.cancel : .ok).localized)
        }
        let attribute = inputs.subgraph.input(button, comparison: .never)
        return Button<Text>._makeView(view: _GraphValue(attribute), inputs: inputs.withoutElementWrapper()).node
    }
}

/// Buttons of one width beside each other where they fit, below each other where not; the one that only ends the
/// dialog first in a row, last in a column. What is no button stands above them from side to side.
final class DialogActionsNode: LayoutNode {
    private static let spacing: CGFloat = 8

    private struct Plan {
        var fields: [LayoutNode] = []
        var buttons: [LayoutNode] = []
        var isRow = false
        var buttonWidth: CGFloat = 0
    }

    private func button(in node: LayoutNode) -> ButtonContent? {
        var current: LayoutNode? = node
        while let node = current {
            if let surface = node.surface {
                return MainThread.assume {
                    if case .button(let content) = surface.value.content { content } else { nil }
                }
            }
            current = node.unaryChild ?? (node.children.count == 1 ? node.children[0] : nil)
        }
        return nil
    }

    private func plan(width: CGFloat?) -> Plan {
        var plan = Plan()
        var cancels: [LayoutNode] = []
        for child in children {
            guard let button = button(in: child) else {
                plan.fields.append(child)
                continue
            }
            if button.isCancel { cancels.append(child) } else { plan.buttons.append(child) }
        }
        let all = cancels + plan.buttons
        let widest = all.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let gaps = CGFloat(max(all.count - 1, 0)) * Self.spacing
        let needed = widest * CGFloat(all.count) + gaps
        plan.isRow = all.count < 4 && needed <= width ?? .infinity
        plan.buttons = plan.isRow ? all : plan.buttons + cancels
        plan.buttonWidth =
            plan.isRow
            ? ((width ?? needed) - gaps) / CGFloat(max(all.count, 1)) : width ?? widest
        return plan
    }

    private func rows(_ plan: Plan, width: CGFloat?) -> [CGFloat] {
        let offered = ProposedViewSize(width: width, height: nil)
        var heights = plan.fields.map { $0.sizeThatFits(offered).height }
        let buttons = plan.buttons.map {
            $0.sizeThatFits(ProposedViewSize(width: plan.buttonWidth, height: nil)).height
        }
        if plan.isRow { heights += [buttons.max() ?? 0] } else { heights += buttons }
        return heights
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let plan = plan(width: proposal.width)
        let heights = rows(plan, width: proposal.width)
        let count = CGFloat(plan.isRow ? plan.buttons.count : 1)
        let buttonsWidth = plan.buttonWidth * count + Self.spacing * max(count - 1, 0)
        let fieldWidth = plan.fields.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(
            width: proposal.width ?? max(buttonsWidth, fieldWidth),
            height: heights.reduce(0, +) + CGFloat(max(heights.count - 1, 0)) * Self.spacing)
    }

    override func placeChildren() {
        let plan = plan(width: frame.width)
        let heights = rows(plan, width: frame.width)
        var y: CGFloat = 0
        for (index, field) in plan.fields.enumerated() {
            put(field, x: 0, y: y, width: frame.width)
            y += heights[index] + Self.spacing
        }
        for (index, button) in plan.buttons.enumerated() {
            if plan.isRow {
                put(
                    button, x: CGFloat(index) * (plan.buttonWidth + Self.spacing), y: y, width: plan.buttonWidth,
                    fills: true)
            } else {
                put(button, x: 0, y: y, width: plan.buttonWidth, fills: true)
                y += heights[plan.fields.count + index] + Self.spacing
            }
        }
    }

    private func put(_ node: LayoutNode, x: CGFloat, y: CGFloat, width: CGFloat, fills: Bool = false) {
        let proposal = ProposedViewSize(width: width, height: nil)
        var size = node.sizeThatFits(proposal)
        // A button hugs its label by itself; in a dialog all are equally wide.
        if fills { size.width = width }
        place(node, origin: CGPoint(x: x + (width - size.width) / 2, y: y), size: size, proposal: proposal)
    }
}
