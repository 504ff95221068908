#if GTK
    import Combine
    import Foundation
    import MartletGTK
    import SwiftUICore

    /// Views of the real engine for what people who use such libraries ask for.
    extension SurfaceScenario {
        @MainActor private final class Model: ObservableObject {
            @Published var isShown = false
            @Published var texts = (0..<6).map { _ in "" }
            @Published var number = 0
        }

        /// A button that comes into a row of buttons, beside a window in which it was from the start.
        static func appearing(_ stage: Stage) {
            struct Row: View {
                @ObservedObject var model: Model
                var body: some View {
                    HStack {
                        Button("First") {}
                        if model.isShown { Button("It was not here before") {} }
                        Button("Last") {}
                    }
                    .buttonStyle(.bordered)
                    .padding()
                }
            }
            let model = Model()
            let program = show(Row(model: model), titled: "Row", size: CGSize(width: 500, height: 200), on: stage)
            afterFrames(3, of: stage) {
                model.isShown = true
                program.host.flush()
                var window = WindowContent()
                window.initialSize = CGSize(width: 500, height: 200)
                program.openWindow(Row(model: model), window)
                program.host.flush()
                for line in program.host.outline.split(separator: "\n") where line.contains("button") {
                    print("button \(line[(line.lastIndex(of: "[") ?? line.startIndex)...])")
                }
                GTKProgram.quit()
            }
        }

        /// Rows with fields, under a heading that changes with every key.
        static func typingInRows(_ stage: Stage) {
            struct Rows: View {
                @ObservedObject var model: Model
                var body: some View {
                    VStack {
                        Text("Changed \(model.number) times")
                        List {
                            ForEach(model.texts.indices, id: \.self) { index in
                                TextField("Row \(index)", text: $model.texts[index])
                            }
                        }
                    }
                }
            }
            let model = Model()
            let surface = stage.surface
            var made = 0
            let watch = model.$texts.dropFirst().sink { texts in
                model.number += 1
                DispatchQueue.main.async {
                    print("row 3: \(texts[3]), widgets made \(surface.counts.widgetsMade - made)")
                }
            }
            keepWatching.append(watch)
            show(Rows(model: model), titled: "Rows", size: CGSize(width: 400, height: 500), on: stage)
            afterFrames(3, of: stage) {
                made = surface.counts.widgetsMade
                print("rows are there")
            }
        }

        /// A field whose text is bound; prints how often the engine worked in the second after the first key.
        static func oneKey(_ stage: Stage) {
            struct Field: View {
                @State private var text = ""
                @FocusState private var isFocused: Bool
                let typed: () -> Void
                var body: some View {
                    TextField("Text", text: $text)
                        .focused($isFocused)
                        .onAppear { isFocused = true }
                        .onChange(of: text) { typed() }
                        .padding()
                }
            }
            var host: ViewHost?
            let typed = {
                DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) {
                    guard let host else { return }
                    let before = host.counters
                    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) {
                        print(
                            "updates \(host.counters.updates - before.updates), bodies \(host.counters.bodies - before.bodies)"
                        )
                    }
                }
            }
            host = show(Field(typed: typed), titled: "Key", size: CGSize(width: 300, height: 120), on: stage).host
            afterFrames(3, of: stage) { print("field is there") }
        }

        /// A sheet with a form below a bar with buttons; says where the keyboard is.
        static func sheetFocus(_ stage: Stage) {
            struct Presenting: View {
                @State private var isPresented = true
                @State private var text = ""
                var body: some View {
                    Text("Below").sheet(isPresented: $isPresented) {
                        NavigationStack {
                            Form {
                                Text("A heading")
                                TextField("Name", text: $text)
                            }
                            .toolbar {
                                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isPresented = false } }
                            }
                            .onChange(of: text) { print("typed \(text)") }
                        }
                    }
                    .onChange(of: isPresented) { print("presented \(isPresented)") }
                }
            }
            show(Presenting(), titled: "Sheet", size: CGSize(width: 400, height: 300), on: stage)
            afterFrames(3, of: stage) { print("sheet is there") }
        }

        /// Rows that hear of taps, and a shape that does.
        static func taps(_ stage: Stage) {
            struct Taps: View {
                var body: some View {
                    VStack(spacing: 0) {
                        Color.red.frame(width: 200, height: 100)
                            .contentShape(Circle().size(width: 100, height: 100))
                            .onTapGesture { print("circle") }
                        List {
                            ForEach(0..<3) { number in
                                Text("Row \(number)").onTapGesture { print("row \(number)") }
                            }
                        }
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                }
            }
            let host = show(Taps(), titled: "Taps", size: CGSize(width: 400, height: 400), on: stage).host
            afterFrames(3, of: stage) {
                print(host.outline)
                print("taps are there")
            }
        }

        /// Two buttons; the label of the first hears of taps.
        static func labelTaps(_ stage: Stage) {
            struct Buttons: View {
                var body: some View {
                    VStack {
                        Button {
                            print("first pushed")
                        } label: {
                            Color.red.frame(width: 100, height: 50).onTapGesture { print("label tapped") }
                        }
                        Button {
                            print("second pushed")
                        } label: {
                            Color.blue.frame(width: 100, height: 50)
                        }
                    }
                }
            }
            let host = show(Buttons(), titled: "Labels", size: CGSize(width: 400, height: 300), on: stage).host
            afterFrames(3, of: stage) {
                print(host.outline)
                print("buttons are there")
            }
        }

        /// A view with a task, which says when it goes.
        static func lifecycle(_ stage: Stage) {
            struct Living: View {
                var body: some View {
                    Text("Here")
                        .task {
                            await withTaskCancellationHandler {
                                try? await Task.sleep(nanoseconds: 600_000_000_000)
                            } onCancel: {
                                print("task cancelled")
                            }
                        }
                        .onDisappear { print("disappeared") }
                }
            }
            let host = show(Living(), titled: "Life", size: CGSize(width: 300, height: 200), on: stage).host
            afterFrames(3, of: stage) {
                print(host.outline)
                print("it lives")
            }
        }

        private static var keepWatching: [AnyCancellable] = []

        /// Calls `body` when the windows have gone through so many frames more.
        static func afterFrames(_ count: Int, of stage: Stage, _ body: @escaping @MainActor () -> Void) {
            let surface = stage.surface
            let target = surface.frameCount + count
            func look() {
                // The engine, too, may say whether it wants frames.
                surface.setFrameClock(wanted: surface.frameCount < target)
                if surface.frameCount >= target { return body() }
                DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(5)) {
                    MainActor.assumeIsolated { look() }
                }
            }
            look()
        }
    }
#endif
