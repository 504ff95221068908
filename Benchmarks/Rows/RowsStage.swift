import BenchmarkApps
import Foundation
import SwiftUICore
import ViewTesting

/// The table in a window without a screen.
@MainActor
final class RowsStage {
    let model = RowsModel()
    let host: TestHost<RowsView>

    init() { host = TestHost(RowsView(model: model), size: CGSize(width: 800, height: 600)) }

    var bodies: Int { host.host.counters.bodies }

    func perform(_ action: RowsAction) {
        model.perform(action)
        host.settle()
    }

    /// The texts that are shown: of each row its number, its label and its button's.
    private var texts: [String] { host.texts.map(\.string) }

    func outcome(of workload: RowsWorkload) -> RowsWorkload.Outcome {
        let texts = texts
        let position = workload.checkedRow * 3 + 1
        return RowsWorkload.Outcome(
            rows: texts.count / 3, label: texts.indices.contains(position) ? texts[position] : nil)
    }
}
