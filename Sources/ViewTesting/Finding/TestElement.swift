import Foundation
import SwiftUICore

/// Something that a test looks for anew each time that it asks about it or acts on it.
///
/// `let save = host[.button("Save")]` may be written before there is such a button.
@MainActor
public struct TestElement {
    package let screen: TestScreen
    /// What is looked for.
    public let query: ViewQuery

    /// Whether there is one now.
    public var exists: Bool { screen.query(query) != nil }

    /// How many there are now.
    public var count: Int { screen.count(query) }

    /// What it is now. Throws a report of what is on screen where there is none.
    public func view() throws -> ShownView { try screen.get(query) }

    /// What it shows.
    public var value: String { get throws { try view().value } }

    /// What it is called.
    public var name: String { get throws { try view().name } }

    /// Its place in its window, in points.
    public var frame: CGRect { get throws { try view().frame } }

    /// Whether it is there and a person can use it.
    public var isEnabled: Bool { screen.query(query)?.isEnabled ?? false }

    /// Whether it is there and a click on its middle would reach it.
    public var isHittable: Bool {
        guard let view = screen.query(query) else { return false }
        return screen.obstacle(to: view.id) == nil
    }

    /// Whether any of it is seen: it is not hidden, faded out or scrolled away.
    public var isVisible: Bool {
        guard let view = screen.query(query), !view.isHidden else { return false }
        return screen.visibleRect(of: view.id) != nil
    }

    /// Whether a part of it is cut off, by its window, by what scrolls or by a clip.
    public var isClipped: Bool {
        guard let view = screen.query(query), let seen = screen.visibleRect(of: view.id) else { return false }
        return seen.width < view.frame.width - 0.5 || seen.height < view.frame.height - 0.5
    }

    /// Its place in the coordinates of another view, in points.
    public func bounds(in container: ViewQuery) throws -> CGRect {
        let (frame, around) = (try view().frame, try screen.get(container).frame)
        return frame.offsetBy(dx: -around.minX, dy: -around.minY)
    }

    /// The distance from the top of its window to the first line that its letters stand on; nil for what is no text.
    public var firstBaseline: CGFloat? {
        get throws {
            let view = try view()
            guard let content = screen.surface.nodes[view.id]?.value.content, case .text = content else { return nil }
            let metrics = screen.surface.measure(content, proposal: ProposedViewSize(view.frame.size))
            return metrics.firstBaseline.map { view.frame.minY + $0 }
        }
    }

    /// Something inside of it.
    public subscript(inner: ViewQuery) -> TestElement { TestElement(screen: screen, query: inner.within(query)) }

    /// The one at a position among those that fit, counted from zero.
    public subscript(index: Int) -> TestElement { TestElement(screen: screen, query: query.nth(index)) }

    /// Clicks on its middle.
    public func tap() throws { try screen.tap(query) }

    /// Clicks on its middle twice.
    public func doubleTap() throws { try screen.doubleTap(query) }

    /// Holds it down.
    public func longPress() throws { try screen.longPress(query) }

    /// Clicks on it with the other mouse button, and answers what the menu offers that opens.
    @discardableResult
    public func secondaryTap() throws -> [String] { try screen.secondaryTap(query) }

    /// Drags it to another view.
    public func drag(to target: ViewQuery) throws { try screen.drag(query, to: target) }

    /// Moves two fingers on it apart or together, until they are so many times as far apart.
    public func magnify(by scale: CGFloat) throws { try screen.magnify(query, by: scale) }

    /// Turns two fingers on it around each other; clockwise is positive.
    public func rotate(by angle: Angle) throws { try screen.rotate(query, by: angle) }

    /// Types a text in place of what is in the field.
    public func type(_ text: String) throws { try screen.type(text, into: query) }

    /// Chooses a title of the choice or the menu that it is.
    public func choose(_ title: String) throws { try screen.choose(title, in: query) }

    /// Scrolls until it is seen.
    public func scrollUntilVisible() throws { try screen.scrollUntilVisible(query) }
}
