import SwiftUI

/// Three tabs.
struct TabPage: View {
    @State private var tab = "first"

    var body: some View {
        TabView(selection: $tab) {
            VStack {
                Text("The first tab").font(.title)
                Button("Show the last") { tab = "last" }
            }
            .tabItem { Label("First", systemImage: "star") }
            .tag("first")
            List(0..<40) { Text("Row \($0)") }
                .tabItem { Label("Rows", systemImage: "list.bullet") }
                .tag("rows")
                .badge(40)
            Text("The last tab").font(.title)
                .tabItem { Label("Last", systemImage: "gear") }
                .tag("last")
        }
    }
}

/// Columns, of which a narrow window shows one.
struct ColumnPage: View {
    @State private var fruit: Fruit?

    var body: some View {
        NavigationSplitView {
            List(Fruit.samples, selection: $fruit) { fruit in
                NavigationLink(fruit.name, value: fruit)
            }
            .navigationTitle("Fruit")
        } detail: {
            if let fruit {
                Text(fruit.place).font(.title).navigationTitle(fruit.name)
            } else {
                Text("Choose a fruit.").foregroundStyle(.secondary)
            }
        }
    }
}
