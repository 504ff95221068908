import Foundation

/// A view's size and alignment guides in its own coordinates.
public struct ViewDimensions {
    package let size: CGSize
    /// What the size was chosen for.
    private let proposal: ProposedViewSize
    package let guides: (any ExplicitAlignmentGuides)?

    /// Makes dimensions; `guides` answers for the guides that the view sets itself.
    package init(
        size: CGSize, proposal: ProposedViewSize = .unspecified, guides: (any ExplicitAlignmentGuides)? = nil
    ) {
        self.size = size
        self.proposal = proposal
        self.guides = guides
    }

    /// Makes dimensions whose explicit guides come from a closure, which is asked at each read.
    package init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat?) {
        self.init(size: size, guides: ClosureAlignmentGuides(explicit))
    }

    /// The width in points.
    public var width: CGFloat { size.width }

    /// The height in points.
    public var height: CGFloat { size.height }

    /// The position of a horizontal guide: the one the view sets, otherwise the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

    /// The position of a vertical guide: the one the view sets, otherwise the guide's default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The position of a horizontal guide if the view sets it.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

    /// The position of a vertical guide if the view sets it.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    package subscript(guide: AlignmentKey) -> CGFloat {
        self[explicit: guide] ?? guide.id.defaultValue(in: self)
    }

    package subscript(explicit guide: AlignmentKey) -> CGFloat? {
        guides?.explicitPosition(of: guide, size: size, proposal: proposal)
    }

    package subscript(alignment: Alignment) -> CGPoint {
        CGPoint(x: self[alignment.horizontal.key], y: self[alignment.vertical.key])
    }
}

extension ViewDimensions: Equatable {
    /// Whether sizes are equal and the guides come from the same source.
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.size == rhs.size && lhs.proposal == rhs.proposal && lhs.guides === rhs.guides
    }
}

/// What answers for the alignment guides that a view sets itself.
package protocol ExplicitAlignmentGuides: AnyObject {
    func explicitPosition(of guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
}

private final class ClosureAlignmentGuides: ExplicitAlignmentGuides {
    private let explicit: (AlignmentKey) -> CGFloat?

    init(_ explicit: @escaping (AlignmentKey) -> CGFloat?) {
        self.explicit = explicit
    }

    func explicitPosition(of guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        explicit(guide)
    }
}
