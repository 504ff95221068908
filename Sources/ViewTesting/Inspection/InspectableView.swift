import Foundation
import SwiftUICore

/// A view as tests written for ViewInspector look at it: `try view.inspect().find(button: "Save").tap()`.
///
/// It stands for what is shown of a view that runs, so that state, environment and observed objects work without a
/// line in the app. It is looked for anew at each call, and every call throws what is on screen where there is no such
/// view. What ViewInspector finds by the path in a view's value (`vStack().text(1)`) is found here by what it is.
@MainActor
public struct InspectableView {
    let element: TestElement

    private var screen: TestScreen { element.screen }

    // MARK: Finding

    private func find(_ query: ViewQuery) throws -> InspectableView {
        let found = InspectableView(element: TestElement(screen: screen, query: query.within(element.query)))
        _ = try found.element.view()
        return found
    }

    private func findAll(_ query: ViewQuery) -> [InspectableView] {
        let all = query.within(element.query)
        return (0..<screen.count(all)).map { InspectableView(element: TestElement(screen: screen, query: all.nth($0))) }
    }

    /// The first text that says this.
    public func find(text: String) throws -> InspectableView { try find(.text(text)) }

    /// The first text that says this among other things.
    public func find(textWhere condition: @escaping @Sendable (String) -> Bool) throws -> InspectableView {
        try find(ViewQuery.role(.text).filter("that a condition holds for") { condition($0.value) })
    }

    /// The first button that is called so.
    public func find(button: String) throws -> InspectableView { try find(.button(button)) }

    /// The first link that is called so.
    public func find(link: String) throws -> InspectableView { try find(.named(link)) }

    /// The first link to a screen that is called so.
    public func find(navigationLink: String) throws -> InspectableView { try find(.named(navigationLink)) }

    /// The first view that `id(_:)` names so.
    public func find(viewWithId id: some Hashable & Sendable) throws -> InspectableView { try find(.id(id)) }

    /// The first view that `tag(_:)` names so.
    public func find(viewWithTag tag: some Hashable & Sendable) throws -> InspectableView { try find(.tag(tag)) }

    /// The first view with a label for assistive technology.
    public func find(viewWithAccessibilityLabel label: String) throws -> InspectableView { try find(.label(label)) }

    /// The first view with an identifier.
    public func find(viewWithAccessibilityIdentifier identifier: String) throws -> InspectableView {
        try find(.identifier(identifier))
    }

    /// The first view of a kind, with a text in it if one is given.
    public func find<Kind: InspectableKind>(_ kind: Kind.Type, containing text: String? = nil) throws -> InspectableView
    {
        try find(Self.query(kind, containing: text))
    }

    /// The first of the app's own views of a type.
    public func find<V: View>(_ type: V.Type) throws -> InspectableView { try find(.view(type)) }

    /// All views of a kind.
    public func findAll<Kind: InspectableKind>(_ kind: Kind.Type) -> [InspectableView] {
        findAll(Self.query(kind, containing: nil))
    }

    /// All of the app's own views of a type.
    public func findAll<V: View>(_ type: V.Type) -> [InspectableView] { findAll(.view(type)) }

    private static func query<Kind: InspectableKind>(_ kind: Kind.Type, containing text: String?) -> ViewQuery {
        guard let text else { return .role(Kind.role) }
        return .named(containing: text, as: Kind.role)
    }

    /// What is around it.
    public func parent() throws -> InspectableView {
        let outer = InspectableView(element: element.parent())
        _ = try outer.element.view()
        return outer
    }

    // MARK: Reading

    /// What a text says, or the texts in a view that is more than one.
    public func string() throws -> String {
        let view = try element.view()
        return view.value.isEmpty ? view.name : view.value
    }

    /// What is in a field.
    public func input() throws -> String { try element.value }

    /// Whether a toggle is on.
    public func isOn() throws -> Bool { try element.value == "on" }

    /// The number of a slider.
    public func value() throws -> Double { Double(try element.value) ?? 0 }

    /// What assistive technology calls it.
    public func accessibilityLabel() throws -> String { try element.name }

    /// What assistive technology says of its value.
    public func accessibilityValue() throws -> String { try element.value }

    /// Its identifier; empty without one.
    public func accessibilityIdentifier() throws -> String { try element.view().identifier ?? "" }

    /// Whether a person cannot use it.
    public func isDisabled() throws -> Bool { try !element.view().isEnabled }

    /// Whether it is hidden.
    public func isHidden() throws -> Bool { try element.view().isHidden }

    /// Whether a click on its middle would reach it.
    public func isResponsive() throws -> Bool {
        _ = try element.view()
        return element.isHittable
    }

    // MARK: Acting

    /// Clicks on it.
    public func tap() throws { try element.tap() }

    /// Types a text in place of what is in the field.
    public func setInput(_ text: String) throws { try element.type(text) }

    /// Presses Return in the field.
    public func callOnSubmit() throws {
        try screen.focus(element.query)
        try screen.submit()
    }

    /// Clicks on it.
    public func callOnTapGesture() throws { try element.tap() }

    /// Holds it down.
    public func callOnLongPressGesture() throws { try element.longPress() }

    /// Brings the pointer over it, or takes it away.
    public func callOnHover(_ isOver: Bool) throws {
        if isOver { try screen.hover(element.query) } else { try screen.endHover(element.query) }
    }

    /// Chooses a title of a picker or a menu.
    public func select(_ title: String) throws { try element.choose(title) }

    /// Drags the knob of a slider to a number.
    public func setValue(_ value: Double) throws { try screen.set(value, of: element.query) }

    /// Clicks on the plus of a stepper.
    public func increment() throws { try screen.increment(element.query) }

    /// Clicks on the minus of a stepper.
    public func decrement() throws { try screen.decrement(element.query) }

    /// Picks a date in a date picker.
    public func select(date: Date) throws { try screen.pick(date, in: element.query) }

    /// Follows a link to a screen.
    public func activate() throws { try element.tap() }
}

extension TestScreen {
    /// What is on screen, as tests written for ViewInspector look at it.
    public func inspect() throws -> InspectableView { InspectableView(element: self[.window().last]) }
}

extension View {
    /// Runs the view and lets a test look at it, as tests written for ViewInspector do. What a person does stays done for
    /// all that is found from here; another call begins anew.
    @MainActor
    public func inspect(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
    ) throws -> InspectableView {
        let host = TestHost(
            self, size: CGSize(width: 400, height: 600), fileID: fileID, filePath: filePath, line: line)
        return try host.inspect()
    }
}
