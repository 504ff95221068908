import Foundation

/// What coordinates are relative to.
public enum CoordinateSpace: Hashable {
    /// The window.
    case global
    /// The view itself.
    case local
    /// The view around that has this name.
    case named(AnyHashable)

    /// Whether it is the window.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view itself.
    public var isLocal: Bool { self == .local }
}

/// Something that coordinates can be relative to.
public protocol CoordinateSpaceProtocol {
    /// What it is.
    var coordinateSpace: CoordinateSpace { get }
}

/// A view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    private let name: AnyHashable

    package init(name: AnyHashable) { self.name = name }

    /// The view of the name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// The view itself.
    public init() {}

    /// The view itself.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// The window.
    public init() {}

    /// The window.
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// The names that scroll views have by themselves.
package enum ScrollSpaceName: Hashable {
    case any
    case axis(Axis)
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The view around that has a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }

    /// The nearest scroll view around.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpaceName.any) }

    /// The nearest scroll view around that scrolls along an axis.
    public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: ScrollSpaceName.axis(axis)) }
}

/// Gives a view a name for coordinates.
nonisolated struct CoordinateSpaceModifier: PrimitiveViewModifier {
    let name: AnyHashable

    nonisolated init(name: AnyHashable) { self.name = name }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = NamedSpaceNode(inputs, child: body(inputs).node)
        _ = inputs.subgraph.effect(name: "coordinateSpace") { [unowned node] in node.spaceName = modifier.value.name }
        return _ViewOutputs(node: node)
    }
}

private final class NamedSpaceNode: UnaryNode {
    var spaceName: AnyHashable?

    override func isSpace(named name: AnyHashable) -> Bool { name == spaceName }
}

extension LayoutNode {
    /// The node's rectangle in a coordinate space; the window's where no view around has the name.
    package func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return CGRect(origin: .zero, size: frame.size)
        case .global: return frame(in: nil)
        case .named(let name):
            var node: LayoutNode? = self
            while let current = node, !current.isSpace(named: name) { node = current.parent }
            return frame(in: node)
        }
    }
}

extension View {
    /// Gives the view a name, so that what is inside can ask for coordinates relative to it.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        guard case .named(let name) = name.coordinateSpace else {
            return modifier(CoordinateSpaceModifier(name: AnyHashable("")))
        }
        return modifier(CoordinateSpaceModifier(name: name))
    }

    /// Gives the view a name, so that what is inside can ask for coordinates relative to it.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}

extension LayoutNode {
    /// The rectangle in the coordinates of an ancestor, or of the window where there is none.
    package final func frame(in ancestor: LayoutNode?) -> CGRect {
        var rect = CGRect(origin: .zero, size: frame.size)
        var node: LayoutNode? = self
        while let current = node, current !== ancestor {
            rect = current.convertToParent(rect)
            node = current.parent
        }
        return rect
    }
}
