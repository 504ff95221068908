import Foundation
import MartletGraph

/// Shows a view as far as another one is opaque.
@frozen public nonisolated struct _MaskAlignmentEffect<Mask: View>: PrimitiveViewModifier {
    /// The view whose opacity counts.
    public var mask: Mask
    /// How it stands to the view that is seen.
    public var alignment: Alignment

    /// Shows a view as far as another one is opaque.
    @inlinable public nonisolated init(alignment: Alignment, mask: Mask) {
        self.mask = mask
        self.alignment = alignment
    }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let content = makeSecondaryLayer(
            secondary: modifier.projecting(Mask.self, at: 0),
            alignment: modifier.projecting(Alignment.self, after: Mask.self), isInFront: true, inputs: inputs,
            wrap: { mask in
                // One node of the surface, however many views the mask is made of, even for none.
                let layer = LayerNode(inputs, child: mask)
                layer.set { content, _ in content.allowsHitTesting = false }
                layer.surface?.setAccessibility { $0.isHidden = true }
                return layer
            }, body: body)
        let node = LayerNode(inputs, child: content.node)
        node.set { layer, _ in layer.isMasked = true }
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Shows the view as far as other views are opaque; these are offered the view's size.
    ///
    /// Where the pointer counts as on the view does not change; `contentShape` says that.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask()))
    }

    /// Shows the view as far as another one is opaque, which is offered the view's size.
    @available(*, deprecated, message: "use mask(alignment:_:) with a closure")
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskAlignmentEffect(alignment: .center, mask: mask))
    }
}
