import Foundation
import SwiftUICore

/// What a person does with what is larger than its place, and with movements of a pointer that is held down.
extension TestScreen {
    /// Scrolls by points: to what is below and after what is seen with positive numbers.
    ///
    /// - Parameters:
    ///   - query: The scroll view or list, or anything in it; the first one on screen without.
    ///   - x: How far to the trailing side, in points.
    ///   - y: How far down, in points.
    public func scroll(_ query: ViewQuery? = nil, x: CGFloat = 0, y: CGFloat = 0) throws {
        guard let scroll = try scrollNodes(around: query).first else { throw failure("There is nothing to scroll") }
        scrollNode(scroll, to: { CGPoint(x: $0.x + x, y: $0.y + y) })
    }

    /// Scrolls what scrolls, from the start on if need be, until a view is on screen.
    public func scrollUntilVisible(_ query: ViewQuery) throws {
        if isSeen(query) { return }
        for scroll in try scrollNodes(around: nil) {
            guard case .scroll(let content)? = surface.nodes[scroll]?.value.content else { continue }
            let isVertical = content.axes.contains(.vertical)
            for start in [surface.nodes[scroll]?.scrollOffset ?? .zero, .zero] {
                scrollNode(scroll, to: { _ in start })
                if isSeen(query) { return }
                var last: CGPoint?
                while let node = surface.nodes[scroll], node.scrollOffset != last {
                    last = node.scrollOffset
                    let step = (isVertical ? node.frame.height : node.frame.width) * 0.8
                    scrollNode(
                        scroll, to: { CGPoint(x: $0.x + (isVertical ? 0 : step), y: $0.y + (isVertical ? step : 0)) })
                    if isSeen(query) { return }
                }
            }
        }
        guard let view = self.query(query) else { throw miss(query) }
        throw failure("\(query) cannot be scrolled into sight: \(obstacle(to: view.id)?.description ?? "")")
    }

    /// Pulls a list down to have it refreshed.
    public func refresh(_ query: ViewQuery? = nil) throws {
        let scroll = try scrollNodes(around: query).first {
            if case .scroll(let content)? = surface.nodes[$0]?.value.content { content.isRefreshable } else { false }
        }
        guard let scroll else { throw failure("There is nothing that can be refreshed") }
        perform(.refresh, at: scroll)
    }

    /// Whether the whole of a view, or all of it that has room, is seen.
    func isSeen(_ query: ViewQuery) -> Bool {
        guard let view = self.query(query), let rect = visibleRect(of: view.id) else { return false }
        return rect.height >= min(view.frame.height, 8) && rect.width >= min(view.frame.width, 8)
            && obstacle(to: view.id).map { $0 == .disabled } ?? true
    }

    private func scrollNode(_ id: SurfaceNodeID, to offset: (CGPoint) -> CGPoint) {
        guard let node = surface.nodes[id], case .scroll(let content) = node.value.content else { return }
        let wanted = offset(node.scrollOffset)
        let most = CGSize(
            width: max(content.contentSize.width - node.frame.width, 0),
            height: max(content.contentSize.height - node.frame.height, 0))
        let target = CGPoint(
            x: content.axes.contains(.horizontal) ? min(max(wanted.x, 0), most.width) : 0,
            y: content.axes.contains(.vertical) ? min(max(wanted.y, 0), most.height) : 0)
        if target != node.scrollOffset { perform(.scroll(target), at: id) }
    }

    func scrollNodes(around query: ViewQuery?) throws -> [SurfaceNodeID] {
        func isScroll(_ id: SurfaceNodeID) -> Bool {
            if case .scroll(let content)? = surface.nodes[id]?.value.content { content.isScrollEnabled } else { false }
        }
        if let query {
            let view = try get(query)
            return path(from: view.id).filter(isScroll)
        }
        return shownNodes.map(\.id).filter { isScroll($0) && blocker(of: $0) == nil }
    }

    // MARK: Dragging

    /// Presses on the middle of a view, moves the pointer in steps of 16 ms, and lets go.
    public func drag(_ query: ViewQuery, x: CGFloat = 0, y: CGFloat = 0, duration: Double = 0.25) throws {
        let target = try target(query, "a drag") { node, point in
            guard case .layer(let layer) = node.value.content,
                !layer.gestures.isDisjoint(with: [.drag, .swipe])
            else { return nil }
            return .drag(DragPhase(phase: .changed, start: point, location: point, time: 0))
        }
        guard case .drag(let first) = target.event else { return }
        let steps = min(max(Int(clamping: duration / 0.016), 2), 10_000)
        let begin = surface.virtualClock.time
        for step in 1...steps {
            guard surface.nodes[target.receiver] != nil else { return }
            let part = CGFloat(step) / CGFloat(steps)
            let place = CGPoint(x: first.start.x + x * part, y: first.start.y + y * part)
            perform(
                .drag(
                    DragPhase(
                        phase: .changed, start: first.start, location: place, time: begin + duration * Double(part))),
                at: target.receiver)
        }
        let end = CGPoint(x: first.start.x + x, y: first.start.y + y)
        guard surface.nodes[target.receiver] != nil else { return }
        perform(
            .drag(DragPhase(phase: .ended, start: first.start, location: end, time: begin + duration)),
            at: target.receiver)
    }

    /// A direction of a swipe.
    public enum SwipeDirection: Sendable { case left, right, up, down }

    /// Swipes over a view that hears of it: 200 points in a tenth of a second.
    public func swipe(_ query: ViewQuery, _ direction: SwipeDirection) throws {
        let distance: CGFloat = 200
        switch direction {
        case .left: try drag(query, x: -distance, duration: 0.1)
        case .right: try drag(query, x: distance, duration: 0.1)
        case .up: try drag(query, y: -distance, duration: 0.1)
        case .down: try drag(query, y: distance, duration: 0.1)
        }
    }
}
