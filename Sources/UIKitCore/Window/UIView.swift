import FoundationGaps
import Foundation

/// A rectangle on the display. Here it is what windows and view controllers have in common; the content of a window is
/// SwiftUI's.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// Where the view is in its parent, in points.
    open var frame: CGRect

    /// The view's own rectangle, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    /// The middle of the view in its parent, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }

    /// The colour behind the content; `nil` for none.
    open var backgroundColor: UIColor? {
        didSet { appearanceDidChange() }
    }

    /// The accent colour of the controls inside.
    open var tintColor: UIColor! = .tintColor {
        didSet { appearanceDidChange() }
    }

    /// How opaque the view is, from 0 to 1.
    open var alpha: CGFloat = 1 {
        didSet { appearanceDidChange() }
    }

    /// Whether the view is not shown.
    open var isHidden = false {
        didSet { appearanceDidChange() }
    }

    /// The traits in force for the view.
    open var traitCollection: UITraitCollection { .current }

    /// Forces light or dark onto the view.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { appearanceDidChange() }
    }

    package weak var controller: UIViewController?

    /// Makes a view with a frame in points.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Views are not made from archives on Linux.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
        return nil
    }

    /// Makes a view without extent.
    public convenience override init() {
        self.init(frame: .zero)
    }

    /// The chain goes on at the view's controller.
    open override var next: UIResponder? { controller }

    /// Takes the keyboard focus away from what is being edited inside the view.
    ///
    /// - Returns: Whether it gave way.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        UIApplication.shared.firstResponder?.resignFirstResponder() ?? true
    }

    /// Called when something that is seen of the view has changed.
    package var onAppearanceChange: (() -> Void)?

    func appearanceDidChange() { onAppearanceChange?() }
}
