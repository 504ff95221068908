import Combine
import Foundation
import ViewTesting

@testable import SwiftUICore

extension TestHost {
    /// The opacity of the first layer.
    var opacity: Double? { layers.first?.opacity }

    /// The layers, outer ones first.
    var layers: [LayerContent] {
        shownNodes.compactMap { if case .layer(let layer) = $0.node.value.content { layer } else { nil } }
    }

    /// The frames of the shapes in the window, to a hundredth of a point.
    var shapeFrames: [String] {
        shownNodes.compactMap {
            guard case .shape = $0.node.value.content else { return nil }
            let frame = surface.windowFrame(of: $0.id)
            return [frame.minX, frame.minY, frame.width, frame.height]
                .map { number in number == number.rounded() ? "\(Int(number))" : "\(hundredths(number))" }
                .joined(separator: " ")
        }
    }

    /// Where the first shape begins.
    var x: CGFloat? {
        shownNodes.first { if case .shape = $0.node.value.content { true } else { false } }
            .map { surface.windowFrame(of: $0.id).minX }
    }
}

/// A view that can be seen. It is no colour, whose opacity would be another colour.
let square = Rectangle()

/// Rounds so that expectations need not be exact to the last bit.
func hundredths(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }

/// Something that a test changes from outside and that closures of views change too.
final class Holder<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// A number that a test sets.
final class NumberModel: ObservableObject {
    @Published var value = 0.0
}

/// Makes a view of a number that a test sets, with or without animation.
struct Driven<Content: View>: View {
    @ObservedObject var model: NumberModel
    @ViewBuilder let content: (Double) -> Content

    var body: some View { content(model.value) }
}
