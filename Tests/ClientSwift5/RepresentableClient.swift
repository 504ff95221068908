import SwiftUI
import UIKit

/// A wheel as apps have one that were written before `ProgressView`.
struct RepresentableClient: UIViewRepresentable {
    var isAnimating: Bool
    var style: UIActivityIndicatorView.Style = .large

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: style)
        view.color = .red
        view.hidesWhenStopped = true
        context.coordinator.made += 1
        return view
    }

    func updateUIView(_ uiView: UIActivityIndicatorView, context: UIViewRepresentableContext<RepresentableClient>) {
        isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
    }

    final class Coordinator { var made = 0 }
}
