import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// Rows are those of the behaviour sheet, section 1.
@MainActor
@Suite("Rows: stacks")
struct StackRowTests {
    @Test("views of different flexibility share a row: the least flexible is served first")
    func flexibility() {
        row("L002", 150, 100, "150x100; 0,0 50x100; 50,0 100x100") {
            HStack(spacing: 0) {
                flexible.frame(width: 50); flexible
            }
        }
        row("L003", 150, 100, "150x100; 0,0 60x100; 60,0 30x100; 90,0 60x100") {
            HStack(spacing: 0) {
                flexible; flexible.frame(maxWidth: 30); flexible
            }
        }
        row("L004", 150, 100, "150x100; 0,0 70x100; 70,0 80x100") {
            HStack(spacing: 0) {
                flexible.frame(minWidth: 40, maxWidth: 120); flexible.frame(width: 80)
            }
        }
        row("L008", 50, 100, "50x100; 0,0 25x100; 25,0 25x100") {
            HStack(spacing: 0) {
                flexible.frame(minWidth: 20, maxWidth: 30); flexible.frame(maxWidth: 40)
            }
        }
        row("L009", 60, 100, "60x100; 0,0 0x100; 0,0 30x100; 30,0 30x100") {
            HStack(spacing: 0) {
                flexible.frame(width: 0); flexible.frame(minWidth: 10, maxWidth: 90); flexible
            }
        }
        row("L010", 0, 0, "0x0; 0,0 0x0; 0,0 0x0") {
            HStack(spacing: 0) {
                flexible; flexible
            }
        }
        row("L017", 100, 316, "100x316; 0,0 100x100; 0,108 100x100; 0,216 46x100; 54,216 46x100") {
            VStack {
                flexible; flexible;
                HStack {
                    flexible; flexible
                }
            }
        }
        row("L024", 100, 60, "100x60; 0,0 20x10; 24,0 76x60") {
            HStack(alignment: .top, spacing: 4) {
                fixed(20, 10); flexible
            }
        }
        row("L032", 162, 20, "162x20; 0,0 60x20; 66,0 30x20; 102,0 60x20") {
            HStack(spacing: 6) {
                flexible; flexible.frame(width: 30); flexible
            }
        }
    }

    @Test("what does not fit overflows; nothing is squeezed below its minimum")
    func overflow() {
        row("L005", 120, 100, "150x100; 0,0 100x100; 100,0 50x100") {
            HStack(spacing: 0) {
                flexible.frame(minWidth: 100); flexible.frame(maxWidth: 50)
            }
        }
        row("L006", 200, 100, "300x100; 0,0 100x100; 100,0 100x100; 200,0 100x100") {
            HStack(spacing: 0) {
                flexible.frame(width: 100); flexible.frame(width: 100); flexible.frame(width: 100)
            }
        }
        row("ask 22", 383, 20, "414x20; 0,0 96x20; 106,0 96x20; 212,0 96x20; 318,0 96x20") {
            HStack(spacing: 10) {
                fixed(96, 20); fixed(96, 20); fixed(96, 20); fixed(96, 20)
            }
        }
        row("L050", 150, 50, "208x20; 0,0 100x20; 108,0 100x20") {
            HStack {
                fixed(100, 20); Spacer(); fixed(100, 20)
            }
        }
    }

    // L011 is in conflict between sources (K1): as the newer systems do it (iOS 18), of two views that stretch without
    // end the one that needs more is served first.
    @Test("of two views that stretch without end the one that needs more is served first")
    func ties() {
        row("L011, K1", 150, 100, "150x100; 0,0 50x100; 50,0 100x100") {
            HStack(spacing: 0) {
                flexible; flexible.frame(minWidth: 100)
            }
        }
    }

    @Test("a stack hugs its views and aligns them")
    func alignment() {
        row("L013", 300, 300, "150x150; 50,21 50x50; 50,79 50x50") {
            VStack {
                fixed(50, 50); fixed(50, 50)
            }.frame(width: 150, height: 150)
        }
        row("L014", nil, nil, "88x136; 24,0 40x40; 24,48 40x40; 0,96 40x40; 48,96 40x40") {
            VStack {
                fixed(40, 40); fixed(40, 40);
                HStack {
                    fixed(40, 40); fixed(40, 40)
                }
            }
        }
        row("L016", nil, nil, "118x146; 0,0 30x30; 0,38 40x40; 0,86 50x50; 58,86 60x60") {
            VStack(alignment: .leading) {
                fixed(30, 30); fixed(40, 40);
                HStack(alignment: .top) {
                    fixed(50, 50); fixed(60, 60)
                }
            }
        }
        row("L021", 200, 200, "80x20; 20,0 40x10; 0,10 80x10") {
            VStack(spacing: 0) {
                fixed(40, 10); fixed(80, 10)
            }
        }
        row("L022", 200, 200, "80x20; 40,0 40x10; 0,10 80x10") {
            VStack(alignment: .trailing, spacing: 0) {
                fixed(40, 10); fixed(80, 10)
            }
        }
        row("L023", 200, 200, "44x40; 0,30 20x10; 24,0 20x40") {
            HStack(alignment: .bottom, spacing: 4) {
                fixed(20, 10); fixed(20, 40)
            }
        }
    }

