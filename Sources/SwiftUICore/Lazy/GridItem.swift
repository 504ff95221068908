import Foundation

/// A column or row of a lazy grid, or as many as fit.
public nonisolated struct GridItem: Sendable {
    /// How large a column or row is.
    public enum Size: Sendable {
        /// A length in points.
        case fixed(CGFloat)
        /// An equal share of what is there, within bounds in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit into an equal share of what is there, each within bounds in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How large it is.
    public var size: GridItem.Size
    /// The distance to the next one in points; nil for the usual one.
    public var spacing: CGFloat?
    /// How a view stands in its cell; nil for in the middle.
    public var alignment: Alignment?

    /// A column or row of a size.
    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// The columns of a lazy grid, or its rows, for a length across.
struct GridTracks: Equatable {
    struct Track: Equatable {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }

    private(set) var tracks: [Track] = []
    /// The length of all with the distances between them.
    private(set) var length: CGFloat = 0

    /// Fixed lengths are served first; of the rest each takes its share of what is left, in order.
    init(_ items: [GridItem], in available: CGFloat?) {
        let gaps = items.dropLast().reduce(0) { $0 + Self.spacing($1) }
        var rest: CGFloat?
        if let available {
            rest = items.reduce(max(available - gaps, 0)) { rest, item in
                if case .fixed(let length) = item.size { rest - length } else { rest }
            }
        }
        var open = items.count { if case .fixed = $0.size { false } else { true } }
        var position: CGFloat = 0
        for (index, item) in items.enumerated() {
            let spacing = Self.spacing(item)
            let share = rest.map { max($0 / CGFloat(max(open, 1)), 0) }
            let (count, length) = Self.fit(item.size, share, spacing)
            for part in 0..<count {
                if part > 0 { position += spacing }
                tracks.append(Track(start: position, length: length, alignment: item.alignment ?? .center))
                position += length
            }
            if case .fixed = item.size {
            } else {
                open -= 1
                rest = rest.map { $0 - CGFloat(count) * length - CGFloat(count - 1) * spacing }
            }
            if index < items.count - 1 { position += spacing }
        }
        length = position
    }

    private static func spacing(_ item: GridItem) -> CGFloat { item.spacing ?? ViewSpacing.standardDistance }

    private static func fit(_ size: GridItem.Size, _ share: CGFloat?, _ spacing: CGFloat) -> (Int, CGFloat) {
        switch size {
        case .fixed(let length): return (1, max(length, 0))
        case .flexible(let minimum, let maximum):
            let length = share ?? minimum
            return (1, max(min(length, maximum), minimum, 0))
        case .adaptive(let minimum, let maximum):
            let least = minimum > 1 ? minimum : 1
            guard let share, share.isFinite else { return (1, least) }
            let count = max(Int(clamping: ((share + spacing) / max(least + spacing, 1)).rounded(.down)), 1)
            let length = (share - CGFloat(count - 1) * spacing) / CGFloat(count)
            return (count, max(min(length, maximum), least))
        }
    }
}
