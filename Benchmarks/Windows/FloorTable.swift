#if GTK
    import BenchmarkApps
    import CFloor
    import Foundation

    /// The table in C.
    @MainActor
    final class FloorTable {
        private let rows = floor_rows_new()!
        /// What the table should show; kept beside it, and not by it.
        let model = RowsModel()

        var window: UnsafeMutablePointer<GtkWidget> { floor_rows_window(rows) }

        func perform(_ action: RowsAction) {
            switch action {
            case .run(let count):
                floor_rows_clear(rows)
                floor_rows_append(rows, Int32(count))
            case .append(let count): floor_rows_append(rows, Int32(count))
            case .clear: floor_rows_clear(rows)
            case .update: floor_rows_update(rows)
            case .select(let index): floor_rows_select(rows, Int32(index))
            case .swap: floor_rows_swap(rows)
            case .remove(let index): floor_rows_remove(rows, Int32(index))
            }
        }

        func outcome(of workload: RowsWorkload) -> RowsWorkload.Outcome {
            let label = floor_rows_label(rows, Int32(workload.checkedRow))
            return RowsWorkload.Outcome(rows: Int(floor_rows_count(rows)), label: label.map { String(cString: $0) })
        }
    }
#endif
