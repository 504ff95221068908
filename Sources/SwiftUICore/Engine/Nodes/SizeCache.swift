import Foundation

/// The sizes for the last three proposals.
///
/// A stack probes with zero, with infinity and with the final proposal: three entries make the
/// recursive algorithm linear in the size of the tree.
struct SizeCache {
    private var first: (key: Key, size: CGSize)?
    private var second: (key: Key, size: CGSize)?
    private var third: (key: Key, size: CGSize)?
    /// Whether there were more.
    private var hasForgotten = false

    /// A proposal as bits, so that comparing never meets a not-a-number that differs from itself.
    private struct Key: Equatable {
        let width: UInt64
        let height: UInt64

        init(_ proposal: ProposedViewSize) {
            width = Self.bits(proposal.width)
            height = Self.bits(proposal.height)
        }

        var proposal: ProposedViewSize {
            ProposedViewSize(width: Self.length(width), height: Self.length(height))
        }

        private static func length(_ bits: UInt64) -> CGFloat? {
            bits == .max ? nil : CGFloat(Double(bitPattern: bits))
        }

        private static func bits(_ length: CGFloat?) -> UInt64 {
            guard let length else { return .max }
            return Double(length).bitPattern
        }
    }

    var isEmpty: Bool { first == nil }

    mutating func removeAll() {
        first = nil
        second = nil
        third = nil
        hasForgotten = false
    }

    /// Whether all that was asked comes out the same now, as far as that is known.
    func holds(_ size: (ProposedViewSize) -> CGSize) -> Bool {
        if isEmpty || hasForgotten { return false }
        // The newest last, so that it is the newest again.
        for entry in [third, second, first] {
            if let entry, size(entry.key.proposal) != entry.size { return false }
        }
        return true
    }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get {
            let key = Key(proposal)
            if let first, first.key == key { return first.size }
            if let second, second.key == key { return second.size }
            if let third, third.key == key { return third.size }
            return nil
        }
        set {
            guard let newValue else { return }
            if third != nil { hasForgotten = true }
            third = second
            second = first
            first = (Key(proposal), newValue)
        }
    }
}
