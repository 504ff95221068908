import Combine
import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Navigation")
struct NavigationStackTests {
    final class Model: ObservableObject {
        @Published var path: [Int] = []
        @Published var mixed = NavigationPath()
        @Published var isActive = false
        @Published var selection: String?
        @Published var item: String?
        var dismiss: DismissAction?
        var log: [String] = []
    }

    /// A screen that says when it comes and goes, and counts in its state.
    struct Screen: View {
        let model: Model
        let name: String
        var width: CGFloat = 10
        @State var visits = 0
        @Environment(\.dismiss) var dismiss
        @Environment(\.isPresented) var isPresented
        var body: some View {
            let _ = model.dismiss = dismiss
            Block(width: width + CGFloat(visits))
                .onAppear {
                    visits += 1
                    model.log.append("+\(name)\(isPresented ? "!" : "")")
                }
                .onDisappear { model.log.append("-\(name)") }
                .navigationTitle(name)
        }
    }

    struct Linked: View {
        let model: Model
        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink(destination: Screen(model: model, name: "detail")) { Block(width: 77) }
                    Screen(model: model, name: "root")
                }
            }
        }
    }

    @Test("a link pushes its destination; the root disappears and keeps its state")  // S054, S055, S067
    func push() throws {
        let model = Model()
        let host = TestHost(Linked(model: model))
        #expect(model.log == ["+root"])
        model.log = []
        try host.tap(.unnamedButton)
        #expect(model.log.sorted() == ["+detail!", "-root"])
        #expect(host.nodes("text \"detail\"").count == 1, "\(host.outline)")
        #expect(host.nodes("text \"root\"").isEmpty)
        #expect(host.frames("button flat label=\"Back\"") == [CGRect(x: 6, y: 6, width: 36, height: 34)])
        model.log = []
        try host.goBack()
        #expect(model.log.sorted() == ["+root", "-detail"])
        #expect(host.nodes("button flat").isEmpty)
        #expect(host.frames("shape").last?.width == 12, "\(host.outline)")
    }

    @Test("dismiss goes back, and the destination's state ends")  // S055, S067
    func dismiss() throws {
        let model = Model()
        let host = TestHost(Linked(model: model))
        for _ in 0..<2 {
            try host.tap(.unnamedButton)
            #expect(host.frames("shape").last?.width == 11, "\(host.outline)")
            model.dismiss?()
            host.settle()
            #expect(host.nodes("text \"root\"").count == 1, "\(host.outline)")
        }
    }

    struct Path: View {
        @ObservedObject var model: Model
        var body: some View {
            NavigationStack(path: $model.path) {
                Screen(model: model, name: "root")
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Screen(model: model, name: "\(number)")
                            NavigationLink(value: number + 1) { Block() }
                        }
                    }
            }
        }
    }

    @Test("a path of several values shows the last one, and going back shows what is below")  // S057
    func path() throws {
        let model = Model()
        let host = TestHost(Path(model: model))
        model.log = []
        model.path = [1, 2, 3]
        host.settle()
        #expect(model.log.sorted() == ["+3!", "-root"])
        model.log = []
        try host.tap(.unnamedButton)
        #expect(model.path == [1, 2, 3, 4])
        try host.goBack()
        try host.goBack()
        #expect(model.path == [1, 2])
        #expect(host.nodes("text \"2\"").count == 1, "\(host.outline)")
        model.log = []
        model.path = [7]
        host.settle()
        #expect(model.log.sorted() == ["+7!", "-2"])
        model.path = []
        host.settle()
        #expect(host.nodes("text \"root\"").count == 1)
    }

    struct Mixed: View {
        @ObservedObject var model: Model
        var body: some View {
            NavigationStack(path: $model.mixed) {
                Screen(model: model, name: "root")
                    .navigationDestination(for: Int.self) { Screen(model: model, name: "number \($0)") }
                    .navigationDestination(for: String.self) { Screen(model: model, name: "word \($0)") }
            }
        }
    }

    @Test("a path of values of several types finds each type's destination")
    func mixed() throws {
        let model = Model()
        let host = TestHost(Mixed(model: model))
        model.mixed.append(3)
        model.mixed.append("abc")
        host.settle()
        #expect(host.nodes("text \"word abc\"").count == 1, "\(host.outline)")
        try host.goBack()
        #expect(model.mixed.count == 1)
        #expect(host.nodes("text \"number 3\"").count == 1)
    }

    @Test("a navigation path can be stored and read again")
    func codable() throws {
        var path = NavigationPath()
        path.append(1)
        path.append("two")
        path.append(URL(fileURLWithPath: "/three"))
        let data = try JSONEncoder().encode(path.codable)
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        #expect(NavigationPath(read) == path)
        #expect(NavigationPath(read).codable == path.codable)
        struct Plain: Hashable {}
        path.append(Plain())
        #expect(path.codable == nil)
        path.removeLast(4)
        #expect(path.isEmpty)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["nonsense","1"]"#.utf8))
        }
    }

    struct Bound: View {
        @ObservedObject var model: Model
        var body: some View {
            NavigationView {
                VStack {
                    Screen(model: model, name: "root")
                    NavigationLink(destination: Screen(model: model, name: "active"), isActive: $model.isActive) {
                        Block()
                    }
                    NavigationLink(
                        destination: Screen(model: model, name: "tagged"), tag: "a", selection: $model.selection
                    ) { Block() }
                }
            }
        }
    }

    @Test("a binding pushes and pops a link's destination, and follows when a person goes back")
    func bindings() throws {
        let model = Model()
        let host = TestHost(Bound(model: model))
        model.isActive = true
        host.settle()
        #expect(host.nodes("text \"active\"").count == 1, "\(host.outline)")
        try host.goBack()
        #expect(!model.isActive)
        model.selection = "a"
        host.settle()
        #expect(host.nodes("text \"tagged\"").count == 1)
        model.selection = nil
        host.settle()
        #expect(host.nodes("text \"root\"").count == 1)
        try host.tap(.unnamedButton)
        #expect(model.isActive)
    }

    struct Presented: View {
        @ObservedObject var model: Model
        var body: some View {
            NavigationStack {
                Screen(model: model, name: "root")
                    .navigationDestination(isPresented: $model.isActive) { Screen(model: model, name: "shown") }
                    .navigationDestination(item: $model.item) { Screen(model: model, name: $0) }
            }
        }
    }

    @Test("a destination is presented while its binding says so")
    func presented() throws {
        let model = Model()
        let host = TestHost(Presented(model: model))
        model.isActive = true
        host.settle()
        #expect(host.nodes("text \"shown\"").count == 1, "\(host.outline)")
        model.dismiss?()
        host.settle()
        #expect(!model.isActive)
        model.item = "one"
        host.settle()
        #expect(host.nodes("text \"one\"").count == 1)
        model.item = "two"
        host.settle()
        #expect(host.nodes("text \"two\"").count == 1)
        try host.goBack()
        #expect(model.item == nil)
        #expect(host.nodes("text \"root\"").count == 1)
    }

    @Test("destinations inherit from the stack, not from around the link")  // S112
    func inheritance() throws {
        struct Reader: View {
            let model: Model
            @Environment(\.defaultMinListRowHeight) var height
            var body: some View {
                let _ = model.log.append("\(Int(height))")
                Color.red
            }
        }
        let model = Model()
        let host = TestHost(
            NavigationStack {
                NavigationLink(destination: Reader(model: model)) { Block() }
                    .environment(\.defaultMinListRowHeight, 10)
            }
            .environment(\.defaultMinListRowHeight, 20))
        try host.tap(.unnamedButton)
        #expect(model.log == ["20"])
    }

    @Test("a link outside of a navigation or without a value is disabled")
    func disabled() {
        let outside = TestHost(NavigationLink(destination: Color.red) { Block() })
        #expect(outside.lines.contains { $0.hasPrefix("button plain disabled") }, "\(outside.outline)")
        let empty = TestHost(NavigationStack { NavigationLink(value: Int?.none) { Block() } })
        #expect(empty.lines.contains { $0.hasPrefix("button plain disabled") }, "\(empty.outline)")
    }

    @Test("a link alone in a row makes the row lead on")
    func rows() throws {
        let model = Model()
        let host = TestHost(
            NavigationView {
                List { NavigationLink(destination: Screen(model: model, name: "detail")) { Block() } }
            })
        try host.tap(.role(.row))
        #expect(host.nodes("text \"detail\"").count == 1, "\(host.outline)")
    }

    @Test("a link that shares its row with other views is a button of its own")
    func sharedRow() throws {
        let model = Model()
        let host = TestHost(
            NavigationView {
                List {
                    HStack {
                        NavigationLink(destination: Screen(model: model, name: "detail")) { Block() }
                        Block(width: 5).accessibilityLabel("beside")
                    }
                }
            })
        #expect(throws: ActionFailure.self) { try host.tap(.label("beside")) }
        #expect(host.nodes("text \"detail\"").isEmpty)
        try host.tap(.unnamedButton)
        #expect(host.nodes("text \"detail\"").count == 1, "\(host.outline)")
    }

    @Test("a screen that was popped is freed")
    func freed() throws {
        let model = Model()
        let host = TestHost(Linked(model: model))
        try host.tap(.unnamedButton)
        try host.goBack()
        let before = host.host.graph.attributeCount
        try host.tap(.unnamedButton)
        try host.goBack()
        #expect(host.host.graph.attributeCount == before)
    }
}
