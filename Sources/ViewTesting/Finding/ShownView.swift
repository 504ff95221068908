import Foundation
import SwiftUICore

/// Something that a test has found on screen, as it was at that moment.
public struct ShownView: Equatable, Sendable {
    /// What a view is to the person in front of it.
    public enum Role: String, Sendable {
        case window, button, text, image, textField, toggle, slider, stepper, choice, row, progress, datePicker
        case colorPicker, other
    }

    /// What it is.
    public let role: Role
    /// What assistive technology calls it: its label, else its own text or prompt, else the texts inside of it.
    public let name: String
    /// What it shows: the characters of a text or a field, the chosen title of a choice, "on" or "off" of a switch,
    /// the number of a slider or a progress, the date of a date picker, the colour of a colour picker. What `accessibilityValue` says comes first.
    public let value: String
    /// Whether a person can use it. False for controls that are disabled and for all that a modal window blocks.
    public let isEnabled: Bool
    /// Whether it, or what it is inside of, is hidden from assistive technology or not drawn at all.
    public let isHidden: Bool
    /// Whether it has the keyboard focus.
    public let isFocused: Bool
    /// Whether it is the chosen row, or has the trait of what is chosen.
    public let isSelected: Bool
    /// What `accessibilityLabel` or the control's own label says.
    public let label: String?
    /// The prompt of a field.
    public let placeholder: String?
    /// What `accessibilityIdentifier` says.
    public let identifier: String?
    /// Its place in its window, in points.
    public let frame: CGRect

    package let id: SurfaceNodeID
}

extension ShownView.Role {
    package init(_ node: SurfaceNode) {
        self =
            switch node.content {
            case .window: .window
            case .button: .button
            case .row: .row
            case .text: node.accessibility.isButton ? .button : .text
            case .image: node.accessibility.isButton ? .button : .image
            case .textField, .textEditor: .textField
            case .toggle: .toggle
            case .slider: .slider
            case .stepper: .stepper
            case .choice: .choice
            case .progress: .progress
            case .datePicker: .datePicker
            case .colorPicker: .colorPicker
            case .layer: node.accessibility.isButton ? .button : .other
            case .headerBar, .scroll, .shape, .drawing, .windowControls: .other
            }
    }
}

extension SurfaceContent {
    /// The text that the content itself shows and that names it.
    package var ownName: String? {
        switch self {
        case .text(let text): text.text.string
        case .textField(let field): field.prompt
        case .window(let window): window.title
        default: nil
        }
    }

    /// What the content shows.
    package var ownValue: String {
        switch self {
        case .text(let text): text.text.string
        case .textField(let field): field.text
        case .textEditor(let editor): editor.text
        case .toggle(let toggle): toggle.isMixed ? "mixed" : toggle.isOn ? "on" : "off"
        case .choice(let choice):
            choice.selected.flatMap { choice.titles.indices.contains($0) ? choice.titles[$0] : nil } ?? ""
        case .slider(let slider): "\(slider.value)"
        case .progress(let progress): progress.fraction.map { "\($0)" } ?? ""
        case .datePicker(let picker): picker.date.formatted(.iso8601)
        case .colorPicker(let picker): picker.color.description
        default: ""
        }
    }
}
