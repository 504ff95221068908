import Combine
import Foundation
import SwiftUICore
import UIKitCore

/// Shows a view of UIKit by views of SwiftUI that look as it does.
struct RepresentedContent: View {
    let view: UIView
    /// Another one where the app has changed the view while it brought it up to date.
    let revision: Int
    @ObservedObject var changes: RepresentedChanges

    var body: some View {
        shown.opacity(view.isHidden ? 0 : Double(view.alpha)).background(background)
    }

    @ViewBuilder private var shown: some View {
        if let indicator = view as? UIActivityIndicatorView {
            RepresentedIndicator(indicator: indicator, revision: changes.revision)
        } else if let label = view as? UILabel {
            RepresentedLabel(label: label, revision: changes.revision)
        } else {
            Color.clear
        }
    }

    private var background: Color {
        view.isHidden ? .clear : view.backgroundColor.map { Color(uiColor: $0).opacity(Double(view.alpha)) } ?? .clear
    }
}

/// The wheel keeps its room while it is not seen.
private struct RepresentedIndicator: View {
    let indicator: UIActivityIndicatorView
    let revision: Int

    var body: some View {
        ProgressView()
            .controlSize(indicator.style == .large ? .large : .regular)
            .tint(indicator.color.map { Color(uiColor: $0) })
            .opacity(indicator.isAnimating || !indicator.hidesWhenStopped ? 1 : 0)
    }
}

private struct RepresentedLabel: View {
    let label: UILabel
    let revision: Int

    var body: some View {
        Text(verbatim: label.text ?? "")
            .font(font)
            .foregroundStyle(label.textColor.map { Color(uiColor: $0) } ?? .primary)
            .multilineTextAlignment(alignment)
            .lineLimit(label.numberOfLines == 0 ? nil : label.numberOfLines)
    }

    private var font: Font? {
        label.font.map { font in
            if case .named(let name) = font.design { return .custom(name, size: font.pointSize) }
            let base = Font.system(size: font.pointSize, design: font.design == .monospaced ? .monospaced : .default)
            return font.isItalic ? base.italic() : base
        }
    }

    private var alignment: TextAlignment {
        switch label.textAlignment {
        case .center: .center
        case .right: .trailing
        case .left, .justified, .natural: .leading
        }
    }
}
