/// What can be known of a view's list from its type alone, without evaluating anything.
@MainActor
package enum ViewListShape: Comparable {
    /// Exactly one view.
    case single
    /// A few views, or none.
    case several
    /// As many as some data has, or sections.
    case nested

    private static var known: [ObjectIdentifier: ViewListShape] = [:]

    package static func of<V: View>(_ type: V.Type) -> ViewListShape {
        let key = ObjectIdentifier(type)
        if let shape = known[key] { return shape }
        let shape: ViewListShape
        if let shaped = type as? any ShapedViewList.Type {
            shape = shaped.viewListShape
        } else if V.Body.self == Never.self {
            shape = .single
        } else {
            shape = of(V.Body.self)
        }
        known[key] = shape
        return shape
    }
}

/// A view that may stand for another number of views than one.
@MainActor
package protocol ShapedViewList {
    static var viewListShape: ViewListShape { get }
}

extension EmptyView: ShapedViewList {
    @MainActor package static var viewListShape: ViewListShape { .several }
}

extension AnyView: ShapedViewList {
    @MainActor package static var viewListShape: ViewListShape { .several }
}

extension TupleView: ShapedViewList {
    @MainActor package static var viewListShape: ViewListShape {
        elementTypes.reduce(.several) { max($0, $1.shape) }
    }
}

extension View {
    @MainActor fileprivate static var shape: ViewListShape { ViewListShape.of(Self.self) }
}

extension ForEach: ShapedViewList where Content: View {
    @MainActor package static var viewListShape: ViewListShape { .nested }
}

extension Group: ShapedViewList where Content: View {
    @MainActor package static var viewListShape: ViewListShape { ViewListShape.of(Content.self) }
}

extension Optional: ShapedViewList where Wrapped: View {
    @MainActor package static var viewListShape: ViewListShape { max(.several, ViewListShape.of(Wrapped.self)) }
}

extension _ConditionalContent: ShapedViewList where TrueContent: View, FalseContent: View {
    @MainActor package static var viewListShape: ViewListShape {
        let (first, second) = (ViewListShape.of(TrueContent.self), ViewListShape.of(FalseContent.self))
        return first == second ? first : max(.several, first, second)
    }
}

extension IDView: ShapedViewList {
    @MainActor package static var viewListShape: ViewListShape { ViewListShape.of(Content.self) }
}

extension EquatableView: ShapedViewList {
    @MainActor package static var viewListShape: ViewListShape { ViewListShape.of(Content.self) }
}

extension ModifiedContent: ShapedViewList where Content: View, Modifier: ViewModifier {
    @MainActor package static var viewListShape: ViewListShape { ViewListShape.of(Content.self) }
}
