import Foundation

extension GraphicsContext {
    /// An image that is ready to be drawn.
    public struct ResolvedImage {
        let content: ImageContent

        /// The size of the image in points.
        public var size: CGSize { content.naturalSize }

        /// The distance from the top to where a line of text beside the image has its baseline: the image's lower edge.
        public var baseline: CGFloat { content.naturalSize.height }

        /// What the image is drawn in where it is a template; nil for its own colour. Of a gradient the first colour
        /// counts.
        public var shading: GraphicsContext.Shading?
    }

    /// A view among the canvas's symbols.
    public struct ResolvedSymbol {
        let node: SurfaceNodeID

        /// The size that the view would like, in points.
        public let size: CGSize
    }

    /// A text that is ready to be measured and drawn.
    public struct ResolvedText {
        let content: TextContent
        let host: ViewHost

        init(content: TextContent, host: ViewHost) {
            self.content = content
            self.host = host
        }

        /// What the text is drawn in; at first, its own colours.
        public var shading: GraphicsContext.Shading {
            get { ownShading ?? .foreground }
            set { ownShading = newValue }
        }

        private var ownShading: GraphicsContext.Shading?

        /// The size that the text takes of what it is offered, in points.
        public func measure(in size: CGSize) -> CGSize { metrics(ProposedViewSize(size)).size }

        /// The distance from the top to the baseline of the first line, where the text is offered a size.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            metrics(ProposedViewSize(size)).firstBaseline ?? 0
        }

        /// The distance from the top to the baseline of the last line, where the text is offered a size.
        public func lastBaseline(in size: CGSize) -> CGFloat { metrics(ProposedViewSize(size)).lastBaseline ?? 0 }

        func metrics(_ proposal: ProposedViewSize) -> LeafMetrics {
            MainThread.assume { host.surface.measure(.text(content), proposal: proposal) }
        }

        /// The text as it is drawn with its shading.
        func content(in context: GraphicsContext, bounds: CGRect) -> TextContent {
            guard let ownShading else { return content }
            let paint = ownShading.paint(in: context, bounds: bounds)
            var result = content
            result.text = SwiftUICore.ResolvedText(
                runs: content.text.runs.map { run in
                    var run = run
                    run.paint = paint
                    return run
                }, baseFont: content.text.baseFont)
            return result
        }
    }
}
