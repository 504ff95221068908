import FoundationGaps
import Foundation

/// A picture: a file's bytes, or the name of a symbol. Whatever draws it decodes it.
open class UIImage: NSObject, @unchecked Sendable {
    // All stored values are constants, so that a picture can be used from any thread.

    /// How colours of a picture are treated.
    public enum RenderingMode: Int, Sendable {
        /// As the place where it is drawn does.
        case automatic = 0
        /// The picture keeps its colours.
        case alwaysOriginal = 1
        /// Only its opacity counts; the colour is the tint.
        case alwaysTemplate = 2
    }

    /// How a picture is to be turned.
    public enum Orientation: Int, Sendable {
        /// As it is.
        case up = 0
        /// By half a turn.
        case down = 1
        /// By a quarter turn to the left.
        case left = 2
        /// By a quarter turn to the right.
        case right = 3
        /// Mirrored.
        case upMirrored = 4
        /// Mirrored and by half a turn.
        case downMirrored = 5
        /// Mirrored and by a quarter turn to the left.
        case leftMirrored = 6
        /// Mirrored and by a quarter turn to the right.
        case rightMirrored = 7
    }

    package enum Source: Hashable, Sendable {
        case data(Data)
        case symbol(String)
    }

    package let source: Source
    package let tint: UIColor?

    /// The size in points: pixels divided by the scale. A symbol's is that of body text.
    public let size: CGSize

    /// Pixels a point.
    public let scale: CGFloat

    /// How colours are treated.
    public let renderingMode: RenderingMode

    /// How the picture is to be turned.
    public var imageOrientation: Orientation { .up }

    /// Whether the picture is a symbol that scales with text.
    public var isSymbolImage: Bool {
        if case .symbol = source { true } else { false }
    }

    package init(source: Source, size: CGSize, scale: CGFloat, renderingMode: RenderingMode, tint: UIColor?) {
        self.source = source
        self.size = size
        self.scale = scale
        self.renderingMode = renderingMode
        self.tint = tint
        super.init()
    }

    /// Makes a picture without extent.
    public convenience override init() {
        self.init(source: .data(Data()), size: .zero, scale: 1, renderingMode: .automatic, tint: nil)
    }

    /// Makes a picture of the bytes of a PNG, JPEG, GIF, WebP or BMP file; `nil` if they are none.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Makes a picture of the bytes of a file, with a number of pixels a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let header = ImageHeader(data), scale > 0 else { return nil }
        let size = CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
        self.init(source: .data(data), size: size, scale: scale, renderingMode: .automatic, tint: nil)
    }

    /// Makes a picture of a file; `nil` if it cannot be read. A name that ends in `@2x` or `@3x` has that scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        self.init(data: data, scale: ImageResource.scale(ofFileNamed: path))
    }

    /// Makes a picture of one of the program's resources; `nil` if there is none of that name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Makes a picture of a resource of a bundle; `nil` if there is none of that name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let traits = traitCollection ?? .current
        let resource = ImageResource.find(
            named: name, in: bundle, scale: Double(traits.displayScale), isDark: traits.userInterfaceStyle == .dark)
        guard let resource, let data = try? Data(contentsOf: resource.url) else { return nil }
        self.init(data: data, scale: CGFloat(resource.scale))
    }

    /// Makes a picture of a symbol by its name. A name that the icon set does not have shows as a placeholder.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(
            source: .symbol(name), size: CGSize(width: 17, height: 17), scale: 1, renderingMode: .alwaysTemplate,
            tint: nil)
    }

    /// The same picture with its colours treated another way.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(source: source, size: size, scale: scale, renderingMode: renderingMode, tint: tint)
    }

    /// The same picture in one colour.
    open func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(source: source, size: size, scale: scale, renderingMode: .alwaysOriginal, tint: color)
    }

    /// The bytes as a PNG file. Nothing is encoded here: they are those that the picture was made of, or `nil` if that
    /// was another format.
    open func pngData() -> Data? {
        bytes(of: .png)
    }

    /// The bytes as a JPEG file. Nothing is encoded here: they are those that the picture was made of, or `nil` if that
    /// was another format.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        bytes(of: .jpeg)
    }

    private func bytes(of format: ImageHeader.Format) -> Data? {
        guard case .data(let data) = source, ImageHeader(data)?.format == format else { return nil }
        return data
    }

    /// Whether both show the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return source == other.source && scale == other.scale && renderingMode == other.renderingMode
            && tint == other.tint
    }

    /// A number that is the same for equal pictures.
    open override var hash: Int { source.hashValue }
}
