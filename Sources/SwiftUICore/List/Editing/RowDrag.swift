import Foundation

/// A row that a person holds with the pointer and moves to another place among the rows of its data.
///
/// Nothing is written until it is let go: the rows in between only make room.
struct RowDrag {
    let item: LazyItem
    let source: any LazySource
    /// The position that it was taken from.
    let origin: Int
    /// Its height, which the others make room for.
    let height: CGFloat
    /// How far it has been moved, in points.
    var distance: CGFloat = 0
    /// Where the pointer took it, in the window's coordinates.
    let pressed: CGPoint
    /// How far the pointer has moved since.
    var pointed: CGFloat = 0
    /// How far the list has scrolled since.
    var scrolled: CGFloat = 0
    /// The position that it would have if it were let go.
    var target: Int

    /// How far a row is from where it would stand.
    @MainActor
    func displacement(of row: ListRowNode) -> CGFloat {
        guard let other = row.item, row.source === source else { return 0 }
        if other === item { return distance }
        if other.position > origin, other.position <= target { return -height }
        if other.position < origin, other.position >= target { return height }
        return 0
    }
}

extension ListContentNode {
    /// The pointer moves while it holds a row: up and down for its place, sideways for its actions.
    @MainActor
    func drag(_ row: ListRowNode, _ phase: DragPhase) {
        let distance = CGPoint(x: phase.location.x - phase.start.x, y: phase.location.y - phase.start.y)
        if rowDrag == nil, row.swipe?.isHeld != true {
            guard phase.phase == .changed else { return }
            if abs(distance.y) >= abs(distance.x) {
                beginMoving(row, phase)
            } else {
                beginSwiping(row, towards: distance.x)
            }
        }
        if row.swipe?.isHeld == true { return swipe(row, by: distance.x, phase.phase) }
        guard let drag = rowDrag, drag.item === row.item else { return }
        switch phase.phase {
        case .changed:
            rowDrag?.pointed = distance.y
            let pointer = CGPoint(x: drag.pressed.x + distance.x, y: drag.pressed.y + distance.y)
            autoScroll.follow(scroll, pointer: pointer) { [weak self, weak row] moved in
                guard let self, let row, rowDrag != nil else { return }
                rowDrag?.scrolled += moved.height
                move(row, by: (rowDrag?.pointed ?? 0) + (rowDrag?.scrolled ?? 0))
            }
            move(row, by: distance.y + drag.scrolled)
        case .ended: dropRow()
        case .cancelled: cancelRowDrag()
        }
    }

    @MainActor
    private func beginMoving(_ row: ListRowNode, _ phase: DragPhase) {
        guard canMove(row), let item = row.item, let source = row.source else { return }
        closeSwipes(except: nil)
        let corner = row.frame(in: nil).origin
        rowDrag = RowDrag(
            item: item, source: source, origin: item.position, height: row.frame.height,
            pressed: CGPoint(x: corner.x + phase.start.x, y: corner.y + phase.start.y), target: item.position)
    }

    @MainActor
    private func move(_ row: ListRowNode, by distance: CGFloat) {
        guard var drag = rowDrag else { return }
        // The data may have changed under the pointer.
        guard drag.item.position == drag.origin else { return cancelRowDrag() }
        let others = shown.flatMap(\.nodes).compactMap { $0 as? ListRowNode }
            .filter { $0.source === drag.source && $0 !== row }
            .sorted { ($0.item?.position ?? 0) < ($1.item?.position ?? 0) }
        let tops = others.map(\.home) + [row.home]
        // It stays among its own.
        drag.distance = min(max(distance, (tops.min() ?? 0) - row.home), (tops.max() ?? 0) - row.home + 1)
        let middle = row.home + drag.distance + row.frame.height / 2
        drag.target = drag.origin
        for other in others {
            guard let position = other.item?.position else { continue }
            let crossed = other.home + other.frame.height / 2
            if position < drag.origin, middle < crossed { drag.target = min(drag.target, position) }
            if position > drag.origin, middle > crossed { drag.target = max(drag.target, position) }
        }
        rowDrag = drag
    }

    @MainActor
    private func dropRow() {
        autoScroll.stop()
        guard let drag = rowDrag else { return }
        rowDrag = nil
        guard drag.target != drag.origin, drag.item.position == drag.origin else { return }
        drag.source.editing?.move()?(
            IndexSet(integer: drag.origin), drag.target > drag.origin ? drag.target + 1 : drag.target)
    }

    /// The row goes back to where it came from.
    @MainActor
    func cancelRowDrag() {
        autoScroll.stop()
        rowDrag = nil
    }
}
