import Foundation
import NewsStories
import Testing

@Suite("Filter and search")
struct FilterTests {
    private let stories = ["A Swift compiler", "Garden planner", "CAFÉ maps", "swifts and martlets"].enumerated().map {
        Story(id: $0, title: $1, author: "a", time: Date(timeIntervalSince1970: 0))
    }

    // row 164
    @Test(
        "a story matches when its title contains any keyword, whatever the case",
        arguments: [
            ([], [0, 1, 2, 3]), (["swift"], [0, 3]), (["garden", "maps"], [1, 2]), (["SWIFT"], [0, 3]),
            (["café"], [2]), (["nothing"], []),
        ])
    func keywords(keywords: [String], found: [Int]) {
        #expect(stories.matching(keywords: keywords).map(\.id) == found)
    }

    @Test("a search wants each of its words, beside the filter")
    func search() {
        #expect(stories.matching(keywords: [], search: " compiler SWIFT ").map(\.id) == [0])
        #expect(stories.matching(keywords: ["martlet"], search: "swift").map(\.id) == [3])
        #expect(stories.matching(keywords: [], search: "  ").count == 4)
    }
}
