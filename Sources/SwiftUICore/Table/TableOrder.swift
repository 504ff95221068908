import Foundation

/// The order that a table's rows are in, whatever its comparators are.
struct TableOrder {
    /// The order of a column among those that are sorted by, if it is the first of them.
    let direction: (Any) -> SortOrder?
    /// Sorts by a column, or the other way round where that is done already.
    let choose: (Any) -> Void

    nonisolated init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
        func isSame(_ first: Sort, _ second: Sort) -> Bool {
            var (first, second) = (first, second)
            (first.order, second.order) = (.forward, .forward)
            return first == second
        }
        direction = { comparator in
            guard let comparator = comparator as? Sort, let first = binding.wrappedValue.first,
                isSame(first, comparator)
            else { return nil }
            return first.order
        }
        choose = { comparator in
            guard var comparator = comparator as? Sort else { return }
            var order = binding.wrappedValue
            if let first = order.first, isSame(first, comparator) {
                comparator.order = first.order == .forward ? .reverse : .forward
            }
            order.removeAll { isSame($0, comparator) }
            order.insert(comparator, at: 0)
            binding.wrappedValue = order
        }
    }
}
