import Foundation
import SwiftUICore

extension TestScreen {
    /// What assistive technology tells a person of the screen: role, name, value and state, one element a line.
    public var accessibilityOutline: String {
        var lines: [String] = []
        for window in surface.windows { describe(window, depth: 0, into: &lines) }
        return lines.joined(separator: "\n")
    }

    private func describe(_ id: SurfaceNodeID, depth: Int, into lines: inout [String]) {
        guard let node = surface.nodes[id], !node.value.accessibility.isHidden else { return }
        var depth = depth
        let line = accessibilityLine(id, node)
        if let line {
            lines.append(String(repeating: "  ", count: depth) + line)
            depth += 1
        }
        let speaksAlone = node.value.accessibility.combinesChildren || isNamedBy(children: node)
        if speaksAlone, line != nil { return }
        for child in node.children { describe(child, depth: depth, into: &lines) }
    }

    /// A button is read by its name: what its label is made of is not read again.
    private func isNamedBy(children node: HeadlessSurface.Node) -> Bool {
        switch node.value.content {
        case .button: true
        case .layer: node.value.accessibility.isButton || node.value.accessibility.isLink
        default: false
        }
    }

    private func accessibilityLine(_ id: SurfaceNodeID, _ node: HeadlessSurface.Node) -> String? {
        let accessibility = node.value.accessibility
        let view = describe(id, node)
        switch node.value.content {
        case .shape, .headerBar, .windowControls: if accessibility.label == nil { return nil }
        case .image: if accessibility.label == nil { return nil }
        case .scroll, .layer:
            if accessibility.label == nil, !accessibility.combinesChildren, !isNamedBy(children: node) { return nil }
        default: break
        }
        var parts = [accessibility.isHeader ? "heading" : accessibility.isLink ? "link" : view.role.rawValue]
        if !view.name.isEmpty { parts.append("“\(view.name)”") }
        // A label is said instead of a text.
        var isSaid = true
        if case .text = node.value.content { isSaid = accessibility.value != nil }
        var value = view.value
        if case .textField(let field) = node.value.content, field.isSecure {
            value = String(repeating: "•", count: field.text.count)
        }
        if isSaid, !value.isEmpty, value != view.name { parts.append("value “\(value)”") }
        var hint = accessibility.hint
        if case .button(let button) = node.value.content, hint == nil { hint = button.toolTip }
        if let hint { parts.append("hint “\(hint)”") }
        if let identifier = accessibility.identifier { parts.append("identifier \(identifier)") }
        if view.isSelected { parts.append("selected") }
        if view.isFocused { parts.append("focused") }
        // A text is nothing to use; it is only pale.
        if !node.value.isEnabled, ![.text, .image, .other].contains(view.role) { parts.append("disabled") }
        if view.role == .window, case .window(let window) = node.value.content, window.isModal { parts.append("modal") }
        return parts.joined(separator: " ")
    }
}
