import Foundation

/// A style that repeats a part of an image.
public struct ImagePaint: ShapeStyle {
    /// The image that is repeated.
    public var image: Image
    /// The part of the image that is used, in fractions of its size.
    public var sourceRect: CGRect
    /// The factor that the image is drawn with.
    public var scale: CGFloat

    /// Makes a style from a part of an image; without arguments, the whole image at its own size.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// Gives the repeated image.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.result = .image(image, sourceRect: PaintRect(sourceRect), scale: scale)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A style that repeats a part of an image.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
