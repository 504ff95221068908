import Foundation
import MartletGraph

/// A native button around a label that the engine lays out.
package final class ButtonNode: UnaryNode, FramedByApp {
    private var chrome = ContainerChrome()
    private var style = ButtonContent.Style.plain
    /// Whether nothing but the label is seen where the app draws something around the button.
    @MainActor var yieldsToFrame = false
    private var hasFrame = false
    /// Whether assistive technology hears of a link; said before the button is shown first.
    @MainActor var isLink = false

    package override init(_ inputs: _ViewInputs, child: LayoutNode) { super.init(inputs, child: child) }

    /// Keeps the button what `content` says, and calls `trigger` when it is pushed while it is enabled.
    @MainActor
    package func follow(
        inputs: _ViewInputs, content: @escaping @MainActor () -> ButtonContent,
        trigger: @escaping @MainActor () -> Void, onMenu: ((Int) -> Void)? = nil,
        onPress: (@MainActor (Bool) -> Void)? = nil
    ) {
        self.onEvent = { [unowned self] event in
            switch event {
            case .activate: trigger()
            case .menu(let identifier): onMenu?(identifier)
            case .press(let isPressed): if let onPress { host.write { onPress(isPressed) } }
            default: break
            }
        }
        _ = inputs.subgraph.effect(name: "Button") { [unowned self] in
            var content = content()
            let environment = inputs.environment
            if let shortcut = environment.value(KeyboardShortcutKey.self) { shortcut.apply(to: &content) }
            content.toolTip = environment.value(HelpKey.self)?.string(in: environment.textContext)
            let isEnabled = environment.value(IsEnabledKey.self)
            // Alone in a row of a list, the row is the button.
            if content.style == .row, content.menu == nil, surface == nil, rowAround != nil {
                setTrait(ListRowActionTrait.self, ListRowAction(isEnabled: isEnabled, perform: trigger))
                style = .row
                return
            }
            show(content, isEnabled: isEnabled)
            surface?.setAccessibility {
                $0.isSelected = environment.value(ButtonIsPushedKey.self)
                if isLink { $0.isLink = true }
            }
        }
    }

    @MainActor private var onEvent: ((SurfaceEvent) -> Void)?

    @MainActor
    package func isFramedByApp() {
        guard yieldsToFrame, !hasFrame else { return }
        hasFrame = true
        if case .button(let content)? = surface?.value.content {
            show(content, isEnabled: surface?.value.isEnabled ?? true)
        }
    }

    @MainActor
    private func show(_ content: ButtonContent, isEnabled: Bool) {
        var content = content
        if hasFrame, content.style == .bordered { content.style = .link }
        if let surface {
            surface.update {
                $0.content = .button(content)
                $0.isEnabled = isEnabled
            }
        } else {
            var value = SurfaceNode(.button(content))
            value.isEnabled = isEnabled
            let attachment = SurfaceAttachment(node: self, value: value)
            surface = attachment
            attachment.onEvent = { [unowned attachment, unowned self] event in
                if attachment.value.isEnabled { onEvent?(event) }
            }
            parent?.structureDidChange()
            noteMovement()
        }
        let fresh = host.surface.chrome(of: .button(content))
        if fresh != chrome || content.style != style {
            chrome = fresh
            style = content.style
            invalidateLayout()
        }
    }

    package override var spacing: ViewSpacing {
        switch style {
        case .plain, .link: child.spacing
        case .flat, .bordered, .prominent, .row: ViewSpacing()
        }
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - chrome.insets.horizontal, 0) },
            height: proposal.height.map { max($0 - chrome.insets.vertical, 0) })
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let label = child.sizeThatFits(inner(proposal))
        var size = CGSize(
            width: max(label.width + chrome.insets.horizontal, chrome.minimumSize.width),
            height: max(label.height + chrome.insets.vertical, chrome.minimumSize.height))
        // A row is the button from side to side.
        if style == .row, let width = proposal.width, width.isFinite { size.width = max(size.width, width) }
        return size
    }

    package override func placeChildren() {
        let proposal = inner(style == .row ? ProposedViewSize(frame.size) : placedProposal)
        let label = child.sizeThatFits(proposal)
        let room = CGSize(
            width: frame.width - chrome.insets.horizontal, height: frame.height - chrome.insets.vertical)
        let x = style == .row ? 0 : (room.width - label.width) / 2
        place(
            child,
            origin: CGPoint(
                x: chrome.insets.leading + x, y: chrome.insets.top + (room.height - label.height) / 2),
            size: label, proposal: proposal)
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let proposal = inner(proposal)
        let label = child.sizeThatFits(proposal)
        guard let guide = child.explicitGuide(key, size: label, proposal: proposal) else { return nil }
        let (before, room, length) =
            key.axis == .horizontal
            ? (chrome.insets.leading, size.width - chrome.insets.horizontal, label.width)
            : (chrome.insets.top, size.height - chrome.insets.vertical, label.height)
        return guide + before + (key.axis == .horizontal && style == .row ? 0 : (room - length) / 2)
    }
}

