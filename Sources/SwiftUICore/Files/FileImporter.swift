import Foundation
import UniformTypeIdentifiers

extension View {
    /// Has a person choose a file while a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: Set to false when the person has chosen or given up, before anything is called.
    ///   - allowedContentTypes: The kinds of files that can be chosen.
    ///   - onCompletion: Called with the file; not at all where the person gives up.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented, dialog: .opening(allowedContentTypes, severally: false), onCancellation: {}
            ) { urls in
                if let url = urls.first { onCompletion(.success(url)) }
            })
    }

    /// Has a person choose one file or several while a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: Set to false when the person has chosen or given up, before anything is called.
    ///   - allowedContentTypes: The kinds of files that can be chosen.
    ///   - allowsMultipleSelection: Whether several can be chosen.
    ///   - onCompletion: Called with the files; not at all where the person gives up.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Has a person choose one file or several while a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: Set to false when the person has chosen or given up, before anything is called.
    ///   - allowedContentTypes: The kinds of files that can be chosen.
    ///   - allowsMultipleSelection: Whether several can be chosen.
    ///   - onCompletion: Called with the files.
    ///   - onCancellation: Called where the person gives up.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented,
                dialog: .opening(allowedContentTypes, severally: allowsMultipleSelection),
                onCancellation: onCancellation
            ) { onCompletion(.success($0)) })
    }
}

extension FileDialogContent {
    fileprivate static func opening(_ types: [UTType], severally: Bool) -> FileDialogContent {
        var content = FileDialogContent(purpose: .open)
        content.types = types
        content.allowsMultiple = severally
        return content
    }
}
