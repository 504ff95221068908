import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("What modifiers say of bars")
struct BarModifierTests {
    private func host<V: View>(_ view: V) -> TestHost<some View> {
        TestHost(
            NavigationStack { view.frame(maxWidth: .infinity, maxHeight: .infinity).navigationTitle("Title") },
            size: CGSize(width: 500, height: 300), chrome: .window, configure: { _ in })
    }

    @Test(
        "an item stands where its placement says",
        arguments: [
            (ToolbarItemPlacement.automatic, "end"), (.primaryAction, "end"), (.secondaryAction, "end"),
            (.confirmationAction, "end"), (.destructiveAction, "end"), (.topBarTrailing, "end"),
            (.navigationBarTrailing, "end"), (.navigation, "start"), (.cancellationAction, "start"),
            (.topBarLeading, "start"), (.navigationBarLeading, "start"), (.principal, "middle"), (.status, "bottom"),
            (.bottomBar, "bottom"), (.bottomOrnament, "bottom"), (.accessoryBar(id: "mine"), "bottom"),
            (.keyboard, "nowhere"),
        ])
    func placements(placement: ToolbarItemPlacement, expected: String) throws {
        let host = host(Text("Content").toolbar { ToolbarItem(placement: placement) { Button("Item") {} } })
        guard let item = host.query(.button("Item")) else {
            #expect(expected == "nowhere", "\(host.outline)")
            return
        }
        let place =
            item.frame.minY > 200
            ? "bottom" : item.frame.maxX < 200 ? "start" : item.frame.minX > 300 ? "end" : "middle"
        #expect(place == expected, "\(host.outline)")
        #expect(host[.text("Title")].exists == (expected != "middle"))
    }

    @Test("a group's views are items of their own, in their order")
    func group() throws {
        let host = host(
            Text("Content").toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("One") {}
                    Button("Two") {}
                }
            })
        #expect(try host.get(.button("One")).frame.maxX < host.get(.button("Two")).frame.minX)
    }

    @Test("a subtitle stands below the title, which may be taken out of the bar or stand below it")
    func titles() throws {
        let subtitled = host(Text("Content").navigationSubtitle("More"))
        #expect(try subtitled.get(.text("Title")).frame.maxY <= subtitled.get(.text("More")).frame.minY)
        #expect(try subtitled.get(.text("More")).frame.maxY <= subtitled.get(.text("Content")).frame.minY)
        #expect(!host(Text("Content").toolbar(removing: .title))[.text("Title")].exists)
        let bar = try host(Text("Content").toolbarTitleDisplayMode(.inline)).get(.text("Title")).frame
        for mode in [ToolbarTitleDisplayMode.large, .inlineLarge] {
            let large = try host(Text("Content").toolbarTitleDisplayMode(mode)).get(.text("Title")).frame
            #expect(large.minY > bar.maxY && large.height > bar.height)
        }
    }

    @Test("bars are hidden, each by itself, and what is said of their looks changes nothing in them")
    func hiding() {
        func view(_ visibility: Visibility, for bar: ToolbarPlacement) -> some View {
            Text("Content").toolbar {
                ToolbarItem { Button("Top") {} }
                ToolbarItem(placement: .bottomBar) { Button("Bottom") {} }
            }
            .toolbar(visibility, for: bar)
        }
        let top = host(view(.hidden, for: .navigationBar))
        #expect(!top[.button("Top")].exists && !top[.text("Title")].exists && top[.button("Bottom")].exists)
        let bottom = host(view(.hidden, for: .bottomBar))
        #expect(bottom[.button("Top")].exists && !bottom[.button("Bottom")].exists)
        let both = host(view(.visible, for: .navigationBar))
        #expect(both[.button("Top")].exists && both[.button("Bottom")].exists)
        let looks = host(
            view(.automatic, for: .navigationBar).toolbarRole(.editor).toolbarBackground(.red, for: .navigationBar)
                .toolbarBackground(.hidden, for: .bottomBar).toolbarColorScheme(.dark, for: .navigationBar))
        #expect(looks.outline == both.outline)
    }

    @Test("the way back can be left out, and leads back otherwise")
    func backButton() throws {
        func stack(_ isHidden: Bool) -> some View {
            NavigationStack {
                NavigationLink("Next") {
                    Text("Second").navigationTitle("Second").navigationBarBackButtonHidden(isHidden)
                }
            }
        }
        let hidden = TestHost(stack(true))
        try hidden.tap("Next")
        #expect(throws: ActionFailure.self) { try hidden.goBack() }
        let shown = TestHost(stack(false))
        try shown.tap("Next")
        try shown.goBack()
        #expect(shown[.button("Next")].exists)
    }

    @Test("a link that is no detail link leads on in its own column")
    func detailLink() throws {
        func columns(_ isDetailLink: Bool) -> some View {
            NavigationView {
                List {
                    NavigationLink("Go") { Text("There") }.isDetailLink(isDetailLink)
                }
                Text("Detail")
            }
        }
        let detail = TestHost(columns(true), size: CGSize(width: 800, height: 300))
        try detail.tap("Go")
        #expect(detail[.row("Go")].exists && !detail[.text("Detail")].exists, "\(detail.outline)")
        let inner = TestHost(columns(false), size: CGSize(width: 800, height: 300))
        try inner.tap("Go")
        #expect(!inner[.row("Go")].exists && inner[.text("Detail")].exists, "\(inner.outline)")
        #expect(try inner.get(.text("There")).frame.maxX < inner.get(.text("Detail")).frame.minX)
        try inner.goBack()
        #expect(inner[.row("Go")].exists)
    }

    @Test("a column is as wide as it says, within its bounds; a style shares the room in the same way")
    func columnWidths() throws {
        func columns<V: View>(_ sidebar: V) -> some View {
            NavigationSplitView {
                sidebar
            } detail: {
                Text("Detail").frame(maxWidth: .infinity)
            }
        }
        func width(_ view: some View) throws -> CGFloat {
            try TestHost(view, size: CGSize(width: 1000, height: 300)).get(.text("Sidebar")).frame.midX * 2
        }
        let sidebar = Text("Sidebar").frame(maxWidth: .infinity)
        let fixed = try width(columns(sidebar.navigationSplitViewColumnWidth(150)))
        // The middle of an odd width is rounded.
        #expect(abs(fixed - 150) <= 1)
        let ranged = try width(columns(sidebar.navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 400)))
        #expect(abs(ranged - 200) <= 1)
        let usual = try width(columns(sidebar))
        #expect(try width(columns(sidebar).navigationSplitViewStyle(.prominentDetail)) == usual)
        #expect(try width(columns(sidebar).navigationSplitViewStyle(.balanced)) == usual)
    }

    @Test("pages have their choice below them, other tabs in the bar of a wide window")
    func tabStyles() throws {
        func tabs() -> some View {
            TabView {
                Text("First page").tabItem { Text("One") }
                Text("Second page").tabItem { Text("Two") }
            }
        }
        let wide = CGSize(width: 800, height: 300)
        let automatic = TestHost(tabs(), size: wide)
        #expect(try automatic.get(.role(.choice)).frame.maxY < 60)
        let paged = TestHost(tabs().tabViewStyle(.page(indexDisplayMode: .always)), size: wide)
        #expect(try paged.get(.role(.choice)).frame.minY > 200)
        try paged.choose("Two", in: .role(.choice))
        #expect(paged.shownTexts.contains("Second page"))
    }
}
