import DemoServer
import Foundation
import Testing

@Suite("The bundled stories")
struct HackerNewsAPITests {
    let api = HackerNewsAPI(now: Date(timeIntervalSince1970: 1_700_000_000))

    @Test("there are 500 stories and 5,000 comments, the same ones each time")
    func bundle() {
        #expect(api.items.filter { $0.type != "comment" }.count == 500)
        #expect(api.items.filter { $0.type == "comment" }.count == 5_000)
        #expect(api.items == HackerNewsAPI(now: Date(timeIntervalSince1970: 1_700_000_000)).items)
        #expect(Set(api.items.map(\.id)).count == 5_500)
    }

    @Test("each list has stories of its kind", arguments: ["new", "top", "best", "ask", "show", "job"])
    func lists(name: String) {
        let list = api.list(name)
        #expect(list.count > 10)
        #expect(Set(list).count == list.count)
        #expect(list.allSatisfy { api.item($0) != nil })
        if ["new", "top", "best"].contains(name) { #expect(list.count == 500) }
    }

    @Test("new stories are in order of time")
    func order() {
        let times = api.list("new").compactMap { api.item($0)?.time }
        #expect(times == times.sorted(by: >))
    }

    @Test("comments form trees: each is a child of its parent, and a story counts all of them")
    func trees() {
        func count(_ id: Int) -> Int { (api.item(id)?.kids ?? []).reduce(0) { $0 + 1 + count($1) } }
        for item in api.items {
            if let parent = item.parent { #expect(api.item(parent)?.kids?.contains(item.id) == true) }
            if let all = item.descendants { #expect(all == count(item.id)) }
        }
        #expect(api.items.contains { $0.text?.contains("<a href=") == true })
        #expect(api.items.contains { $0.text?.contains("&#x27;") == true })
        #expect(api.items.contains { $0.text?.contains("<pre><code>") == true })
        #expect(api.items.contains { $0.deleted == true })
        #expect(!api.items.contains { ($0.text ?? $0.title ?? "").contains("{thing}") })
    }

    @Test("a number without an item answers null, another path nothing")
    func unknown() {
        #expect(api.response(to: DemoRequest(path: "/item/1.json"))?.body == Data("null".utf8))
        #expect(api.response(to: DemoRequest(path: "/item/x.json")) == nil)
        #expect(api.response(to: DemoRequest(path: "/oldstories.json")) == nil)
    }
}
