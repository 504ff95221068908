import DemoServer
import Foundation

/// Three stories with three comments, which tests can name.
enum FixedStories {
    static func items(now: Date = Date()) throws -> [HackerNewsItem] {
        let time = Int(now.timeIntervalSince1970)
        let text = #"""
            [
              {"id": 103, "type": "story", "by": "alder", "time": \#(time - 90), "title": "Swift on a sewing machine",
               "url": "https://attic.example/sewing", "score": 7, "descendants": 3, "kids": [201, 203]},
              {"id": 102, "type": "story", "by": "birch", "time": \#(time - 3 * 3600), "title": "A quiet garden planner",
               "url": "https://www.gardeners.example/planner", "score": 1, "descendants": 0},
              {"id": 101, "type": "story", "by": "cedar", "time": \#(time - 26 * 3600),
               "title": "Ask HN: Books on birdsong &amp; maps?", "text": "I&#x27;d like to learn.<p>Thank you.",
               "score": 12, "descendants": 0},
              {"id": 201, "type": "comment", "by": "dunlin", "time": \#(time - 60), "parent": 103, "kids": [202],
               "text": "It is <i>quiet</i>: see <a href=\"https:&#x2F;&#x2F;notes.example&#x2F;sewing\">my notes</a>."},
              {"id": 202, "type": "comment", "by": "elm", "time": \#(time - 30), "parent": 201,
               "text": "If n &lt; 3 &amp;&amp; m &gt; 0, it never stops."},
              {"id": 203, "type": "comment", "time": \#(time - 20), "parent": 103, "deleted": true}
            ]
            """#
        return try JSONDecoder().decode([HackerNewsItem].self, from: Data(text.utf8))
    }
}