/// Makes a button in one of the platform's looks.
@MainActor
package func makeNativeButton<Label: View>(
    _ parts: ButtonParts<Label>, look: ButtonLook, inputs: _ViewInputs
) -> _ViewOutputs {
    // Where the app chose no style, a label that draws a button of its own is the button, as on a phone.
    let drawsItself = look == .automatic && inputs.buttonContext == .window
    let look = look.resolved(in: inputs.buttonContext)
    let outer = inputs.environment
    let role = parts.role
    let labelInputs = inputs.settingEnvironment(
        LabelOfControlKey.self, to: { outer.value(IsEnabledKey.self) }, ForegroundKey.self,
        to: {
            let look = look == .bordered && outer.value(ButtonIsPushedKey.self) ? .prominent : look
            let outside = outer.value(ForegroundKey.self)
            guard let style = ButtonColors.label(of: look, isDestructive: role() == .destructive, in: outer) else {
                return outside
            }
            return .set([style], outside: outside)
        })
    let label = makeImplicitRow(
        Label._makeViewList(view: parts.label, inputs: labelInputs), inputs: labelInputs)
    let node = ButtonNode(inputs, child: label)
    if look == .automatic { node.followLayoutDirection(inputs) }
    node.yieldsToFrame = drawsItself
    let ink = labelInputs.environment
    node.follow(
        inputs: inputs,
        content: {
            var content = ButtonContent(style: look.content)
            // The app's colour is for a phone's button, which has none of the platform's ground.
            if drawsItself,
                outer.value(ForegroundKey.self) != .system
                    || label.hasOwnLook(besides: ink.foregroundPaint.representativeColor)
            {
                content.style = .link
            }
            content.isDestructive = parts.role() == .destructive
            if content.style == .prominent, !content.isDestructive { content.tint = outer.controlTint }
            content.isCircular = outer.value(ButtonBorderShapeKey.self).isCircle
            if outer.value(ButtonIsPushedKey.self), content.style == .bordered { content.style = .prominent }
            content.repeats = outer.value(ButtonRepeatKey.self) == .enabled
            return content
        }, trigger: parts.trigger)
    return _ViewOutputs(node: node)
}

/// The colours of labels in the platform's buttons.
enum ButtonColors {
    static func label(
        of look: ButtonLook, isDestructive: Bool, in environment: EnvironmentScope
    ) -> AnyShapeStyle? {
        switch look {
        case .prominent: AnyShapeStyle(Color.white)
        case .bordered:
            // The theme fills it with red.
            isDestructive ? AnyShapeStyle(Color.white) : environment.value(TintKey.self)
        case .borderless, .link, .automatic:
            // A style that the app has set around the button is the label's.
            environment.value(ForegroundKey.self) != .system
                ? nil : isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
        case .flat: isDestructive ? AnyShapeStyle(Color.red) : nil
        case .plain: nil
        }
    }
}
