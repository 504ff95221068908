import CoreTransferable
import Foundation
import FoundationGaps
import UniformTypeIdentifiers

extension View {
    /// Does something when a person presses Delete or Backspace while the focus is in the view, as on a chosen row of a list.
    ///
    /// A field in which text is edited keeps the key for itself, and so does a row that can be deleted by `onDelete`.
    ///
    /// - Parameter action: What is done; nil for nothing.
    public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        modifier(
            EditCommandModifier { command, _ in
                guard command == .delete, let action else { return false }
                action()
                return true
            })
    }

    /// Does something when a person presses an arrow while the focus is in the view.
    ///
    /// What needs arrows itself keeps them: fields, sliders, choices; rows of a list those up and down.
    ///
    /// - Parameter action: Takes the direction, which is the same in all directions of writing; nil for nothing.
    public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        modifier(
            EditCommandModifier { command, _ in
                guard case .move(let direction) = command, let action else { return false }
                action(direction)
                return true
            })
    }

    /// Does something when a person presses Escape while the focus is in the view, before that closes a sheet.
    ///
    /// - Parameter action: What is done; nil for nothing.
    public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(
            EditCommandModifier { command, _ in
                guard command == .exit, let action else { return false }
                action()
                return true
            })
    }

    /// Copies items when a person presses Control and C while the focus is in the view.
    ///
    /// - Parameter payloadAction: Makes the items; none, or nil, for nothing to copy.
    public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(EditCommandModifier(.copy, payloadAction))
    }

    /// Moves items to the clipboard when a person presses Control and X while the focus is in the view.
    ///
    /// - Parameter payloadAction: Makes the items and takes them away from where they are; none, or nil, for nothing to cut.
    public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(EditCommandModifier(.cut, payloadAction))
    }

    /// Takes items from the clipboard when a person presses Control and V while the focus is in the view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The kinds; what is a kind of one of them will do.
    ///   - payloadAction: Takes the items that are of these kinds.
    public nonisolated func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes.map(\.identifier), perform: payloadAction)
    }

    /// Takes items from the clipboard when a person presses Control and V while the focus is in the view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The kinds; what is a kind of one of them will do.
    ///   - validator: Makes of the items what is pasted; nil for items that are not taken.
    ///   - payloadAction: Takes it.
    public nonisolated func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onPasteCommand(
            of: supportedContentTypes.map(\.identifier), validator: validator, perform: payloadAction)
    }

    /// Takes items of kinds with these names from the clipboard when a person presses Control and V while the focus is in
    /// the view.
    public nonisolated func onPasteCommand(
        of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedTypes, validator: { $0 }, perform: payloadAction)
    }

    /// Takes items of kinds with these names from the clipboard when a person presses Control and V while the focus is in
    /// the view.
    ///
    /// - Parameters:
    ///   - supportedTypes: The kinds; what is a kind of one of them will do.
    ///   - validator: Makes of the items what is pasted; nil for items that are not taken.
    ///   - payloadAction: Takes it.
    public nonisolated func onPasteCommand<Payload>(
        of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        modifier(
            EditCommandModifier { command, clipboard in
                command == .paste && clipboard.take(supportedTypes, validator: validator, payloadAction)
            })
    }

    /// Copies values when a person presses Control and C while the focus is in the view.
    ///
    /// - Parameter payload: The values, made when they are copied; none for nothing to copy.
    public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        onCopyCommand { payload().map { NSItemProvider(carrying: $0) } }
    }

    /// Moves values to the clipboard when a person presses Control and X while the focus is in the view, and copies nothing
    /// by Control and C.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Takes the values away from where they are and hands them over; none for nothing to cut.
    public nonisolated func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        onCutCommand { action().map { NSItemProvider(carrying: $0) } }
    }

    /// Takes values from the clipboard when a person presses Control and V while the focus is in the view.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Takes the values, at once or, where making them takes time, soon.
    ///   - validator: Says which of the values are taken; all of them without.
    public nonisolated func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        modifier(
            EditCommandModifier { command, clipboard in
                guard command == .paste else { return false }
                return clipboard.take(payloadType) { values in
                    let taken = validator(values)
                    if !taken.isEmpty { action(taken) }
                }
            })
    }
}

extension EditCommandModifier {
    /// Puts what is made on the clipboard.
    fileprivate nonisolated init(_ wanted: EditCommand, _ make: (() -> [NSItemProvider])?) {
        self.init { command, clipboard in
            guard command == wanted, let items = make?(), !items.isEmpty else { return false }
            MainThread.assume { clipboard.write(items) }
            return true
        }
    }
}

extension NSItemProvider {
    /// A provider of a value, in all ways in which it is carried.
    convenience init(carrying value: some Transferable) {
        self.init()
        register(value)
    }
}

extension SurfaceClipboard {
    /// Reads the items of these kinds; false if there are none.
    nonisolated func take(_ types: [String], _ done: @escaping ([NSItemProvider]) -> Void) -> Bool {
        MainThread.assume {
            guard holds(types) else { return false }
            read { items in
                let fitting = items.filter { TypeNames.match($0.registeredTypeIdentifiers, types) }
                if !fitting.isEmpty { done(fitting) }
            }
            return true
        }
    }

    /// Reads what can be made of the items of these kinds; false if there are none.
    nonisolated func take<Payload>(
        _ types: [String], validator: @escaping ([NSItemProvider]) -> Payload?, _ done: @escaping (Payload) -> Void
    ) -> Bool {
        take(types) { items in
            if let payload = validator(items) { done(payload) }
        }
    }

    /// Reads the values of a type; false if there are none.
    nonisolated func take<T: Transferable>(_ type: T.Type, _ done: @escaping ([T]) -> Void) -> Bool {
        take(type.importedContentTypes().map(\.identifier)) { items in
            MainThread.assume {
                TransferLoading.load(type, from: items) { values in if !values.isEmpty { done(values) } }
            }
        }
    }
}
