import SwiftUICore

extension ViewQuery {
    /// A window, of any title or of one. What is presented is a window as well.
    public static func window(_ title: String? = nil) -> ViewQuery { role(.window, title) }

    /// A sheet, also one as large as its window (`fullScreenCover`).
    public static var sheet: ViewQuery { window("sheet", of: [.sheet, .cover]) }

    /// An alert or a confirmation dialog.
    public static var alert: ViewQuery { window("alert", of: [.alert]) }

    /// A popover.
    public static var popover: ViewQuery { window("popover", of: [.popover]) }

    private static func window(_ words: String, of kinds: [WindowContent.Kind]) -> ViewQuery {
        ViewQuery(words, role: .window) { view, screen in
            guard case .window(let window)? = screen.surface.nodes[view.id]?.value.content else { return false }
            return kinds.contains(window.kind)
        }
    }
}

extension TestScreen {
    /// The windows, in the order in which they were opened, what is presented among them.
    public var windows: [TestElement] {
        let count = surface.windows.count
        // A query counts the windows in front first.
        return (0..<count).map { self[ViewQuery.window().nth(count - 1 - $0)] }
    }

    /// The sheet in front, also one as large as its window. It need not be there yet.
    public var sheet: TestElement { self[.sheet] }

    /// The alert or the confirmation dialog in front. It need not be there yet.
    public var alert: TestElement { self[.alert] }

    /// The popover in front. It need not be there yet.
    public var popover: TestElement { self[.popover] }
}
