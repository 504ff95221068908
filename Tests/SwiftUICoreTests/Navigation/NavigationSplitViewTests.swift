import Combine
import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Columns")
struct NavigationSplitViewTests {
    final class Model: ObservableObject {
        @Published var visibility = NavigationSplitViewVisibility.all
        @Published var chosen: Int?
        var log: [String] = []
    }

    struct Split: View {
        @ObservedObject var model: Model
        var body: some View {
            NavigationSplitView(columnVisibility: $model.visibility) {
                VStack {
                    NavigationLink(value: 7) { Block(width: 30) }
                    Color.red
                }
                .navigationTitle("Sidebar")
                .navigationDestination(for: Int.self) { number in
                    Color.blue.navigationTitle("Number \(number)").onAppear { model.log.append("+\(number)") }
                }
            } detail: {
                Color.green.navigationTitle("Detail").onAppear { model.log.append("+detail") }
            }
        }
    }

    @Test("columns stand beside each other, each with a bar; the window's buttons are at the end")
    func wide() {
        let host = TestHost(Split(model: Model()), size: CGSize(width: 800, height: 400), chrome: .window) { _ in }
        #expect(
            host.frames("headerBar") == [
                CGRect(x: 0, y: 0, width: 240, height: 47), CGRect(x: 241, y: 0, width: 559, height: 47),
            ], "\(host.outline)")
        #expect(host.frames("windowControls") == [CGRect(x: 760, y: 6, width: 34, height: 34)])
        #expect(host.nodes("text").count == 2)
    }

    @Test("a link in the sidebar shows its destination in the detail column, with no way back")
    func links() throws {
        let model = Model()
        let host = TestHost(Split(model: model), size: CGSize(width: 800, height: 400))
        try host.tap(.unnamedButton)
        #expect(model.log == ["+detail", "+7"])
        #expect(host.nodes("text \"Number 7\"").count == 1, "\(host.outline)")
        #expect(host.nodes("text \"Sidebar\"").count == 1)
        #expect(host.nodes("button flat").isEmpty)
    }

    @Test("a narrow window shows one column, and leads on and back")
    func narrow() throws {
        let model = Model()
        let host = TestHost(Split(model: model), size: CGSize(width: 400, height: 400), chrome: .window) { _ in }
        #expect(host.frames("headerBar").count == 1, "\(host.outline)")
        #expect(host.nodes("text \"Sidebar\"").count == 1)
        #expect(host.frames("windowControls").count == 1)
        try host.tap(.unnamedButton)
        #expect(host.nodes("text \"Number 7\"").count == 1, "\(host.outline)")
        #expect(host.frames("headerBar").count == 1)
        try host.goBack()
        #expect(host.nodes("text \"Sidebar\"").count == 1, "\(host.outline)")
        host.resize(CGSize(width: 800, height: 400))
        host.settle()
        #expect(host.nodes("text").count == 2, "\(host.outline)")
    }

    @Test("the sidebar is hidden by a binding and brought back by its button")
    func visibility() throws {
        let model = Model()
        let host = TestHost(Split(model: model), size: CGSize(width: 800, height: 400))
        model.visibility = .detailOnly
        host.settle()
        #expect(host.frames("headerBar") == [CGRect(x: 0, y: 0, width: 800, height: 47)], "\(host.outline)")
        try host.tap(.role(.button))
        #expect(model.visibility == .all)
        #expect(host.frames("headerBar").count == 2)
    }

    @Test("a navigation inside of a column shows the column's bar")
    func nested() throws {
        let host = TestHost(
            NavigationSplitView {
                Color.red.navigationTitle("Side")
            } detail: {
                NavigationStack {
                    NavigationLink(destination: Color.blue.navigationTitle("Pushed")) { Block() }.navigationTitle(
                        "Stack")
                }
            }, size: CGSize(width: 800, height: 400), chrome: .window
        ) { _ in }
        #expect(host.frames("headerBar").count == 2, "\(host.outline)")
        #expect(host.nodes("text \"Stack\"").count == 1)
        try host.tap(.unnamedButton)
        #expect(host.nodes("text \"Pushed\"").count == 1)
        #expect(host.nodes("button flat").count == 1)
    }

    struct Chosen: View {
        @ObservedObject var model: Model
        var body: some View {
            NavigationSplitView {
                List(selection: $model.chosen) {
                    NavigationLink(value: 1) { Block() }
                    NavigationLink(value: 2) { Block() }
                }
            } detail: {
                Color.green.navigationTitle(model.chosen.map { "Chosen \($0)" } ?? "None")
            }
        }
    }

    @Test("a list's selection decides the detail, and leads to it in a narrow window")
    func selection() throws {
        let model = Model()
        let host = TestHost(Chosen(model: model), size: CGSize(width: 400, height: 400))
        #expect(host.nodes("row").count == 2, "\(host.outline)")
        try host.tap(.role(.row).nth(1))
        #expect(model.chosen == 2)
        #expect(host.nodes("text \"Chosen 2\"").count == 1, "\(host.outline)")
        try host.goBack()
        #expect(host.nodes("row").count == 2)
    }

    @Test("an older navigation view with two views shows them as columns")
    func older() {
        let host = TestHost(
            NavigationView {
                Color.red.navigationBarTitle("One")
                Color.green.navigationBarTitle("Two")
            }, size: CGSize(width: 800, height: 400))
        #expect(host.nodes("text").count == 2, "\(host.outline)")
        let stack = TestHost(
            NavigationView {
                Color.red.navigationBarTitle("One")
                Color.green.navigationBarTitle("Two")
            }
            .navigationViewStyle(StackNavigationViewStyle()), size: CGSize(width: 800, height: 400))
        #expect(stack.nodes("text").count == 1, "\(stack.outline)")
    }
}
