import SwiftUI
import Testing
import ViewTesting

private struct Screen: View {
    @State private var path: [Int] = []
    @State private var isSheet = false
    @State private var isCover = false
    @State private var isPopover = false
    @State private var isAlert = false
    @State private var isDialog = false
    @State private var answer = "none"

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Text("Answer: \(answer)")
                Text("Path: \(path.map(String.init).joined(separator: ","))")
                Button("Sheet") { isSheet = true }
                Button("Cover") { isCover = true }
                Button("Popover") { isPopover = true }.popover(isPresented: $isPopover) { Text("In the popover") }
                Button("Alert") { isAlert = true }
                Button("Dialog") { isDialog = true }
                NavigationLink("Deeper", value: 1)
                DisclosureGroup("More") { Text("Disclosed") }
            }
            .navigationDestination(for: Int.self) { number in
                VStack {
                    Text("Screen \(number), path: \(path.map(String.init).joined(separator: ","))")
                    NavigationLink("Deeper", value: number + 1)
                    Button("Home") { path = [] }
                }
                .navigationTitle("Level \(number)")
            }
            .toolbar { Button("Edit") { answer = "edited" } }
            .sheet(isPresented: $isSheet) { Sheet() }
            .fullScreenCover(isPresented: $isCover) { Sheet() }
            .alert("Delete it?", isPresented: $isAlert) {
                Button("Delete", role: .destructive) { answer = "deleted" }
                Button("Keep", role: .cancel) { answer = "kept" }
            } message: {
                Text("It cannot be had back.")
            }
            .confirmationDialog("Which?", isPresented: $isDialog, titleVisibility: .visible) {
                Button("This") { answer = "this" }
                Button("That") { answer = "that" }
            }
        }
    }
}

private struct Sheet: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Text("In the sheet")
            Button("Done") { dismiss() }
        }
    }
}

/// Row 9 of testing.md §2, and toolbar items and disclosures of row 8.
@MainActor
@Suite("Screens, sheets and questions")
struct PresentationTests {
    private let host = TestHost(Screen(), size: CGSize(width: 500, height: 600))

    @Test("screens are pushed, the app knows the path, and one goes back step by step or at once")
    func navigation() throws {
        try host.tap("Deeper")
        #expect(host[.text("Screen 1, path: 1")].exists)
        try host.tap("Deeper")
        #expect(host[.text("Screen 2, path: 1,2")].exists)
        try host.goBack()
        #expect(host[.text("Screen 1, path: 1")].exists)
        try host.tap("Deeper")
        try host.tap("Home")
        #expect(host[.text("Path: ")].exists)
        try host.tap("Edit")
        #expect(host[.text("Answer: edited")].exists)
    }

    @Test("a sheet, a cover and a popover are windows that are asked for by what they are")
    func windows() throws {
        #expect(host.windows.count == 1 && !host.sheet.exists && !host.alert.exists && !host.popover.exists)
        for name in ["Sheet", "Cover"] {
            try host.tap(.button(name))
            #expect(host.windows.count == 2)
            #expect(host.sheet[.text("In the sheet")].exists)
            #expect(!host.windows[0][.text("In the sheet")].exists)
            #expect(host.windows[1][.text("In the sheet")].exists)
            try host.sheet[.button("Done")].tap()
            #expect(!host.sheet.exists)
        }
        try host.tap(.button("Popover"))
        #expect(host.popover[.text("In the popover")].exists && !host.sheet.exists)
        try host.dismiss()
        #expect(host.windows.count == 1)
    }

    @Test("an alert and a confirmation dialog are answered")
    func questions() throws {
        try host.tap(.button("Alert"))
        #expect(host.alert[.text("Delete it?")].exists && host.alert[.text("It cannot be had back.")].exists)
        try host.alert[.button("Delete")].tap()
        #expect(host[.text("Answer: deleted")].exists && !host.alert.exists)
        try host.tap(.button("Alert"))
        host.press(.escape)
        #expect(host[.text("Answer: kept")].exists)
        try host.tap(.button("Dialog"))
        #expect(host.alert[.text("Which?")].exists)
        try host.alert[.button("That")].tap()
        #expect(host[.text("Answer: that")].exists)
    }

    @Test("what is folded away is opened and closed by its title")
    func disclosure() throws {
        #expect(!host[.text("Disclosed")].exists)
        try host.expand("More")
        #expect(host[.text("Disclosed")].exists)
        #expect(throws: ActionFailure.self) { try host.expand("Sheet") }
        try host.collapse("More")
        #expect(!host[.text("Disclosed")].exists)
        #expect(throws: ActionFailure.self) { try host.collapse("Nothing") }
    }

    @Test("tabs and columns are chosen by their names")
    func tabsAndColumns() throws {
        struct Tabs: View {
            var body: some View {
                TabView {
                    Text("First screen").tabItem { Label("First", systemImage: "star") }
                    Text("Second screen").tabItem { Label("Second", systemImage: "heart") }
                }
            }
        }
        let tabs = TestHost(Tabs(), size: CGSize(width: 700, height: 500))
        #expect(tabs[.text("First screen")].isVisible)
        #expect(try tabs.offers(of: .role(.choice)) == ["First", "Second"])
        try tabs.choose("Second", in: .role(.choice))
        #expect(tabs[.text("Second screen")].isVisible && !tabs[.text("First screen")].isVisible)
        struct Columns: View {
            @State private var chosen: String?
            var body: some View {
                NavigationSplitView {
                    List(["Inbox", "Sent"], id: \.self, selection: $chosen) { Text($0) }
                } detail: {
                    Text(chosen.map { "In \($0)" } ?? "Nothing chosen")
                }
            }
        }
        let columns = TestHost(Columns(), size: CGSize(width: 900, height: 600))
        #expect(columns[.text("Nothing chosen")].exists)
        try columns.select(.text("Sent"))
        #expect(columns[.text("In Sent")].exists)
    }

    @Test("an address is opened by the desktop, and the test knows which")
    func addresses() throws {
        let host = TestHost(Link("Site", destination: URL(string: "https://example.org/a")!))
        try host.tap("Site")
        #expect(host.openedURLs.map(\.absoluteString) == ["https://example.org/a"])
    }
}
