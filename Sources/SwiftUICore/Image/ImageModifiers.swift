import Foundation

extension Image {
    /// The image stretched or repeated to fill its frame; the caps at its sides keep their size.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> Image {
        var result = self
        result.resizing = Resizing(
            top: capInsets.top, leading: capInsets.leading, bottom: capInsets.bottom, trailing: capInsets.trailing,
            mode: resizingMode)
        return result
    }

    /// The image in its own colours or as a mask for the foreground style; nil takes the asset's setting.
    public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
        var result = self
        result.renderingMode = renderingMode
        return result
    }

    /// The image with the given quality of scaling.
    public func interpolation(_ interpolation: Image.Interpolation) -> Image {
        var result = self
        result.interpolation = interpolation
        return result
    }

    /// The image with or without smoothed edges.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        var result = self
        result.isAntialiased = isAntialiased
        return result
    }

    /// The symbol with its layers coloured in the given way; nil takes the mode of its place.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var result = self
        result.symbolRenderingMode = mode
        return result
    }

    /// The image with at most the given brightness; screens here show the standard range.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image {
        var result = self
        result.dynamicRange = range
        return result
    }
}
