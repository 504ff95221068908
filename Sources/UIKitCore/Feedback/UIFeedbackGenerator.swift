import Foundation

/// Lets the user feel what happens. Desktop machines have nothing to be felt, so the first use says so on standard error
/// and nothing else happens.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    /// Makes a generator.
    @MainActor @preconcurrency public override init() {
        super.init()
    }

    /// Announces that feedback comes soon.
    open func prepare() {}

    final func play() {
        Diagnostics.once("\(type(of: self))", "has nothing to be felt with on a desktop machine")
    }
}

/// Feedback of something that bumps into another thing.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy or hard the thing is.
    public enum FeedbackStyle: Int, Sendable {
        /// Small or light.
        case light = 0
        /// Of middle size.
        case medium = 1
        /// Large or heavy.
        case heavy = 2
        /// Soft.
        case soft = 3
        /// Hard.
        case rigid = 4
    }

    /// Makes a generator for a style.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// Makes a generator for things of middle size.
    public convenience override init() {
        self.init(style: .medium)
    }

    /// Lets a bump be felt.
    open func impactOccurred() {
        play()
    }

    /// Lets a bump of a strength from 0 to 1 be felt.
    open func impactOccurred(intensity: CGFloat) {
        play()
    }
}

/// Feedback of how a task ended.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How the task ended.
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success = 0
        /// With a warning.
        case warning = 1
        /// Not at all.
        case error = 2
    }

    /// Lets the end of a task be felt.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        play()
    }
}

/// Feedback of another choice.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Lets another choice be felt.
    open func selectionChanged() {
        play()
    }
}
