import MartletGraph

/// A direction in which a person moves by a key.
public enum MoveCommandDirection: Sendable {
    /// The arrow up.
    case up
    /// The arrow down.
    case down
    /// The arrow to the left.
    case left
    /// The arrow to the right.
    case right
}

/// What a person does by a key with what has the focus, or with the rows that are chosen.
enum EditCommand: Equatable, Sendable {
    case delete
    case move(MoveCommandDirection)
    case exit
    case copy, cut, paste

    /// Nil for a key that is for something else.
    init?(_ press: KeyPress) {
        if press.modifiers == .command, press.phase == .down {
            switch press.key {
            case "c": self = .copy
            case "x": self = .cut
            case "v": self = .paste
            default: return nil
            }
            return
        }
        guard press.modifiers.isEmpty, press.phase != .up else { return nil }
        switch press.key {
        case .delete, .deleteForward: self = .delete
        case .upArrow: self = .move(.up)
        case .downArrow: self = .move(.down)
        case .leftArrow: self = .move(.left)
        case .rightArrow: self = .move(.right)
        case .escape where press.phase == .down: self = .exit
        default: return nil
        }
    }

    /// Whether what has the focus does this by itself.
    func isOwn(of content: SurfaceContent) -> Bool {
        switch (content, self) {
        case (.textField, .exit), (.textEditor, .exit): false
        case (.textField, _), (.textEditor, _): true
        case (.slider, .move), (.stepper, .move), (.choice, .move), (.datePicker, .move): true
        case (.row, .move(.up)), (.row, .move(.down)): true
        case (.row(let row), .delete): row.isDeletable
        default: false
        }
    }
}

/// Does something when a person gives a command while the focus is in a view.
nonisolated struct EditCommandModifier: PrimitiveViewModifier {
    /// Answers whether the command was for it.
    let perform: (EditCommand, any SurfaceClipboard) -> Bool

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let host = inputs.host
        return inputs.makeKeyListener(around: body(inputs).node) { [unowned host] press in
            guard let command = EditCommand(press), !host.keyPresses.isOwnOfFocus(command),
                modifier.value.perform(command, host.surface.clipboard)
            else { return .ignored }
            return .handled
        }
    }
}
