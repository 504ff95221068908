#if GTK
    import BenchmarkApps
    import CFloor
    import CMartletGTK
    import Foundation
    import MartletGTK
    import SwiftUICore

    /// The table in Swift, in a window of the same surface that apps have.
    @MainActor
    final class OurTable {
        let model = RowsModel()
        let host: ViewHost
        let window: UnsafeMutablePointer<GtkWidget>
        private let root: WindowRoot

        init(surface: GTKSurface) {
            host = ViewHost(surface: surface)
            var content = WindowContent()
            content.title = "Ours"
            content.initialSize = CGSize(width: 800, height: 600)
            root = WindowRoot(host: host, window: content)
            _ = root.show(RowsView(model: model))
            host.flush()
            window = floor_window("Ours")
        }

        func perform(_ action: RowsAction) {
            model.perform(action)
            host.flush()
        }

        /// The texts of all widgets that show one, in their order.
        private var texts: [String] {
            var texts: [String] = []
            func collect(_ widget: UnsafeMutablePointer<GtkWidget>) {
                if let text = martlet_text_get_string(widget) { texts.append(String(cString: text)) }
                var child = gtk_widget_get_first_child(widget)
                while let current = child {
                    collect(current)
                    child = gtk_widget_get_next_sibling(current)
                }
            }
            collect(window)
            return texts
        }

        func outcome(of workload: RowsWorkload) -> RowsWorkload.Outcome {
            let texts = texts
            // Before those of the rows there may be the window's own.
            let position = texts.count % 3 + workload.checkedRow * 3 + 1
            return RowsWorkload.Outcome(
                rows: texts.count / 3, label: texts.indices.contains(position) ? texts[position] : nil)
        }
    }
#endif
