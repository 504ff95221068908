import Foundation

/// The measures of a list in points, by its style.
package struct ListAppearance: Equatable {
    /// Rows lie on cards.
    package var isBoxed = true
    /// The card has round corners.
    package var cornerRadius: CGFloat = 12
    /// Lines between rows.
    package var hasSeparators = true
    /// The distance to the sides in a narrow and in a wide window.
    package var sideMargin: CGFloat = 12
    package var wideSideMargin: CGFloat = 18
    /// A list does not grow beyond; it stands in the middle then.
    package var maximumWidth: CGFloat = 640
    package var topMargin: CGFloat = 18
    package var bottomMargin: CGFloat = 18
    /// Between two sections.
    package var sectionSpacing: CGFloat = 24
    /// Between two rows of a section.
    package var rowSpacing: CGFloat = 0
    package var rowInsets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
    package var headerInsets = EdgeInsets(top: 0, leading: 0, bottom: 6, trailing: 0)
    package var footerInsets = EdgeInsets(top: 6, leading: 0, bottom: 0, trailing: 0)
    package var minimumRowHeight: CGFloat = 44
    package var minimumHeaderHeight: CGFloat = 0
    package var separatorColor = Color.Resolved.clear
    /// The ground of every other row; nil where all are alike.
    package var alternatingColor: Color.Resolved?

    package init(_ kind: ListStyleKind) {
        switch kind {
        case .automatic, .insetGrouped: break
        case .grouped:
            (sideMargin, wideSideMargin, maximumWidth, cornerRadius) = (0, 0, .infinity, 0)
            headerInsets = EdgeInsets(top: 0, leading: 12, bottom: 6, trailing: 12)
            footerInsets = EdgeInsets(top: 6, leading: 12, bottom: 0, trailing: 12)
        case .plain, .bordered:
            makeFlat()
        case .inset:
            makeFlat()
            (sideMargin, wideSideMargin) = (12, 12)
        case .sidebar:
            makeFlat()
            hasSeparators = false
            cornerRadius = 6
            (sideMargin, wideSideMargin, topMargin, bottomMargin) = (6, 6, 6, 6)
        }
    }

    private mutating func makeFlat() {
        isBoxed = false
        cornerRadius = 0
        (sideMargin, wideSideMargin, maximumWidth) = (0, 0, .infinity)
        (topMargin, bottomMargin, sectionSpacing) = (0, 0, 6)
        headerInsets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
        footerInsets = EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
    }

    /// From here on the wide margin is used.
    private static let wideWidth: CGFloat = 480

    /// Where the rows lie in a list of a width.
    package func rowBounds(in width: CGFloat) -> (x: CGFloat, width: CGFloat) {
        let margin = width < Self.wideWidth ? sideMargin : wideSideMargin
        let inner = min(max(width - 2 * margin, 0), maximumWidth)
        return (max((width - inner) / 2, 0), inner)
    }
}
