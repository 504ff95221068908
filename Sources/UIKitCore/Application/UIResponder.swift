import FoundationGaps
import Foundation

/// An object that can take part in the handling of events: the application, its delegate, windows, view controllers.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// Makes a responder.
    @MainActor @preconcurrency public override init() {
        super.init()
    }

    /// The responder that is asked after this one; `nil` at the end of the chain.
    open var next: UIResponder? { nil }

    /// Whether the responder may become the first one that is asked. It may not, unless a subclass says so.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder may stop being the first.
    open var canResignFirstResponder: Bool { true }

    /// Whether this responder is the first that is asked.
    open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

    /// Makes this responder the first that is asked, if it may and the present one gives way.
    ///
    /// - Returns: Whether it is the first now.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder {
            return true
        }
        guard canBecomeFirstResponder else { return false }
        if let present = UIApplication.shared.firstResponder, !present.resignFirstResponder() {
            return false
        }
        UIApplication.shared.firstResponder = self
        return true
    }

    /// Gives up being the first that is asked, if this one may.
    ///
    /// - Returns: Whether it gave way.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if isFirstResponder {
            UIApplication.shared.firstResponder = nil
        }
        return true
    }

    /// The undo manager of the nearest responder up the chain that has one.
    open var undoManager: UndoManager? { next?.undoManager }
}

extension UIResponder {
    /// Posted before a screen keyboard appears. A desktop has none, so it is never posted.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after a screen keyboard appeared. A desktop has none, so it is never posted.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before a screen keyboard goes. A desktop has none, so it is never posted.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted after a screen keyboard went. A desktop has none, so it is never posted.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before a screen keyboard moves. A desktop has none, so it is never posted.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted after a screen keyboard moved. A desktop has none, so it is never posted.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// The key of the keyboard's first frame.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's last frame.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the length of the keyboard's animation, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve of the keyboard's animation.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key that says whether the keyboard belongs to this app.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
