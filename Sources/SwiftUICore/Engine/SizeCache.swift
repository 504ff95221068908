import Foundation

/// The sizes for the last three proposals.
///
/// A stack probes with zero, with infinity and with the final proposal: three entries make the
/// recursive algorithm linear in the size of the tree.
struct SizeCache {
    private var first: (key: Key, size: CGSize)?
    private var second: (key: Key, size: CGSize)?
    private var third: (key: Key, size: CGSize)?

    /// A proposal as bits, so that comparing never meets a not-a-number that differs from itself.
    private struct Key: Equatable {
        let width: UInt64
        let height: UInt64

        init(_ proposal: ProposedViewSize) {
            width = Self.bits(proposal.width)
            height = Self.bits(proposal.height)
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
            third = second
            second = first
            first = (Key(proposal), newValue)
        }
    }
}
