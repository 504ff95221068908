import Foundation
import UniformTypeIdentifiers

/// A window in which a person chooses files; what is in it is the surface's business.
package struct FileDialogContent: Equatable, Sendable {
    package enum Purpose: Equatable, Sendable {
        /// Files that are there.
        case open
        /// A name for a new file.
        case save
        /// A folder to put something into.
        case folder
    }

    package var purpose: Purpose
    /// The kinds of files that can be chosen; all without any.
    package var types: [UTType] = []
    package var allowsMultiple = false
    /// The name that a new file has unless a person gives it another.
    package var suggestedName: String?
    /// The folder that is shown at first; nil for the one that was used last.
    package var folder: URL?
    package var message: String?
    /// What the button says that accepts the choice; nil for the usual word.
    package var confirmation: String?
    package var showsHiddenFiles = false

    package init(purpose: Purpose) { self.purpose = purpose }

    /// Whether a file can be chosen, by its name: a folder where one is asked for, a file of one of the kinds.
    package func offers(_ url: URL) -> Bool {
        if purpose == .folder || types.isEmpty { return true }
        let ending = url.pathExtension
        return types.contains { type in
            if type.conforms(to: .directory) { return url.hasDirectoryPath }
            if ending.isEmpty { return UTType.data.conforms(to: type) }
            return UTType(filenameExtension: ending)?.conforms(to: type) ?? false
                || UTType.types(tag: ending, tagClass: .filenameExtension, conformingTo: type).isEmpty == false
        }
    }
}
