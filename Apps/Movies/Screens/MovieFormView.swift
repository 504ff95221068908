import MovieStorage
import SwiftUI

/// The form in which a movie is added or edited.
public struct MovieFormView: View {
    @Environment(\.presentationMode) private var presentationMode
    @ObservedObject var viewModel: ViewModel

    public init(viewModel: ViewModel) { self.viewModel = viewModel }

    public var body: some View {
        NavigationView {
            Form {
                Section {
                    TextField("Title", text: $viewModel.title)
                        .onSubmit { if viewModel.canSave { save() } }
                }
                Section {
                    Picker("Rating", selection: $viewModel.rating) {
                        ForEach(Movie.Rating.allCases, id: \.rawValue) { Text($0.localizedName).tag($0) }
                    }
                }
            }
            .navigationBarTitle(viewModel.isNew ? "Add Movie" : "Edit Movie", displayMode: .inline)
            .navigationBarItems(
                leading: Button("Cancel", action: dismiss).keyboardShortcut(.cancelAction),
                trailing: Button("Save", action: save)
                    .disabled(!viewModel.canSave)
                    .buttonStyle(.borderedProminent)
            )
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }

    private func save() {
        viewModel.save()
        dismiss()
    }

    private func dismiss() { presentationMode.wrappedValue.dismiss() }
}
