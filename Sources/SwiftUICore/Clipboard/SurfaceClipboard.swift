import Foundation
import FoundationGaps
import UniformTypeIdentifiers

/// What was copied last on the desktop that a surface is on.
@MainActor
package protocol SurfaceClipboard: AnyObject {
    /// The kinds of data that there are, by name; known without reading them.
    var typeIdentifiers: [String] { get }

    /// Copies items. Their data may be made only when another program asks for them.
    func write(_ items: [NSItemProvider])

    /// Reads what there is, and hands it over once: at once where nothing has to be waited for, otherwise soon.
    func read(_ done: @escaping @MainActor ([NSItemProvider]) -> Void)

    /// Called when something else was copied, here or in another program.
    var onChange: (() -> Void)? { get set }
}

extension SurfaceClipboard {
    /// Whether there is something of one of these kinds.
    package func holds(_ wanted: [String]) -> Bool { TypeNames.match(typeIdentifiers, wanted) }
}

/// Kinds of data by name.
enum TypeNames {
    /// Whether one of some kinds is a kind of one that is wanted.
    static func match(_ present: [String], _ wanted: [String]) -> Bool {
        present.contains { name in
            if wanted.contains(name) { return true }
            guard let type = UTType(name) else { return false }
            return wanted.lazy.compactMap { UTType($0) }.contains { type.conforms(to: $0) }
        }
    }
}

/// The clipboard of a program that runs headless: its own, not the desktop's.
@MainActor
package final class HeadlessClipboard: SurfaceClipboard {
    package private(set) var items: [NSItemProvider] = []
    package var onChange: (() -> Void)?

    init() {}

    package var typeIdentifiers: [String] { items.flatMap(\.registeredTypeIdentifiers) }

    package func write(_ items: [NSItemProvider]) {
        self.items = items
        onChange?()
    }

    package func read(_ done: @escaping @MainActor ([NSItemProvider]) -> Void) { done(items) }
}
