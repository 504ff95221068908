/// A publisher of values and a completion that were written down before.
public struct Record<Output, Failure: Error>: Publisher {
    /// What is sent.
    public let recording: Recording

    /// Makes a publisher of what `record` writes down.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// Makes a publisher of `recording`.
    public init(recording: Recording) { self.recording = recording }

    /// Makes a publisher of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    /// Attaches `subscriber`. The completion follows the last value without further demand.
    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        SequenceSubscription.attach(
            subscriber, to: recording.output, completion: recording.completion, style: .record)
    }

    /// Values and a completion.
    public struct Recording {
        /// The kind of values that can be written down.
        public typealias Input = Output

        private enum State {
            case open
            case complete
        }

        private var state: State

        /// The values so far.
        public private(set) var output: [Output]

        /// The completion; finished until another one is written down.
        public private(set) var completion: Subscribers.Completion<Failure>

        /// Makes an empty recording.
        public init() {
            state = .open
            output = []
            completion = .finished
        }

        /// Makes a recording to which nothing can be added.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            state = .complete
            self.output = output
            self.completion = completion
        }

        /// Writes a value down. Traps when there was a completion.
        public mutating func receive(_ input: Input) {
            precondition(state == .open, "nothing can be written down after the completion")
            output.append(input)
        }

        /// Writes the completion down. Traps when there was one.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(state == .open, "only one completion can be written down")
            state = .complete
            self.completion = completion
        }
    }
}

private enum RecordKeys: String, CodingKey { case recording }

private enum RecordingKeys: String, CodingKey {
    case output
    case completion
}

extension Record: Codable where Output: Codable, Failure: Codable {
    /// Reads a recording.
    public init(from decoder: any Decoder) throws {
        recording = try decoder.container(keyedBy: RecordKeys.self).decode(Recording.self, forKey: .recording)
    }

    /// Writes the recording.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: RecordKeys.self)
        try container.encode(recording, forKey: .recording)
    }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    /// Reads values and a completion; nothing can be added to them.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: RecordingKeys.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    /// Writes the values and the completion.
    public func encode(into encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: RecordingKeys.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }

    /// Writes the values and the completion.
    public func encode(to encoder: any Encoder) throws { try encode(into: encoder) }
}
