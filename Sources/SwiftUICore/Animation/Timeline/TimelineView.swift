import Foundation
import MartletGraph

/// A view whose content is made anew at the moments of a schedule. It takes no part in layout itself.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content is made for.
    public struct Context {
        /// How often the content is made anew, at most.
        public enum Cadence: Comparable, Sendable {
            /// As often as the display draws.
            case live
            /// Once a second.
            case seconds
            /// Once a minute.
            case minutes
        }

        /// The moment.
        public let date: Date
        /// How often the content is made anew, at most.
        public let cadence: Cadence
        let invalidate: () -> Void

        /// Makes the content anew before the next moment comes.
        public func invalidateTimelineContent() { invalidate() }
    }

    let schedule: Schedule
    let content: (Context) -> Content
}

/// The context of any timeline view.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
    /// Makes content for each moment of a schedule.
    @_disfavoredOverload
    public nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    /// Makes content for each moment of a schedule.
    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = { context in
            content(
                TimelineViewDefaultContext(
                    date: context.date, cadence: TimelineViewDefaultContext.Cadence(context.cadence),
                    invalidate: context.invalidate))
        }
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let timeline = Timeline(inputs, schedule: inputs.host.graph.untracked { view.value.schedule })
        let content = inputs.observedRule(name: "TimelineView content") {
            view.value.content(
                Context(date: timeline.date, cadence: .live, invalidate: { [weak timeline] in timeline?.invalidate() }))
        }
        let outputs = Content._makeView(view: _GraphValue(content), inputs: inputs)
        _ = inputs.subgraph.effect(name: "TimelineView schedule") { timeline.follow(view.value.schedule) }
        let record = OnScreenRecord(node: outputs.node)
        record.start = timeline.start
        record.stop = timeline.stop
        inputs.scope.add(record)
        inputs.subgraph.onInvalidate { timeline.stop() }
        return outputs
    }
}

extension TimelineView.Context.Cadence {
    fileprivate init<S, C>(_ other: TimelineView<S, C>.Context.Cadence) {
        self =
            switch other {
            case .live: .live
            case .seconds: .seconds
            case .minutes: .minutes
            }
    }
}

/// Goes from one moment of a schedule to the next: by the display's frames where they are as close as those, else by
/// an alarm. While its view is not on screen it stands still.
@MainActor
final class Timeline<Schedule: TimelineSchedule>: FrameListener {
    private let host: ViewHost
    private var schedule: Schedule
    private let input: Attribute<Date>
    private var entries: Schedule.Entries.Iterator?
    private var next: Date?
    private var alarm: AnimationAlarm?
    private var isListening = false
    private var isRunning = false

    init(_ inputs: _ViewInputs, schedule: Schedule) {
        host = inputs.host
        self.schedule = schedule
        input = inputs.subgraph.input(inputs.host.surface.clock.date, name: "moment", comparison: .never)
        begin()
        if let first = takeDue() { input.set(first) }
    }

    /// The moment; who reads it depends on it.
    var date: Date { input.value }

    func follow(_ new: Schedule) {
        guard !ValueComparator.areEqual(schedule, new) else { return }
        schedule = new
        guard isRunning else { return }
        pause()
        start()
    }

    func start() {
        isRunning = true
        begin()
        if let due = takeDue(), due != input.untrackedValue { show(due) }
        waitForNext()
    }

    func stop() {
        isRunning = false
        pause()
    }

    func invalidate() { show(host.surface.clock.date) }

    private func begin() {
        entries = schedule.entries(from: host.surface.clock.date, mode: .normal).makeIterator()
        next = entries?.next()
    }

    /// The last moment that has come, if any has since the last one.
    private func takeDue() -> Date? {
        let now = host.surface.clock.date.addingTimeInterval(Self.tolerance)
        var due: Date?
        while let candidate = next, candidate <= now {
            due = candidate
            next = entries?.next()
        }
        return due
    }

    private static var tolerance: TimeInterval { 1e-6 }

    private func show(_ date: Date) {
        let input = input
        host.write { if input.isValid { input.set(date) } }
    }

    private func waitForNext() {
        guard isRunning, let next else { return pause() }
        if schedule is AnimationTimelineSchedule {
            guard !isListening else { return }
            isListening = true
            host.frameListeners.add(self)
        } else {
            alarm = host.surface.clock.wake(at: next) { [weak self] in self?.ring() }
        }
    }

    private func ring() {
        if let due = takeDue() { show(due) }
        waitForNext()
    }

    func frame(at time: Double) {
        guard takeDue() != nil else { return }
        // What is shown is drawn now, whatever moment it was planned for.
        show(host.surface.clock.date)
        if next == nil { pause() }
    }

    private func pause() {
        alarm?.cancel()
        alarm = nil
        if isListening {
            isListening = false
            host.frameListeners.remove(self)
        }
    }
}
