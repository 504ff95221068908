import Foundation

extension EnvironmentValues {
    /// The most lines that a text may have; nil for as many as it needs.
    public var lineLimit: Int? {
        get { lineLimits.upper }
        set { lineLimits.upper = newValue }
    }

    package var lineLimits: LineLimit {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The distance between lines, in points, in addition to the font's own.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// Where the lines of texts with several lines stand.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// Where the dots stand for what does not fit.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// How small a text may be drawn to fit, from 1, not at all, down to 0.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// Whether letters may stand closer together where a text does not fit.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }
}

extension View {
    /// The most lines of texts in the view; nil for as many as they need. How many they have at least stays.
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        transformEnvironment(\.lineLimits) { $0.upper = number }
    }

    /// The least number of lines of texts in the view, whose room is kept; no most.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, LineLimit(lower: limit.lowerBound))
    }

    /// The most lines of texts in the view; no least.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimits, LineLimit(upper: limit.upperBound))
    }

    /// The least and the most lines of texts in the view; the room of the least is kept.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, LineLimit(lower: limit.lowerBound, upper: limit.upperBound))
    }

    /// The most lines of texts in the view, and whether the room of so many is kept.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimits, LineLimit(lower: reservesSpace ? limit : nil, upper: limit))
    }

    /// The distance between lines, in points, in addition to the font's own.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Where the lines of texts with several lines stand; no text becomes wider by it.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Where the dots stand for what does not fit.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// How small texts may be drawn to fit: from 1, not at all, down to 0.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor.isFinite ? min(max(factor, 0), 1) : 1)
    }

    /// Whether letters may stand closer together where a text does not fit.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}
