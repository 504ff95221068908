/// What a person is to feel or hear. Desktops have nothing to feel it by, so that nothing happens.
public struct SensoryFeedback: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange
        case impact(Weight?, Flexibility?, Double)
    }

    private let kind: Kind

    /// How heavy things are that meet.
    public struct Weight: Equatable, Sendable {
        private let rank: Int
        /// Light things.
        public static let light = Weight(rank: 0)
        /// Things that are neither light nor heavy.
        public static let medium = Weight(rank: 1)
        /// Heavy things.
        public static let heavy = Weight(rank: 2)
    }

    /// How hard things are that meet.
    public struct Flexibility: Equatable, Sendable {
        private let rank: Int
        /// Hard things.
        public static let rigid = Flexibility(rank: 0)
        /// Things that are neither hard nor soft.
        public static let solid = Flexibility(rank: 1)
        /// Soft things.
        public static let soft = Flexibility(rank: 2)
    }

    /// Something has been done.
    public static let success = SensoryFeedback(kind: .success)
    /// Something may go wrong.
    public static let warning = SensoryFeedback(kind: .warning)
    /// Something has gone wrong.
    public static let error = SensoryFeedback(kind: .error)
    /// Another thing is chosen.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value became larger.
    public static let increase = SensoryFeedback(kind: .increase)
    /// A value became smaller.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// Something begins.
    public static let start = SensoryFeedback(kind: .start)
    /// Something ends.
    public static let stop = SensoryFeedback(kind: .stop)
    /// Something that is dragged stands in line with something else.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// A pressure has come to another level.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// Things meet.
    public static let impact = SensoryFeedback.impact()

    /// Things of a weight meet; the intensity is from 0 to 1.
    public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight, nil, intensity))
    }

    /// Things of a hardness meet; the intensity is from 0 to 1.
    public static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(nil, flexibility, intensity))
    }
}

extension View {
    /// Lets a person feel something when a value changes. Desktops have nothing to feel it by.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback }
    }

    /// Lets a person feel something when a value changes in a certain way, which is asked for as on other platforms.
    /// Desktops have nothing to feel it by.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Lets a person feel something, which a closure chooses, when a value changes. The closure is called as on other
    /// platforms; desktops have nothing to feel it by.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in
            if feedback(old, new) != nil {
                Diagnostics.once("sensoryFeedback has no effect: desktops have nothing to feel it by.")
            }
        }
    }
}
