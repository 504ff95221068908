import Foundation

/// What kind of window a presentation is.
package enum PresentationStyle {
    /// A card over its window.
    case sheet
    /// As large as its window.
    case cover
    /// As large as its content.
    case popover
    /// A question or a message: as large as its content, never resized.
    case alert

    package var chrome: WindowRoot.Chrome {
        switch self {
        case .sheet: .sheet
        case .cover: .window
        case .popover, .alert: .none
        }
    }

    package var windowKind: WindowContent.Kind {
        switch self {
        case .sheet: .sheet
        case .cover: .cover
        case .popover: .popover
        case .alert: .alert
        }
    }

    package var isResizable: Bool { self == .sheet || self == .cover }

    /// The least size, in points.
    package var minimumSize: CGSize {
        switch self {
        case .sheet: CGSize(width: 360, height: 200)
        case .cover: CGSize(width: 360, height: 200)
        case .popover: CGSize(width: 120, height: 48)
        case .alert: CGSize(width: 300, height: 100)
        }
    }

    /// A sheet is at least so wide where there is room, in points, as forms want it.
    private static let comfortableSheetWidth: CGFloat = 420
    /// An alert breaks its message into lines rather than being wider, in points.
    private static let widestAlert: CGFloat = 420
    /// What a window is at most, where nothing says more.
    private static let unknownPresenter = CGSize(width: 720, height: 560)

    /// The most that the presentation takes of the presenting window, in points.
    package func greatestSize(presenter: CGSize?) -> CGSize {
        let presenter = presenter ?? Self.unknownPresenter
        return CGSize(
            width: max(presenter.width, minimumSize.width), height: max(presenter.height, minimumSize.height))
    }

    /// The size to open with: what the content likes, within bounds that the presenting window sets.
    ///
    /// - Parameter detentHeight: The height that a sheet was given; nil for that of its content.
    @MainActor
    package func size(for content: LayoutNode, presenter: CGSize?, detentHeight: CGFloat?) -> CGSize {
        let most = greatestSize(presenter: presenter)
        if self == .cover { return most }
        let ideal = content.sizeThatFits(.unspecified)
        let least = self == .sheet ? min(Self.comfortableSheetWidth, most.width) : minimumSize.width
        let widest = self == .alert ? min(Self.widestAlert, most.width) : most.width
        let width = Self.clamp(ideal.width, least, widest)
        if self == .sheet, let detentHeight {
            return CGSize(width: width, height: height(detentHeight, upTo: most.height))
        }
        let height = content.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        return CGSize(width: width, height: Self.clamp(height, minimumSize.height, most.height))
    }

    /// The height that the window gets where a height is asked for.
    func height(_ wanted: CGFloat, upTo most: CGFloat) -> CGFloat { Self.clamp(wanted, minimumSize.height, most) }

    private static func clamp(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        guard value.isFinite else { return most }
        return min(max(value.rounded(.up), least), most)
    }
}
