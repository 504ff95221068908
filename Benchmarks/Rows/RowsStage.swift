import BenchmarkApps
import Foundation
import SwiftUICore

/// A view in a window without a screen: the engine by itself, without what tests put around it.
@MainActor
final class Stage {
    let surface = HeadlessSurface()
    let host: ViewHost
    private let window: WindowRoot

    init(_ view: some View, size: CGSize) {
        host = ViewHost(surface: surface)
        var content = WindowContent()
        content.initialSize = size
        window = WindowRoot(host: host, window: content)
        _ = window.show(view)
        host.flush()
    }

    isolated deinit {
        window.close()
        host.flush()
    }

    /// What is shown, in the order in which it is read.
    private func collect(_ visit: (SurfaceContent) -> Void) {
        var waiting: [SurfaceNodeID] = surface.windows
        while let id = waiting.popLast() {
            guard let node = surface.nodes[id] else { continue }
            visit(node.value.content)
            waiting += node.children.reversed()
        }
    }

    var texts: [String] {
        var texts: [String] = []
        collect { if case .text(let text) = $0 { texts.append(text.text.string) } }
        return texts
    }

    var shapeCount: Int {
        var count = 0
        collect { if case .shape = $0 { count += 1 } }
        return count
    }
}

/// The table.
@MainActor
final class RowsStage {
    let model = RowsModel()
    private let stage: Stage

    init() { stage = Stage(RowsView(model: model), size: CGSize(width: 800, height: 600)) }

    var bodies: Int { stage.host.counters.bodies }

    func perform(_ action: RowsAction) {
        model.perform(action)
        stage.host.flush()
    }

    /// The texts that are shown are of each row its number, its label and its button's.
    func outcome(of workload: RowsWorkload) -> RowsWorkload.Outcome {
        let texts = stage.texts
        let position = texts.count % 3 + workload.checkedRow * 3 + 1
        return RowsWorkload.Outcome(
            rows: texts.count / 3, label: texts.indices.contains(position) ? texts[position] : nil)
    }
}
