import SwiftUI

/// Asks for a keyword.
struct AddKeywordView: View {
    @Environment(\.presentationMode) private var presentationMode
    @State private var newKeyword: String
    private let title: String
    private let button: String
    private let completed: (String) -> Void

    init(
        title: String = "New Keyword", button: String = "Add", keyword: String = "",
        completed: @escaping (String) -> Void
    ) {
        self.title = title
        self.button = button
        self.completed = completed
        _newKeyword = State(initialValue: keyword)
    }

    var body: some View {
        NavigationView {
            Form {
                Section {
                    TextField("Keyword", text: $newKeyword)
                        .onSubmit(complete)
                }
            }
            .navigationBarTitle(Text(title), displayMode: .inline)
            .navigationBarItems(
                leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() }
                    .keyboardShortcut(.cancelAction),
                trailing: Button(button, action: complete)
                    .disabled(isEmpty)
                    .buttonStyle(.borderedProminent)
            )
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .frame(minWidth: 280, minHeight: 160)
    }

    private var isEmpty: Bool { newKeyword.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

    private func complete() {
        guard !isEmpty else { return }
        completed(newKeyword)
    }
}
