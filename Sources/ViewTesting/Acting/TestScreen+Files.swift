import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// What a test can ask of a window in which files are chosen.
public struct ShownFileDialog: Equatable, Sendable {
    /// What is chosen in it.
    public enum Purpose: Sendable {
        /// Files that are there.
        case open
        /// A name for a new file.
        case save
        /// A folder.
        case folder
    }

    /// What is chosen in it.
    public let purpose: Purpose
    /// The kinds of files that can be chosen; all without any.
    public let contentTypes: [UTType]
    /// Whether several files can be chosen.
    public let allowsMultipleSelection: Bool
    /// The name that a new file has unless a person gives it another.
    public let suggestedName: String?
    /// The folder that is shown at first.
    public let folder: URL?
}

/// What a person does where an app asks for files.
extension TestScreen {
    /// The window in front, if files are chosen in it.
    public var fileDialog: ShownFileDialog? {
        frontFileDialog.map { _, dialog in
            let purpose: ShownFileDialog.Purpose =
                switch dialog.purpose {
                case .open: .open
                case .save: .save
                case .folder: .folder
                }
            return ShownFileDialog(
                purpose: purpose, contentTypes: dialog.types, allowsMultipleSelection: dialog.allowsMultiple,
                suggestedName: dialog.suggestedName, folder: dialog.folder)
        }
    }

    /// Chooses files in the window in front: those that are opened, the one that is saved, or the folder.
    ///
    /// Throws where the app asks for no files, for one only, or for other kinds. `dismiss()` gives up instead.
    public func chooseFiles(_ urls: [URL]) throws {
        guard let (window, dialog) = frontFileDialog else { throw failure("The app does not ask for files") }
        guard !urls.isEmpty else { throw failure("No file is chosen: `dismiss()` gives up") }
        if urls.count > 1, !dialog.allowsMultiple { throw failure("The app asks for one file, not for \(urls.count)") }
        if let wrong = urls.first(where: { dialog.purpose == .open && !dialog.offers($0) }) {
            throw failure(
                "“\(wrong.lastPathComponent)” cannot be chosen: the app asks for \(dialog.types.map(\.identifier))")
        }
        perform(.files(urls), at: window)
    }

    private var frontFileDialog: (SurfaceNodeID, FileDialogContent)? {
        guard let window = frontWindow, case .window(let content)? = surface.nodes[window]?.value.content,
            let dialog = content.fileDialog
        else { return nil }
        return (window, dialog)
    }
}
