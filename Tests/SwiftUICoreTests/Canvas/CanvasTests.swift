import Foundation
import FoundationGaps
import Observation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Canvas")
struct CanvasTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    private func commands(_ view: some View) -> [DrawingCommand] {
        let host = TestHost(view, size: CGSize(width: 100, height: 80))
        return host.shownNodes.flatMap { shown -> [DrawingCommand] in
            guard case .drawing(let drawing) = shown.node.value.content else { return [] }
            return drawing.commands
        }
    }

    @Test("it takes what it is offered, and says that size to its closure")
    func size() {
        var sizes: [CGSize] = []
        let found = commands(Canvas { _, size in sizes.append(size) })
        #expect(found.isEmpty)
        #expect(sizes == [CGSize(width: 100, height: 80)])
    }

    @Test("what copies of a context draw comes in order, each with the state of its copy")
    func copies() {
        let found = commands(
            Canvas { context, _ in
                var moved = context
                moved.translateBy(x: 5, y: 6)
                moved.opacity = 0.5
                moved.blendMode = .multiply
                moved.fill(square, with: .color(.red))
                context.fill(square, with: .color(.blue))
            })
        #expect(found.map(\.state.opacity) == [0.5, 1])
        #expect(found.map(\.state.mode) == [.multiply, .normal])
        #expect(found.map(\.state.transform.tx) == [5, 0])
    }

    @Test("an opacity is from 0 to 1, and nothing else can be set")
    func opacity() {
        let opacities = [-1, 0.25, 2, .infinity, .nan]
        let found = commands(
            Canvas { context, _ in
                for opacity in opacities {
                    context.opacity = opacity
                    context.fill(square, with: .color(.red))
                }
            })
        #expect(found.map(\.state.opacity) == [0, 0.25, 1, 1, 1])
    }

    @Test("transforms are done to what is drawn before those that were there")
    func transforms() {
        var context: GraphicsContext?
        _ = commands(
            Canvas { inner, _ in
                inner.translateBy(x: 10, y: 0)
                inner.scaleBy(x: 2, y: 2)
                inner.concatenate(CGAffineTransform(translationX: 1, y: 0))
                context = inner
            })
        #expect(context.map { CGPoint(x: 3, y: 0).applying($0.transform) } == CGPoint(x: 18, y: 0))
    }

    @Test("a clip makes the bounding rectangle smaller, in the coordinates that are drawn in")
    func clips() {
        var bounds: [CGRect] = []
        let found = commands(
            Canvas { context, _ in
                bounds.append(context.clipBoundingRect)
                context.clip(to: Path(CGRect(x: 20, y: 20, width: 200, height: 20)))
                bounds.append(context.clipBoundingRect)
                context.translateBy(x: 20, y: 20)
                bounds.append(context.clipBoundingRect)
                context.clip(to: square, options: .inverse)
                bounds.append(context.clipBoundingRect)
                context.fill(square, with: .foreground)
            })
        #expect(
            bounds == [
                CGRect(x: 0, y: 0, width: 100, height: 80), CGRect(x: 20, y: 20, width: 80, height: 20),
                CGRect(x: 0, y: 0, width: 80, height: 20), CGRect(x: 0, y: 0, width: 80, height: 20),
            ])
        #expect(found.first?.state.clips.map(\.isInverse) == [false, true])
        #expect(found.first?.state.needsPicture == true)
    }

    @Test("a layer begins with the transform and none of the rest, which is done to all of it")
    func layers() throws {
        let found = commands(
            Canvas { context, _ in
                context.translateBy(x: 5, y: 0)
                context.opacity = 0.3
                context.addFilter(.blur(radius: 2))
                context.drawLayer { layer in
                    layer.fill(square, with: .foreground)
                    layer.fill(square, with: .foreground)
                }
            })
        guard case .layer(let inner) = try #require(found.first).figure else { return }
        #expect(found.count == 1)
        #expect(found[0].state.opacity == 0.3 && found[0].state.filters.count == 1)
        #expect(inner.count == 2 && inner[0].state.transform.tx == 5)
        #expect(inner[0].state.opacity == 1 && inner[0].state.filters.isEmpty)
    }

    @Test("a filter that is added later is done first")
    func filters() {
        let found = commands(
            Canvas { context, _ in
                context.addFilter(.blur(radius: 2))
                context.addFilter(.grayscale(1))
                context.scaleBy(x: 2, y: 2)
                context.addFilter(.blur(radius: 3))
                context.addFilter(.blur(radius: 0))
                context.fill(square, with: .foreground)
            })
        let filters = found.first?.state.filters ?? []
        #expect(filters.first == .blur(radius: 6))
        #expect(filters.last == .blur(radius: 2))
        #expect(filters.count == 3)
    }

    @Test("an error of a layer's closure comes out, and nothing of the layer is drawn")
    func errors() {
        struct Stop: Error {}
        let found = commands(
            Canvas { context, _ in
                do {
                    try context.drawLayer { layer in
                        layer.fill(square, with: .foreground)
                        throw Stop()
                    }
                } catch { context.stroke(square, with: .foreground) }
            })
        #expect(found.count == 1)
        guard case .stroke? = found.first?.figure else {
            Issue.record("nothing is drawn after the error")
            return
        }
    }

    @Test("texts are measured as views are, and drawn about a point by their size")
    func texts() throws {
        let found = commands(
            Canvas { context, _ in
                let text = context.resolve(Text("Four").font(.system(size: 20)))
                #expect(text.measure(in: CGSize(width: 500, height: 500)) == CGSize(width: 40, height: 25))
                #expect(text.firstBaseline(in: CGSize(width: 500, height: 500)) == 20)
                context.draw(text, at: CGPoint(x: 50, y: 40))
                context.draw(text, at: CGPoint(x: 0, y: 0), anchor: .topLeading)
            })
        let rects = found.compactMap { if case .text(_, let rect) = $0.figure { rect } else { nil } }
        #expect(rects.map(\.origin) == [CGPoint(x: 30, y: 27.5), .zero])
    }

    @Test("a text can be drawn in another shading than its own")
    func shadedText() {
        let found = commands(
            Canvas { context, _ in
                var text = context.resolve(Text("a").foregroundColor(.blue))
                text.shading = .color(.sRGB, red: 1, green: 0, blue: 0)
                context.draw(text, at: .zero)
            })
        guard case .text(let content, _)? = found.first?.figure else { return }
        #expect(content.text.runs.map(\.paint) == [.color(Color.Resolved(red: 1, green: 0, blue: 0))])
    }

    @Test("images have a size, and templates are drawn in the shading")
    func images() {
        let found = commands(
            Canvas { context, _ in
                var image = context.resolve(Image(systemName: "star"))
                #expect(image.size.width > 0 && image.baseline == image.size.height)
                image.shading = .color(.sRGB, red: 1, green: 0, blue: 0)
                context.draw(image, in: CGRect(x: 1, y: 2, width: 30, height: 30))
            })
        guard case .image(let content, let rect)? = found.first?.figure else { return }
        #expect(content.tint == Color.Resolved(red: 1, green: 0, blue: 0))
        #expect(rect == CGRect(x: 1, y: 2, width: 30, height: 30))
    }

    @Test("symbols are found by their tag, have their own size, and let the pointer through")
    func symbols() throws {
        let view = Canvas { context, _ in
            #expect(context.resolveSymbol(id: 3)?.size == nil)
            guard let symbol = context.resolveSymbol(id: 2) else { return }
            #expect(symbol.size == CGSize(width: 30, height: 10))
            context.draw(symbol, at: CGPoint(x: 50, y: 40))
        } symbols: {
            ForEach(1..<3) { index in Color.red.frame(width: CGFloat(index) * 15, height: 10).tag(index) }
        }
        let host = TestHost(view, size: CGSize(width: 100, height: 80))
        let node = try #require(
            host.shownNodes.first { if case .drawing = $0.node.value.content { true } else { false } })
        guard case .drawing(let drawing) = node.node.value.content, let command = drawing.commands.first,
            case .symbol(let id, _, let rect) = command.figure
        else {
            Issue.record("no symbol is drawn")
            return
        }
        #expect(node.node.children.count == 2 && id == node.node.children[1])
        #expect(rect == CGRect(x: 35, y: 35, width: 30, height: 10))
    }

    @Observable final class Model {
        var radius: CGFloat = 5
    }

    @Test("it is drawn anew when what the closure read is another value")
    func dependencies() {
        let model = Model()
        let host = TestHost(
            Canvas { context, _ in
                context.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: model.radius, height: 5)), with: .foreground)
            }, size: CGSize(width: 100, height: 80))
        func width() -> CGFloat? {
            host.shownNodes.lazy.compactMap {
                guard case .drawing(let drawing) = $0.node.value.content,
                    case .stroke(let path, _, _)? = drawing.commands.first?.figure
                else { return nil }
                return path.boundingRect.width
            }.first
        }
        #expect(width() == 5)
        model.radius = 20
        host.settle()
        #expect(width() == 20)
    }
}
