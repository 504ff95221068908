import Foundation
import FoundationGaps
import MartletGraph

package enum ImageScaleKey: EnvironmentKey { package static var defaultValue: Image.Scale { .medium } }
package enum SymbolVariantsKey: EnvironmentKey { package static var defaultValue: SymbolVariants { .none } }
package enum SymbolRenderingModeKey: EnvironmentKey {
    package static var defaultValue: SymbolRenderingMode? { nil }
}

extension Image: View, PrimitiveView {
    @MainActor public static func _makeView(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = ImageNode(inputs)
        let observer = inputs.labelObserver
        _ = inputs.subgraph.effect(name: "Image") { [unowned node] in
            let image = view.value
            let environment = inputs.environment.derived(ImageEnvironment.self)
            let content = environment.content(of: image)
            let label = image.label?.string(in: environment.textContext)
            guard content != node.imageContent || label != node.label || node.isEnabled != environment.isEnabled
            else { return }
            node.label = label
            node.isEnabled = environment.isEnabled
            node.show(.image(content), isEnabled: environment.isEnabled)
            // What has no label is decoration, which assistive technology passes over.
            node.surface?.setAccessibility {
                $0.label = label
                $0.isHidden = label == nil
            }
            observer?.labelDidChange()
        }
        return _ViewOutputs(node: node)
    }
}

/// A picture or symbol in layout.
package final class ImageNode: LeafNode {
    @MainActor var label: String?
    @MainActor var isEnabled = true

    package var imageContent: ImageContent? {
        if case .image(let content)? = content { content } else { nil }
    }

    package var symbolName: String? {
        if case .symbol(let name, _, _)? = imageContent?.source { name } else { nil }
    }
}

/// Everything of the environment that an image depends on.
package struct ImageEnvironment: DerivedEnvironmentValue {
    package var textContext: TextContext
    package var scale: Image.Scale
    package var variants: SymbolVariants
    package var displayScale: CGFloat
    package var isEnabled: Bool
    package var isDimmed: Bool
    package var isRedacted: Bool

    package static let keys: Set<ObjectIdentifier> = TextEnvironment.keys.union([
        ObjectIdentifier(ImageScaleKey.self), ObjectIdentifier(SymbolVariantsKey.self),
        ObjectIdentifier(SymbolRenderingModeKey.self), ObjectIdentifier(DisplayScaleKey.self),
    ])

    package init(environment: EnvironmentScope) {
        let text = environment.derived(TextEnvironment.self)
        textContext = text.context
        isEnabled = text.isEnabled
        isDimmed = text.isDimmed
        isRedacted = text.isRedacted
        scale = environment.value(ImageScaleKey.self)
        variants = environment.value(SymbolVariantsKey.self)
        displayScale = environment.value(DisplayScaleKey.self)
    }

    /// The font of texts here, which symbols follow.
    private var font: ResolvedFont { Text(verbatim: "").resolved(in: textContext).baseFont }

    private var tint: Color.Resolved {
        let color = textContext.paint.foregroundPaint().representativeColor
        return isDimmed ? color.multiplyingOpacity(by: ResolvedText.disabledOpacity) : color
    }

    /// The image as a surface shows it here.
    @MainActor
    package func content(of image: Image) -> ImageContent {
        var content: ImageContent
        var isTemplate = image.renderingMode == .template
        switch image.source {
        case .symbol(let name, _):
            content = symbol(variants.name(of: name))
            isTemplate = image.renderingMode != .original
        case .asset(let name, let bundle, _):
            content = asset(name, bundle: bundle)
        case .data(let data, let scale):
            content = ImageContent(source: .data(data), naturalSize: PictureSize.of(data, scale: scale))
        case .provider(let provider):
            let provider = provider.base
            if let name = provider.symbolName {
                content = symbol(name)
                isTemplate = (image.renderingMode ?? provider.renderingMode) != .original
            } else if let data = provider.data {
                content = ImageContent(source: .data(data), naturalSize: provider.size)
                isTemplate = (image.renderingMode ?? provider.renderingMode) == .template
            } else {
                content = ImageContent(source: .missing(name: ""), naturalSize: provider.size)
            }
        }
        if let resizing = image.resizing {
            content.isResizable = true
            content.tiles = resizing.mode == .tile
        }
        content.isSmooth = image.interpolation != .none
        if isTemplate { content.tint = tint }
        if isRedacted {
            content.tint = HierarchicalShapeStyle.quaternary.paint(in: textContext.paint).representativeColor
        }
        return content
    }

    private func symbol(_ name: String) -> ImageContent {
        let font = font
        // Icons are drawn a little larger than the letters beside them, as desktops do.
        let side = (font.size * 8 / 7 * scale.factor).rounded()
        let isKnown = SymbolNames.icon(for: name) != nil
        return ImageContent(
            source: isKnown
                ? .symbol(name: name, size: side, weight: Double(font.weight.value)) : .missing(name: name),
            naturalSize: CGSize(width: side, height: side))
    }

    @MainActor
    private func asset(_ name: String, bundle: Bundle?) -> ImageContent {
        guard
            let found = FoundationGaps.ImageResource.find(
                named: name, in: bundle, scale: Double(displayScale), isDark: textContext.paint.isDark)
        else {
            Diagnostics.once(
                "No image named '\(name)' found in asset catalog for \((bundle ?? .main).bundlePath)")
            return ImageContent(source: .missing(name: name), naturalSize: CGSize(width: 24, height: 24))
        }
        return ImageContent(
            source: .file(found.url), naturalSize: PictureSize.of(found.url, scale: CGFloat(found.scale)))
    }
}

extension EnvironmentValues {
    /// The size of symbols in relation to the font.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The variants of symbols that are shown.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// How the layers of symbols are coloured; nil for the symbol's own way.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// The size of symbols in the view in relation to their font.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Shows symbols in the view in a variant, in addition to those that are set around it.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        environment(\.symbolVariants, variant)
    }

    /// How the layers of symbols in the view are coloured.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