    @Test("a flexible view in a column of fixed width is as wide as the widest")
    func flexibleFillsWidest() {
        row("L026", 300, 300, "100x50; 20,0 60x20; 0,20 100x10; 0,30 100x20") {
            VStack(spacing: 0) {
                fixed(60, 20); flexible; fixed(100, 20)
            }.fixedSize()
        }
        // Ask 17, with texts instead of boxes.
        let layout = LayoutProbe(
            VStack(spacing: 0) {
                Text(verbatim: "ab"); flexible; Text(verbatim: "abcd")
            }.fixedSize(), width: 300,
            height: 300)
        #expect(layout.frames.count == 3)
        #expect(layout.frames[1].hasSuffix("x10") && layout.frames[1].hasPrefix("0,"), "\(layout.frames)")
        #expect(layout.frames[1].contains(" \(Int(layout.size.width))x"), "\(layout.frames)")
    }

    @Test("views without content take neither place nor spacing")
    func emptyViews() {
        row("L027", nil, nil, "28x10; 0,0 10x10; 18,0 10x10") {
            HStack {
                fixed(10, 10); EmptyView(); fixed(10, 10)
            }
        }
        row("L027, false if", nil, nil, "28x10; 0,0 10x10; 18,0 10x10") {
            HStack {
                fixed(10, 10)
                if Bool(false) { fixed(99, 99) }
                fixed(10, 10)
            }
        }
        row("L028", nil, nil, "40x20; 5,5 10x10; 25,5 10x10") {
            HStack(spacing: 0) {
                Group {
                    fixed(10, 10); fixed(10, 10)
                }.padding(5)
            }
        }
        row("L029", 100, 100, "0x0") { VStack {} }
        row("L030", 100, 100, "50x30; 0,0 30x30; 20,0 30x30") {
            HStack(spacing: -10) {
                fixed(30, 30); fixed(30, 30)
            }
        }
    }

    @Test("equal views get equal widths when no height is proposed")  // ask 16
    func equalWidths() {
        row("ask 16", 176, nil, "176x10; 0,0 84x10; 92,0 84x10") {
            HStack {
                flexible; flexible
            }
        }
    }

    @Test("views of a higher priority are served first, and leave the others their minimum")
    func priority() {
        row("L033", 400, 200, "400x200; 0,0 50x200; 50,0 30x200; 80,0 50x200; 130,0 170x200; 300,0 100x200") {
            HStack(spacing: 0) {
                flexible.frame(minWidth: 50)
                flexible.frame(width: 30).layoutPriority(2)
                flexible.frame(minWidth: 50).layoutPriority(1)
                flexible.layoutPriority(2)
                flexible.frame(minWidth: 100, maxWidth: 120)
            }
        }
        row("L036", 100, 20, "100x20; 0,0 0x20; 0,0 100x20") {
            HStack(spacing: 0) {
                flexible.layoutPriority(-1); flexible
            }
        }
        row("L037", 200, 20, "200x20; 0,0 60x20; 60,0 70x20; 130,0 70x20") {
            HStack(spacing: 0) {
                flexible.frame(minWidth: 40, maxWidth: 60).layoutPriority(1); flexible; flexible
            }
        }
        row("L039", 200, 60, "200x60; 16,16 168x28; 200,0 0x60") {
            HStack(spacing: 0) {
                flexible.layoutPriority(1).padding(); flexible
            }
        }
    }

    @Test("a text of higher priority keeps its line, and without priorities both are shortened")  // L038
    func textPriority() {
        // Ten characters of the headless font are 70 wide.
        let first = LayoutProbe(
            HStack(spacing: 0) {
                Text(verbatim: "aaaaaaaaaa").lineLimit(1); Text(verbatim: "bbbbbbbbbb").lineLimit(1).layoutPriority(1)
            }, width: 120, height: 40)
        #expect(first.frames.count == 2)
        #expect(first.frames[1].contains(" 70x"), "\(first.frames)")
        let second = LayoutProbe(
            HStack(spacing: 0) {
                Text(verbatim: "aaaaaaaaaa").lineLimit(1); Text(verbatim: "bbbbbbbbbb").lineLimit(1)
            }, width: 120, height: 40)
        #expect(!second.frames.contains { $0.contains(" 70x") }, "\(second.frames)")
    }

