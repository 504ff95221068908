import Combine
import Foundation
import NewsStories

/// The comments of a story as a tree of which parts can be folded away.
public final class CommentsViewModel: ObservableObject {
    /// A comment in its place.
    public struct Row: Identifiable, Equatable {
        public let comment: Comment
        /// 0 for an answer to the story itself.
        public let depth: Int
        public let isCollapsed: Bool
        /// How many answers are folded away.
        public let hidden: Int

        public var id: Int { comment.id }
    }

    /// The comments that are shown, each followed by its answers.
    @Published public private(set) var rows: [Row] = []
    @Published public private(set) var isLoading = false
    @Published public var error: API.Error?

    public let story: Story
    private let api: API
    private var comments: [Int: Comment] = [:]
    private var collapsed: Set<Int> = []
    private var loading: AnyCancellable?

    public init(story: Story, api: API) {
        self.story = story
        self.api = api
    }

    /// Loads the comments that are not there yet.
    public func fetchComments() {
        isLoading = true
        loading = api.comments(story.children)
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { [weak self] completion in
                    if case .failure(let error) = completion { self?.error = error }
                    self?.isLoading = false
                },
                receiveValue: { [weak self] comment in self?.show(comment) })
    }

    /// Loads the comments again, and returns when that has ended.
    @MainActor
    public func refresh() async {
        fetchComments()
        for await isLoading in $isLoading.values where !isLoading { return }
    }

    /// Stops loading.
    public func cancel() {
        loading = nil
        if isLoading { isLoading = false }
    }

    /// Folds the answers to a comment away, or unfolds them.
    public func toggle(_ id: Int) {
        if collapsed.remove(id) == nil { collapsed.insert(id) }
        arrange()
    }

    private func show(_ comment: Comment) {
        guard comments[comment.id] != comment else { return }
        comments[comment.id] = comment
        arrange()
    }

    private func arrange() {
        var result: [Row] = []
        // The comments that are still to be placed, the next one last. Threads can be deeper than a stack is.
        var waiting = story.children.reversed().map { (id: $0, depth: 0) }
        while let (id, depth) = waiting.popLast() {
            guard let comment = comments[id] else { continue }
            let isCollapsed = collapsed.contains(id)
            result.append(
                Row(
                    comment: comment, depth: depth, isCollapsed: isCollapsed,
                    hidden: isCollapsed ? numberOfAnswers(to: comment) : 0))
            if !isCollapsed { waiting += comment.children.reversed().map { (id: $0, depth: depth + 1) } }
        }
        if rows != result { rows = result }
    }

    private func numberOfAnswers(to comment: Comment) -> Int {
        var number = 0
        var waiting = comment.children
        while let id = waiting.popLast() {
            guard let answer = comments[id] else { continue }
            number += 1
            waiting += answer.children
        }
        return number
    }
}
