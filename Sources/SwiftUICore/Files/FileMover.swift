import Foundation

extension View {
    /// Has a person choose a folder while a binding is true, and moves a file there.
    ///
    /// - Parameters:
    ///   - isPresented: Set to false when the person has chosen or given up, before anything is called.
    ///   - file: The file; nothing is asked while it is nil.
    ///   - onCompletion: Called with the file's new place, or with what went wrong; not at all where the person gives up.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Has a person choose a folder while a binding is true, and moves a file there.
    ///
    /// - Parameters:
    ///   - isPresented: Set to false when the person has chosen or given up, before anything is called.
    ///   - file: The file; nothing is asked while it is nil.
    ///   - onCompletion: Called with the file's new place, or with what went wrong.
    ///   - onCancellation: Called where the person gives up.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        fileMove(file.map { [$0] } ?? [], isPresented: isPresented, onCancellation: onCancellation) { result in
            onCompletion(result.map { $0[0] })
        }
    }

    /// Has a person choose a folder while a binding is true, and moves files there.
    ///
    /// - Parameters:
    ///   - isPresented: Set to false when the person has chosen or given up, before anything is called.
    ///   - files: The files; nothing is asked while there are none.
    ///   - onCompletion: Called with the files' new places, or with what went wrong; not at all where the person gives up.
    public nonisolated func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Has a person choose a folder while a binding is true, and moves files there.
    ///
    /// - Parameters:
    ///   - isPresented: Set to false when the person has chosen or given up, before anything is called.
    ///   - files: The files; nothing is asked while there are none.
    ///   - onCompletion: Called with the files' new places, or with what went wrong.
    ///   - onCancellation: Called where the person gives up.
    public nonisolated func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        fileMove(Array(files), isPresented: isPresented, onCancellation: onCancellation, onCompletion: onCompletion)
    }

    private nonisolated func fileMove(
        _ files: [URL], isPresented: Binding<Bool>, onCancellation: @escaping () -> Void,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented, dialog: files.isEmpty ? nil : FileDialogContent(purpose: .folder),
                onCancellation: onCancellation
            ) { urls in
                guard let folder = urls.first else { return }
                onCompletion(
                    Result {
                        try files.map { file in
                            let place = folder.appendingPathComponent(file.lastPathComponent)
                            try FileManager.default.moveItem(at: file, to: place)
                            return place
                        }
                    })
            })
    }
}
