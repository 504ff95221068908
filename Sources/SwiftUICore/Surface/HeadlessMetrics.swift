import Foundation

/// The sizes of the headless surface: round numbers that depend on nothing but the content.
///
/// Each character is as wide as 0.5 of the font's size, wide ones (East Asian, emoji) twice that; a line is
/// 1.25 of the size high, rounded up, and its baseline lies at 0.8 of the height.
package enum HeadlessMetrics {
    static func measure(_ content: SurfaceContent, proposal: ProposedViewSize) -> LeafMetrics {
        switch content {
        case .text(let text):
            HeadlessText.lineMetrics(of: text, for: proposal) ?? HeadlessText(text).metrics(for: proposal)
        case .image(let image):
            LeafMetrics(
                size: image.isResizable
                    ? proposal.replacingUnspecifiedDimensions(by: image.naturalSize) : image.naturalSize)
        case .textField(let field):
            control(
                width: field.style == .search ? 200 : 160,
                height: lineHeight(field.font.size) + (field.style == .plain ? 0 : 14),
                proposal, stretches: true, baseline: true)
        case .textEditor:
            LeafMetrics(size: proposal.replacingUnspecifiedDimensions(by: CGSize(width: 160, height: 100)))
        case .toggle(let toggle):
            LeafMetrics(
                size: toggle.style == .switching ? CGSize(width: 48, height: 26) : CGSize(width: 20, height: 20))
        case .slider: control(width: 120, height: 24, proposal, stretches: true, baseline: false)
        case .stepper: LeafMetrics(size: CGSize(width: 80, height: 34))
        case .choice(let choice): measure(choice, proposal)
        case .progress(let progress):
            progress.style == .spinner
                ? LeafMetrics(size: CGSize(width: 16, height: 16))
                : control(width: 100, height: 8, proposal, stretches: true, baseline: false)
        case .datePicker(let picker):
            LeafMetrics(size: picker.isInline ? CGSize(width: 260, height: 240) : CGSize(width: 160, height: 34))
        case .colorPicker: LeafMetrics(size: CGSize(width: 60, height: 34))
        case .windowControls(let controls):
            LeafMetrics(size: controls.side == .start ? .zero : CGSize(width: 34, height: 34))
        case .shape, .window, .layer, .headerBar, .scroll, .button, .row, .drawing: LeafMetrics(size: .zero)
        }
    }

    private static func control(
        width: CGFloat, height: CGFloat, _ proposal: ProposedViewSize, stretches: Bool, baseline: Bool
    ) -> LeafMetrics {
        let offered = proposal.width ?? width
        let size = CGSize(width: stretches ? max(offered.isInfinite ? .infinity : offered, 24) : width, height: height)
        return LeafMetrics(
            size: size, firstBaseline: baseline ? height * 0.7 : nil, lastBaseline: baseline ? height * 0.7 : nil)
    }

    private static func measure(_ choice: ChoiceContent, _ proposal: ProposedViewSize) -> LeafMetrics {
        let widest = choice.titles.map { width(of: $0, size: 14) }.max() ?? 0
        switch choice.style {
        case .menu: return LeafMetrics(size: CGSize(width: widest + 44, height: 34))
        case .segments:
            let ideal = (widest + 24) * CGFloat(choice.titles.count)
            return LeafMetrics(size: CGSize(width: max(proposal.width ?? ideal, 24), height: 34))
        case .radio: return LeafMetrics(size: CGSize(width: widest + 30, height: 26 * CGFloat(choice.titles.count)))
        case .wheel: return LeafMetrics(size: CGSize(width: widest + 44, height: 160))
        }
    }

    static func chrome(of content: SurfaceContent) -> ContainerChrome {
        if case .headerBar = content {
            return ContainerChrome(
                insets: EdgeInsets(top: 0, leading: 6, bottom: 1, trailing: 6),
                minimumSize: CGSize(width: 0, height: 47))
        }
        guard case .button(let button) = content else { return ContainerChrome() }
        switch button.style {
        case .plain, .link, .row: return ContainerChrome()
        case .flat, .bordered, .prominent:
            return ContainerChrome(
                insets: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10),
                minimumSize: CGSize(width: 34, height: 34))
        }
    }

    package static func lineHeight(_ size: CGFloat) -> CGFloat { (size * 1.25).rounded(.up) }

    package static func width(of text: String, size: CGFloat) -> CGFloat {
        text.reduce(0) { $0 + width(of: $1, size: size) }
    }

    package static func width(of character: Character, size: CGFloat) -> CGFloat {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        let isWide =
            (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xA4CF).contains(scalar.value)
            || (0xAC00...0xD7A3).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
            || (0xFE30...0xFE6F).contains(scalar.value) || (0xFF00...0xFF60).contains(scalar.value)
            || (0x1F300...0x1FAFF).contains(scalar.value)
        return size * (isWide ? 1 : 0.5)
    }
}
