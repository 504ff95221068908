import Foundation
import SwiftUICore

/// Something that keeps people from using a screen by screen reader, with weak eyes, or with an unsteady hand.
public struct AccessibilityFinding: Equatable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Kind: String, Sendable, CaseIterable {
        /// A control has no name.
        case unlabelled
        /// Two views have the same identifier.
        case duplicateIdentifier
        /// A text stands out too little from its ground: less than 4.5 to 1.
        case contrast
        /// A control is smaller than 24 points in one direction.
        case targetSize
        /// Tab goes from one control to one that is read earlier: above it, or before it on the same line.
        case focusOrder
        /// Tab never comes from one control to another: the focus is caught. That of a sheet stays in the sheet on
        /// purpose.
        case focusTrap
        /// A text has not the room that it needs, and is cut off.
        case clippedText
    }

    /// What is wrong.
    public let kind: Kind
    /// Which view, and in which way.
    public let description: String
}

extension TestScreen {
    /// Looks over the screen for what keeps people from using it.
    ///
    /// To find traps of the focus it presses Tab in each control, in both directions, and gives the focus back to what
    /// had it.
    public func audit(
        for kinds: Set<AccessibilityFinding.Kind> = Set(AccessibilityFinding.Kind.allCases)
    ) -> [AccessibilityFinding] {
        let views = shownViews.filter { !$0.isHidden }
        let findings =
            unlabelled(views) + duplicateIdentifiers(views) + contrast(views) + targetSizes(views) + focusOrders
            + clippedTexts
        return findings.filter { kinds.contains($0.kind) } + (kinds.contains(.focusTrap) ? focusTraps() : [])
    }

    private static let controls: Set<ShownView.Role> = [
        .button, .textField, .toggle, .slider, .stepper, .choice, .datePicker, .colorPicker,
    ]

    private func unlabelled(_ views: [ShownView]) -> [AccessibilityFinding] {
        views.filter { Self.controls.contains($0.role) && $0.name.isEmpty }.map {
            AccessibilityFinding(kind: .unlabelled, description: "a \($0.role.rawValue) at \($0.place) has no name")
        }
    }

    private func duplicateIdentifiers(_ views: [ShownView]) -> [AccessibilityFinding] {
        var counts: [String: Int] = [:]
        for view in views { if let identifier = view.identifier { counts[identifier, default: 0] += 1 } }
        return counts.filter { $0.value > 1 }.sorted { $0.key < $1.key }.map {
            AccessibilityFinding(
                kind: .duplicateIdentifier, description: "the identifier \($0.key) is on \($0.value) views")
        }
    }

    private func targetSizes(_ views: [ShownView]) -> [AccessibilityFinding] {
        views.filter { Self.controls.contains($0.role) && min($0.frame.width, $0.frame.height) < 24 }.map {
            AccessibilityFinding(
                kind: .targetSize,
                description: "the \($0.role.rawValue) “\($0.name)” is only \($0.frame.width) by \($0.frame.height)")
        }
    }

    // MARK: Contrast

    private func contrast(_ views: [ShownView]) -> [AccessibilityFinding] {
        let ground: Color.Resolved =
            surface.environment.isDark
            ? Color.Resolved(red: 0.141, green: 0.141, blue: 0.141) : Color.Resolved(red: 0.98, green: 0.98, blue: 0.98)
        var painted: [(rect: CGRect, color: Color.Resolved)] = []
        var findings: [AccessibilityFinding] = []
        let hidden = Set(shownViews.filter(\.isHidden).map(\.id))
        for (id, node) in shownNodes where !hidden.contains(id) {
            let frame = surface.windowFrame(of: id)
            switch node.value.content {
            case .window: painted = []
            case .shape(let shape):
                if case .color(let color) = shape.paint, color.opacity > 0.9, shape.stroke == nil {
                    painted.append((frame, color))
                }
            case .row(let row): if let color = row.background, color.opacity > 0.9 { painted.append((frame, color)) }
            case .text(let text):
                guard path(from: id).allSatisfy({ surface.nodes[$0]?.value.isEnabled ?? true }) else { continue }
                let back = painted.last { $0.rect.insetBy(dx: -1, dy: -1).contains(frame) }?.color ?? ground
                for run in text.text.runs {
                    let ratio = run.paint.representativeColor.contrast(to: back)
                    guard ratio < 4.5 else { continue }
                    findings.append(
                        AccessibilityFinding(
                            kind: .contrast,
                            description: "“\(run.string)” has a contrast of \((ratio * 10).rounded() / 10) to 1"))
                }
            default: break
            }
        }
        return findings
    }
}

extension ShownView {
    fileprivate var place: String { "(\(Int(clamping: frame.minX)), \(Int(clamping: frame.minY)))" }
}

extension Color.Resolved {
    /// The ratio of two colours' luminances as WCAG has it, with this one drawn over the other.
    fileprivate func contrast(to ground: Color.Resolved) -> Double {
        func over(_ front: Float, _ back: Float) -> Double { Double(front * opacity + back * (1 - opacity)) }
        let first = Self.luminance(over(red, ground.red), over(green, ground.green), over(blue, ground.blue))
        let second = Self.luminance(Double(ground.red), Double(ground.green), Double(ground.blue))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
