import Combine
import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Tabs")
struct TabViewTests {
    final class Model: ObservableObject {
        @Published var tab = "b"
        var log: [String] = []
    }

    struct Page: View {
        let model: Model
        let name: String
        @State var visits = 0
        var body: some View {
            let _ = model.log.append(name)
            Block(width: 10 + CGFloat(visits))
                .onAppear {
                    visits += 1
                    model.log.append("+\(name)")
                }
                .onDisappear { model.log.append("-\(name)") }
        }
    }

    struct Tabs: View {
        let model: Model
        var body: some View {
            TabView {
                Page(model: model, name: "a").tabItem { Text("First") }
                Page(model: model, name: "b").tabItem { Text("Second") }.badge(3)
            }
        }
    }

    @Test("a tab is made when it is first chosen, and keeps its state")  // S060, S061
    func lazy() throws {
        let model = Model()
        let host = TestHost(Tabs(model: model), size: CGSize(width: 700, height: 400), chrome: .window) { _ in }
        #expect(model.log.first == "a" && model.log.contains("+a") && !model.log.contains("b"), "\(model.log)")
        #expect(host.frames("headerBar").count == 1, "\(host.outline)")
        #expect(host.nodes("choice segments \"First\"").count == 1, "\(host.outline)")
        model.log = []
        try host.choose("Second (3)", in: .role(.choice))
        #expect(model.log.filter { $0 != "b" }.sorted() == ["+b", "-a"], "\(model.log)")
        #expect(host.nodes("choice segments \"Second (3)\"").count == 1, "\(host.outline)")
        model.log = []
        try host.choose("First", in: .role(.choice))
        #expect(model.log.filter { $0.count > 1 }.sorted() == ["+a", "-b"], "\(model.log)")
        #expect(host.frames("shape")[0].width == 12, "\(host.outline)")
    }

    struct Tagged: View {
        @ObservedObject var model: Model
        var body: some View {
            TabView(selection: $model.tab) {
                Page(model: model, name: "a").tabItem { Text("First") }.tag("a")
                Page(model: model, name: "b").tag("b").tabItem { Text("Second") }
            }
        }
    }

    @Test("a binding chooses the tab and follows the person")
    func binding() throws {
        let model = Model()
        let host = TestHost(Tagged(model: model), size: CGSize(width: 700, height: 400))
        #expect(host.nodes("choice segments \"Second\"").count == 1, "\(host.outline)")
        #expect(!model.log.contains("a"))
        try host.choose("First", in: .role(.choice))
        #expect(model.tab == "a")
        model.tab = "b"
        host.settle()
        #expect(host.nodes("choice segments \"Second\"").count == 1)
    }

    @Test("tabs with values are chosen by them")
    func values() throws {
        struct Tabs: View {
            @ObservedObject var model: Model
            var body: some View {
                TabView(selection: $model.tab) {
                    Tab("First", systemImage: "star", value: "a") { Page(model: model, name: "a") }
                    Tab("Second", systemImage: "heart", value: "b") { Page(model: model, name: "b") }.badge(2)
                }
            }
        }
        let model = Model()
        let host = TestHost(Tabs(model: model), size: CGSize(width: 700, height: 400))
        #expect(host.nodes("choice segments \"Second (2)\"").count == 1, "\(host.outline)")
        #expect(!model.log.contains("a"))
        try host.choose("First", in: .role(.choice))
        #expect(model.tab == "a" && model.log.contains("+a"))
    }

    /// https://developer.apple.com/documentation/swiftui/tabrole/search: it is placed apart from the others, behind them,
    /// and has a title and an image of its own where it is given none.
    @Test("the tab for searching is the last, wherever it is written, and has a name without being given one")
    func search() {
        let host = TestHost(
            TabView {
                Tab(role: .search) { Color.red }
                Tab("First", systemImage: "star") { Color.green }
                Tab("Second", systemImage: "heart") { Color.blue }
            }, size: CGSize(width: 700, height: 400))
        #expect(host.nodes("choice segments \"First\"").count == 1, "\(host.outline)")
        let titles = host.surface.nodes.values.compactMap { node -> [String]? in
            if case .choice(let choice) = node.value.content { choice.titles } else { nil }
        }
        #expect(titles == [["First", "Second", "Search"]], "\(host.outline)")
    }

    @Test("in a narrow window the tabs stand at the bottom and the bar shows the title")
    func narrow() {
        let model = Model()
        let host = TestHost(
            TabView {
                NavigationView { Page(model: model, name: "a").navigationTitle("Title") }.tabItem { Text("One") }
                Color.red.tabItem { Text("Two") }
            }, size: CGSize(width: 400, height: 400), chrome: .window
        ) { _ in }
        let choice = host.frames("choice")[0]
        #expect(choice.minY > 350, "\(host.outline)")
        #expect(host.frames("text \"Title\"").count == 1)
        #expect(host.frames("headerBar").count == 1)
        #expect(host.frames("windowControls").count == 1)
        #expect(host.lines[0].hasPrefix("window \"Title\""))
        host.resize(CGSize(width: 800, height: 400))
        host.settle()
        #expect(host.frames("choice").count == 1 && host.frames("choice")[0].minY < 47, "\(host.outline)")
        #expect(host.frames("text").isEmpty, "\(host.outline)")
    }

    @Test("tabs inside of a pushed screen have a bar of their own only where they stand in it")
    func inner() {
        let host = TestHost(
            NavigationStack(path: .constant([1])) {
                Text("root").navigationDestination(for: Int.self) { _ in
                    TabView {
                        Color.red.tabItem { Text("One") }
                        Color.blue.tabItem { Text("Two") }
                    }
                    .navigationTitle("Tabs")
                }
            }, size: CGSize(width: 400, height: 400), chrome: .window
        ) { _ in }
        #expect(host.frames("headerBar").count == 1, "\(host.outline)")
        #expect(host.frames("choice")[0].minY > 350, "\(host.outline)")
        host.resize(CGSize(width: 800, height: 400))
        #expect(host.frames("headerBar").count == 2, "\(host.outline)")
        #expect(host.frames("choice")[0].minY < 100, "\(host.outline)")
    }

    @Test("a navigation that was pushed in a tab is there again when the tab is")
    func pushed() throws {
        let model = Model()
        let host = TestHost(
            TabView {
                NavigationView {
                    NavigationLink(destination: Page(model: model, name: "detail").navigationTitle("Detail")) {
                        Block()
                    }
                }.tabItem { Text("One") }
                Color.red.tabItem { Text("Two") }
            }, size: CGSize(width: 700, height: 400))
        try host.tap(.unnamedButton)
        #expect(host.nodes("text \"Detail\"").count == 1, "\(host.outline)")
        try host.goBack()
        try host.tap(.unnamedButton)
        model.log = []
        #expect(host.nodes("choice").isEmpty)
    }
}
