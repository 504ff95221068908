import Foundation

/// A wheel that turns while something is being done. It is seen through a `UIViewRepresentable`.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is.
    public enum Style: Int, Sendable {
        /// As large as a line of text.
        case medium = 100
        /// Larger, for an empty screen.
        case large = 101
    }

    /// How large the wheel is.
    open var style: Style {
        didSet { appearanceDidChange() }
    }

    /// The colour of the wheel; nil for the usual one. The desktop's theme draws it in its own.
    open var color: UIColor! {
        didSet { appearanceDidChange() }
    }

    /// Whether the wheel is not seen while it stands still.
    open var hidesWhenStopped = true {
        didSet { appearanceDidChange() }
    }

    /// Whether the wheel turns.
    open private(set) var isAnimating = false {
        didSet { appearanceDidChange() }
    }

    /// Makes a wheel that stands still.
    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: .zero)
    }

    /// Makes a wheel that stands still, as large as a line of text.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }

    /// Views are not made from archives on Linux.
    public required init?(coder: NSCoder) { return nil }

    /// Turns the wheel.
    open func startAnimating() { isAnimating = true }

    /// Stops the wheel.
    open func stopAnimating() { isAnimating = false }
}
