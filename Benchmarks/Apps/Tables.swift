import Combine
import SwiftUICore

/// One row of the table that frameworks are compared by.
struct RowData: Identifiable, Equatable {
    let id: Int
    var label: String
}

/// The table's model, with the operations of js-framework-benchmark.
@MainActor
final class RowsModel: ObservableObject {
    @Published var rows: [RowData] = []
    @Published var selected: Int?
    private var nextID = 1

    private static let adjectives = ["pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain"]
    private static let nouns = ["table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "pizza"]

    private func make(_ count: Int) -> [RowData] {
        (0..<count).map { _ in
            let id = nextID
            nextID += 1
            return RowData(
                id: id,
                label: "\(Self.adjectives[id % Self.adjectives.count]) \(Self.nouns[id / 3 % Self.nouns.count]) \(id)")
        }
    }

    func run(_ count: Int) { rows = make(count) }
    func append(_ count: Int) { rows += make(count) }
    func clear() { rows = [] }
    func swap() { rows.swapAt(1, 998) }
    func remove(_ id: Int) { rows.removeAll { $0.id == id } }

    func updateEveryTenth() {
        var changed = rows
        for index in stride(from: 0, to: changed.count, by: 10) { changed[index].label += " !!!" }
        rows = changed
    }
}

struct RowView: View {
    let row: RowData
    let isSelected: Bool
    let model: RowsModel

    var body: some View {
        HStack {
            Text(verbatim: "\(row.id)")
            Text(verbatim: row.label).bold(isSelected)
            Spacer()
            Button(action: { model.remove(row.id) }) { Text(verbatim: "x") }
        }
    }
}

struct RowsView: View {
    @ObservedObject var model: RowsModel

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(model.rows) { row in
                    RowView(row: row, isSelected: model.selected == row.id, model: model)
                }
            }
        }
    }
}

/// 16 by 16 cells of a colour and a text in nested stacks.
struct GridView: View {
    var body: some View {
        VStack {
            ForEach(0..<16) { row in
                HStack {
                    ForEach(0..<16) { column in
                        VStack {
                            Color(red: Double(row) / 16, green: Double(column) / 16, blue: 0.5)
                            Text(verbatim: "\(row),\(column)")
                        }
                    }
                }
            }
        }
    }
}

/// A chat of a thousand messages, all of them made.
struct MessageList: View {
    let count: Int

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                ForEach(0..<count, id: \.self) { MessageRow(number: $0) }
            }
            .padding()
        }
    }
}

private struct MessageRow: View {
    let number: Int

    var body: some View {
        HStack(alignment: .top) {
            Color.blue.frame(width: 32, height: 32)
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(verbatim: "Person \(number % 7)")
                    Spacer()
                    Text(verbatim: "12:\(number % 60)")
                }
                Text(verbatim: String(repeating: "several words of a message ", count: number % 5 + 1))
            }
        }
        .padding(8)
        .background(Color.gray)
    }
}
