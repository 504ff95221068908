import Foundation

/// A type that names an alignment guide and gives its value for views that set none.
public protocol AlignmentID {
    /// The guide's position in points from the view's upper leading corner when the view sets none itself.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Folds the explicit value of the child with index `n` (counted among the children that have one) into the
    /// container's value. The default keeps the mean.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    /// Keeps the mean of the values seen so far.
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        let count = CGFloat(n)
        parentValue = ((parentValue ?? 0) * count + childValue) / (count + 1)
    }

    /// The container's value from its children's, of which those without an explicit value do not count.
    package static func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
        var result: CGFloat?
        var count = 0
        for case let value? in values {
            _combineExplicit(childValue: value, count, into: &result)
            count += 1
        }
        return result
    }
}
