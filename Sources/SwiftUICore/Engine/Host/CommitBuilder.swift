import Foundation

/// Gathers what the surface has to be told, and finds nodes by the names that events carry.
@MainActor
package final class CommitBuilder {
    private var nextID: UInt32 = 0
    private var queued: [SurfaceAttachment] = []
    private var queuedFrames: [SurfaceAttachment] = []
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
        // Only where it scrolls to in the end counts: what the surface answers to an earlier one would be taken for a person.
        if case .scroll = command {
            commands.removeAll { known in
                if case .scroll = known.1 { known.0 === attachment } else { false }
            }
        }
        commands.append((attachment, command))
        if command == .resignFocus { attachment.node.host.focusedValues.noteNoFocus() }
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
        noteFrames(of: windows)
        let scale = windows.first?.host.displayScale ?? 1
        let frames = queuedFrames
        queuedFrames = []
        for attachment in frames { attachment.writeFrame(into: &commit, scale: scale) }
        for (attachment, command) in commands where attachment.isShown {
            commit.operations.append(.command(attachment.id, command))
        }
        commands = []
        return commit
    }

    // MARK: Frames

    func queueFrame(_ attachment: SurfaceAttachment) { queuedFrames.append(attachment) }

    /// Learns where everything that moved stands now, within the transaction that has moved it.
    func noteFrames(of windows: [WindowRoot]) {
        for window in windows where window.hasMoved || window.hasMovementInside {
            window.hasMoved = false
            window.hasMovementInside = false
            for child in window.children { noteFrames(of: child, FrameWalk(scale: window.host.displayScale)) }
        }
    }

    /// What the walk knows of the nodes around the one that it comes to.
    private struct FrameWalk {
        /// From the corner of the nearest shown node around it to the node's container.
        var origin = CGPoint.zero
        var shift = CGPoint.zero
        var restingShift = CGPoint.zero
        /// How far that node stands from the pixel grid.
        var parent = CGPoint.zero
        var isMoved = false
        let scale: CGFloat
    }

    private func noteFrames(of node: LayoutNode, _ walk: FrameWalk) {
        var walk = walk
        let hasMovementInside = node.hasMovementInside
        if node.hasMoved { walk.isMoved = true }
        guard walk.isMoved || hasMovementInside else { return }
        node.hasMoved = false
        node.hasMovementInside = false
        let frame = node.frame
        walk.origin = CGPoint(x: walk.origin.x + frame.minX, y: walk.origin.y + frame.minY)
        if let surface = node.surface {
            let place = SurfacePlace(
                base: CGRect(origin: walk.origin, size: frame.size), shift: walk.shift,
                restingShift: walk.restingShift, parent: walk.parent)
            // What is inside stands where it stood, from here.
            let isShifted = surface.move(to: place, scale: walk.scale)
            walk.isMoved = walk.isMoved && isShifted
            walk.origin = .zero
            walk.shift = .zero
            walk.restingShift = .zero
            walk.parent = place.fraction(scale: walk.scale)
        }
        if let displacement = node.displacement {
            walk.origin.x -= displacement.target.x
            walk.origin.y -= displacement.target.y
            walk.shift.x += displacement.present.x
            walk.shift.y += displacement.present.y
            walk.restingShift.x += displacement.target.x
            walk.restingShift.y += displacement.target.y
        }
        guard walk.isMoved || hasMovementInside else { return }
        for child in node.children where child.parent === node { noteFrames(of: child, walk) }
        for departing in node.departing { noteFrames(of: departing.node, walk) }
    }
}
