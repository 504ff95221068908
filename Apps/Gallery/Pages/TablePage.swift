import SwiftUI

/// A table that is sorted by its titles, with a row to choose.
struct TablePage: View {
    @State private var fruits = Self.all
    @State private var order = [KeyPathComparator(\Fruit.name)]
    @State private var selection: Set<Fruit.ID> = []

    var body: some View {
        VStack(spacing: 0) {
            Table(fruits, selection: $selection, sortOrder: $order) {
                TableColumn("Fruit", value: \.name)
                TableColumn("Color", value: \.color)
                TableColumn("Grams", value: \.weight) { Text($0.weight, format: .number) }
                    .width(90)
                TableColumn("In season") { fruit in
                    Image(systemName: fruit.isInSeason ? "checkmark" : "minus")
                }
                .width(min: 60, ideal: 80, max: 100)
            }
            Divider()
            Text("\(selection.count) chosen").padding(8)
        }
        .onChange(of: order, initial: true) { fruits.sort(using: order) }
    }

    private struct Fruit: Identifiable {
        let name: String
        let color: String
        let weight: Int
        let isInSeason: Bool
        var id: String { name }
    }

    private static let all = [
        Fruit(name: "Apple", color: "red", weight: 180, isInSeason: true),
        Fruit(name: "Banana", color: "yellow", weight: 120, isInSeason: false),
        Fruit(name: "Cherry", color: "red", weight: 8, isInSeason: true),
        Fruit(name: "Kiwi", color: "green", weight: 75, isInSeason: false),
        Fruit(name: "Melon", color: "green", weight: 1200, isInSeason: true),
        Fruit(name: "Plum", color: "violet", weight: 60, isInSeason: true),
    ]
}
