import Combine
import Foundation
import NewsStories

/// What the reader shows: the stories of the chosen list that pass the filter and the search.
public final class ReaderViewModel: ObservableObject {
    @Published private var allStories = [Story]() {
        didSet { matching = nil }
    }
    /// The keywords of which titles have to contain one.
    @Published public var filter = [String]() {
        didSet { matching = nil }
    }
    /// The words that titles have to contain.
    @Published public var search = "" {
        didSet { matching = nil }
    }
    /// Which list is shown.
    @Published public var kind = StoryKind.new {
        didSet {
            guard kind != oldValue else { return }
            allStories = []
            fetchStories()
        }
    }
    /// Why the last attempt failed, until the person has read it.
    @Published public var error: API.Error?
    @Published public private(set) var isLoading = false
    /// How much of the list has been loaded, from 0 to 1; nil before its length is known.
    @Published public private(set) var progress: Double?
    /// How many stories of the list could not be loaded.
    @Published public private(set) var missing = 0

    public let api: API
    private var loading: AnyCancellable?
    private var matching: [Story]?

    /// - Parameter stories: What is shown before anything is loaded.
    public init(api: API, stories: [Story] = []) {
        self.api = api
        allStories = stories
    }

    /// The stories to show.
    public var stories: [Story] {
        if let matching { return matching }
        let stories = allStories.matching(keywords: filter, search: search)
        matching = stories
        return stories
    }

    /// Whether any story has been loaded.
    public var isEmpty: Bool { allStories.isEmpty }

    /// Loads the chosen list. What is shown already stays until its fresh version comes.
    public func fetchStories() {
        isLoading = true
        progress = nil
        missing = 0
        loading = api.stories(kind, known: allStories)
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { [weak self] completion in
                    if case .failure(let error) = completion { self?.error = error }
                    self?.stop()
                },
                receiveValue: { [weak self] list in self?.show(list) })
    }

    /// Loads the chosen list, and returns when that has ended one way or the other.
    @MainActor
    public func refresh() async {
        fetchStories()
        for await isLoading in $isLoading.values where !isLoading { return }
    }

    /// Stops loading.
    public func cancel() {
        loading = nil
        stop()
    }

    private func stop() {
        if isLoading { isLoading = false }
        if progress != nil { progress = nil }
    }

    func show(_ list: StoryList) {
        if allStories != list.stories { allStories = list.stories }
        if list.finished > list.failures, error != nil { error = nil }
        missing = list.failures
        progress = list.expected == 0 ? 1 : Double(list.finished) / Double(list.expected)
    }
}
