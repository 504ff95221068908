import Foundation
import SwiftUICore
import UIKitCore

/// A view of UIKit among views of SwiftUI.
///
/// `makeUIView` is called once for each place in the tree, `updateUIView` after it and whenever the representable or what it
/// reads has changed. Seen is what Martlet has of UIKit's views: labels, activity indicators, and plain views with their
/// background.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Self.Body == Never {
    /// The type of the view.
    associatedtype UIViewType: UIView
    /// The type of the object that hears from the view.
    associatedtype Coordinator = Void

    /// Makes the view.
    func makeUIView(context: Self.Context) -> Self.UIViewType

    /// Brings the view up to date.
    func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)

    /// Called when the view is no longer needed.
    static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)

    /// Makes the object that hears from the view; called before the view is made.
    func makeCoordinator() -> Self.Coordinator

    /// The size of the view for a proposal, in points; nil for its own.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?

    /// What the view can know of its place.
    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator) {}

    /// The view's own size.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
    ) -> CGSize? { nil }

    /// Never called: what is seen is the view of UIKit.
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }

    /// Part of the engine.
    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let content = inputs.subgraph.rule(name: "\(Self.self)") { RepresentedView(representable: view.value) }
        return RepresentedView<Self>._makeView(view: _GraphValue(content), inputs: inputs)
    }

    /// Part of the engine.
    @MainActor public static func _makeViewList(
        view: _GraphValue<Self>, inputs: _ViewListInputs
    ) -> _ViewListOutputs { _ViewListOutputs(SingleViewList(view: view, inputs: inputs)) }

    /// Part of the engine.
    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}

extension UIViewRepresentable where Self.Coordinator == Void {
    /// Nobody hears from the view.
    public func makeCoordinator() -> Self.Coordinator { () }
}

/// What a represented view can know of its place.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that hears from the view.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update.
    public package(set) var transaction: Transaction
    /// The environment at the view's place.
    public package(set) var environment: EnvironmentValues
}
