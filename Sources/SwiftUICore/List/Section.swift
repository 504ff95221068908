import Foundation

/// Rows that belong together, with a header and a footer.
///
/// In a list or form it is a box of its own; in a lazy stack or grid its header can be pinned; elsewhere
/// its views follow each other.
public nonisolated struct Section<Parent, Content, Footer> {
    package var header: Parent
    package var content: Content
    package var footer: Footer
    package var isExpanded: Binding<Bool>?

    package init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeImplicitStack(_makeViewList(view: view, inputs: inputs), inputs: inputs)
    }

    @MainActor public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

    @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let isCollapsible = inputs.host.graph.untracked { view.value.isExpanded != nil }
        let content = view.projecting(\.content)
        let rows: ViewList
        if isCollapsible {
            rows = SwitchingViewList(
                inputs: inputs, branch: { view.value.isExpanded?.wrappedValue == false ? nil : 0 },
                make: { _, inputs in Content._makeViewList(view: content, inputs: inputs).list })
        } else {
            rows = Content._makeViewList(view: content, inputs: inputs).list
        }
        return _ViewListOutputs(
            SectionViewList(
                header: makeEnd(view.projecting(\.header), .header, inputs), rows: rows,
                footer: makeEnd(view.projecting(\.footer), .footer, inputs),
                spacing: { inputs.environment.value(ListSectionSpacingKey.self) }))
    }

    /// A header or footer: in a list with the look of one.
    @MainActor
    private static func makeEnd<End: View>(
        _ end: _GraphValue<End>, _ role: LazyContents.Role, _ inputs: _ViewInputs
    ) -> ViewList {
        var inner = inputs.wrappingElements { inputs, content in
            let outputs = content(inputs)
            outputs.node.setTrait(SectionRoleTrait.self, role)
            return outputs
        }
        let isInList = inputs.host.graph.untracked { inputs.environment.value(ListContextKey.self) } != .none
        if isInList {
            inner = inner.settingEnvironment { values in
                if role == .header {
                    values.font = values.headerProminence == .increased ? .title3.bold() : .headline
                } else {
                    values.font = .caption
                    values.foregroundStyles = .set(
                        [AnyShapeStyle(HierarchicalShapeStyle.secondary)], outside: values.foregroundStyles)
                }
            }
        }
        return End._makeViewList(view: end, inputs: inner).list
    }
}

extension Section: ShapedViewList where Parent: View, Content: View, Footer: View {
    @MainActor package static var viewListShape: ViewListShape { .nested }
}

/// The views of a section.
package final class SectionViewList: ViewList {
    private let header: ViewList
    private let rows: ViewList
    private let footer: ViewList
    private let spacing: () -> CGFloat?

    init(header: ViewList, rows: ViewList, footer: ViewList, spacing: @escaping () -> CGFloat? = { nil }) {
        self.spacing = spacing
        self.header = header
        self.rows = rows
        self.footer = footer
    }

    package override func realize(into nodes: inout [LayoutNode]) {
        header.realize(into: &nodes)
        rows.realize(into: &nodes)
        footer.realize(into: &nodes)
    }

    package override func collect(into contents: inout LazyContents) {
        contents.addSection(spacing: spacing()) { contents in
            contents.adding(.header) { header.collect(into: &$0) }
            contents.adding(.row) { rows.collect(into: &$0) }
            contents.adding(.footer) { footer.collect(into: &$0) }
        }
    }

    package override var isDynamic: Bool { header.isDynamic || rows.isDynamic || footer.isDynamic }
}

/// How strongly something stands out.
public enum Prominence: Sendable, Hashable {
    /// As strongly as the platform shows it where nothing is said.
    case standard
    /// More strongly than that.
    case increased
}

package enum HeaderProminenceKey: EnvironmentKey { package static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    /// How strongly the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// How strongly the headers of the view's sections stand out.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
