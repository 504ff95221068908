import CoreTransferable
import Foundation
import FoundationGaps
import SwiftUICore

/// What a person does by carrying something from one place to another.
extension TestScreen {
    /// Presses on the middle of a view, moves the pointer to another one in steps of 16 ms, and lets go there.
    ///
    /// What the view does with it is its own: one that is `draggable` or has `onDrag` is carried to what is under the
    /// pointer, a gesture hears of the movement, and a row of a list that can be moved follows.
    ///
    /// - Parameters:
    ///   - query: The view, or anything in it.
    ///   - target: Where to.
    ///   - place: The point of the target; its middle without.
    ///   - lettingGo: Whether the button is released in the end; without it `letGo()` does so, and `cancelDrag()` gives up.
    public func drag(
        _ query: ViewQuery, to target: ViewQuery, at place: UnitPoint = .center, lettingGo: Bool = true
    ) throws {
        let found = try? self.target(query, "a drag") { node, point in
            guard case .layer(let layer) = node.value.content else { return nil }
            if layer.gestures.contains(.transfer) { return .beginDrag(DragOffer(at: point)) }
            if layer.gestures.isDisjoint(with: [.drag, .swipe]) { return nil }
            return .drag(DragPhase(phase: .changed, start: point, location: point, time: 0))
        }
        if let found, case .beginDrag(let offer) = found.event {
            let window = path(from: found.receiver).last
            if let end = try seenPoint(of: target, at: place),
                hypot(end.x - found.point.x, end.y - found.point.y) < Self.dragThreshold
            {
                return
            }
            send(found.event, to: found.receiver)
            guard !offer.items.isEmpty else { throw failure("\(query) has nothing to carry") }
            try carry(nil, from: found.point, to: target, at: place, in: window, source: found.receiver)
            if lettingGo { letGo() }
            return
        }
        guard let end = try seenPoint(of: target, at: place) else { throw failure("\(target) is not seen") }
        guard let start = try seenPoint(of: query, at: .center) else { throw failure("\(query) is not seen") }
        if found != nil { return try drag(query, x: end.x - start.x, y: end.y - start.y) }
        try dragRow(query, by: CGSize(width: end.x - start.x, height: end.y - start.y), lettingGo: lettingGo)
    }

    /// Drops values on a view as if they came from another program.
    public func drop<T: Transferable>(_ items: [T], on target: ViewQuery, at place: UnitPoint = .center) throws {
        try drop(
            items.map { item in
                let provider = NSItemProvider()
                provider.register(item)
                return provider
            }, on: target, at: place)
    }

    /// Drops items on a view as if they came from another program.
    public func drop(_ items: [NSItemProvider], on target: ViewQuery, at place: UnitPoint = .center) throws {
        try hold(items, over: target, at: place)
        letGo()
    }

    /// Drops files on a view as a file manager does.
    public func drop(files: [URL], on target: ViewQuery, at place: UnitPoint = .center) throws {
        try drop(
            files.map { NSItemProvider(contentsOf: $0) ?? NSItemProvider(object: $0 as NSURL) }, on: target, at: place)
    }

    /// Holds items over a view as if they came from another program; `letGo()` drops them there.
    public func hold(_ items: [NSItemProvider], over target: ViewQuery, at place: UnitPoint = .center) throws {
        guard let end = try seenPoint(of: target, at: place) else { throw failure("\(target) is not seen") }
        try carry(items, from: end, to: end, in: frontWindow, source: nil)
    }

    /// Carries what is being carried over another view.
    public func carryOn(to target: ViewQuery, at place: UnitPoint = .center) throws {
        guard let carried else { throw failure("Nothing is being carried") }
        try carry(
            carried.items, from: carried.point, to: target, at: place, in: carried.window, source: carried.source)
    }

    /// Releases what is being carried, where it is.
    public func letGo() { finish(.dropped) }

    /// Gives up what is being carried, as Escape does.
    public func cancelDrag() { finish(.left) }

    /// What would become of the items that are being carried if they were released; nil for nothing.
    public var dropOperation: DropOperation? { carried?.operation }

