import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension View {
    /// Has a person name a file for a document while a binding is true, and writes it.
    ///
    /// - Parameters:
    ///   - isPresented: Set to false when the person has chosen or given up, before anything is called.
    ///   - document: The document; nothing is asked while it is nil.
    ///   - contentType: The kind of the file.
    ///   - defaultFilename: The name that the file has unless the person gives it another.
    ///   - onCompletion: Called with the file that was written, or with what went wrong; not at all where the person gives up.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExport(
            document.map { FileExport($0, types: [contentType], name: defaultFilename) }, isPresented: isPresented,
            onCompletion: onCompletion, onCancellation: {})
    }

    /// Has a person choose a folder for documents while a binding is true, and writes them there.
    ///
    /// - Parameters:
    ///   - isPresented: Set to false when the person has chosen or given up, before anything is called.
    ///   - documents: The documents; nothing is asked while there are none.
    ///   - contentType: The kind of the file.
    ///   - onCompletion: Called with the files that were written, or with what went wrong; not at all where the person gives up.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        fileExport(
            documents.map { FileExport($0, types: [contentType]) }, isPresented: isPresented,
            onCompletion: onCompletion, onCancellation: {})
    }

    /// Has a person name a file for a document while a binding is true, and writes it.
    ///
    /// - Parameters:
    ///   - isPresented: Set to false when the person has chosen or given up, before anything is called.
    ///   - document: The document; nothing is asked while it is nil.
    ///   - contentTypes: The kinds of files that can be written, the usual one first; those of the content without any.
    ///   - defaultFilename: The name that the file has unless the person gives it another.
    ///   - onCompletion: Called with the file that was written, or with what went wrong.
    ///   - onCancellation: Called where the person gives up.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        fileExport(
            document.map { FileExport($0, types: contentTypes, name: defaultFilename) }, isPresented: isPresented,
            onCompletion: onCompletion, onCancellation: onCancellation)
    }

    /// Has a person choose a folder for documents while a binding is true, and writes them there.
    ///
    /// - Parameters:
    ///   - isPresented: Set to false when the person has chosen or given up, before anything is called.
    ///   - documents: The documents; nothing is asked while there are none.
    ///   - contentTypes: The kinds of files that can be written, the usual one first; those of the content without any.
    ///   - onCompletion: Called with the files that were written, or with what went wrong.
    ///   - onCancellation: Called where the person gives up.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        fileExport(
            documents.map { FileExport($0, types: contentTypes) }, isPresented: isPresented,
            onCompletion: onCompletion, onCancellation: onCancellation)
    }

    /// Has a person name a file for a document while a binding is true, and writes it.
    ///
    /// - Parameters:
    ///   - isPresented: Set to false when the person has chosen or given up, before anything is called.
    ///   - document: The document; nothing is asked while it is nil.
    ///   - contentType: The kind of the file.
    ///   - defaultFilename: The name that the file has unless the person gives it another.
    ///   - onCompletion: Called with the file that was written, or with what went wrong; not at all where the person gives up.
    public nonisolated func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExport(
            document.map { FileExport($0, types: [contentType], name: defaultFilename) }, isPresented: isPresented,
            onCompletion: onCompletion, onCancellation: {})
    }

    /// Has a person choose a folder for documents while a binding is true, and writes them there.
    ///
    /// - Parameters:
    ///   - isPresented: Set to false when the person has chosen or given up, before anything is called.
    ///   - documents: The documents; nothing is asked while there are none.
    ///   - contentType: The kind of the file.
    ///   - onCompletion: Called with the files that were written, or with what went wrong; not at all where the person gives up.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        fileExport(
            documents.map { FileExport($0, types: [contentType]) }, isPresented: isPresented,
            onCompletion: onCompletion, onCancellation: {})
    }

    /// Has a person name a file for a document while a binding is true, and writes it.
    ///
    /// - Parameters:
    ///   - isPresented: Set to false when the person has chosen or given up, before anything is called.
    ///   - document: The document; nothing is asked while it is nil.
    ///   - contentTypes: The kinds of files that can be written, the usual one first; those of the content without any.
    ///   - defaultFilename: The name that the file has unless the person gives it another.
    ///   - onCompletion: Called with the file that was written, or with what went wrong.
    ///   - onCancellation: Called where the person gives up.
    public nonisolated func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        fileExport(
            document.map { FileExport($0, types: contentTypes, name: defaultFilename) }, isPresented: isPresented,
            onCompletion: onCompletion, onCancellation: onCancellation)
    }

    /// Has a person choose a folder for documents while a binding is true, and writes them there.
    ///
    /// - Parameters:
    ///   - isPresented: Set to false when the person has chosen or given up, before anything is called.
    ///   - documents: The documents; nothing is asked while there are none.
    ///   - contentTypes: The kinds of files that can be written, the usual one first; those of the content without any.
    ///   - onCompletion: Called with the files that were written, or with what went wrong.
    ///   - onCancellation: Called where the person gives up.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        fileExport(
            documents.map { FileExport($0, types: contentTypes) }, isPresented: isPresented,
            onCompletion: onCompletion, onCancellation: onCancellation)
    }

    /// Has a person name a file for a value while a binding is true, and writes it.
    ///
    /// - Parameters:
    ///   - isPresented: Set to false when the person has chosen or given up, before anything is called.
    ///   - item: The value; nothing is asked while it is nil.
    ///   - contentTypes: The kinds of files that can be written, the usual one first; those of the content without any.
    ///   - defaultFilename: The name that the file has unless the person gives it another.
    ///   - onCompletion: Called with the file that was written, or with what went wrong.
    ///   - onCancellation: Called where the person gives up.
    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        fileExport(
            item.map { FileExport($0, types: contentTypes, name: defaultFilename) }, isPresented: isPresented,
            onCompletion: onCompletion, onCancellation: onCancellation)
    }

    /// Has a person choose a folder for values while a binding is true, and writes them there.
    ///
    /// - Parameters:
    ///   - isPresented: Set to false when the person has chosen or given up, before anything is called.
    ///   - items: The values; nothing is asked while there are none.
    ///   - contentTypes: The kinds of files that can be written, the usual one first; those of the content without any.
    ///   - onCompletion: Called with the files that were written, or with what went wrong.
    ///   - onCancellation: Called where the person gives up.
    public nonisolated func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        fileExport(
            items.map { FileExport($0, types: contentTypes) }, isPresented: isPresented,
            onCompletion: onCompletion, onCancellation: onCancellation)
    }
}
