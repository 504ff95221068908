import SwiftUICore

extension Behaviour {
    static let nested: [Behaviour] = [
        Behaviour("sheet on a sheet", [.push("First"), .push("Second"), .push("Close second"), .push("Close first")]) {
            SheetOnSheetScreen()
        },
        Behaviour("sheets that close together", [.push("First"), .push("Second"), .push("Close all"), .push("First")]) {
            SheetOnSheetScreen()
        },
        Behaviour(
            "escape from sheet to sheet",
            [.push("First"), .push("Second"), .pressAnywhere(.escape), .pressAnywhere(.escape)]
        ) { SheetOnSheetScreen() },
        Behaviour("popover in a sheet", [.push("First"), .push("More"), .push("Choose"), .push("Close first")]) {
            SheetOnSheetScreen()
        },
        Behaviour("popover on a popover", [.push("Outer"), .push("Inner"), .push("Done"), .push("Leave")]) {
            PopoverOnPopoverScreen()
        },
        Behaviour("question on a sheet", [.push("First"), .push("Delete"), .push("Yes")]) { SheetOnSheetScreen() },
        Behaviour("sheet after a sheet", [.push("One"), .push("On"), .push("Enough")]) { SheetAfterSheetScreen() },
        Behaviour("navigation in a sheet", [.push("Browse"), .push("Apple"), .goBack, .push("Cancel")]) {
            NavigationInSheetScreen()
        },
    ]
}

private struct SheetOnSheetScreen: View {
    @State private var isFirstShown = false
    @State private var isSecondShown = false
    @State private var isPopoverShown = false
    @State private var isAsked = false
    @State private var chosen = "nothing"

    var body: some View {
        VStack {
            Button("First") { isFirstShown = true }
            Text("Chosen: \(chosen)")
        }
        .sheet(isPresented: $isFirstShown) {
            VStack(spacing: 12) {
                Text("In the first: \(chosen)")
                Button("Second") { isSecondShown = true }
                Button("More") { isPopoverShown = true }
                    .popover(isPresented: $isPopoverShown) {
                        VStack {
                            Text("In the popover")
                            Button("Choose") {
                                chosen = "popover"
                                isPopoverShown = false
                            }
                        }
                        .padding()
                    }
                Button("Delete") { isAsked = true }
                    .alert("Really?", isPresented: $isAsked) {
                        Button("Yes") {
                            chosen = "deleted"
                            isFirstShown = false
                        }
                        Button("No", role: .cancel) {}
                    }
                Button("Close first") { isFirstShown = false }
            }
            .padding()
            .sheet(isPresented: $isSecondShown) {
                VStack(spacing: 12) {
                    Text("In the second")
                    Button("Close second") { isSecondShown = false }
                    Button("Close all") { isFirstShown = false }
                }
                .padding()
            }
        }
    }
}

private struct PopoverOnPopoverScreen: View {
    @State private var isOuterShown = false
    @State private var isInnerShown = false

    var body: some View {
        Button("Outer") { isOuterShown = true }
            .popover(isPresented: $isOuterShown) {
                VStack {
                    Button("Inner") { isInnerShown = true }
                        .popover(isPresented: $isInnerShown) { Button("Done") { isInnerShown = false }.padding() }
                    Button("Leave") { isOuterShown = false }
                }
                .padding()
            }
    }
}

private struct SheetAfterSheetScreen: View {
    private enum Step: String, Identifiable {
        case one, two
        var id: Self { self }
    }

    @State private var step: Step?

    var body: some View {
        VStack {
            Button("One") { step = .one }
            Text(step == nil ? "Here" : "Away")
        }
        .sheet(item: $step) { step in
            VStack {
                Text("Step \(step.rawValue)")
                if step == .one { Button("On") { self.step = .two } }
                Button("Enough") { self.step = nil }
            }
            .padding()
        }
    }
}

private struct NavigationInSheetScreen: View {
    @State private var isShown = false

    var body: some View {
        Button("Browse") { isShown = true }
            .sheet(isPresented: $isShown) {
                NavigationStack {
                    List(["Apple", "Pear"], id: \.self) { name in NavigationLink(name, value: name) }
                        .navigationTitle("Fruit")
                        .navigationDestination(for: String.self) { Text("About it").navigationTitle("The \($0)") }
                        .toolbar {
                            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isShown = false } }
                        }
                }
            }
    }
}
