import Foundation

/// Text that cannot be edited. It is seen through a `UIViewRepresentable`.
@MainActor @preconcurrency
open class UILabel: UIView {
    /// The text; nil for none.
    open var text: String? {
        didSet { appearanceDidChange() }
    }

    /// The font; nil for that of running text.
    open var font: UIFont! {
        didSet { appearanceDidChange() }
    }

    /// The colour of the text; nil for the usual one.
    open var textColor: UIColor! {
        didSet { appearanceDidChange() }
    }

    /// Where lines begin that are shorter than the longest.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { appearanceDidChange() }
    }

    /// The most lines; 0 for as many as the text needs.
    open var numberOfLines = 1 {
        didSet { appearanceDidChange() }
    }

    /// Makes a label without text.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Views are not made from archives on Linux.
    public required init?(coder: NSCoder) { return nil }
}
