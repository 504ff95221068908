import Foundation

/// A picture: an asset by name, a symbol, or pixels.
public struct Image: Equatable, Sendable {
    package var source: Source
    /// How the picture is stretched; nil while it always has its own size.
    package var resizing: Resizing?
    package var renderingMode: TemplateRenderingMode?
    package var interpolation: Interpolation
    package var isAntialiased: Bool
    package var symbolRenderingMode: SymbolRenderingMode?
    package var dynamicRange: DynamicRange?
    /// What a screen reader says; nil for decoration, which it passes over.
    package var label: Text?

    package init(source: Source, label: Text?) {
        self.source = source
        self.label = label
        interpolation = .medium
        isAntialiased = true
    }

    /// Where the picture comes from.
    package enum Source: Hashable, Sendable {
        /// An asset of a bundle; the value in 0...1 chooses how much of a variable picture is shown.
        case asset(name: String, bundle: Bundle?, value: Double?)
        case symbol(name: String, value: Double?)
        /// A file's bytes in any format that the surface reads, and how many of its pixels are a point.
        case data(Data, scale: CGFloat)
        /// Another toolkit's picture.
        case provider(AnyImageProvider)
    }

    package struct Resizing: Hashable, Sendable {
        package var top: CGFloat
        package var leading: CGFloat
        package var bottom: CGFloat
        package var trailing: CGFloat
        package var mode: ResizingMode

        package var capInsets: EdgeInsets {
            EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
        }
    }

    /// Makes an image of an asset or a picture file of a bundle (the app's own when nil), read by its name.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(name, variableValue: nil, bundle: bundle)
    }

    /// Makes an image of an asset that a screen reader calls by a label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, variableValue: nil, bundle: bundle, label: label)
    }

    /// Makes an image of an asset that a screen reader passes over.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(decorative: name, variableValue: nil, bundle: bundle)
    }

    /// Makes an image of an asset with a value in 0...1 for pictures that show one.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(
            name, variableValue: variableValue, bundle: bundle, label: Text(LocalizedStringKey(name), bundle: bundle))
    }

    /// Makes an image of an asset with a value and a label.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(source: .asset(name: name, bundle: bundle, value: variableValue), label: label)
    }

    /// Makes an image of an asset with a value that a screen reader passes over.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(source: .asset(name: name, bundle: bundle, value: variableValue), label: nil)
    }

    /// Makes an image of an asset catalogue's symbol.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    /// Makes an image of a system symbol, which follows the font and is drawn in the foreground style.
    ///
    /// Symbols are drawn from the icon theme and open icon sets; a name that none of them has draws a placeholder, and
    /// one line on the standard error says so.
    public init(systemName: String) {
        self.init(systemName: systemName, variableValue: nil)
    }

    /// Makes an image of a system symbol with a value in 0...1 for symbols that show one.
    public init(systemName: String, variableValue: Double?) {
        self.init(
            source: .symbol(name: systemName, value: variableValue),
            label: Text(verbatim: SymbolNames.spokenName(of: systemName)))
    }

    /// Makes an image of a file's bytes.
    package init(data: Data, scale: CGFloat = 1, label: Text? = nil) {
        self.init(source: .data(data, scale: scale), label: label)
    }

    /// Makes an image of another toolkit's picture.
    package init(provider: some ImageProvider, label: Text? = nil) {
        self.init(source: .provider(AnyImageProvider(provider)), label: label)
    }

    /// The name of the symbol, if it is one.
    package var symbolName: String? {
        if case .symbol(let name, _) = source { name } else { nil }
    }
}

extension Image: Hashable {
    /// Mixes in what the image shows.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(resizing)
        hasher.combine(renderingMode)
    }
}
