import Foundation

/// An alignment guide as a key: the type that names it and the axis it lies on.
///
/// A type's metadata never changes, so the key may cross threads though the compiler does not know it of metatypes.
package struct AlignmentKey: Hashable, Comparable, @unchecked Sendable {
    package let id: any AlignmentID.Type
    package let axis: Axis

    package init(_ id: any AlignmentID.Type, axis: Axis) {
        self.id = id
        self.axis = axis
    }

    package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        a.id == b.id && a.axis == b.axis
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// An order that is the same within one run of the program; it has no other meaning.
    package static func < (a: AlignmentKey, b: AlignmentKey) -> Bool {
        a.axis == b.axis ? ObjectIdentifier(a.id) < ObjectIdentifier(b.id) : a.axis == .horizontal
    }
}
