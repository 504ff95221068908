import Foundation

/// Hacker News' API with stories and comments that are bundled with the server: six lists of story numbers and each
/// item by its number.
public struct HackerNewsAPI: DemoAPI {
    /// The stories, the newest first, and after them the comments.
    public let items: [HackerNewsItem]
    private let places: [Int: Int]
    private let lists: [String: [Int]]

    /// Writes stories and comments; the same seed writes the same ones. `now` is when the newest story came in.
    public init(seed: UInt64 = 2024, stories: Int = 500, comments: Int = 5_000, now: Date = Date()) {
        var writer = HackerNewsWriter(seed: seed)
        self.init(
            items: writer.items(stories: stories, comments: comments, newest: Int(now.timeIntervalSince1970)))
    }

    /// Offers these items.
    public init(items: [HackerNewsItem]) {
        self.items = items
        places = Dictionary(items.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let stories = items.filter { $0.type != "comment" }.sorted { $0.id > $1.id }
        let newest = stories.first?.time ?? 0
        // Points fade with the hours.
        func heat(_ story: HackerNewsItem) -> Double {
            Double(story.score ?? 0) / pow(Double(newest - story.time) / 3600 + 2, 1.5)
        }
        func titled(_ start: String) -> [HackerNewsItem] { stories.filter { $0.title?.hasPrefix(start) == true } }
        let byHeat = stories.sorted { (heat($0), $0.id) > (heat($1), $1.id) }
        let byScore = stories.sorted { ($0.score ?? 0, $0.id) > ($1.score ?? 0, $1.id) }
        lists = [
            "new": stories, "top": byHeat, "best": byScore, "ask": titled("Ask HN"), "show": titled("Show HN"),
            "job": stories.filter { $0.type == "job" },
        ]
        .mapValues { $0.prefix(500).map(\.id) }
    }

    /// The numbers of the stories in one of the lists: "new", "top", "best", "ask", "show" or "job".
    public func list(_ name: String) -> [Int] { lists[name] ?? [] }

    /// An item by its number.
    public func item(_ id: Int) -> HackerNewsItem? { places[id].map { items[$0] } }

    public func response(to request: DemoRequest) -> DemoResponse? {
        guard request.path.hasPrefix("/"), request.path.hasSuffix(".json") else { return nil }
        let name = request.path.dropFirst().dropLast(5)
        if name.hasSuffix("stories"), let list = lists[String(name.dropLast(7))] { return .json(list) }
        guard name.hasPrefix("item/"), let id = Int(name.dropFirst(5)) else { return nil }
        // The real site answers "null" for a number that it does not know.
        guard let item = item(id) else { return DemoResponse(body: Data("null".utf8)) }
        return .json(item)
    }
}
