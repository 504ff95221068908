import Combine
import NewsStories
import SwiftUI

/// The list of stories.
public struct ReaderView: View {
    @EnvironmentObject var settings: Settings
    @ObservedObject var model: ReaderViewModel
    @State var presentingSettingsSheet = false
    @State var currentDate = Date()

    private let timer = Timer.publish(every: 10, on: .main, in: .common)
        .autoconnect()
        .eraseToAnyPublisher()

    public init(model: ReaderViewModel) { self.model = model }

    public var body: some View {
        NavigationView {
            VStack(spacing: 0) {
                // Its room is kept, so that nothing jumps when loading begins and ends.
                LoadingBar(isLoading: model.isLoading, progress: model.progress)
                content
            }
            .searchable(text: $model.search, prompt: "Search titles")
            .navigationBarTitle(Text(title))
            .navigationBarItems(leading: kindMenu, trailing: buttons)
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .onAppear { model.fetchStories() }
        .onDisappear { model.cancel() }
        .onReceive(timer) {
            self.currentDate = $0
        }
        .sheet(
            isPresented: self.$presentingSettingsSheet,
            content: {
                SettingsView()
                    .environmentObject(self.settings)
            }
        )
        .alert(item: self.$model.error) { error in
            Alert(
                title: Text("Network error"),
                message: Text(error.localizedDescription),
                primaryButton: .default(Text("Try Again")) { model.fetchStories() },
                secondaryButton: .cancel()
            )
        }
    }

    private var title: String { model.stories.count == 1 ? "1 Story" : "\(model.stories.count) Stories" }

    private var filterText: String {
        settings.keywords.isEmpty
            ? "Showing all stories" : "Filter: " + settings.keywords.map { $0.value }.joined(separator: ", ")
    }

    private var content: some View {
        List {
            Section {
                ForEach(model.stories) { story in
                    StoryRow(story: story, currentDate: currentDate, api: model.api)
                }
            } header: {
                if !model.isEmpty { Text(filterText) }
            }
            if model.missing > 0 && !model.isLoading {
                Section {
                    HStack {
                        Text(
                            model.missing == 1
                                ? "1 story could not be loaded." : "\(model.missing) stories could not be loaded.")
                        Spacer()
                        Button("Try Again") { model.fetchStories() }
                    }
                }
            }
        }
        .listStyle(PlainListStyle())
        .refreshable { await model.refresh() }
        .overlay {
            if model.stories.isEmpty && !model.isLoading {
                EmptyReaderView(hasStories: !model.isEmpty, search: model.search) { model.fetchStories() }
            }
        }
    }

    private var kindMenu: some View {
        Menu {
            Picker("Stories", selection: $model.kind) {
                ForEach(StoryKind.allCases) { Text($0.localizedName).tag($0) }
            }
        } label: {
            HStack(spacing: 4) {
                Text(model.kind.localizedName)
                Image(systemName: "chevron.down").accessibilityHidden(true)
            }
        }
    }

    private var buttons: some View {
        HStack(spacing: 8) {
            Button {
                model.fetchStories()
            } label: {
                Image(systemName: "arrow.clockwise")
            }
            .disabled(model.isLoading)
            .keyboardShortcut("r")
            .accessibilityLabel("Refresh")
            ViewThatFits(in: .horizontal) {
                Button("Settings") {
                    self.presentingSettingsSheet = true
                }
                Button {
                    self.presentingSettingsSheet = true
                } label: {
                    Image(systemName: "gearshape")
                }
                .accessibilityLabel("Settings")
            }
        }
    }
}

/// How far loading has come.
struct LoadingBar: View {
    let isLoading: Bool
    let progress: Double?

    var body: some View {
        ProgressView(value: progress ?? 0)
            .opacity(isLoading ? 1 : 0)
            .accessibilityHidden(!isLoading)
            .padding(.horizontal)
            .padding(.vertical, 4)
    }
}

/// Shown where there is no story. What the filter is stands above.
struct EmptyReaderView: View {
    let hasStories: Bool
    let search: String
    let retry: () -> Void

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: hasStories ? "magnifyingglass" : "newspaper").font(.largeTitle)
                .foregroundStyle(.secondary)
            Text(hasStories ? "No Matching Stories" : "No Stories").font(.headline)
            if !hasStories {
                Button("Try Again", action: retry)
            } else if !search.isEmpty {
                Text("No title has “\(search)”.").foregroundStyle(.secondary).multilineTextAlignment(.center)
            }
        }
        .padding()
    }
}
