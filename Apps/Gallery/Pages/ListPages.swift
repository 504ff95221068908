import SwiftUI

/// A kind of fruit, and where it grows.
struct Fruit: Identifiable, Hashable {
    let name: String
    let place: String
    var children: [Fruit]?
    var id: String { name }

    static let samples = [
        Fruit(name: "Apple", place: "Temperate"), Fruit(name: "Banana", place: "Tropical"),
        Fruit(name: "Cherry", place: "Temperate"), Fruit(name: "Date", place: "Subtropical"),
    ]

    static let families = [
        Fruit(
            name: "Citrus", place: "",
            children: [
                Fruit(name: "Lemon", place: ""), Fruit(name: "Orange", place: ""),
                Fruit(
                    name: "Hybrids", place: "",
                    children: [Fruit(name: "Tangelo", place: ""), Fruit(name: "Limequat", place: "")]),
            ]),
        Fruit(name: "Berries", place: "", children: [Fruit(name: "Currant", place: "")]),
        Fruit(name: "Fig", place: ""),
    ]
}

/// Rows of several kinds with a selection, in whatever style the list has.
struct FruitList: View {
    @State private var selection: Fruit.ID? = "Banana"

    var body: some View {
        List(selection: $selection) {
            Section {
                ForEach(Fruit.samples) { fruit in
                    HStack {
                        Text(fruit.name)
                        Spacer()
                        Text(fruit.place).foregroundStyle(.secondary)
                    }
                }
            } header: {
                Text("Fruit")
            } footer: {
                Text("A footer says something about the rows above it, and breaks where the list is narrow.")
            }
            Section("Rows of other kinds") {
                Label("A label", systemImage: "star")
                Label("With a badge", systemImage: "tray").badge(12)
                VStack(alignment: .leading) {
                    Text("Two lines")
                    Text("The second is smaller").font(.caption).foregroundStyle(.secondary)
                }
                Text("A colored row").listRowBackground(Color.yellow.opacity(0.3))
                Button("A button") {}
            }
        }
    }
}

/// Rows that are deleted, moved, swiped and that have menus.
struct EditingPage: View {
    @State private var fruits = Fruit.samples
    @State private var liked: Set<Fruit.ID> = ["Cherry"]
    @State private var selection: Set<Fruit.ID> = []

    var body: some View {
        List(selection: $selection) {
            ForEach(fruits) { fruit in
                HStack {
                    Text(fruit.name)
                    Spacer()
                    if liked.contains(fruit.id) { Image(systemName: "heart.fill").foregroundStyle(.red) }
                }
                .swipeActions(edge: .leading) {
                    Button {
                        like(fruit)
                    } label: {
                        Label("Like", systemImage: "heart")
                    }.tint(.pink)
                }
                .contextMenu {
                    Button("Like") { like(fruit) }
                    Divider()
                    Button("Delete", role: .destructive) { fruits.removeAll { $0 == fruit } }
                }
            }
            .onDelete { fruits.remove(atOffsets: $0) }
            .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
    }

    private func like(_ fruit: Fruit) {
        if liked.remove(fruit.id) == nil { liked.insert(fruit.id) }
    }
}

/// Rows with rows inside them.
struct OutlinePage: View {
    @State private var isExpanded = true

    var body: some View {
        List {
            Section("Outline") {
                OutlineGroup(Fruit.families, children: \.children) { Text($0.name) }
            }
            Section("Disclosure") {
                DisclosureGroup("Options", isExpanded: $isExpanded) {
                    Toggle("One", isOn: .constant(true))
                    Toggle("Two", isOn: .constant(false))
                }
                DisclosureGroup("Closed") { Text("Inside") }
            }
        }
    }
}
