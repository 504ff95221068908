/// Writes the bundled stories and comments. The same seed gives the same text.
struct HackerNewsWriter {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func items(stories: Int, comments: Int, newest: Int) -> [HackerNewsItem] {
        var items: [HackerNewsItem] = []
        var time = newest
        // Large numbers are new, as on the real site.
        for index in 0..<stories {
            time -= Int.random(in: 20...1800, using: &random)
            items.append(story(id: 10_000 + stories - index, time: time))
        }
        write(comments, into: &items, newest: newest)
        return items
    }

    private mutating func story(id: Int, time: Int) -> HackerNewsItem {
        var item = HackerNewsItem(id: id, type: "story", time: time)
        item.by = random.pick(Phrases.authors)
        item.score = 1 + Int.random(in: 0...30, using: &random) * Int.random(in: 0...30, using: &random)
        item.descendants = 0
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<12:
            item.title = fill(random.pick(Phrases.askTitles))
            item.text = fill(random.pick(Phrases.askTexts))
        case 12..<24:
            item.title = fill(random.pick(Phrases.showTitles))
            item.url = address(of: item.title ?? "")
        case 24..<30:
            item.type = "job"
            item.title = fill(random.pick(Phrases.jobTitles))
            item.text = fill(random.pick(Phrases.jobTexts))
            (item.score, item.descendants) = (1, nil)
        default:
            item.title = fill(random.pick(Phrases.linkTitles))
            item.url = address(of: item.title ?? "")
        }
        item.title = item.title.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return item
    }

    /// Who gets points gets comments: some stories many, most a few. Comments answer the story or each other.
    private mutating func write(_ count: Int, into items: inout [HackerNewsItem], newest: Int) {
        let stories = items.indices.filter { items[$0].type == "story" }
        guard !stories.isEmpty else { return }
        var threads: [Int: [Int]] = [:]
        // The points of the stories up to and with each of them.
        let sums = stories.reduce(into: [0]) { sums, story in
            sums.append(sums[sums.count - 1] + (items[story].score ?? 0))
        }
        .dropFirst()
        let total = sums.last ?? 1
        for number in 0..<count {
            let point = Int.random(in: 0..<total, using: &random)
            let story = stories[(sums.firstIndex { $0 > point } ?? sums.startIndex) - sums.startIndex]
            let thread = threads[story] ?? []
            let parent = thread.isEmpty || random.chance(35) ? story : random.pick(thread)
            var comment = HackerNewsItem(id: 20_001 + number, type: "comment", time: items[parent].time)
            comment.time = min(comment.time + Int.random(in: 30...1500, using: &random), newest)
            comment.parent = items[parent].id
            if random.chance(2) {
                comment.deleted = true
            } else {
                comment.by = random.pick(Phrases.authors)
                comment.text = commentText()
            }
            items[parent].kids = (items[parent].kids ?? []) + [comment.id]
            items[story].descendants = (items[story].descendants ?? 0) + 1
            threads[story] = thread + [items.count]
            items.append(comment)
        }
    }

    private mutating func commentText() -> String {
        var paragraphs: [String] = []
        if random.chance(10) { paragraphs.append(fill(random.pick(Phrases.quotes))) }
        for _ in 0...Int.random(in: 0...2, using: &random) {
            let count = Int.random(in: 1...3, using: &random)
            paragraphs.append((0..<count).map { _ in fill(random.pick(Phrases.sentences)) }.joined(separator: " "))
        }
        if random.chance(8) { paragraphs.append(fill(random.pick(Phrases.code))) }
        return paragraphs.joined(separator: "<p>")
    }

    private mutating func address(of title: String) -> String {
        "https://\(random.pick(Phrases.hosts))/\(slug(title))"
    }

    private func slug(_ text: String) -> String {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    /// Puts a word for each name in braces.
    private mutating func fill(_ template: String) -> String {
        var result = ""
        var rest = Substring(template)
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            let close = rest[open...].firstIndex(of: "}")
            let name = close.map { String(rest[rest.index(after: open)..<$0]) } ?? ""
            if let close, let word = word(name) {
                result += word
                rest = rest[rest.index(after: close)...]
            } else {
                result += "{"
                rest = rest[rest.index(after: open)...]
            }
        }
        return result + rest
    }

    private mutating func word(_ name: String) -> String? {
        switch name {
        case "slug": slug(random.pick(Phrases.words["topic"] ?? ["notes"]))
        case "name": random.pick(Phrases.names)
        default: Phrases.words[name].map { random.pick($0) }
        }
    }
}
