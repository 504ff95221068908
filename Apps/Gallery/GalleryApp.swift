import SwiftUI

/// What there is to build screens from, a page for each kind of it.
///
/// `GALLERY_PAGE` names the page that is open at the start.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Gallery") { ContentsView() }
            .defaultSize(width: 620, height: 680)
    }
}

/// All pages.
struct ContentsView: View {
    @State private var path: [Page] = Page.first.map { [$0] } ?? []

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(Page.Topic.allCases) { topic in
                    Section(topic.title) {
                        ForEach(Page.allCases.filter { $0.topic == topic }) { page in
                            NavigationLink(value: page) { Label(page.title, systemImage: page.symbol) }
                        }
                    }
                }
            }
            .navigationTitle("Gallery")
            .navigationDestination(for: Page.self) { page in
                page.content.navigationTitle(page.title).navigationBarTitleDisplayMode(.inline)
            }
        }
    }
}
