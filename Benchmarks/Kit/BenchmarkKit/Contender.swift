/// One of the sides of a comparison: something to run, and an outcome that proves that it did the work.
@MainActor
package struct Contender<Outcome: Equatable> {
    /// Runs once and returns the nanoseconds it took.
    let sample: (_ repetitions: Int) -> (nanoseconds: Double, outcome: Outcome)
    let isRepeatable: Bool

    /// Something that may be run any number of times on the same state.
    package static func run(_ body: @escaping @MainActor () -> Outcome) -> Contender {
        Contender(
            sample: { repetitions in
                var outcome: Outcome?
                let start = Clock.now()
                for _ in 0..<repetitions { outcome = body() }
                return ((Clock.now() - start) / Double(repetitions), outcome!)
            },
            isRepeatable: true)
    }

    /// Something that uses its state up. `prepare` makes a new state for each round, and is not measured; neither is
    /// the release of the state.
    package static func prepared<State>(
        _ prepare: @escaping @MainActor () -> State, run body: @escaping @MainActor (inout State) -> Outcome
    ) -> Contender {
        Contender(
            sample: { _ in
                var state = prepare()
                let start = Clock.now()
                let outcome = body(&state)
                let end = Clock.now()
                withExtendedLifetime(state) {}
                return (end - start, outcome)
            },
            isRepeatable: false)
    }

    /// Something that measures itself: what it returns are the nanoseconds of one run, and the outcome.
    package static func measured(
        _ body: @escaping @MainActor () -> (nanoseconds: Double, outcome: Outcome)
    ) -> Contender {
        Contender(sample: { _ in body() }, isRepeatable: false)
    }
}
