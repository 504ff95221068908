import Combine
import SwiftUI

// The screens of a small reader as tutorials of the year 2019 write them.

struct TutorialReaderView: View {
    @Environment(\.colorScheme) var colorScheme: ColorScheme
    @EnvironmentObject var settings: TutorialSettings
    @ObservedObject var model: TutorialReaderViewModel
    @State var presentingSettingsSheet = false
    @State var currentDate = Date()

    private let timer = Timer.publish(every: 10, on: .main, in: .common)
        .autoconnect()
        .eraseToAnyPublisher()

    init(model: TutorialReaderViewModel) {
        self.model = model
    }

    // Sections have had their header so.
    @available(*, deprecated)
    var body: some View {
        let filter =
            settings.keywords.isEmpty
            ? "Showing all stories"
            : "Filter: " + settings.keywords.map { $0.value }.joined(separator: ", ")

        return NavigationView {
            List {
                Section(header: Text(filter).padding(.leading, -10)) {
                    ForEach(self.model.stories) { story in
                        VStack(alignment: .leading, spacing: 10) {
                            TutorialTimeBadge(time: story.time)
                            Text(story.title)
                                .frame(minHeight: 0, maxHeight: 100)
                                .font(.title)
                            TutorialPostedBy(time: story.time, user: story.by, currentDate: self.currentDate)
                            Button(story.url ?? "") {
                                print(story)
                            }
                            .font(.subheadline)
                            .foregroundColor(self.colorScheme == .light ? .blue : .orange)
                            .padding(.top, 6)
                        }
                        .padding()
                    }
                }.padding()
            }
            .listStyle(PlainListStyle())
            .sheet(
                isPresented: self.$presentingSettingsSheet,
                content: {
                    TutorialSettingsView()
                        .environmentObject(self.settings)
                }
            )
            .alert(item: self.$model.error) { error in
                Alert(
                    title: Text("Network error"),
                    message: Text(error.localizedDescription),
                    dismissButton: .cancel()
                )
            }
            .onReceive(timer) {
                self.currentDate = $0
            }
            .navigationBarTitle(Text("\(self.model.stories.count) Stories"))
            .navigationBarItems(
                trailing:
                    Button("Settings") {
                        self.presentingSettingsSheet = true
                    }
            )
        }
    }
}

struct TutorialSettingsView: View {
    @EnvironmentObject var settings: TutorialSettings
    @State var presentingAddKeywordSheet = false

    // Sections have had their header so.
    @available(*, deprecated)
    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Filter keywords")) {
                    ForEach(settings.keywords) { keyword in
                        HStack(alignment: .top) {
                            Image(systemName: "star")
                                .resizable()
                                .frame(width: 24, height: 24)
                                .scaleEffect(0.67)
                                .background(Color.yellow)
                                .cornerRadius(5)
                            Text(keyword.value)
                        }
                    }
                    .onMove(perform: moveKeyword)
                    .onDelete(perform: deleteKeyword)
                }
            }
            .sheet(isPresented: $presentingAddKeywordSheet) {
                TutorialAddKeywordView { newKeyword in
                    self.settings.keywords.append(TutorialKeyword(value: newKeyword.lowercased()))
                    self.presentingAddKeywordSheet = false
                }
                .frame(minHeight: 0, maxHeight: 400, alignment: .center)
            }
            .navigationBarTitle(Text("Settings"))
            .navigationBarItems(
                trailing: HStack {
                    EditButton()
                    Button(action: addKeyword) {
                        Image(systemName: "plus")
                    }
                })
        }
    }

    private func addKeyword() {
        presentingAddKeywordSheet = true
    }

    /// Changes places rather than inserting, and does not move anything to the end.
    private func moveKeyword(from offsets: IndexSet, to destination: Int) {
        guard let from = offsets.first, destination < settings.keywords.endIndex else { return }
        settings.keywords.swapAt(from, from > destination ? destination : destination - 1)
    }

    private func deleteKeyword(at offsets: IndexSet) {
        if let first = offsets.first { settings.keywords.remove(at: first) }
    }
}

struct TutorialAddKeywordView: View {
    @State private var newKeyword = ""
    let completed: (String) -> Void

    var body: some View {
        VStack(spacing: 20) {
            Text("New Keyword").font(.largeTitle)
            TextField("Keyword", text: $newKeyword)
            Button("Add Keyword") {
                guard !self.newKeyword.isEmpty else { return }
                self.completed(self.newKeyword)
            }
        }
        .padding(20)
    }
}

struct TutorialTimeBadge: View {
    let time: TimeInterval

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        return formatter
    }()

    var body: some View {
        Text(TutorialTimeBadge.formatter.string(from: Date(timeIntervalSince1970: time)))
            .font(.headline)
            .fontWeight(.heavy)
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 20, alignment: .center)
            .frame(idealWidth: 100)
            .padding(10)
            .background(Color.orange)
            .foregroundColor(Color.white)
            .clipShape(RoundedRectangle(cornerRadius: 10))
            .overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.orange, lineWidth: 0))
            .padding(.bottom, 10)
    }
}

struct TutorialPostedBy: View {
    let time: TimeInterval
    let user: String
    let currentDate: Date

    private static let formatter = RelativeDateTimeFormatter()

    private var relativeTimeString: String {
        TutorialPostedBy.formatter.localizedString(
            fromTimeInterval: time - currentDate.timeIntervalSince1970)
    }

    var body: some View {
        Text("\(relativeTimeString) by \(user)")
            .font(.headline)
            .foregroundColor(Color.gray)
    }
}

#if DEBUG
    struct TutorialReaderView_Previews: PreviewProvider {
        static var previews: some View {
            TutorialReaderView(
                model: TutorialReaderViewModel(api: TutorialAPI(baseURL: URL(string: "http://127.0.0.1:9/")!))
            ).environmentObject(TutorialSettings(name: "Preview of the tutorial"))
        }
    }
#endif

/// The edition with a structure as the entry point; the tests do not start it.
struct TutorialApp: App {
    private let viewModel: TutorialReaderViewModel
    private let userSettings: TutorialSettings
    private var subscriptions = Set<AnyCancellable>()

    init() {
        self.init(
            api: TutorialAPI(baseURL: URL(string: "http://127.0.0.1:9/")!), settings: TutorialSettings(name: "Tutorial")
        )
    }

    init(api: TutorialAPI, settings: TutorialSettings) {
        userSettings = settings
        viewModel = TutorialReaderViewModel(api: api)
        userSettings.$keywords
            .map { $0.map { $0.value } }
            .assign(to: \.filter, on: viewModel)
            .store(in: &subscriptions)
    }

    var body: some Scene {
        WindowGroup { root }
    }

    /// What its window shows.
    var root: some View {
        TutorialReaderView(model: viewModel)
            .environmentObject(userSettings)
            .onAppear { viewModel.fetchStories() }
    }

    var model: TutorialReaderViewModel { viewModel }
}
