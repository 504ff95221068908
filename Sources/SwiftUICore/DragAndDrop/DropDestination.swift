import CoreTransferable
import Foundation
import FoundationGaps
import UniformTypeIdentifiers

extension View {
    /// Lets a person drop values of a type on the view.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Called with the values and the place in the view's own coordinates; answers whether it took them. Where
    ///     making the values takes time it is called later, and the drop counts as taken.
    ///   - isTargeted: Called with true when such values are held over the view, and with false when they no longer are.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropModifier(
                types: payloadType.importedContentTypes().map(\.identifier),
                delegate: ClosureDropDelegate(isTargeted: isTargeted) { info in
                    var answer: Bool?
                    TransferLoading.load(payloadType, from: info.items) { values in
                        answer = !values.isEmpty && action(values, info.location)
                    }
                    return answer ?? true
                }))
    }

    /// Lets a person drop items of these kinds on the view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The kinds; what is a kind of one of them will do.
    ///   - isTargeted: True while such items are held over the view.
    ///   - action: Takes the items; answers whether it did.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted) { items, _ in action(items) }
    }

    /// Lets a person drop items of these kinds on the view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The kinds; what is a kind of one of them will do.
    ///   - isTargeted: True while such items are held over the view.
    ///   - action: Takes the items, dropped at a place in the view's own coordinates; answers whether it did.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
    }

    /// Lets a person drop items of these kinds on the view, as a delegate decides.
    public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropModifier(types: supportedContentTypes.map(\.identifier), delegate: delegate))
    }

    /// Lets a person drop items of these kinds, by name, on the view.
    ///
    /// - Parameters:
    ///   - supportedTypes: The kinds; what is a kind of one of them will do.
    ///   - isTargeted: True while such items are held over the view.
    ///   - action: Takes the items; answers whether it did.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes, isTargeted: isTargeted) { items, _ in action(items) }
    }

    /// Lets a person drop items of these kinds, by name, on the view.
    ///
    /// - Parameters:
    ///   - supportedTypes: The kinds; what is a kind of one of them will do.
    ///   - isTargeted: True while such items are held over the view.
    ///   - action: Takes the items, dropped at a place in the view's own coordinates; answers whether it did.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropModifier(
                types: supportedTypes,
                delegate: ClosureDropDelegate(isTargeted: { isTargeted?.wrappedValue = $0 }) { info in
                    action(info.itemProviders(for: supportedTypes), info.location)
                }))
    }

    /// Lets a person drop items of these kinds, by name, on the view, as a delegate decides.
    public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        modifier(DropModifier(types: supportedTypes, delegate: delegate))
    }
}
