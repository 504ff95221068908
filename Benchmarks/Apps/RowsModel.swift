import Combine

/// One row of the table that frameworks are compared by.
package struct RowData: Identifiable, Equatable {
    package let id: Int
    package var label: String
}

/// What is done to the table: the operations of js-framework-benchmark.
package enum RowsAction: Sendable {
    /// All rows are replaced by so many new ones.
    case run(Int)
    case append(Int)
    case clear
    /// Every tenth row's label gets longer.
    case update
    case select(Int)
    /// The second row and the last but one.
    case swap
    case remove(Int)
}

/// The table's model.
@MainActor
package final class RowsModel: ObservableObject {
    @Published package private(set) var rows: [RowData] = []
    @Published package private(set) var selected: Int?
    private var nextID = 1

    package init() {}

    package func perform(_ action: RowsAction) {
        switch action {
        case .run(let count): rows = make(count)
        case .append(let count): rows += make(count)
        case .clear: rows = []
        case .update:
            var changed = rows
            for index in stride(from: 0, to: changed.count, by: 10) { changed[index].label += " !!!" }
            rows = changed
        case .select(let index): selected = rows[index].id
        case .swap: rows.swapAt(1, rows.count - 2)
        case .remove(let index): rows.remove(at: index)
        }
    }

    package func remove(_ id: Int) { rows.removeAll { $0.id == id } }

    private func make(_ count: Int) -> [RowData] {
        (0..<count).map { _ in
            defer { nextID += 1 }
            return RowData(id: nextID, label: Self.label(nextID))
        }
    }

    private static let adjectives = [
        "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint", "clean", "elegant",
        "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly", "adorable", "important", "cheap", "expensive",
        "fancy", "quiet",
    ]
    private static let colours = [
        "red", "yellow", "blue", "green", "pink", "brown", "purple", "white", "black", "orange", "grey",
    ]
    private static let nouns = [
        "table", "chair", "house", "desk", "car", "pony", "cookie", "sandwich", "burger", "pizza", "mouse", "keyboard",
        "lamp",
    ]

    /// The words for a number; the floor in C has the same.
    package static func label(_ id: Int) -> String {
        "\(adjectives[id * 7 % 25]) \(colours[id * 5 % 11]) \(nouns[id * 3 % 13])"
    }
}
