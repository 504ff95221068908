import Foundation

/// Gathers what the surface has to be told, and finds nodes by the names that events carry.
@MainActor
package final class CommitBuilder {
    private var nextID: UInt32 = 0
    private var queued: [SurfaceAttachment] = []
    private var shown: [SurfaceNodeID: SurfaceAttachment] = [:]
    private var commands: [(SurfaceAttachment, SurfaceCommand)] = []
    private var windowChanges: [(WindowRoot, isOpen: Bool)] = []

    package func makeID() -> SurfaceNodeID {
        nextID += 1
        return SurfaceNodeID(nextID)
    }

    package func attachment(for id: SurfaceNodeID) -> SurfaceAttachment? { shown[id] }

    package var shownCount: Int { shown.count }

    func queue(_ attachment: SurfaceAttachment) { queued.append(attachment) }

    func register(_ attachment: SurfaceAttachment) { shown[attachment.id] = attachment }

    func unregister(_ attachment: SurfaceAttachment) { shown[attachment.id] = nil }

    package func command(_ command: SurfaceCommand, at attachment: SurfaceAttachment) {
        commands.append((attachment, command))
    }

    func windowDidChange(_ window: WindowRoot, isOpen: Bool) { windowChanges.append((window, isOpen)) }

    var isEmpty: Bool { queued.isEmpty && commands.isEmpty && windowChanges.isEmpty }

    /// Everything that has changed since the last commit.
    func build(windows: [WindowRoot]) -> Commit {
        var commit = Commit()
        for (window, isOpen) in windowChanges {
            guard let attachment = window.surface else { continue }
            if isOpen {
                attachment.insert(
                    into: &commit, parent: window.presenter?.surface?.id, before: nil, registry: self)
            } else if attachment.isShown {
                attachment.remove(from: &commit, registry: self)
            }
        }
        windowChanges = []
        let batch = queued
        queued = []
        for attachment in batch { attachment.write(into: &commit, registry: self) }
        for window in windows { writeFrames(of: window, into: &commit) }
        for (attachment, command) in commands where attachment.isShown {
            commit.operations.append(.command(attachment.id, command))
        }
        commands = []
        return commit
    }

    // MARK: Frames

    /// Says the frames of what moved. Edges are rounded to pixels in the window's coordinates, so that
    /// neighbours that touch in layout touch on screen.
    private func writeFrames(of window: WindowRoot, into commit: inout Commit) {
        guard window.movement != .none else { return }
        window.movement = .none
        for child in window.children {
            writeFrames(
                of: child, offset: .zero, parentOrigin: .zero, isMoved: false, scale: window.host.displayScale,
                into: &commit)
        }
    }

    private func writeFrames(
        of node: LayoutNode, offset: CGPoint, parentOrigin: CGPoint, isMoved: Bool, scale: CGFloat,
        into commit: inout Commit
    ) {
        let isMoved = isMoved || node.movement == .itself
        guard isMoved || node.movement == .inside else { return }
        node.movement = .none
        let origin = CGPoint(x: offset.x + node.frame.minX, y: offset.y + node.frame.minY)
        var inner = (offset: origin, parentOrigin: parentOrigin)
        if let surface = node.surface {
            let rounded = Self.rounded(CGRect(origin: origin, size: node.frame.size), scale: scale)
            surface.writeFrame(rounded.offsetBy(dx: -parentOrigin.x, dy: -parentOrigin.y), into: &commit)
            inner = (origin, rounded.origin)
        }
        for child in node.children where child.parent === node {
            writeFrames(
                of: child, offset: inner.offset, parentOrigin: inner.parentOrigin, isMoved: isMoved, scale: scale,
                into: &commit)
        }
    }

    private static func rounded(_ rect: CGRect, scale: CGFloat) -> CGRect {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return .zero }
        func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let x = snap(rect.minX)
        let y = snap(rect.minY)
        return CGRect(x: x, y: y, width: max(0, snap(rect.maxX) - x), height: max(0, snap(rect.maxY) - y))
    }
}
