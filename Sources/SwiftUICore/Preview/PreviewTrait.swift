import Foundation

/// Views to be looked at while an app is written.
public struct Preview {
    /// What traits of previews of views are about.
    public struct ViewTraits {}

    private init() {}
}

/// Something about the place where a preview is shown. It concerns the tool that shows previews.
public struct PreviewTrait<T> {
    private init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// As much room as the device has.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }

    /// As much room as the view needs.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }

    /// So much room, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { PreviewTrait() }

    /// The device is held upright.
    public static var portrait: PreviewTrait<T> { PreviewTrait() }

    /// The device is turned to the left.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }

    /// The device is turned to the right.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }

    /// The device is held upright, the other way round.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
}
