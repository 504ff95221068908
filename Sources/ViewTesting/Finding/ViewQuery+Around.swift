import SwiftUICore

extension ViewQuery {
    /// What is around those that the query fits: the innermost view, or the innermost one of a role.
    public func parent(_ role: ShownView.Role? = nil) -> ViewQuery {
        let inner = self
        return ViewQuery("\(role?.rawValue ?? "view") around \(self)", role: role) { view, screen in
            screen.all(inner).contains { found in
                screen.path(from: found.id).dropFirst().first { id in
                    guard let role else { return true }
                    return screen.surface.nodes[id].map { ShownView.Role($0.value) == role } ?? false
                } == view.id
            }
        }
    }

    /// The first of those that fit.
    public var first: ViewQuery { nth(0) }

    /// The last of those that fit.
    public var last: ViewQuery { nth(-1) }
}

extension TestElement {
    /// What is around it: the innermost view, or the innermost one of a role.
    public func parent(_ role: ShownView.Role? = nil) -> TestElement {
        TestElement(screen: screen, query: query.parent(role))
    }

    /// The first of those that fit.
    public var first: TestElement { TestElement(screen: screen, query: query.first) }

    /// The last of those that fit.
    public var last: TestElement { TestElement(screen: screen, query: query.last) }
}
