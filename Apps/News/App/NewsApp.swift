import Combine
import NewsScreens
import NewsStories
import SwiftUI

@main
struct NewsApp: App {
    private let viewModel: ReaderViewModel
    private let userSettings: NewsStories.Settings
    private var subscriptions = Set<AnyCancellable>()

    init() {
        let viewModel = ReaderViewModel(api: API())
        let userSettings = NewsStories.Settings(file: .standard)
        userSettings.$keywords
            .map { $0.map { $0.value } }
            .assign(to: \.filter, on: viewModel)
            .store(in: &subscriptions)
        self.viewModel = viewModel
        self.userSettings = userSettings
    }

    var body: some Scene {
        WindowGroup("News") {
            ReaderView(model: viewModel).environmentObject(userSettings)
        }
        .defaultSize(width: 640, height: 720)
    }
}