    @Test("thirty views fit into one builder")  // ask 4
    func thirty() {
        let layout = LayoutProbe(
            VStack(spacing: 0) {
                fixed(1, 1); fixed(1, 1); fixed(1, 1); fixed(1, 1); fixed(1, 1); fixed(1, 1); fixed(1, 1); fixed(1, 1)
                fixed(1, 1); fixed(1, 1); fixed(1, 1); fixed(1, 1); fixed(1, 1); fixed(1, 1); fixed(1, 1); fixed(1, 1)
                fixed(1, 1); fixed(1, 1); fixed(1, 1); fixed(1, 1); fixed(1, 1); fixed(1, 1); fixed(1, 1); fixed(1, 1)
                fixed(1, 1); fixed(1, 1); fixed(1, 1); fixed(1, 1); fixed(1, 1); fixed(1, 1)
            }, width: 100, height: 100)
        #expect(layout.size == CGSize(width: 1, height: 30))
        #expect(layout.frames.last == "0,29 1x1")
    }

    @Test("spacers")
    func spacers() {
        row("ask 15", 300, 40, "300x30; 0,0 60x30; 260,0 40x30") {
            HStack {
                fixed(60, 30); Spacer(); fixed(40, 30)
            }
        }
        row("L040", 300, 300, "200x80; 0,15 50x50; 150,15 50x50") {
            HStack {
                fixed(50, 50); Spacer(); fixed(50, 50)
            }.frame(width: 200, height: 80)
        }
        row("L041", 300, 300, "80x200; 15,0 50x50; 15,150 50x50") {
            VStack {
                fixed(50, 50); Spacer(); fixed(50, 50)
            }.frame(width: 80, height: 200)
        }
        row("L042", 300, 300, "250x80; 0,15 40x50; 105,15 40x50; 210,15 40x50") {
            HStack {
                fixed(40, 50); Spacer(); fixed(40, 50); Spacer(); fixed(40, 50)
            }.frame(width: 250, height: 80)
        }
        row("L043", 300, 300, "180x80; 0,15 50x50; 130,15 50x50") {
            HStack {
                fixed(50, 50); Spacer(minLength: 50); fixed(50, 50)
            }.frame(width: 180, height: 80)
        }
        row("L044", 300, 300, "200x80; 0,15 30x50; 170,15 30x50") {
            HStack {
                fixed(30, 50); Spacer(minLength: 100); fixed(30, 50)
            }.frame(width: 200, height: 80)
        }
        row("L045", 300, 300, "160x80; 0,15 80x50; 80,15 80x50") {
            HStack {
                fixed(80, 50); Spacer(minLength: 0); fixed(80, 50)
            }.frame(width: 160, height: 80)
        }
        row("L046", 300, 300, "200x80; 92,15 50x50; 150,15 50x50") {
            HStack {
                Spacer(); fixed(50, 50); fixed(50, 50)
            }.frame(width: 200, height: 80)
        }
        row("L047", 300, 300, "200x80; 0,15 50x50; 58,15 50x50") {
            HStack {
                fixed(50, 50); fixed(50, 50); Spacer()
            }.frame(width: 200, height: 80)
        }
        row("L051", nil, nil, "68x20; 0,0 20x20; 48,0 20x20") {
            HStack(spacing: 10) {
                fixed(20, 20); Spacer(minLength: 8); fixed(20, 20)
            }
        }
        row("L054", 100, 50, "100x0") { HStack { Spacer() } }
        row("L055", 100, 50, "100x50") { ZStack { Spacer() } }
        row("L055, minimum", 0, 0, "8x8") { ZStack { Spacer() } }
        row("L056", 100, 332, "100x332; 0,0 100x81; 0,89 100x81; 0,251 100x81") {
            VStack {
                flexible; flexible; ForEach(0..<1) { _ in Spacer() }; flexible
            }
        }
        row("ask 15", 300, 34, "300x34; 0,2 40x30; 260,2 40x30") {
            HStack {
                fixed(40, 30); Spacer(); fixed(40, 30)
            }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    @Test("what ends somewhere may take all beside a spacer but the spacer's least length")
    func spacersGiveWay() {
        row("a long and a short one", 300, 20, "300x20; 0,0 240x20; 248,0 52x20") {
            HStack(spacing: 0) {
                flexible.frame(minWidth: 10, maxWidth: 240); Spacer(); fixed(52, 20)
            }
        }
        row("centred by spacers", 100, 20, "100x20; 8,0 84x20") {
            HStack(spacing: 0) {
                Spacer(); flexible.frame(minWidth: 10, maxWidth: 240); Spacer()
            }
        }
        row("what stretches without end shares with a spacer", 100, 20, "100x20; 0,0 50x20") {
            HStack(spacing: 0) {
                flexible; Spacer()
            }
        }
    }

    @Test("dividers")
    func dividers() {
        row("L058", 200, 100, "200x41; 75,0 50x20; 0,20 200x1; 75,21 50x20") {
            VStack(spacing: 0) {
                fixed(50, 20); Divider(); fixed(50, 20)
            }
        }
        row("L059", 200, 100, "101x100; 0,40 50x20; 50,0 1x100; 51,40 50x20") {
            HStack(spacing: 0) {
                fixed(50, 20); Divider(); fixed(50, 20)
            }
        }
        row("L060", 200, 100, "200x1; 0,0 200x1") { Divider() }
    }
}
