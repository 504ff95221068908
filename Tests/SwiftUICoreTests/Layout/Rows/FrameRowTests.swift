import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// Rows are those of the behaviour sheet, section 1.
@MainActor
@Suite("Rows: frames, padding, fixed sizes and proportions")
struct FrameRowTests {
    @Test("a fixed frame has its own size, and its view is aligned in it")
    func fixedFrames() {
        row("L061", 10, 10, "50x50; 0,0 50x50") { flexible.frame(width: 50, height: 50) }
        row("L062", 200, 200, "50x20; -15,0 80x20") { fixed(80, 20).frame(width: 50) }
        row("L063", 10, 10, "120x60; 40,40 80x20") {
            fixed(80, 20).frame(width: 120, height: 60, alignment: .bottomTrailing)
        }
        row("L064", 10, 10, "120x60; 0,0 80x20") {
            fixed(80, 20).frame(width: 120, height: 60, alignment: .topLeading)
        }
        row("L065", 70, 200, "70x30; 0,0 70x30") { flexible.frame(height: 30) }
        row("L066", nil, nil, "30x10; 0,0 30x10") { flexible.frame(width: 30) }
        row("L067", 200, 40, "60x40; -20,0 100x40") { flexible.frame(width: 100).frame(width: 60) }
    }

    @Test("a negative or non-finite length is taken as none, and said")  // ask 3
    func invalidLengths() {
        row("L070, negative", 100, 40, "0x40; 0,0 0x40") { flexible.frame(width: -5) }
        row("L070, not a number", 100, 40, "0x40; 0,0 0x40") { flexible.frame(width: .nan) }
        row("L070, infinite", 100, 40, "100x40; 0,0 100x40") { flexible.frame(width: .infinity) }
        #expect(Diagnostics.hasSaid("Invalid frame dimension (negative or non-finite)."))
    }

    /// The widths for no proposal, 50, 90 and 200 points, with the place and width of the view inside.
    private func widths<V: View>(
        _ id: String, _ expected: [String], at location: SourceLocation = #_sourceLocation, _ view: V
    ) {
        let found = [nil, 50, 90, 200].map { (width: CGFloat?) -> String in
            let layout = LayoutProbe(view, width: width, height: 20)
            let child = layout.frames.first?.split(whereSeparator: { $0 == "," || $0 == " " || $0 == "x" }) ?? []
            return "\(Int(layout.size.width)): \(child.first ?? "") \(child.dropFirst(2).first ?? "")"
        }
        #expect(found == expected, "\(id)", sourceLocation: location)
    }

    @Test("a frame with limits")
    func limits() {
        let box = fixed(80, 20)
        widths("L071", ["100: 10 80", "100: 10 80", "100: 10 80", "100: 10 80"], box.frame(minWidth: 100))
        widths(
            "L075", ["80: 0 80", "60: -10 80", "90: 5 80", "100: 10 80"], box.frame(minWidth: 60, maxWidth: 100))
        widths(
            "L076", ["60: 0 60", "60: 0 60", "90: 0 90", "100: 0 100"], flexible.frame(minWidth: 60, maxWidth: 100))
        widths(
            "L077", ["80: 0 80", "50: -15 80", "90: 5 80", "200: 60 80"], box.frame(minWidth: 0, maxWidth: .infinity))
        widths(
            "L078", ["10: 0 10", "50: 0 50", "90: 0 90", "200: 0 200"],
            flexible.frame(minWidth: 0, maxWidth: .infinity))
        widths("L079", ["80: 0 80", "80: 0 80", "90: 5 80", "200: 60 80"], box.frame(maxWidth: .infinity))
        widths("L080", ["10: 0 10", "50: 0 50", "90: 0 90", "200: 0 200"], flexible.frame(maxWidth: .infinity))
        row("L092", 200, 100, "200x20; 0,0 50x10; 60,10 80x10") {
            VStack(spacing: 0) {
                fixed(50, 10).frame(maxWidth: .infinity, alignment: .leading); fixed(80, 10)
            }
        }
    }

