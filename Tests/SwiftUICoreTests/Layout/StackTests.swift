import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Stacks")
struct StackTests {
    @Test("three equal rows share a column")  // L017
    func sharing() {
        let layout = LayoutProbe(
            VStack {
                Color.red; Color.green;
                HStack {
                    Color.blue; Color.black
                }
            }, width: 100, height: 316)
        #expect(layout.size == CGSize(width: 100, height: 316))
        #expect(layout.frames == ["0,0 100x100", "0,108 100x100", "0,216 46x100", "54,216 46x100"])
    }

    @Test("a spacer takes what is left")  // L042
    func spacer() {
        let layout = LayoutProbe(
            HStack {
                fixed(40, 50); Spacer(); fixed(40, 50); Spacer(); fixed(40, 50)
            }.frame(width: 250, height: 80),
            width: 300, height: 300)
        #expect(layout.size == CGSize(width: 250, height: 80))
        #expect(layout.frames == ["0,15 40x50", "105,15 40x50", "210,15 40x50"])
    }
}
