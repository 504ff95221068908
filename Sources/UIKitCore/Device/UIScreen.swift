import Foundation

/// A display.
@MainActor @preconcurrency
open class UIScreen: NSObject {
    /// The main display.
    public static let main = UIScreen()

    /// The displays of the desktop that the program knows of.
    open class var screens: [UIScreen] { [main] }

    /// The size in points, with the origin at zero, of the program's window that changed its size last: what is a phone's
    /// screen for a phone's app is its window here. Before a window is open it is 720 by 560.
    open package(set) var bounds = CGRect(x: 0, y: 0, width: 720, height: 560)

    /// Pixels a point.
    open package(set) var scale: CGFloat = 1

    /// Pixels a point of the hardware.
    open var nativeScale: CGFloat { scale }

    /// The same in pixels.
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
