import Foundation

/// What a person did to a node.
package enum SurfaceEvent: Equatable {
    /// A button was pushed, a row activated: by pointer, key, mnemonic or assistive technology.
    case activate
    /// A button is held down (true), or not any more; sent only where `ButtonContent.reportsPress` says so.
    case press(Bool)
    /// A menu is about to open; what it offers is said in the update that follows.
    case menuWillOpen
    /// A row was clicked twice, or Return was pressed on it.
    case primaryAction
    /// A line of a menu was chosen.
    case menu(identifier: Int)
    /// The text is now this.
    case text(String)
    /// Return was pressed in a field.
    case submit
    /// A switch was switched.
    case toggle(Bool)
    /// A slider was moved.
    case value(Double)
    /// A slider was taken (true) or let go.
    case editing(Bool)
    /// A stepper was clicked: -1 or +1.
    case step(Int)
    /// A link in a text was followed.
    case link(URL)
    /// A choice was made.
    case select(Int)
    case date(Date)
    case color(Color.Resolved)
    /// A row was chosen, perhaps in addition to others.
    case selectRow(extending: Bool, toggling: Bool)
    /// The keyboard focus came or went.
    case focus(Bool)
    /// The content was scrolled to this offset.
    case scroll(CGPoint)
    /// The content was pulled down for fresh data.
    case refresh
    /// Delete was pressed on a row, or Backspace in a field without text.
    case delete
    /// A key was pressed, held or let go in a window that reports keys, before anything native has used it; the engine
    /// answers in the request.
    case keyPress(KeyPressRequest)
    /// A key was pressed that nothing native used.
    case key(Shortcut)
    case tap(CGPoint, count: Int)
    /// The pointer is held down on a layer that hears of long presses; the engine answers in the request.
    case hold(HoldRequest)
    case drag(DragPhase)
    case pinch(PinchPhase)
    /// The pointer begins to carry something away; the engine says in the offer what it is.
    case beginDrag(DragOffer)
    /// What was carried away was let go.
    case endDrag
    /// Something is dragged over the window; the engine answers in the request.
    case drop(DropRequest)
    case hover(CGPoint?)
    case accessibilityAction(Int)
    /// The window has this size now.
    case resize(CGSize)
    /// The window's close button, Escape in a sheet, or the desktop asks to close.
    case close
    /// Files were chosen in a window that is there for it.
    case files([URL])
    /// The window became the one in front, or not any more.
    case active(Bool)
}

/// A pointer that is held and moved; positions are in the node's coordinates.
package struct DragPhase: Equatable, Sendable {
    package enum Phase: Equatable, Sendable { case changed, ended, cancelled }
    package var phase: Phase
    package var start: CGPoint
    package var location: CGPoint
    package var time: Double

    package init(phase: Phase, start: CGPoint, location: CGPoint, time: Double) {
        (self.phase, self.start, self.location, self.time) = (phase, start, location, time)
    }
}

extension SurfaceNode {
    /// Takes note of what a native control shows by itself when a person has acted on it. The engine does so too,
    /// and tells a surface only what is different then.
    package mutating func adopt(_ event: SurfaceEvent) {
        guard isEnabled else { return }
        switch (content, event) {
        case (.textField(var field), .text(let text)):
            field.text = text
            content = .textField(field)
        case (.textEditor(var editor), .text(let text)):
            editor.text = text
            content = .textEditor(editor)
        case (.toggle(var toggle), .toggle(let isOn)):
            toggle.isOn = isOn
            toggle.isMixed = false
            content = .toggle(toggle)
        case (.slider(var slider), .value(let value)):
            slider.value = value
            content = .slider(slider)
        case (.choice(var choice), .select(let index)):
            choice.selected = index
            content = .choice(choice)
        case (.datePicker(var picker), .date(let date)):
            picker.date = date
            content = .datePicker(picker)
        case (.colorPicker(var picker), .color(let color)):
            picker.color = color
            content = .colorPicker(picker)
        default: break
        }
    }
}
