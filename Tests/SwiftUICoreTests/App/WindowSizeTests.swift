import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Sizes of windows")
struct WindowSizeTests {
    private struct Program<Content: View>: App {
        var content: Content?
        var size = CGSize(width: 720, height: 560)

        nonisolated init() {}

        init(_ content: Content, size: CGSize = CGSize(width: 720, height: 560)) {
            self.content = content
            self.size = size
        }

        var body: some Scene { WindowGroup { content }.defaultSize(size) }
    }

    private func size<Content: View>(of program: Program<Content>) -> CGSize? {
        let surface = HeadlessSurface()
        let host = AppHost(host: ViewHost(surface: surface))
        host.run(program)
        host.host.flush()
        return surface.windows.first.flatMap { surface.nodes[$0]?.frame.size }
    }

    @Test("a window opens with the size that the app says")
    func usual() {
        #expect(size(of: Program(Color.red, size: CGSize(width: 300, height: 200))) == CGSize(width: 300, height: 200))
    }

    @Test("a window opens larger where its content needs more room")
    func larger() {
        let tall = Color.red.frame(width: 100, height: 640)
        let size = size(of: Program(tall))
        #expect(size?.width == 720)
        #expect((size?.height ?? 0) >= 640)
    }

    @Test("a window that opens is not larger than small displays are")
    func limit() {
        #expect(size(of: Program(Color.red.frame(width: 5000, height: 5000))) == CGSize(width: 1200, height: 800))
    }
}
