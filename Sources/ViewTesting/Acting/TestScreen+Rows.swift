import Foundation
import SwiftUICore

/// What a person does with the rows of a list.
extension TestScreen {
    /// Presses Delete on the row that a view is in.
    public func pressDelete(on query: ViewQuery) throws {
        let row = try row(of: query) { $0.isDeletable }
        guard let row else { throw failure("\(query) is in no row that can be deleted") }
        perform(.delete, at: row)
    }

    /// Presses Delete on the row that a view which is called so is in.
    public func pressDelete(on name: String) throws { try pressDelete(on: .named(name)) }

    /// Chooses the row that a view is in, alone or besides those that are chosen.
    ///
    /// - Parameters:
    ///   - query: The row, or anything in it.
    ///   - adding: The row is added to the chosen ones, or taken out, as with Control held.
    ///   - extending: All rows from the last chosen one to this are chosen, as with Shift held.
    public func select(_ query: ViewQuery, adding: Bool = false, extending: Bool = false) throws {
        guard let row = try row(of: query, where: { $0.isSelectable }) else {
            throw failure("\(query) is in no row that can be chosen")
        }
        perform(.selectRow(extending: extending, toggling: adding), at: row)
    }

    /// Moves the row that a view is in until it stands in front of another one; to the end with nil.
    ///
    /// It takes the way of the keyboard, one place at a time, as rows are moved on this platform.
    public func reorder(_ query: ViewQuery, before other: ViewQuery?) throws {
        guard try row(of: query, where: { _ in true }) != nil else { throw failure("\(query) is in no row") }
        // At most once past every row; each step must move the row.
        for _ in 0..<10_000 {
            guard let moving = try row(of: query, where: { _ in true }) else { return }
            let rows = rowsInOrder(with: moving)
            guard let position = rows.firstIndex(of: moving) else { return }
            var wanted = rows.count - 1
            if let other {
                guard let target = try row(of: other, where: { _ in true }),
                    let index = rows.firstIndex(of: target)
                else { throw failure("\(other) is in no row of the same list") }
                wanted = index > position ? index - 1 : index
            }
            if wanted == position { return }
            let key = Shortcut(key: wanted < position ? "\u{F700}" : "\u{F701}", option: true)
            perform(.key(key), at: moving)
            guard let moved = try row(of: query, where: { _ in true }),
                rowsInOrder(with: moved).firstIndex(of: moved) != position
            else {
                if other == nil { return }
                throw failure("\(query) cannot be moved")
            }
        }
    }

    private func row(of query: ViewQuery, where isWanted: (RowContent) -> Bool) throws -> SurfaceNodeID? {
        let candidates = all(query)
        guard !candidates.isEmpty else { throw miss(query) }
        for view in candidates where blocker(of: view.id) == nil {
            let row = path(from: view.id).first {
                if case .row(let row)? = surface.nodes[$0]?.value.content { isWanted(row) } else { false }
            }
            if let row { return row }
        }
        return nil
    }

    private func rowsInOrder(with row: SurfaceNodeID) -> [SurfaceNodeID] {
        guard let parent = surface.nodes[row]?.parent, let list = surface.nodes[parent] else { return [] }
        return list.children.filter { if case .row? = surface.nodes[$0]?.value.content { true } else { false } }
            .sorted { (surface.nodes[$0]?.frame.minY ?? 0) < (surface.nodes[$1]?.frame.minY ?? 0) }
    }
}
