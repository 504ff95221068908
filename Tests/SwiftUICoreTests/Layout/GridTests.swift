import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// Rows are those of the behaviour sheet, section 1.
@MainActor
@Suite("Grid")
struct GridTests {
    @Test("a column is as wide as its widest cell, a row as high as its highest")  // L179
    func tracks() {
        let layout = LayoutProbe(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    fixed(30, 20); fixed(50, 10)
                }
                GridRow {
                    fixed(40, 10); fixed(20, 30)
                }
            }, width: 300, height: 300)
        #expect(layout.size == CGSize(width: 90, height: 50))
        #expect(layout.frames == ["5,0 30x20", "40,5 50x10", "0,30 40x10", "55,20 20x30"])
    }

    @Test("cells follow the grid's alignment")  // L180
    func alignment() {
        let layout = LayoutProbe(
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    fixed(30, 20); fixed(50, 10)
                }
                GridRow {
                    fixed(40, 10); fixed(20, 30)
                }
            }, width: 300, height: 300)
        #expect(layout.frames == ["0,0 30x20", "40,0 50x10", "0,20 40x10", "40,20 20x30"])
    }

    @Test("spacings lie between the tracks")  // L181
    func spacing() {
        let layout = LayoutProbe(
            Grid(horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    fixed(20, 20); fixed(20, 20)
                }
                GridRow {
                    fixed(20, 20); fixed(20, 20)
                }
            }, width: nil, height: nil)
        #expect(layout.size == CGSize(width: 50, height: 45))
    }

    @Test("flexible cells share what is left")  // L182
    func flexible() {
        let layout = LayoutProbe(
            Grid {
                GridRow {
                    fixed(20, 20); Color.blue
                }
            }, width: 128, height: 60)
        #expect(layout.size == CGSize(width: 128, height: 60))
        #expect(layout.frames == ["0,20 20x20", "28,0 100x60"])
    }

    @Test("a view by itself spans the grid, and need not make it wider")  // L184
    func line() {
        let layout = LayoutProbe(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    fixed(30, 10); fixed(30, 10)
                }
                Color.blue.frame(height: 1).gridCellUnsizedAxes(.horizontal)
            }, width: 200, height: 100)
        #expect(layout.size == CGSize(width: 60, height: 11))
        #expect(layout.frames == ["0,0 30x10", "30,0 30x10", "0,10 60x1"])
    }
}
