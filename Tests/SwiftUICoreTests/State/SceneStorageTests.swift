import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Values kept with a window")
struct SceneStorageTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
        "scenes-\(UUID().uuidString).plist")

    private enum Tab: String { case first, second }

    private struct Reader: View {
        @SceneStorage("count") private var count = 1
        @SceneStorage("tab") private var tab = Tab.first
        @SceneStorage("note") private var note: String?
        let name: String

        var body: some View {
            Button("\(name) \(count) \(tab.rawValue) \(note ?? "none")") {
                count += 1
                tab = .second
                note = "kept"
            }
        }
    }

    private struct Screen: View {
        var body: some View {
            VStack {
                Reader(name: "A")
                Reader(name: "B")
            }
        }
    }

    private struct Program: App {
        init() {}
        var body: some Scene { WindowGroup(id: "reader") { Screen() } }
    }

    private func launch() -> (AppHost, HeadlessSurface) {
        let surface = HeadlessSurface()
        let program = AppHost(host: ViewHost(surface: surface))
        program.host.sceneFile = SceneFile(url: file)
        program.run(Program())
        program.host.flush()
        return (program, surface)
    }

    @Test("two views with one key of one window both follow a write")
    func shared() throws {
        let host = TestHost(Screen())
        try host.tap("A 1 first none")
        #expect(host.shownTexts.contains("A 2 second kept"))
        #expect(host.shownTexts.contains("B 2 second kept"))
    }

    @Test("other windows have values of their own")
    func windows() throws {
        let one = TestHost(Reader(name: "A"))
        let other = TestHost(Reader(name: "A"))
        try one.tap("A 1 first none")
        #expect(other.shownTexts.contains("A 1 first none"))
    }

    @Test("a window that is opened by the next run finds its values again")
    func restart() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            let (program, surface) = launch()
            let button = try #require(
                surface.nodes.first { if case .button = $0.value.value.content { true } else { false } })
            surface.send(.activate, to: button.key)
            program.host.flush()
            #expect(surface.outline.contains("2 second kept"))
            program.host.sceneFile?.save()
        }
        let (_, surface) = launch()
        #expect(surface.outline.contains("A 2 second kept") && surface.outline.contains("B 2 second kept"))
    }

    @Test("a file that is none of ours counts as empty, and values of another type as the default")
    func damage() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("no property list".utf8).write(to: file)
        #expect(launch().1.outline.contains("A 1 first none"))
        let other: [String: [String: Any]] = ["reader": ["count": "many", "tab": "third", "note": 4]]
        try PropertyListSerialization.data(fromPropertyList: other, format: .xml, options: 0).write(to: file)
        #expect(launch().1.outline.contains("A 1 first none"))
    }

    private struct Windows: App {
        init() {}
        var body: some Scene {
            WindowGroup { Reader(name: "main") }
            WindowGroup { Reader(name: "other") }.commandsRemoved()
            WindowGroup(id: "value", for: Int.self) { $number in Reader(name: "value \(number ?? 0)") }
        }
    }

    @Test("each scene, each of its windows and each value has values of its own; the first window's are kept")
    func manyWindows() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        func launch() -> (AppHost, HeadlessSurface) {
            let surface = HeadlessSurface()
            let program = AppHost(host: ViewHost(surface: surface))
            program.host.sceneFile = SceneFile(url: file)
            program.run(Windows())
            program.host.flush()
            return (program, surface)
        }
        func press(_ program: AppHost, _ surface: HeadlessSurface, _ words: String) throws {
            let button = try #require(surface.outline(of: words))
            surface.send(.activate, to: button)
            program.host.flush()
        }
        do {
            let (program, surface) = launch()
            try press(program, surface, "main 1 first none")
            #expect(program.openWindow(id: nil, value: 1))
            program.host.flush()
            #expect(surface.outline.contains("value 1 1 first none"))
            try press(program, surface, "value 1 1 first none")
            #expect(program.openWindow(id: nil, value: 2))
            program.host.flush()
            #expect(surface.outline.contains("value 2 1 first none"))
            program.host.sceneFile?.save()
            program.closeAll()
        }
        let (program, surface) = launch()
        #expect(surface.outline.contains("main 2 second kept"))
        #expect(program.openWindow(id: nil, value: 1))
        program.host.flush()
        #expect(surface.outline.contains("value 1 1 first none"))
        program.closeAll()
    }
}

extension HeadlessSurface {
    /// The button that has words in it.
    fileprivate func outline(of words: String) -> SurfaceNodeID? {
        nodes.first { node in
            guard case .button = node.value.value.content else { return false }
            return node.value.children.contains { child in
                if case .text(let text)? = nodes[child]?.value.content { text.text.string == words } else { false }
            }
        }?.key
    }
}
