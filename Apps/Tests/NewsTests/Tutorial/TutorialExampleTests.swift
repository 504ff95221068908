import Combine
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// What tutorials say of SwiftUI in passing: each said thing holds.
@MainActor
@Suite("Examples and sayings of tutorials")
struct TutorialExampleTests {
    // row 120
    @Test("a stack of a text and a picture lays them out side by side, ten points apart")
    func stack() throws {
        let host = TestHost(
            HStack(spacing: 10) {
                Text("My photo")
                Image(systemName: "photo").resizable().frame(width: 20, height: 20).padding(20)
            })
        let text = try #require(host.all(.text("My photo")).first)
        let picture = try #require(host.all(.role(.image)).first)
        #expect(picture.frame.minX == text.frame.maxX + 10 + 20)
        // A picture that is not there takes no room and does no harm.
        #expect(
            TestHost(
                HStack(spacing: 10) {
                    Text("My photo"); Image("myphoto.png")
                }
            ).shownTexts == ["My photo"])
    }

    private struct Form: View {
        @State private var name = ""
        @State private var profession = ""
        @State private var type = 0

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                TextField("Profession", text: $profession)
                Picker("Type", selection: $type) {
                    Text("Freelance")
                    Text("Hourly")
                    Text("Employee")
                }
            }
        }
    }

    // rows 122, 123
    @Test("a form of fields and a picker: on a desktop the picker is a menu, on a screen of its own where asked for")
    func form() throws {
        let host = TestHost(Form())
        #expect(host.all(.textField("Name")).count == 1 && host.all(.textField("Profession")).count == 1)
        #expect(host.all(.role(.choice)).count == 1, "\(host.outline)")

        struct Choice: View {
            @State private var type = "Hourly"
            var body: some View {
                NavigationView {
                    SwiftUI.Form {
                        Picker("Type", selection: $type) {
                            ForEach(["Freelance", "Hourly", "Employee"], id: \.self) { Text($0) }
                        }
                        .pickerStyle(.navigationLink)
                    }
                }
            }
        }
        let other = TestHost(Choice())
        #expect(other.shownTexts.contains("Hourly") && !other.shownTexts.contains("Employee"))
        try other.tap(.row("Type, Hourly"))
        try other.tap(.row("Employee"))
        #expect(other.shownTexts.contains("Employee") && !other.shownTexts.contains("Freelance"))
    }

    private final class Model: ObservableObject {
        @Published var count = 0
    }

    private struct Counting: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                Number(value: model.count / 2)
                Unrelated()
                Stepper("Count", value: $model.count)
            }
        }
    }

    private struct Number: View {
        let value: Int
        var body: some View { Text("half: \(value)") }
    }

    private struct Unrelated: View { var body: some View { Text("unrelated") } }

    // rows 124, 125
    @Test("the screen is a function of the model: a change evaluates the bodies that it reaches and no other")
    func functionOfState() {
        let model = Model()
        let host = TestHost(Counting(model: model))
        var report = host.measure { model.count = 1 }
        #expect(report.bodies["Counting"] == 1 && report.bodies["Number"] == nil && report.bodies["Unrelated"] == nil)
        report = host.measure { model.count = 2 }
        #expect(report.bodies["Number"] == 1 && report.bodies["Unrelated"] == nil)
        #expect(host.shownTexts.contains("half: 1"))
    }

    private struct Ticking: View {
        let ticks: AnyPublisher<Int, Never>
        @State private var last = 0
        var body: some View { Text("tick \(last)").onReceive(ticks) { last = $0 } }
    }

    // rows 152, 153, 156
    @Test("a connectable publisher sleeps until it is connected; with autoconnect its first subscriber wakes it")
    func connecting() async throws {
        struct Timed: View {
            let log: (Date) -> Void
            private let asleep = Timer.publish(every: 1, on: .main, in: .common)
            private let awake: AnyPublisher<Date, Never> = Timer.publish(every: 1, on: .main, in: .common)
                .autoconnect()
                .eraseToAnyPublisher()

            var body: some View {
                Color.clear
                    .onReceive(asleep) { _ in Issue.record("nobody has connected it") }
                    .onReceive(awake) { log($0) }
            }
        }
        final class Log { var count = 0 }
        let log = Log()
        let host = try await TestHost(
            Timed { _ in log.count += 1 }, size: CGSize(width: 10, height: 10), clock: .virtual)
        host.advance(by: 3)
        #expect(log.count == 3)
    }

    // rows 154, 155, 160
    @Test("a publisher may be handed in by the initialiser")
    func handedIn() {
        let ticks = PassthroughSubject<Int, Never>()
        let host = TestHost(Ticking(ticks: ticks.eraseToAnyPublisher()))
        #expect(host.shownTexts == ["tick 0"])
        ticks.send(7)
        host.settle()
        #expect(host.shownTexts == ["tick 7"])
    }

    private enum TicksKey: EnvironmentKey {
        static var defaultValue: AnyPublisher<Int, Never> { Empty().eraseToAnyPublisher() }
    }

    private struct FromEnvironment: View {
        @Environment(\.self) private var environment
        var body: some View { Ticking(ticks: environment[TicksKey.self]) }
    }

    // row 160
    @Test("a publisher may be handed in by the environment")
    func fromEnvironment() {
        let ticks = CurrentValueSubject<Int, Never>(3)
        let host = TestHost(
            FromEnvironment().transformEnvironment(\.self) { $0[TicksKey.self] = ticks.eraseToAnyPublisher() })
        #expect(host.shownTexts == ["tick 3"])
    }

    private struct Place: View {
        @Environment(\.calendar) private var calendar
        @Environment(\.layoutDirection) private var layoutDirection
        @Environment(\.locale) private var locale
        @Environment(\.timeZone) private var timeZone

        var body: some View {
            Text(verbatim: "\(calendar.identifier) \(layoutDirection) \(locale.identifier) \(timeZone.identifier)")
        }
    }

    // rows 166, 169
    @Test("the system's values are in the environment, and a view that reads them follows them")
    func systemValues() {
        let host = TestHost(
            Place()
                .environment(\.calendar, Calendar(identifier: .hebrew))
                .environment(\.layoutDirection, .rightToLeft)
                .environment(\.locale, Locale(identifier: "he_IL"))
                .environment(\.timeZone, TimeZone(identifier: "Asia/Jerusalem")!))
        #expect(host.shownTexts == ["hebrew rightToLeft he_IL Asia/Jerusalem"])
    }

    // rows 170, 171, 173
    @Test("an object in the environment reaches children, what is linked to, and sheets, given on or not")
    func objects() throws {
        struct Reader: View {
            @EnvironmentObject var model: Model
            let name: String
            var body: some View { Text("\(name) \(model.count)") }
        }
        struct Root: View {
            @EnvironmentObject var model: Model
            @State private var isShown = false
            @State private var isShownWith = false
            var body: some View {
                NavigationView {
                    VStack {
                        Reader(name: "child")
                        NavigationLink("Go") { Reader(name: "linked") }
                        Button("Show") { isShown = true }
                        Button("Show with") { isShownWith = true }
                    }
                }
                .sheet(isPresented: $isShown) { Reader(name: "sheet") }
                .sheet(isPresented: $isShownWith) { Reader(name: "sheet with").environmentObject(model) }
            }
        }
        let model = Model()
        let host = TestHost(Root().environmentObject(model))
        #expect(host.shownTexts.contains("child 0"))
        try host.tap("Show")
        #expect(host.shownTexts.contains("sheet 0"))
        model.count = 5
        host.settle()
        #expect(host.shownTexts.contains("sheet 5") && host.shownTexts.contains("child 5"))
        host.press(.escape)
        try host.tap("Show with")
        #expect(host.shownTexts.contains("sheet with 5"))
        host.press(.escape)
        try host.tap("Go")
        #expect(host.shownTexts.contains("linked 5"))
    }

    // row 140
    @Test("an observable object may announce its changes itself")
    func ownPublisher() {
        final class Own: ObservableObject {
            let objectWillChange = ObservableObjectPublisher()
            var count = 0
        }
        struct Reader: View {
            @ObservedObject var own: Own
            var body: some View { Text("own \(own.count)") }
        }
        let own = Own()
        let host = TestHost(Reader(own: own))
        own.count = 1
        host.settle()
        #expect(host.shownTexts == ["own 0"])
        own.objectWillChange.send()
        own.count = 2
        host.settle()
        #expect(host.shownTexts == ["own 2"])
    }

    // row 187
    @Test("shapes clip, and their strokes lie over a view")
    func shapes() throws {
        let host = TestHost(
            Color.orange.frame(width: 40, height: 20)
                .clipShape(RoundedRectangle(cornerRadius: 10))
                .overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.yellow, lineWidth: 2))
                .scaleEffect(0.5))
        // The clip is no shape that is drawn; the stroke is one.
        #expect(host.outline.components(separatedBy: "shape").count > 1, "\(host.outline)")
    }
}
