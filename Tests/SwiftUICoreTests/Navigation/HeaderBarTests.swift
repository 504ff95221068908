import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Header bar")
struct HeaderBarTests {
    struct Screen: View {
        var title = "Movies"
        var leading: CGFloat = 40
        var trailing: CGFloat = 60
        var body: some View {
            NavigationView {
                Color.green.navigationBarTitle(title)
                    .navigationBarItems(leading: Block(width: leading), trailing: Block(width: trailing))
            }
        }
    }

    @Test("the title stands in the middle of the whole bar, items at both ends, the content below")
    func layout() {
        let host = TestHost(Screen())
        #expect(host.frames("headerBar") == [CGRect(x: 0, y: 0, width: 300, height: 47)])
        #expect(host.frames("text \"Movies\"") == [CGRect(x: 129, y: 14, width: 42, height: 18)], "\(host.outline)")
        #expect(
            host.frames("shape") == [
                CGRect(x: 6, y: 13, width: 40, height: 20), CGRect(x: 234, y: 13, width: 60, height: 20),
                CGRect(x: 0, y: 47, width: 300, height: 253),
            ], "\(host.outline)")
    }

    @Test("a title that is too long is cut off between the items and covers none")
    func longTitle() {
        let host = TestHost(Screen(title: String(repeating: "long ", count: 20)))
        let frames = host.frames("text")
        #expect(frames.count == 1)
        #expect(frames[0].minX >= 52 && frames[0].maxX <= 228, "\(host.outline)")
    }

    @Test("a title moves aside where the middle is taken")
    func movedTitle() {
        let host = TestHost(Screen(leading: 150, trailing: 10))
        let frame = host.frames("text")[0]
        #expect(frame.minX == 162, "\(host.outline)")
    }

    @Test("right to left, the leading item is right and the back of the bar is mirrored")
    func mirrored() {
        let host = TestHost(Screen()) { $0.isRightToLeft = true }
        #expect(
            Array(host.frames("shape").prefix(2)) == [
                CGRect(x: 254, y: 13, width: 40, height: 20), CGRect(x: 6, y: 13, width: 60, height: 20),
            ], "\(host.outline)")
    }

    @Test("items inherit from the view that they are attached to")  // S113
    func environment() {
        struct Reader: View {
            @Environment(\.isEnabled) var isEnabled
            var body: some View { Block(width: isEnabled ? 10 : 30) }
        }
        let inside = TestHost(NavigationView { Color.red.toolbar { Reader() }.disabled(true) })
        #expect(inside.frames("shape")[0].width == 30)
        let outside = TestHost(NavigationView { Color.red.disabled(true).toolbar { Reader() } })
        #expect(outside.frames("shape")[0].width == 10)
    }

    @Test("a window without navigation has a bar with its title and its toolbar")
    func windowBar() {
        let host = TestHost(Color.green.navigationTitle("Plain").toolbar { Block(width: 33) }, chrome: .window) { _ in }
        #expect(host.lines.first?.hasPrefix("window \"Plain\"") == true, "\(host.outline)")
        #expect(host.frames("headerBar").count == 1)
        #expect(host.frames("windowControls") == [CGRect(x: 260, y: 6, width: 34, height: 34)], "\(host.outline)")
        #expect(host.frames("shape")[0] == CGRect(x: 221, y: 13, width: 33, height: 20), "\(host.outline)")
    }

    @Test("a window whose content has navigation has one bar only")
    func oneBar() {
        let host = TestHost(Screen(), chrome: .window) { _ in }
        #expect(host.frames("headerBar").count == 1, "\(host.outline)")
        #expect(host.frames("windowControls").count == 1)
        #expect(host.lines.first?.hasPrefix("window \"Movies\"") == true)
    }

    struct Changing: View {
        var showsItem = false
        var isHidden = false
        var body: some View {
            NavigationStack {
                Color.green.navigationTitle(showsItem ? "With" : "Without").toolbar {
                    if showsItem { ToolbarItem(placement: .cancellationAction) { Block(width: 11) } }
                    ToolbarItem(placement: .principal) { Block(width: 22) }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Block(width: 33)
                        Block(width: 44)
                    }
                }
                .navigationBarHidden(isHidden)
            }
        }
    }

    @Test("items come and go, the principal one stands in the title's place, others at the bottom")
    func placements() {
        let host = TestHost(Changing())
        #expect(
            host.frames("shape") == [
                CGRect(x: 139, y: 13, width: 22, height: 20), CGRect(x: 0, y: 47, width: 300, height: 207),
                CGRect(x: 6, y: 267, width: 33, height: 20), CGRect(x: 250, y: 267, width: 44, height: 20),
            ], "\(host.outline)")
        host.update(Changing(showsItem: true))
        #expect(host.frames("shape")[0] == CGRect(x: 6, y: 13, width: 11, height: 20), "\(host.outline)")
        host.update(Changing(isHidden: true))
        #expect(host.frames("headerBar").isEmpty)
        #expect(host.frames("shape")[0] == CGRect(x: 0, y: 0, width: 300, height: 254), "\(host.outline)")
    }

    @Test("a large title stands below the bar")
    func large() {
        let host = TestHost(
            NavigationView { Color.green.navigationBarTitle("Big", displayMode: .large) })
        #expect(host.frames("text") == [CGRect(x: 16, y: 53, width: 42, height: 35)], "\(host.outline)")
        #expect(host.frames("shape") == [CGRect(x: 0, y: 94, width: 300, height: 206)])
    }
}
