import Foundation

/// What is around the place that a walk through a document has come to.
struct MarkdownWalk {
    private struct Level {
        var intent: InlinePresentationIntent
        var link: URL?
        var imageURL: URL?
        var blocks: [PresentationIntent.IntentType]
        /// The number of the next item, in a list.
        var nextItem = 1
    }

    private(set) var runs: [MarkdownRun] = []
    private var levels = [Level(intent: [], link: nil, imageURL: nil, blocks: [])]
    private var identity = 0
    private let keepsWhitespace: Bool

    init(keepsWhitespace: Bool) {
        self.keepsWhitespace = keepsWhitespace
    }

    private var level: Level { levels[levels.count - 1] }

    mutating func open(_ kind: PresentationIntent.Kind, start: Int = 1) {
        identity += 1
        var inner = level
        inner.blocks.insert(PresentationIntent.IntentType(kind: kind, identity: identity), at: 0)
        inner.nextItem = start > 0 ? start : 1
        levels.append(inner)
    }

    mutating func openItem() {
        let number = level.nextItem
        levels[levels.count - 1].nextItem += 1
        open(.listItem(ordinal: number))
    }

    mutating func begin(intent: InlinePresentationIntent = [], link: URL? = nil, imageURL: URL? = nil) {
        var inner = level
        inner.intent.formUnion(intent)
        inner.link = link ?? inner.link
        inner.imageURL = imageURL ?? inner.imageURL
        levels.append(inner)
    }

    mutating func leave() {
        if levels.count > 1 {
            levels.removeLast()
        }
    }

    /// A block without others inside.
    mutating func leaf(
        _ kind: PresentationIntent.Kind, _ literal: String, intent: InlinePresentationIntent = []
    ) {
        open(kind)
        text(literal, intent: intent)
        leave()
    }

    mutating func softBreak() {
        if keepsWhitespace {
            text("\n")
        } else {
            text(" ", intent: .softBreak)
        }
    }

    /// - Parameter isMarkup: Whether strikethrough and addresses are still to be looked for in the text.
    mutating func text(_ literal: String, intent: InlinePresentationIntent = [], isMarkup: Bool = false) {
        runs.append(
            MarkdownRun(
                text: literal, intent: level.intent.union(intent), link: level.link, imageURL: level.imageURL,
                blocks: level.blocks, isMarkup: isMarkup))
    }
}
