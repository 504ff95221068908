import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Numbers of an app that do not fit")
struct ClampingTests {
    @Test("a whole number is cut off to what fits, and 0 for what is none")
    func clamping() {
        #expect(Int32(clamping: 1.9) == 1 && Int32(clamping: -1.9) == -1)
        #expect(Int32(clamping: Double.infinity) == .max && Int32(clamping: -1e300) == .min)
        #expect(Int32(clamping: 2_147_483_647.0) == .max && Int32(clamping: 2_147_483_646.0) == .max - 1)
        #expect(Int32(clamping: Double.nan) == 0)
        #expect(Int(clamping: 1e19) == .max && Int(clamping: -1e19) == .min)
        #expect(UInt16(clamping: Float(1.5) * 65535) == .max && UInt16(clamping: Float(-1)) == 0)
    }

    @Test("a size that no window can have becomes one that it can")
    func windowSize() {
        #expect(CGSize(width: CGFloat.infinity, height: -5).forWindow == CGSize(width: 16384, height: 1))
        #expect(CGSize(width: CGFloat.nan, height: 300).forWindow == CGSize(width: 1, height: 300))
    }

    private struct Program: App {
        init() {}
        var body: some Scene {
            WindowGroup { Text("wide").frame(maxWidth: .infinity) }
                .defaultSize(width: .infinity, height: 400)
        }
    }

    @Test("a window without end opens, and can be described")
    func endless() {
        let surface = HeadlessSurface()
        let program = AppHost(host: ViewHost(surface: surface))
        program.run(Program())
        program.host.flush()
        #expect(surface.outline.contains("16384x400"))
        program.closeAll()
    }

    @Test("a text without size, or whose lines overlap, has its size and ends nothing")
    func texts() {
        let host = TestHost(
            VStack {
                Text("größer als nichts").font(.system(size: 0))
                Text("two\nlines ä").lineSpacing(-100).frame(height: 10)
                Text("all of its lines ü").lineLimit(.max)
            })
        #expect(host.shownTexts.count == 3)
        #expect(!host.outline.isEmpty)
    }
}
