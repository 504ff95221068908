/// What became of a request for a story.
enum StoryOutcome {
    case story(Story)
    case failure(API.Error)
}

/// The stories of a list that have arrived, in the order of the list.
public struct StoryList {
    /// Those that there are.
    public private(set) var stories: [Story] = []
    /// How many the list has.
    public let expected: Int
    /// How many have been loaded or could not be.
    public private(set) var finished = 0
    /// How many could not be loaded.
    public private(set) var failures = 0
    /// The last reason.
    public private(set) var lastError: API.Error?

    private let ranks: [Int: Int]
    private var failuresInARow = 0

    init(ids: [Int], known: [Story]) {
        ranks = Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
        expected = ranks.count
        stories = known.filter { ranks[$0.id] != nil }.sorted { rank($0) < rank($1) }
    }

    func adding(_ outcome: StoryOutcome) -> StoryList {
        var list = self
        list.finished += 1
        switch outcome {
        case .story(let story):
            list.failuresInARow = 0
            list.insert(story)
        case .failure(let error):
            list.failures += 1
            list.lastError = error
            list.failuresInARow = error.isAboutTheConnection ? failuresInARow + 1 : 0
        }
        return list
    }

    /// Why it makes no sense to go on, if it does not: the connection is gone, or nothing at all could be loaded.
    var hopeless: API.Error? {
        failuresInARow >= 8 || finished == expected && failures == expected ? lastError : nil
    }

    private func rank(_ story: Story) -> Int { ranks[story.id] ?? .max }

    private mutating func insert(_ story: Story) {
        let wanted = rank(story)
        var (low, high) = (0, stories.count)
        while low < high {
            let middle = (low + high) / 2
            if rank(stories[middle]) < wanted { low = middle + 1 } else { high = middle }
        }
        if low < stories.count, stories[low].id == story.id {
            if stories[low] != story { stories[low] = story }
        } else {
            stories.insert(story, at: low)
        }
    }
}
