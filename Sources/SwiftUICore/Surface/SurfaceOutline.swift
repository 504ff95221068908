import Foundation

extension HeadlessSurface {
    /// What is shown, one node a line, indented by what it is inside of: kind, what it says, frame in the window.
    package var outline: String {
        var lines: [String] = []
        for window in windows { write(window, depth: 0, into: &lines) }
        return lines.joined(separator: "\n")
    }

    private func write(_ id: SurfaceNodeID, depth: Int, into lines: inout [String]) {
        guard let node = nodes[id] else { return }
        var line = node.value.outlineLine(frame: windowFrame(of: id))
        if id == focused, !composition.isEmpty { line += " composing=\"\(composition)\"" }
        lines.append(String(repeating: "  ", count: depth) + line)
        for child in node.children { write(child, depth: depth + 1, into: &lines) }
    }
}

extension SurfaceNode {
    /// One line of an outline.
    package func outlineLine(frame: CGRect) -> String {
        var parts = [content.outlineWords]
        if let label = accessibility.label { parts.append("label=\"\(label)\"") }
        if let value = accessibility.value { parts.append("value=\"\(value)\"") }
        if let hint = accessibility.hint { parts.append("hint=\"\(hint)\"") }
        if let identifier = accessibility.identifier { parts.append("id=\(identifier)") }
        if accessibility.isHidden { parts.append("hidden") }
        parts += accessibility.outlineTraits
        if !isEnabled { parts.append("disabled") }
        parts.append("[\(number(frame.minX)),\(number(frame.minY)) \(number(frame.width))x\(number(frame.height))]")
        return parts.joined(separator: " ")
    }

    private func number(_ value: CGFloat) -> String {
        value == value.rounded() ? String(format: "%.0f", Double(value) + 0) : String(format: "%.2f", Double(value))
    }
}

extension AccessibilityContent {
    /// What is said of the node's nature.
    fileprivate var outlineTraits: [String] {
        let traits = [
            (isHeader, "header"), (isButton, "isButton"), (isLink, "link"), (isImage, "isImage"),
            (isSelected, "selected"), (isModal, "modal"), (combinesChildren, "combined"),
        ].filter(\.0).map(\.1)
        return traits + (actions.isEmpty ? [] : ["actions=\(actions)"])
    }
}

extension SurfaceContent {
    /// The kind of the node, and what it says.
    package var outlineWords: String {
        switch self {
        case .window(let window):
            "window \"\(window.title)\"" + (window.isModal ? " modal" : "")
                + (window.fileDialog.map { " \($0.outlineWords)" } ?? "")
        case .layer(let layer):
            (layer.opacity == 1 ? "layer" : "layer opacity=\(layer.opacity)") + (layer.isMasked ? " masked" : "")
                + (layer.blendMode == .normal ? "" : " blend=\(layer.blendMode)")
        case .drawing(let drawing): "drawing of \(drawing.commands.count)"
        case .headerBar: "headerBar"
        case .windowControls: "windowControls"
        case .scroll: "scroll"
        case .button(let button): "button \(button.style)" + (button.isDestructive ? " destructive" : "")
        case .row(let row): "row" + (row.isSelected ? " selected" : "")
        case .text(let text): "text \"\(text.text.string)\""
        case .shape(let shape): "shape \(shape.paint.outlineWords)" + (shape.stroke == nil ? "" : " stroked")
        case .image(let image): "image \(image.source.outlineWords)"
        case .textField(let field):
            (field.isSecure ? "secureField" : "textField")
                + " \"\(field.isSecure ? String(repeating: "•", count: field.text.count) : field.text)\""
                + (field.prompt.isEmpty ? "" : " prompt=\"\(field.prompt)\"")
                + field.traits.outlineWords.map { " \($0)" }.joined()
        case .textEditor(let editor):
            "textEditor \"\(editor.text)\"" + editor.traits.outlineWords.map { " \($0)" }.joined()
        case .toggle(let toggle): "\(toggle.style) \(toggle.isOn ? "on" : "off")"
        case .slider(let slider): "slider \(slider.value)"
        case .stepper: "stepper"
        case .choice(let choice):
            "choice \(choice.style) \"\(choice.selected.flatMap { choice.titles.indices.contains($0) ? choice.titles[$0] : nil } ?? "")\""
        case .progress(let progress): "progress \(progress.fraction.map { "\($0)" } ?? "indeterminate")"
        case .datePicker(let picker): "datePicker \(picker.date)"
        case .colorPicker(let picker): "colorPicker \(picker.color)"
        }
    }
}

extension FileDialogContent {
    fileprivate var outlineWords: String {
        "files \(purpose)" + (allowsMultiple ? " several" : "") + (suggestedName.map { " name=\"\($0)\"" } ?? "")
            + (types.isEmpty ? "" : " of=\(types.map(\.identifier))")
    }
}

extension ResolvedPaint {
    fileprivate var outlineWords: String {
        if case .color(let color) = self { return color.description }
        return "\(representativeColor) gradient"
    }
}

extension ImageContent.Source {
    fileprivate var outlineWords: String {
        switch self {
        case .symbol(let name, _, _): name
        case .file(let url): url.lastPathComponent
        case .data(let data): "\(data.count) bytes"
        case .missing(let name): "missing \"\(name)\""
        }
    }
}
