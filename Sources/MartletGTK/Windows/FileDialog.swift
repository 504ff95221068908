#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore
    import UniformTypeIdentifiers

    /// The desktop's window in which files are chosen.
    @MainActor
    final class FileDialog {
        private let dialog: ObjectReference
        private let content: FileDialogContent
        private var chooser: OpaquePointer { OpaquePointer(dialog.pointer) }
        private var native: UnsafeMutablePointer<GtkNativeDialog> {
            dialog.pointer.assumingMemoryBound(to: GtkNativeDialog.self)
        }

        /// - Parameters:
        ///   - parent: The window that has to wait.
        ///   - done: Called once with what was chosen; nil where nothing was.
        init(
            _ content: FileDialogContent, title: String, over parent: UnsafeMutablePointer<GtkWindow>?,
            done: @escaping @MainActor ([URL]?) -> Void
        ) {
            self.content = content
            let action =
                switch content.purpose {
                case .open:
                    content.types.allSatisfy { $0.conforms(to: .directory) } && !content.types.isEmpty
                        ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN
                case .save: GTK_FILE_CHOOSER_ACTION_SAVE
                case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
                }
            let made = gtk_file_chooser_native_new(title, parent, action, content.confirmation, nil)
            guard let made else { preconditionFailure("GTK made no window for files") }
            dialog = ObjectReference(taking: UnsafeMutableRawPointer(made))
            gtk_native_dialog_set_modal(native, 1)
            describe()
            connectWithArgument(dialog.pointer, "response") { [weak self] argument in
                let response = Int32(truncatingIfNeeded: Int(bitPattern: argument))
                done(response == GTK_RESPONSE_ACCEPT.rawValue ? self?.chosen : nil)
            }
        }

        isolated deinit { gtk_native_dialog_destroy(native) }

        func show() { gtk_native_dialog_show(native) }

        private func describe() {
            gtk_file_chooser_set_select_multiple(chooser, content.allowsMultiple.gboolean)
            if content.purpose == .save, let name = content.suggestedName {
                gtk_file_chooser_set_current_name(chooser, name)
            }
            if let folder = content.folder {
                let file = g_file_new_for_path(folder.path)
                gtk_file_chooser_set_current_folder(chooser, file, nil)
                g_object_unref(UnsafeMutableRawPointer(file))
            }
            let types = content.types.filter { !$0.conforms(to: .directory) }
            if content.purpose == .open, !types.isEmpty, !types.contains(where: { UTType.data.conforms(to: $0) }) {
                addFilter(for: types)
            }
        }

        /// Only files of these kinds are shown.
        private func addFilter(for types: [UTType]) {
            guard let filter = gtk_file_filter_new() else { return }
            gtk_file_filter_set_name(filter, types.compactMap(\.localizedDescription).joined(separator: ", "))
            var endings: Set<String> = []
            for type in types {
                for mime in type.tags[.mimeType] ?? [] { gtk_file_filter_add_mime_type(filter, mime) }
                endings.formUnion(type.tags[.filenameExtension] ?? [])
                for kind in UTType.known where kind.conforms(to: type) {
                    endings.formUnion(kind.tags[.filenameExtension] ?? [])
                }
            }
            for ending in endings.sorted() { gtk_file_filter_add_suffix(filter, ending) }
            gtk_file_chooser_add_filter(chooser, filter)
        }

        private var chosen: [URL] {
            guard let files = gtk_file_chooser_get_files(chooser) else { return [] }
            defer { g_object_unref(UnsafeMutableRawPointer(files)) }
            return (0..<g_list_model_get_n_items(files)).compactMap { index in
                guard let file = g_list_model_get_item(files, index) else { return nil }
                defer { g_object_unref(file) }
                guard let path = g_file_get_path(OpaquePointer(file)) else { return nil }
                defer { g_free(path) }
                return URL(fileURLWithPath: String(cString: path))
            }
        }
    }
#endif
