import Foundation
import SwiftUICore

extension TestScreen {
    /// What is shown, one node a line, with how it is drawn and what it hears of.
    var outlineWithModifiers: String {
        var lines: [String] = []
        func write(_ id: SurfaceNodeID, depth: Int) {
            guard let node = surface.nodes[id] else { return }
            let line = node.value.outlineLine(frame: surface.windowFrame(of: id))
            lines.append(String(repeating: "  ", count: depth) + line)
            for words in node.value.content.modifierWords {
                lines.append(String(repeating: "  ", count: depth + 1) + "." + words)
            }
            for child in node.children { write(child, depth: depth + 1) }
        }
        for window in surface.windows { write(window, depth: 0) }
        return lines.joined(separator: "\n")
    }
}

extension SurfaceContent {
    /// What modifiers have made of the node, one a line, where that is not what it is without them.
    fileprivate var modifierWords: [String] {
        switch self {
        case .text(let text): text.modifierWords
        case .layer(let layer): layer.modifierWords
        case .shape(let shape): shape.stroke.map { ["stroke \(number($0.lineWidth))"] } ?? []
        case .image(let image):
            (image.isResizable ? ["resizable"] : []) + (image.tint.map { ["foregroundColor \($0)"] } ?? [])
        case .button(let button):
            (button.shortcut.map { ["keyboardShortcut \($0.words)"] } ?? [])
                + (button.isDefault ? ["keyboardShortcut default"] : [])
                + (button.isCancel ? ["keyboardShortcut cancel"] : [])
                + (button.toolTip.map { ["help \"\($0)\""] } ?? [])
        case .textField(let field):
            ["font \(field.font.words)", "foregroundColor \(field.color)"]
                + (field.lineLimit > 1 ? ["lineLimit \(field.lineLimit)"] : [])
        case .textEditor(let editor): ["font \(editor.font.words)", "foregroundColor \(editor.color)"]
        case .row(let row):
            (row.background.map { ["listRowBackground \($0)"] } ?? [])
                + (row.menu.isEmpty ? [] : ["contextMenu \(row.menu.map(\.title))"])
        case .scroll(let scroll): scroll.isRefreshable ? ["refreshable"] : []
        default: []
        }
    }
}

extension TextContent {
    fileprivate var modifierWords: [String] {
        var words: [String] = []
        for run in text.runs {
            let part = text.runs.count > 1 ? " of \"\(run.string)\"" : ""
            words.append("font \(run.font.words)\(part)")
            words.append("foregroundColor \(run.paint.representativeColor)\(part)")
            if run.underline != nil { words.append("underline\(part)") }
            if run.strikethrough != nil { words.append("strikethrough\(part)") }
            if run.kerning != 0 { words.append("kerning \(number(run.kerning))\(part)") }
            if run.tracking != 0 { words.append("tracking \(number(run.tracking))\(part)") }
            if run.baselineOffset != 0 { words.append("baselineOffset \(number(run.baselineOffset))\(part)") }
            if let link = run.link { words.append("link \(link)\(part)") }
        }
        if let lineLimit { words.append("lineLimit \(lineLimit)") }
        if alignment != .leading { words.append("multilineTextAlignment \(alignment)") }
        if truncation != .tail { words.append("truncationMode \(truncation)") }
        if lineSpacing != 0 { words.append("lineSpacing \(number(lineSpacing))") }
        if isSelectable { words.append("textSelection enabled") }
        if minimumScaleFactor != 1 { words.append("minimumScaleFactor \(number(minimumScaleFactor))") }
        return words
    }
}

extension LayerContent {
    fileprivate var modifierWords: [String] {
        var words: [String] = []
        switch clip {
        case .none: break
        case .bounds(let radius): words.append(radius == 0 ? "clipped" : "cornerRadius \(number(radius))")
        case .path: words.append("clipShape")
        }
        if transform != .identity {
            let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            words.append("transform " + numbers.map { number(CGFloat($0)) }.joined(separator: " "))
        }
        if let shadow {
            words.append(
                "shadow \(shadow.color) radius \(number(shadow.radius)) at \(number(shadow.x)),\(number(shadow.y))")
        }
        if blurRadius != 0 { words.append("blur \(number(blurRadius))") }
        if colors != nil { words.append("color effect") }
        if !allowsHitTesting { words.append("allowsHitTesting false") }
        for (interest, name) in GestureInterest.names where gestures.contains(interest) { words.append(name) }
        if !menu.isEmpty { words.append("contextMenu \(menu.map(\.title))") }
        return words
    }
}

extension GestureInterest {
    fileprivate static let names: [(GestureInterest, String)] = [
        (.tap, "onTapGesture"), (.doubleTap, "onTapGesture count 2"),
        (.longPress, "onLongPressGesture"), (.drag, "drag gesture"), (.pinch, "pinch gesture"), (.swipe, "swipe"),
        (.hover, "onHover"),
    ]
}

extension ResolvedFont {
    fileprivate var words: String {
        var parts = [family ?? "system", number(size)]
        if weight != .regular { parts.append("weight \(weight.words)") }
        if isItalic { parts.append("italic") }
        if design != .default { parts.append("\(design)") }
        if hasMonospacedDigits { parts.append("monospacedDigit") }
        return parts.joined(separator: " ")
    }
}

extension Font.Weight {
    fileprivate var words: String {
        let names: [(Font.Weight, String)] = [
            (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.medium, "medium"),
            (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"), (.black, "black"),
        ]
        return names.first { $0.0 == self }?.1 ?? "regular"
    }
}

extension Shortcut {
    fileprivate var words: String {
        var parts: [String] = []
        if control { parts.append("command") }
        if option { parts.append("option") }
        if shift { parts.append("shift") }
        return (parts + [String(key)]).joined(separator: "-")
    }
}

private func number(_ value: CGFloat) -> String {
    value == value.rounded() ? String(format: "%.0f", Double(value) + 0) : String(format: "%.2f", Double(value))
}
