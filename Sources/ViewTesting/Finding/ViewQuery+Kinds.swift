import Foundation
import SwiftUICore

extension ViewQuery {
    /// A view of any kind that is called so: its label, else its own text or prompt, else the texts inside of it.
    public static func named(_ name: String) -> ViewQuery { ViewQuery(named: name, role: nil) }

    /// A view of a role, of any name or of one.
    public static func role(_ role: ShownView.Role, _ name: String? = nil) -> ViewQuery {
        if let name { return ViewQuery(named: name, role: role) }
        return ViewQuery("any \(role.rawValue)", role: role) { _, _ in true }
    }

    /// A view of any kind, or of a role, whose name has this in it.
    public static func named(containing part: String, as role: ShownView.Role? = nil) -> ViewQuery {
        ViewQuery("\(role?.rawValue ?? "view") with “\(part)” in its name", wantedName: part, role: role) { view, _ in
            view.name.contains(part)
        }
    }

    /// A view of any kind, or of a role, whose name a regular expression matches somewhere.
    public static func named(matching expression: some RegexComponent, as role: ShownView.Role? = nil) -> ViewQuery {
        nonisolated(unsafe) let expression = expression.regex
        return ViewQuery("\(role?.rawValue ?? "view") whose name matches an expression", role: role) { view, _ in
            view.name.firstMatch(of: expression) != nil
        }
    }

    /// A button that is called so.
    public static func button(_ name: String) -> ViewQuery { role(.button, name) }

    /// A field whose label or prompt is so.
    public static func textField(_ name: String) -> ViewQuery {
        ViewQuery("textField “\(name)”", wantedName: name, role: .textField) { view, _ in
            view.name == name || view.placeholder == name
        }
    }

    /// A switch or a check box that is called so.
    public static func toggle(_ name: String) -> ViewQuery { role(.toggle, name) }

    /// A row of a list or a form that is called so.
    public static func row(_ name: String) -> ViewQuery { role(.row, name) }

    /// A text that says exactly this.
    public static func text(_ text: String) -> ViewQuery {
        ViewQuery("text “\(text)”", wantedName: text, role: .text) { view, _ in view.value == text || view.name == text
        }
    }

    /// A text that says this among other things.
    public static func text(containing part: String) -> ViewQuery {
        ViewQuery("text with “\(part)” in it", wantedName: part, role: .text) { view, _ in view.value.contains(part) }
    }

    /// A text that a regular expression matches somewhere.
    public static func text(matching expression: some RegexComponent) -> ViewQuery {
        nonisolated(unsafe) let expression = expression.regex
        return ViewQuery("text that matches an expression", role: .text) { view, _ in
            view.value.firstMatch(of: expression) != nil
        }
    }

    /// A view of any kind whose label for assistive technology is so.
    public static func label(_ label: String) -> ViewQuery {
        ViewQuery("view labelled “\(label)”", wantedName: label) { view, _ in view.label == label }
    }

    /// A field whose prompt is so.
    public static func placeholder(_ prompt: String) -> ViewQuery {
        ViewQuery("field with the prompt “\(prompt)”", wantedName: prompt, role: .textField) { view, _ in
            view.placeholder == prompt
        }
    }

    /// A view that shows this value: the text of a field, the chosen title, "on" or "off".
    public static func value(_ value: String) -> ViewQuery {
        ViewQuery("view with the value “\(value)”", wantedName: value) { view, _ in view.value == value }
    }

    /// A view that `accessibilityIdentifier` names so. A person does not see it: the last resort.
    public static func identifier(_ identifier: String) -> ViewQuery {
        ViewQuery("view with the identifier “\(identifier)”", wantedName: identifier) { view, _ in
            view.identifier == identifier
        }
    }

    /// What has the keyboard focus.
    public static var focused: ViewQuery { ViewQuery("what has the focus") { view, _ in view.isFocused } }

    /// What `id(_:)` or the element of a `ForEach` names so.
    public static func id(_ id: some Hashable & Sendable) -> ViewQuery {
        ViewQuery("view with the id \(id)") { view, screen in
            screen.nodesWithTrait(ExplicitIDTrait.self, AnyHashable(id)).contains(view.id)
                || screen.nodesWithTrait(ElementIDTrait.self, AnyHashable(id)).contains(view.id)
        }
    }

    /// One of the app's own views, by its type. It stands for all that its body shows: `within` and `containing` narrow
    /// by it.
    public static func view<V: View>(_ type: V.Type) -> ViewQuery {
        let type = ObjectIdentifier(type)
        return ViewQuery("view of the type \(V.self)", parts: { $0.nodes(of: type) })
    }

    /// What `tag(_:)` names so.
    public static func tag(_ tag: some Hashable & Sendable) -> ViewQuery {
        ViewQuery("view with the tag \(tag)") { view, screen in
            screen.nodesWithTrait(TagTrait.self, AnyHashable(tag)).contains(view.id)
        }
    }
}
