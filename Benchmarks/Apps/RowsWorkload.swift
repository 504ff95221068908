/// One measured operation on the table: what is there before, what is done, and what has to be seen afterwards.
package struct RowsWorkload: Sendable {
    package let name: String
    /// What brings the table into the state before, whatever it was.
    package let preparation: [RowsAction]
    package let action: RowsAction
    /// How much the operation counts in the geometric mean; the weights of js-framework-benchmark.
    package let weight: Double
    /// The limit without a toolkit, in milliseconds.
    package let headlessLimit: Double
    /// How many rows' bodies may be evaluated.
    package let bodies: Int
    /// The row whose label is looked at afterwards.
    package let checkedRow: Int

    package static let all = [
        RowsWorkload(
            name: "01 create 1,000", preparation: [.clear], action: .run(1000), weight: 0.643, headlessLimit: 6,
            bodies: 1000, checkedRow: 999),
        RowsWorkload(
            name: "02 replace 1,000", preparation: [.run(1000)], action: .run(1000), weight: 0.561, headlessLimit: 9,
            bodies: 1000, checkedRow: 999),
        RowsWorkload(
            name: "03 update every tenth", preparation: [.run(1000)], action: .update, weight: 0.564,
            headlessLimit: 0.3, bodies: 100, checkedRow: 990),
        RowsWorkload(
            name: "04 select", preparation: [.run(1000), .select(5)], action: .select(2), weight: 0.193,
            headlessLimit: 0.3, bodies: 2, checkedRow: 2),
        RowsWorkload(
            name: "05 swap", preparation: [.run(1000)], action: .swap, weight: 0.132, headlessLimit: 0.3, bodies: 0,
            checkedRow: 998),
        RowsWorkload(
            name: "06 remove", preparation: [.run(1000)], action: .remove(4), weight: 0.528, headlessLimit: 0.3,
            bodies: 0, checkedRow: 4),
        RowsWorkload(
            name: "07 create 10,000", preparation: [.clear], action: .run(10_000), weight: 0.564, headlessLimit: 70,
            bodies: 10_000, checkedRow: 9999),
        RowsWorkload(
            name: "08 append 1,000", preparation: [.run(1000)], action: .append(1000), weight: 0.551, headlessLimit: 7,
            bodies: 1000, checkedRow: 1999),
        RowsWorkload(
            name: "09 clear 1,000", preparation: [.run(1000)], action: .clear, weight: 0.423, headlessLimit: 3,
            bodies: 0, checkedRow: 0),
    ]

    /// What has to be seen.
    package struct Outcome: Equatable, Sendable {
        package let rows: Int
        /// The label of the checked row; nil if there is no such row. Without its number, it is the same for
        /// whoever began to count somewhere else.
        package let label: String?

        package init(rows: Int, label: String?) {
            self.rows = rows
            self.label = label
        }
    }

    /// What the model has to look like.
    @MainActor
    package func outcome(of model: RowsModel) -> Outcome {
        Outcome(
            rows: model.rows.count,
            label: model.rows.indices.contains(checkedRow) ? model.rows[checkedRow].label : nil)
    }
}
