/// What a publisher sends, frame by frame, as a line of text.
///
/// Each character is a frame of time: `-` where nothing happens, `|` where the publisher finishes, `^` where it fails, and
/// any other one where it sends the value of that name. What stands in brackets happens in one frame, in order, as in
/// `a-[bc]-[d|]`. Spaces mean nothing. Frames at the end in which nothing happens make no difference.
public struct MarbleDiagram: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// Something that happens in a frame.
    public enum Event: Hashable, Sendable {
        /// A value is sent, named by a character.
        case value(Character)
        /// The publisher finishes.
        case finished
        /// The publisher fails.
        case failure
    }

    /// What happens in each frame, without frames at the end in which nothing happens.
    public private(set) var frames: [[Event]]

    /// Makes a diagram of what happens in each frame.
    public init(frames: [[Event]]) {
        self.frames = frames
        while self.frames.last?.isEmpty == true { self.frames.removeLast() }
    }

    /// Reads a diagram. A bracket that is not closed ends with the text.
    public init(_ text: String) {
        var frames: [[Event]] = []
        var isInBrackets = false
        for character in text {
            let event: Event
            switch character {
            case " ": continue
            case "[" where !isInBrackets:
                isInBrackets = true
                frames.append([])
                continue
            case "]" where isInBrackets:
                isInBrackets = false
                continue
            case "-":
                if !isInBrackets { frames.append([]) }
                continue
            case "|": event = .finished
            case "^": event = .failure
            default: event = .value(character)
            }
            if isInBrackets { frames[frames.count - 1].append(event) } else { frames.append([event]) }
        }
        self.init(frames: frames)
    }

    /// Reads a diagram.
    public init(stringLiteral text: String) { self.init(text) }

    /// The diagram as it is written.
    public var description: String {
        frames.map { events in
            let words = events.map(Self.symbol)
            return words.isEmpty ? "-" : words.count == 1 ? words[0] : "[\(words.joined())]"
        }.joined()
    }

    private static func symbol(of event: Event) -> String {
        switch event {
        case .value(let name): String(name)
        case .finished: "|"
        case .failure: "^"
        }
    }
}

/// How a publisher that is made of a diagram fails.
public struct MarbleFailure: Error, Equatable {
    /// Makes a failure.
    public init() {}
}
