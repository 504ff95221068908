import Foundation
import MartletGraph
import Synchronization

/// What the views of one window keep with it.
package final class SceneValues: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: Any]
    private let file: SceneFile?
    private let window: String?
    private let subgraph: Subgraph
    /// One for each key that a view has asked for; it lives as long as the window.
    @MainActor private var pulses: [String: Attribute<Int>] = [:]

    /// - Parameters:
    ///   - window: The name under which the window's values are kept; nil if they go with it.
    ///   - file: Where they are kept; nil for nowhere.
    @MainActor
    init(of window: String?, in file: SceneFile?, subgraph: Subgraph) {
        self.window = window
        self.file = file
        self.subgraph = subgraph
        values = window.flatMap { file?.values(of: $0) } ?? [:]
    }

    @MainActor
    func pulse(of key: String) -> Attribute<Int> {
        if let known = pulses[key] { return known }
        let pulse = subgraph.input(0, name: AttributeName("SceneStorage"))
        pulses[key] = pulse
        return pulse
    }

    subscript(key: String) -> Any? {
        get { lock.withLock { values[key] } }
        set {
            let all = lock.withLock {
                values[key] = newValue
                return values
            }
            if let window { file?.keep(all, of: window) }
        }
    }
}

/// The file in which a program's windows find again what was kept with them.
package final class SceneFile: @unchecked Sendable {
    private let url: URL
    private let lock = NSLock()
    private var windows: [String: [String: Any]]
    private var isSaveDue = false
    private let queue = DispatchQueue(label: "Values of windows")

    /// The file at an address; what is no such file counts as empty.
    package init(url: URL) {
        self.url = url
        let list = (try? Data(contentsOf: url)).flatMap {
            try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
        }
        windows = list as? [String: [String: Any]] ?? [:]
    }

    func values(of window: String) -> [String: Any]? { lock.withLock { windows[window] } }

    func keep(_ values: [String: Any], of window: String) {
        let isFirst = lock.withLock {
            windows[window] = values
            defer { isSaveDue = true }
            return !isSaveDue
        }
        // A text that is being typed is saved once for several letters.
        if isFirst { queue.asyncAfter(deadline: .now() + 0.5) { [self] in save() } }
    }

    /// Writes what has changed, now. A home that cannot be written costs the memory and nothing else.
    package func save() {
        let list: [String: [String: Any]]? = lock.withLock {
            defer { isSaveDue = false }
            return isSaveDue ? windows : nil
        }
        guard let list,
            let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        else { return }
        try? FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? data.write(to: url, options: .atomic)
    }
}