    // MARK: Steps

    /// So many points the pointer has to go before it takes a view up; less is a click.
    private static var dragThreshold: CGFloat { 8 }

    /// A place in a view, in its window; nil where nothing of the view is seen, or it may only be made when it is.
    private func seenPoint(of query: ViewQuery, at place: UnitPoint) throws -> CGPoint? {
        guard isSeen(query), let rect = all(query).lazy.compactMap({ self.visibleRect(of: $0.id) }).first else {
            if try !scrollNodes(around: nil).isEmpty { return nil }
            guard let view = self.query(query) else { throw miss(query) }
            throw failure("\(query) is not seen: \(obstacle(to: view.id)?.description ?? "it is off screen")")
        }
        // A little inside where the edge itself is meant.
        let inside = rect.insetBy(dx: min(1, rect.width / 2), dy: min(1, rect.height / 2))
        return CGPoint(x: inside.minX + inside.width * place.x, y: inside.minY + inside.height * place.y)
    }

    /// Carries to a view; to one that is not seen by waiting at the edges of what scrolls.
    private func carry(
        _ items: [NSItemProvider]?, from start: CGPoint, to target: ViewQuery, at place: UnitPoint,
        in window: SurfaceNodeID?, source: SurfaceNodeID?
    ) throws {
        if let end = try seenPoint(of: target, at: place) {
            return try carry(items, from: start, to: end, in: window, source: source)
        }
        var start = start
        for scroll in try scrollNodes(around: nil) {
            guard let rect = visibleRect(of: scroll) else { continue }
            let edges = [
                CGPoint(x: rect.midX, y: rect.maxY - 4), CGPoint(x: rect.midX, y: rect.minY + 4),
                CGPoint(x: rect.maxX - 4, y: rect.midY), CGPoint(x: rect.minX + 4, y: rect.midY),
            ]
            for edge in edges {
                try carry(items, from: start, to: edge, in: window, source: source)
                start = edge
                var last: CGPoint?
                // As long as it scrolls; it begins with the second frame.
                for frame in 0..<10_000 {
                    advance(by: .milliseconds(17))
                    if let end = try seenPoint(of: target, at: place) {
                        return try carry(items, from: edge, to: end, in: window, source: source)
                    }
                    let offset = surface.nodes[scroll]?.scrollOffset
                    if frame > 2, offset == last { break }
                    last = offset
                }
            }
        }
        cancelDrag()
        guard !all(target).isEmpty else { throw miss(target) }
        throw failure("\(target) does not come into sight while something is carried")
    }

    /// Sends an event without a rest afterwards: the pointer goes on at once.
    private func send(_ event: SurfaceEvent, to id: SurfaceNodeID) {
        surface.send(event, to: id)
        settle()
    }

    private func carry(
        _ items: [NSItemProvider]?, from start: CGPoint, to end: CGPoint, in window: SurfaceNodeID?,
        source: SurfaceNodeID?
    ) throws {
        guard let window else { throw failure("There is no window") }
        let steps = max(min(Int(hypot(end.x - start.x, end.y - start.y) / 12), 60), 1)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            let request = DropRequest(.moved, at: point, items: items)
            send(.drop(request), to: window)
            carried = Carried(
                items: items, point: point, window: window, source: source, operation: request.operation)
        }
    }

    private func finish(_ phase: DropRequest.Phase) {
        guard let carried else { return }
        self.carried = nil
        let isDropped = phase == .dropped && carried.operation != nil
        if surface.nodes[carried.window] != nil {
            perform(
                .drop(DropRequest(isDropped ? .dropped : .left, at: carried.point, items: carried.items)),
                at: carried.window)
        }
        if let source = carried.source {
            if surface.nodes[source] != nil { perform(.endDrag, at: source) } else { host.drops.drag([]) }
        }
    }

    /// What the pointer of a test carries.
    struct Carried {
        /// Nil for what was taken up in this program.
        let items: [NSItemProvider]?
        let point: CGPoint
        let window: SurfaceNodeID
        let source: SurfaceNodeID?
        let operation: DropOperation?
    }
}