    @Test("an ideal length counts where nothing is proposed")
    func ideals() {
        for (offered, expected) in [(nil, "150x10"), (20, "50x10"), (180, "180x10"), (500, "200x10")] as [(CGFloat?, _)]
        {
            row("L082", offered, 10, expected) { flexible.frame(minWidth: 50, idealWidth: 150, maxWidth: 200) }
        }
        row("L083", 20, 10, "150x10") { flexible.frame(idealWidth: 150, maxWidth: 200).fixedSize() }
        // The documentation can be read as giving the view's own width, 80; practice gives the ideal (K3).
        row("L084, K3", 20, 20, "150x20; 35,0 80x20") { fixed(80, 20).frame(idealWidth: 150).fixedSize() }
    }

    @Test("contradictory limits are put right and said")
    func contradictions() {
        row("L087", nil, 10, "30x10") { flexible.frame(idealWidth: 30, maxWidth: 20) }
        row("L087", 100, 10, "30x10") { flexible.frame(idealWidth: 30, maxWidth: 20) }
        #expect(Diagnostics.hasSaid("Contradictory frame constraints specified."))
        row("L088", 100, 10, "infx10") { flexible.frame(minWidth: .infinity) }
        // Not a number is no limit that could be kept; what counts is that nothing traps.
        row("ask 3", 100, 10, "100x10") { flexible.frame(minWidth: .nan, maxWidth: .nan) }
    }

    @Test("padding is taken away from the proposal and added to the answer")
    func padding() {
        let box = fixed(50, 30)
        row("L093", 200, 200, "82x62; 16,16 50x30") { box.padding() }
        row("L094", 200, 200, "90x70; 20,20 50x30") { box.padding(20) }
        row("L095", 200, 200, "50x60; 0,30 50x30") { box.padding(.top, 30) }
        row("L097", 200, 200, "75x55; 0,25 50x30") { box.padding([.top, .trailing], 25) }
        row("L098", 200, 200, "85x70; 20,10 50x30") {
            box.padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 15))
        }
        row("L100", 100, 20, "100x32; 16,16 68x0") { flexible.padding(16) }
        row("L101", nil, nil, "42x42; 16,16 10x10") { flexible.padding(16) }
        row("L102", 50, 50, "50x50; -10,-10 70x70") { flexible.padding(-10) }
        row("L103", 60, 200, "60x95; 0,0 60x30; 0,65 60x30") {
            VStack(spacing: 0) {
                flexible.frame(height: 30).padding(.bottom, 20); flexible.frame(height: 30).padding(.top, 15)
            }
        }
    }

    @Test("a fixed size is the ideal one in the directions asked for")
    func fixedSize() {
        row("L105", 200, 200, "100x100; 45,0 10x100") {
            flexible.fixedSize(horizontal: true, vertical: false).frame(width: 100, height: 100)
        }
        row("L106", 200, 200, "100x100; 0,45 100x10") {
            flexible.fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 100)
        }
    }

    @Test("an aspect ratio shapes the proposal and reports what the view answers")
    func aspectRatio() {
        row("L107", 200, 200, "100x50; 37.5,0 25x50") {
            flexible.aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 50)
        }
        row("L109", 200, 200, "100x50; 25,0 50x50") {
            flexible.aspectRatio(contentMode: .fit).frame(width: 100, height: 50)
        }
        row("L110", 200, 200, "50x100; -25,0 100x100") {
            flexible.aspectRatio(contentMode: .fill).frame(width: 50, height: 100)
        }
        row("L111", 100, 100, "100x56.25; 0,0 100x56.25") { flexible.aspectRatio(16.0 / 9, contentMode: .fit) }
        row("L112", 100, 100, "177.78x100; 0,0 177.78x100") { flexible.aspectRatio(16.0 / 9, contentMode: .fill) }
        row("L113", 100, nil, "100x50; 0,0 100x50") { flexible.aspectRatio(2, contentMode: .fit) }
        row("L114", nil, nil, "10x10; 0,0 10x10") { flexible.aspectRatio(2, contentMode: .fit) }
        row("L115", 50, 50, "80x20; 0,0 80x20") { fixed(80, 20).aspectRatio(1, contentMode: .fit) }
    }
}
