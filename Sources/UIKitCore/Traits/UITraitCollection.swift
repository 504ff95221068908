import Foundation
import Synchronization

/// What an interface adapts to: light or dark, scale, room, contrast.
open class UITraitCollection: NSObject, @unchecked Sendable {
    // All stored values are constants, so that a collection can be used from any thread.

    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// How much lightness and darkness differ.
    public let accessibilityContrast: UIAccessibilityContrast
    /// Whether the interface is raised above another.
    public let userInterfaceLevel: UIUserInterfaceLevel
    /// Whether there is little or much room in width.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// Whether there is little or much room in height.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// The direction of reading.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// Pixels a point; zero if it is not said.
    public let displayScale: CGFloat

    package init(
        userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
        accessibilityContrast: UIAccessibilityContrast = .unspecified,
        userInterfaceLevel: UIUserInterfaceLevel = .unspecified,
        horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
        layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
        displayScale: CGFloat = 0
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.accessibilityContrast = accessibilityContrast
        self.userInterfaceLevel = userInterfaceLevel
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.userInterfaceIdiom = userInterfaceIdiom
        self.layoutDirection = layoutDirection
        self.displayScale = displayScale
        super.init()
    }

    /// Makes a collection that says nothing.
    public convenience override init() {
        self.init(userInterfaceStyle: .unspecified, accessibilityContrast: .unspecified)
    }

    /// Makes a collection that says only light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle: userInterfaceStyle, accessibilityContrast: .unspecified)
    }

    /// Makes a collection that says only the contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(userInterfaceStyle: .unspecified, accessibilityContrast: accessibilityContrast)
    }

    /// Makes a collection that says only the room in width.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(userInterfaceStyle: .unspecified, horizontalSizeClass: horizontalSizeClass)
    }

    /// Makes a collection that says only the pixels a point.
    public convenience init(displayScale: CGFloat) {
        self.init(userInterfaceStyle: .unspecified, displayScale: displayScale)
    }

    /// Makes a collection of several. Where two of them say something about the same, the later one counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        func last<Value: Equatable>(_ path: KeyPath<UITraitCollection, Value>, not unsaid: Value) -> Value {
            traitCollections.last { $0[keyPath: path] != unsaid }?[keyPath: path] ?? unsaid
        }
        self.init(
            userInterfaceStyle: last(\.userInterfaceStyle, not: .unspecified),
            accessibilityContrast: last(\.accessibilityContrast, not: .unspecified),
            userInterfaceLevel: last(\.userInterfaceLevel, not: .unspecified),
            horizontalSizeClass: last(\.horizontalSizeClass, not: .unspecified),
            verticalSizeClass: last(\.verticalSizeClass, not: .unspecified),
            userInterfaceIdiom: last(\.userInterfaceIdiom, not: .unspecified),
            layoutDirection: last(\.layoutDirection, not: .unspecified),
            displayScale: last(\.displayScale, not: 0))
    }

    private static let present = Mutex(
        UITraitCollection(
            userInterfaceStyle: .light, accessibilityContrast: .normal, userInterfaceLevel: .base,
            horizontalSizeClass: .regular, verticalSizeClass: .regular, userInterfaceIdiom: .pad,
            layoutDirection: .leftToRight, displayScale: 1))

    /// The traits of the desktop, by which colours resolve that are not told others.
    public class var current: UITraitCollection {
        get { present.withLock { $0 } }
        set { present.withLock { $0 = newValue } }
    }

    /// Whether both collections say the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle
            && accessibilityContrast == other.accessibilityContrast
            && userInterfaceLevel == other.userInterfaceLevel
            && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
            && userInterfaceIdiom == other.userInterfaceIdiom
            && layoutDirection == other.layoutDirection
            && displayScale == other.displayScale
    }

    /// A number that is the same for equal collections.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(accessibilityContrast)
        hasher.combine(horizontalSizeClass)
        hasher.combine(displayScale)
        return hasher.finalize()
    }

    /// Whether colours may resolve differently for the other collection.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
            || accessibilityContrast != traitCollection?.accessibilityContrast
            || userInterfaceLevel != traitCollection?.userInterfaceLevel
    }
}
