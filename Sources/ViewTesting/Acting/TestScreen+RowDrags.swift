import Foundation
import SwiftUICore

/// What a person does with a row of a list by holding it with the pointer.
extension TestScreen {
    /// Takes the row that a view is in, moves it so many points, and lets it go.
    public func dragRow(_ query: ViewQuery, by distance: CGSize, lettingGo: Bool = true) throws {
        guard let row = try holdableRow(of: query) else { throw failure("\(query) is in no row that can be dragged") }
        let start = CGPoint(x: 20, y: 10)
        func phase(_ phase: DragPhase.Phase, _ part: CGFloat) -> SurfaceEvent {
            .drag(
                DragPhase(
                    phase: phase, start: start,
                    location: CGPoint(x: start.x + distance.width * part, y: start.y + distance.height * part),
                    time: 0))
        }
        for part in [0.25, 0.5, 0.75, 1] { perform(phase(.changed, part), at: row) }
        if lettingGo { perform(phase(.ended, 1), at: row) }
    }

    /// Pushes the row that a view is in aside, so far that its actions at an edge stay shown.
    public func swipeRow(_ query: ViewQuery, revealing edge: HorizontalEdge = .trailing) throws {
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        try dragRow(query, by: CGSize(width: (edge == .trailing) != isRightToLeft ? -80 : 80, height: 0))
    }

    private func holdableRow(of query: ViewQuery) throws -> SurfaceNodeID? {
        let candidates = all(query)
        guard !candidates.isEmpty else { throw miss(query) }
        for view in candidates where obstacle(to: view.id) == nil {
            let row = path(from: view.id).first {
                guard case .row(let row)? = surface.nodes[$0]?.value.content else { return false }
                return row.isMovable || row.isSwipeable
            }
            if let row { return row }
        }
        return nil
    }
}
