import Foundation
import SwiftUICore
import UIKitCore

extension Image {
    /// A picture of UIKit.
    public init(uiImage: UIImage) { self.init(provider: UIImageProvider(image: uiImage)) }
}

/// Gives the bytes or the symbol of a UIKit picture.
private struct UIImageProvider: ImageProvider {
    let image: UIImage

    var size: CGSize { image.size }
    var scale: CGFloat { image.scale }

    var data: Data? {
        if case .data(let data) = image.source, !data.isEmpty { data } else { nil }
    }

    var symbolName: String? {
        if case .symbol(let name) = image.source { name } else { nil }
    }

    var renderingMode: Image.TemplateRenderingMode? {
        switch image.renderingMode {
        case .automatic: nil
        case .alwaysOriginal: .original
        case .alwaysTemplate: .template
        }
    }
}
