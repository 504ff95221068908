#if GTK
    import CGTK
    import Combine
    import Foundation
    import MartletGTK
    import SwiftUICore

    extension SurfaceScenario {
        /// Two windows: what becomes of one must not undo what the other does.
        static func severalWindows(_ stage: Stage) {
            let model = WindowModel()
            let program = show(
                Text("First").preferredColorScheme(.dark), titled: "First", size: CGSize(width: 300, height: 200),
                on: stage)
            let first = program.host.windows[0]
            var content = WindowContent()
            content.initialSize = CGSize(width: 400, height: 200)
            program.openWindow(SecondWindow(model: model), content)
            program.host.flush()
            afterFrames(3, of: stage) {
                print("dark: \(isDark)")
                model.title = "Another"
                program.host.flush()
                print("dark after the other's title: \(isDark)")
                model.titles = ["Three", "Four", "Five"]
                program.host.flush()
                print("the other choice can be used: \(isSensitive("choice"))")
                withAnimation(.linear(duration: 0.3)) {
                    model.width = 200
                } completion: {
                    print("the animation has ended")
                    GTKProgram.quit()
                }
                program.host.flush()
                program.close(first)
                print("dark without the first: \(isDark)")
            }
        }

        /// A model writes to user defaults, in a task that changes nothing else; the view that reads them follows.
        static func userDefaults(_ stage: Stage) {
            let store = SilentDefaults(suiteName: nil)!
            show(
                CountView().defaultAppStorage(store), titled: "Count", size: CGSize(width: 300, height: 200), on: stage)
            afterFrames(3, of: stage) {
                Task {
                    try? await Task.sleep(for: .milliseconds(100))
                    store.set(5, forKey: "count")
                }
            }
        }

        private static var isDark: Bool { adw_style_manager_get_dark(adw_style_manager_get_default()) != 0 }

        /// Whether the widget of an identifier takes input; nil where there is none.
        private static func isSensitive(_ name: String) -> String {
            guard let windows = gtk_window_get_toplevels() else { return "no windows" }
            for index in 0..<g_list_model_get_n_items(windows) {
                guard let window = g_list_model_get_item(windows, index) else { continue }
                defer { g_object_unref(window) }
                if let found = find(name, in: window.assumingMemoryBound(to: GtkWidget.self)) {
                    return "\(gtk_widget_get_sensitive(found) != 0)"
                }
            }
            return "no such widget"
        }

        private static func find(
            _ name: String, in widget: UnsafeMutablePointer<GtkWidget>
        ) -> UnsafeMutablePointer<GtkWidget>? {
            if let known = gtk_widget_get_name(widget), String(cString: known) == name { return widget }
            var child = gtk_widget_get_first_child(widget)
            while let current = child {
                if let found = find(name, in: current) { return found }
                child = gtk_widget_get_next_sibling(current)
            }
            return nil
        }
    }

    /// One number, in memory; tells nobody of a change, as Foundation's do not.
    private final class SilentDefaults: UserDefaults {
        private var number: Int?
        override func object(forKey defaultName: String) -> Any? { number }
        override func set(_ value: Int, forKey defaultName: String) { number = value }
    }

    private struct CountView: View {
        @AppStorage("count") private var count = 0

        var body: some View {
            Text("\(count)").onChange(of: count) {
                print("the count is \(count)")
                GTKProgram.quit()
            }
        }
    }

    @MainActor
    private final class WindowModel: ObservableObject {
        @Published var title = "Second"
        @Published var titles = ["One", "Two"]
        @Published var width: CGFloat = 20
    }

    private struct SecondWindow: View {
        @ObservedObject var model: WindowModel

        var body: some View {
            VStack {
                Picker("Choice", selection: .constant(0)) {
                    ForEach(model.titles.indices, id: \.self) { Text(model.titles[$0]) }
                }
                .pickerStyle(.segmented)
                .accessibilityIdentifier("choice")
                .disabled(true)
                Color.red.frame(width: model.width, height: 20)
            }
            .navigationTitle(model.title)
        }
    }
#endif
