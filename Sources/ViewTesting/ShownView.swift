import Foundation
import SwiftUICore

/// Something that a test has found on screen, as it was at that moment.
public struct ShownView {
    /// What a view is to the person in front of it.
    public enum Role: Sendable {
        case window, button, text, image, textField, toggle, slider, stepper, choice, row, progress, other
    }

    /// What it is.
    public let role: Role
    /// What assistive technology calls it: its label, else its own text or prompt, else the texts inside of it.
    public let name: String
    /// What it shows: the characters of a text or a field, the chosen title of a choice, "on" or "off" of a switch.
    public let value: String
    /// Whether a person can use it. False for controls that are disabled and for all that a modal window blocks.
    public let isEnabled: Bool
    /// Its place in its window, in points.
    public let frame: CGRect

    package let id: SurfaceNodeID
}

extension ShownView.Role {
    package init(_ content: SurfaceContent) {
        self =
            switch content {
            case .window: .window
            case .button: .button
            case .row: .row
            case .text: .text
            case .image: .image
            case .textField, .textEditor: .textField
            case .toggle: .toggle
            case .slider: .slider
            case .stepper: .stepper
            case .choice: .choice
            case .progress: .progress
            case .layer, .headerBar, .scroll, .shape, .datePicker, .windowControls: .other
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
        case .toggle(let toggle): toggle.isOn ? "on" : "off"
        case .choice(let choice):
            choice.selected.flatMap { choice.titles.indices.contains($0) ? choice.titles[$0] : nil } ?? ""
        default: ""
        }
    }
}
