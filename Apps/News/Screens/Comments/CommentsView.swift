import NewsStories
import SwiftUI

/// A story and what people say about it.
struct CommentsView: View {
    @StateObject private var model: CommentsViewModel
    @State private var currentDate = Date()
    private let timer = Timer.publish(every: 10, on: .main, in: .common).autoconnect().eraseToAnyPublisher()

    init(story: Story, api: API) {
        _model = StateObject(wrappedValue: CommentsViewModel(story: story, api: api))
    }

    var body: some View {
        List {
            Section {
                StoryHeader(story: model.story, currentDate: currentDate)
            }
            Section {
                ForEach(model.rows) { row in
                    CommentRow(row: row, currentDate: currentDate) { model.toggle(row.id) }
                }
                if model.rows.isEmpty && !model.isLoading {
                    Text("No Comments").foregroundStyle(.secondary)
                }
                if model.isLoading { ProgressView().frame(maxWidth: .infinity) }
            }
        }
        .listStyle(PlainListStyle())
        .refreshable { await model.refresh() }
        .navigationBarTitle(Text("Comments"), displayMode: .inline)
        .onAppear { model.fetchComments() }
        .onDisappear { model.cancel() }
        .onReceive(timer) { currentDate = $0 }
        .alert(item: $model.error) { error in
            Alert(
                title: Text("Network error"), message: Text(error.localizedDescription),
                primaryButton: .default(Text("Try Again")) { model.fetchComments() }, secondaryButton: .cancel())
        }
    }
}

/// The story above its comments.
struct StoryHeader: View {
    @Environment(\.colorScheme) private var colorScheme
    let story: Story
    let currentDate: Date

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(story.title).font(.title3).fontWeight(.bold)
            PostedBy(time: story.time, user: story.author, currentDate: currentDate)
            if let text = story.text { Text(text) }
            Link(story.site, destination: story.link)
                .buttonStyle(.borderless)
                .foregroundColor(colorScheme == .light ? .blue : .orange)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, 4)
    }
}

/// A comment, set in by its depth.
struct CommentRow: View {
    let row: CommentsViewModel.Row
    let currentDate: Date
    let toggle: () -> Void

    /// Deeper answers stay where they can still be read.
    private var indentation: CGFloat { CGFloat(min(row.depth, 8)) * 16 }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 8) {
                Button(action: toggle) {
                    Image(systemName: row.isCollapsed ? "chevron.right" : "chevron.down")
                }
                .buttonStyle(.borderless)
                .accessibilityLabel(row.isCollapsed ? "Unfold" : "Fold")
                if let author = row.comment.author {
                    PostedBy(time: row.comment.time, user: author, currentDate: currentDate)
                } else {
                    Text("Deleted").font(.subheadline).foregroundStyle(.secondary)
                }
                if row.hidden > 0 {
                    Text(row.hidden == 1 ? "1 answer" : "\(row.hidden) answers").font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
            if !row.isCollapsed && row.comment.author != nil { Text(row.comment.text) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.leading, indentation)
        .padding(.vertical, 4)
    }
}
