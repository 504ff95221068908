import Foundation

/// Gives a view a fixed width, height or both.
@frozen public nonisolated struct _FrameLayout: UnaryLayout, Sendable {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = FrameDimension.checked(width)
        self.height = FrameDimension.checked(height)
        self.alignment = alignment
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutNode) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    package func place(_ child: LayoutNode, in node: LayoutNode, proposal: ProposedViewSize) {
        node.place(child, aligned: alignment, proposal: inner(proposal), in: node.placementSize)
    }

    package func spacing(_ child: LayoutNode) -> ViewSpacing {
        var spacing = child.spacing
        // A frame's own edge is an edge like any other, whatever is inside.
        if width != nil { (spacing[.leading], spacing[.trailing]) = (.standard, .standard) }
        if height != nil { (spacing[.top], spacing[.bottom]) = (.standard, .standard) }
        return spacing
    }
}

/// Gives a view limits for its width and height.
@frozen public nonisolated struct _FlexFrameLayout: UnaryLayout, Sendable {
    let horizontal: FlexibleLength
    let vertical: FlexibleLength
    let alignment: Alignment

    nonisolated init(horizontal: FlexibleLength, vertical: FlexibleLength, alignment: Alignment) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal.proposal(proposal.width), height: vertical.proposal(proposal.height))
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutNode) -> CGSize {
        let size = child.sizeThatFits(inner(proposal))
        return CGSize(
            width: horizontal.answer(proposal.width, child: size.width),
            height: vertical.answer(proposal.height, child: size.height))
    }

    package func place(_ child: LayoutNode, in node: LayoutNode, proposal: ProposedViewSize) {
        // What the frame has become is what the child may use, where the frame decides.
        var offered = inner(proposal)
        let size = node.placementSize
        if proposal.width == nil || proposal.height == nil {
            // An ideal length that the limits do not touch stays ideal: a text must not be fitted into its own width.
            let ideal = child.sizeThatFits(offered)
            if horizontal.isLimited, proposal.width != nil || ideal.width != size.width { offered.width = size.width }
            if vertical.isLimited, proposal.height != nil || ideal.height != size.height {
                offered.height = size.height
            }
        } else {
            if horizontal.isLimited { offered.width = size.width }
            if vertical.isLimited { offered.height = size.height }
        }
        node.place(child, aligned: alignment, proposal: offered, in: size)
    }
}

/// The limits of one dimension of a frame.
@frozen public struct FlexibleLength: Equatable, Sendable {
    let minimum: CGFloat?
    let ideal: CGFloat?
    let maximum: CGFloat?

    init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
        let known = [minimum, ideal, maximum].compactMap(\.self)
        for length in known { FrameDimension.warn(about: length, allowsInfinity: true) }
        if known != known.sorted() { Diagnostics.once("Contradictory frame constraints specified.") }
        let ideal = ideal.map { max($0, minimum ?? $0) }
        self.minimum = minimum
        self.ideal = ideal
        // A maximum below the rest is raised to it.
        self.maximum = maximum.map { max($0, ideal ?? $0, minimum ?? $0) }
    }

    var isLimited: Bool { minimum != nil || maximum != nil }

    /// What is offered to the child.
    func proposal(_ offered: CGFloat?) -> CGFloat? {
        guard let length = offered ?? ideal else { return nil }
        return clamped(length)
    }

    /// The frame's own length.
    func answer(_ offered: CGFloat?, child: CGFloat) -> CGFloat {
        guard let offered else { return ideal ?? clamped(child) }
        switch (minimum, maximum) {
        case (let minimum?, let maximum?): return min(max(offered, minimum), maximum)
        case (let minimum?, nil): return max(minimum, min(offered, child))
        case (nil, let maximum?): return min(maximum, max(offered, child))
        case (nil, nil): return child
        }
    }

    private func clamped(_ length: CGFloat) -> CGFloat {
        var length = length
        if let maximum { length = min(length, maximum) }
        if let minimum { length = max(length, minimum) }
        return length
    }
}

/// Checks the numbers that a frame is given.
enum FrameDimension {
    static func checked(_ length: CGFloat?) -> CGFloat? {
        guard let length else { return nil }
        warn(about: length, allowsInfinity: false)
        return length.isFinite ? max(length, 0) : length == .infinity ? nil : 0
    }

    static func warn(about length: CGFloat, allowsInfinity: Bool) {
        if length < 0 || length.isNaN || (!allowsInfinity && length.isInfinite) {
            Diagnostics.once("Invalid frame dimension (negative or non-finite).")
        }
    }
}

extension View {
    /// A frame of a fixed width, height or both, in points; the view is aligned in it and may be larger.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// A frame without limits.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public nonisolated func frame() -> some View { frame(width: nil, height: nil) }

    /// A frame with limits, in points. With a maximum of infinity it takes all that is offered.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                horizontal: FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                vertical: FlexibleLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
                alignment: alignment))
    }
}
