import Foundation

/// Rows with something changed about each of them.
nonisolated struct ChangedTableRows<Content: TableRowContent>: TableRowContent, ResolvableTableRows {
    typealias TableRowValue = Content.TableRowValue
    typealias TableRowBody = Never

    let content: Content
    let change: (inout ResolvedTableRow<Content.TableRowValue>) -> Void

    var tableRowBody: Never { neverBody(Self.self) }

    @MainActor func append(to rows: inout [Any]) {
        var own: [Any] = []
        ResolvedTableRow<Content.TableRowValue>.append(content, to: &own)
        for case var row as ResolvedTableRow<Content.TableRowValue> in own {
            change(&row)
            rows.append(row)
        }
    }
}

extension TableRowContent {
    private func changed<V: View>(
        _ change: @escaping (AnyView) -> V
    ) -> ChangedTableRows<Self> {
        ChangedTableRows(content: self) { row in
            let inner = row.change
            row.change = { AnyView(change(inner($0))) }
        }
    }

    /// What a secondary click on the rows offers.
    public func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> some TableRowContent<Self.TableRowValue> {
        let items = menuItems()
        return changed { $0.contextMenu { items } }
    }

    /// Calls a closure when the pointer comes to a row or leaves it.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<Self.TableRowValue> {
        changed { $0.onHover(perform: action) }
    }

    /// Whether the rows cannot be chosen.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<Self.TableRowValue> {
        ChangedTableRows(content: self) { $0.isSelectionDisabled = $0.isSelectionDisabled || isDisabled }
    }
}
