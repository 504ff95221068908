import Foundation
import FoundationGaps

extension ResolvedText.Run {
    /// The image of the run as a surface draws it in the line, a symbol as large as the letters around it; nil for a
    /// run of letters.
    @MainActor package var imageContent: ImageContent? {
        guard let image else { return nil }
        switch image.source {
        case .symbol(let name, _): return symbol(name)
        case .data(let data, let scale):
            return ImageContent(source: .data(data), naturalSize: PictureSize.of(data, scale: scale))
        case .asset(let name, let bundle, _):
            guard let found = FoundationGaps.ImageResource.find(named: name, in: bundle, scale: 1, isDark: false) else {
                return ImageContent(source: .missing(name: name), naturalSize: CGSize(width: 16, height: 16))
            }
            return ImageContent(
                source: .file(found.url), naturalSize: PictureSize.of(found.url, scale: CGFloat(found.scale)))
        case .provider(let provider):
            if let name = provider.base.symbolName { return symbol(name) }
            let source = provider.base.data.map { ImageContent.Source.data($0) } ?? .missing(name: "")
            return ImageContent(source: source, naturalSize: provider.base.size)
        }
    }

    private func symbol(_ name: String) -> ImageContent {
        let side = (font.size * 8 / 7).rounded()
        let isKnown = SymbolNames.icon(for: name) != nil
        return ImageContent(
            source: isKnown
                ? .symbol(name: name, size: side, weight: Double(font.weight.value)) : .missing(name: name),
            naturalSize: CGSize(width: side, height: side))
    }
}
