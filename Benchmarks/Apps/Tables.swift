import Foundation
import SwiftUICore

private struct RowView: View {
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

/// The table, all rows of it made, however many there are.
package struct RowsView: View {
    @ObservedObject private var model: RowsModel

    package init(model: RowsModel) { self.model = model }

    package var body: some View {
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
package struct GridView: View {
    package init() {}

    package var body: some View {
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
package struct MessageList: View {
    private let count: Int

    package init(count: Int) { self.count = count }

    package var body: some View {
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

/// An element of the list.
package struct Item: Identifiable, Sendable {
    package var id: Int
    package var label: String

    package init(id: Int, label: String) {
        self.id = id
        self.label = label
    }

    package static func many(_ count: Int) -> [Item] { (0..<count).map { Item(id: $0, label: "row \($0)") } }
}

private struct ItemRow: View {
    let item: Item

    var body: some View {
        HStack {
            Text(verbatim: "\(item.id)")
            Text(item.label)
            Spacer()
        }
    }
}

/// A list that makes the rows that are near what is seen.
package struct ItemList: View {
    private let items: [Item]

    package init(items: [Item]) { self.items = items }

    package var body: some View { List(items) { ItemRow(item: $0) }.listStyle(.plain) }
}
