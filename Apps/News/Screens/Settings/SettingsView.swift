import NewsStories
import SwiftUI

/// The keywords of the filter.
public struct SettingsView: View {
    @EnvironmentObject var settings: Settings
    @Environment(\.presentationMode) private var presentationMode
    @State var presentingAddKeywordSheet = false
    @State private var edited: FilterKeyword?

    public init() {}

    public var body: some View {
        NavigationView {
            List {
                Section {
                    ForEach(settings.keywords) { keyword in
                        KeywordRow(value: keyword.value)
                            .contentShape(Rectangle())
                            .onTapGesture { edited = keyword }
                            .swipeActions(edge: .trailing) {
                                Button("Delete", role: .destructive) { delete(keyword) }
                                Button("Edit") { edited = keyword }
                            }
                    }
                    .onMove(perform: moveKeyword)
                    .onDelete(perform: deleteKeyword)
                } header: {
                    Text("Filter keywords")
                }
                if settings.keywords.isEmpty {
                    Text("Without keywords all stories are shown.").foregroundStyle(.secondary)
                }
                if settings.isUnsaved {
                    Text("The keywords could not be saved.").foregroundStyle(.red)
                }
            }
            .navigationBarTitle(Text("Settings"), displayMode: .inline)
            .navigationBarItems(
                leading: Button("Close") { presentationMode.wrappedValue.dismiss() }
                    .keyboardShortcut(.cancelAction),
                trailing: HStack(spacing: 8) {
                    EditButton()
                    Button(action: addKeyword) { Image(systemName: "plus") }
                        .accessibilityLabel("Add Keyword")
                })
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .frame(minWidth: 320, minHeight: 380)
        .sheet(isPresented: $presentingAddKeywordSheet) {
            AddKeywordView { newKeyword in
                self.settings.add(newKeyword)
                self.presentingAddKeywordSheet = false
            }
        }
        .sheet(item: $edited) { keyword in
            AddKeywordView(title: "Edit Keyword", button: "Save", keyword: keyword.value) { newValue in
                settings.change(keyword, to: newValue)
                edited = nil
            }
        }
    }

    private func addKeyword() {
        presentingAddKeywordSheet = true
    }

    private func moveKeyword(from source: IndexSet, to destination: Int) {
        settings.keywords.move(fromOffsets: source, toOffset: destination)
    }

    private func deleteKeyword(at index: IndexSet) {
        settings.keywords.remove(atOffsets: index)
    }

    private func delete(_ keyword: FilterKeyword) {
        settings.keywords.removeAll { $0.id == keyword.id }
    }
}

/// A keyword in the list.
struct KeywordRow: View {
    let value: String

    var body: some View {
        HStack {
            Image(systemName: "star")
                .resizable()
                .frame(width: 24, height: 24)
                .scaleEffect(0.67)
                .background(Color.yellow)
                .cornerRadius(5)
                .accessibilityHidden(true)
            Text(value).frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
