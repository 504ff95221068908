import Foundation

/// A display.
@MainActor @preconcurrency
open class UIScreen: NSObject {
    /// The main display.
    public static let main = UIScreen()

    /// The displays of the desktop that the program knows of.
    open class var screens: [UIScreen] { [main] }

    /// The display's size in points, with the origin at zero. Before a window is open, and without a display, it is
    /// 1280 by 800.
    open package(set) var bounds = CGRect(x: 0, y: 0, width: 1280, height: 800)

    /// Pixels a point.
    open package(set) var scale: CGFloat = 1

    /// Pixels a point of the hardware.
    open var nativeScale: CGFloat { scale }

    /// The display's size in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The most frames a second.
    open package(set) var maximumFramesPerSecond = 60

    /// The traits of the display.
    open var traitCollection: UITraitCollection { .current }

    @MainActor private override init() {
        super.init()
    }
}
