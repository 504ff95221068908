import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Visual effects")
struct VisualEffectTests {
    private func layer(_ view: some View) -> LayerContent? { TestHost(view).layers.first }

    @Test("several effects are one layer: opacities multiply, colours come one after the other")
    func merged() throws {
        let host = TestHost(
            square.visualEffect { content, _ in content.opacity(0.5).brightness(0.25).opacity(0.5).contrast(2) })
        #expect(host.layers.count == 1)
        let layer = try #require(host.layers.first)
        #expect(layer.opacity == 0.25)
        let seen = layer.colors?.apply(to: [0.25, 0.25, 0.25, 1]).map { ($0 * 100).rounded() }
        #expect(seen == [50, 50, 50, 100])
    }

    @Test("transforms are applied in the order in which they are written")
    func transforms() throws {
        let moved = try #require(
            layer(
                square.frame(width: 100, height: 100)
                    .visualEffect { content, _ in content.offset(x: 10).scaleEffect(2, anchor: .topLeading) }))
        #expect(moved.transform == Transform(a: 2, b: 0, c: 0, d: 2, tx: 20, ty: 0))
        let turned = try #require(
            layer(
                square.frame(width: 100, height: 100).visualEffect { content, _ in
                    content.scaleEffect(x: 2, anchor: .topLeading).offset(CGSize(width: 10, height: 5))
                }))
        #expect(turned.transform == Transform(a: 2, b: 0, c: 0, d: 1, tx: 10, ty: 5))
    }

    @Test("a blur around a larger drawing is as wide as one around the drawing itself")
    func blur() throws {
        let view = square.visualEffect { content, _ in content.blur(radius: 3).scaleEffect(2).blur(radius: 8) }
        #expect(layer(view)?.blurRadius == 5)
    }

    @Test("what is turned in space is turned in space in any order with what is not")
    func projection() throws {
        let view = square.visualEffect { content, _ in
            content.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)).rotationEffect(.degrees(10))
        }
        let turned = try #require(layer(view))
        #expect(turned.projection?.isAffine == false && turned.transform == .identity)
    }

    @Test("what cannot be seen is not touched either")
    func hitTesting() throws {
        #expect(
            layer(square.visualEffect { content, _ in content.opacity(0).scaleEffect(2) })?.allowsHitTesting == false)
    }

    @Test("effects are no part of the layout")
    func layout() {
        let host = TestHost(
            VStack(spacing: 0) {
                square.frame(width: 20, height: 20).visualEffect { content, _ in content.offset(y: 50).scaleEffect(3) }
                Circle().frame(width: 20, height: 20)
            })
        #expect(host.shapeFrames.count == 2)
        #expect(host.shapeFrames.last == "140 150 20 20")
    }

    @Test("an effect can be as large as the view is, and follows its size")
    func size() {
        struct Sized: View {
            let width: CGFloat
            var body: some View {
                square.frame(width: width, height: 10)
                    .visualEffect { content, proxy in content.opacity(proxy.size.width / 100) }
            }
        }
        let host = TestHost(Sized(width: 40))
        #expect(host.opacity == 0.4)
        host.update(Sized(width: 80))
        #expect(host.opacity == 0.8)
    }

    private struct Rows: View {
        let count: Int
        var body: some View {
            HStack(spacing: 0) {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { _ in
                            square.frame(width: 40, height: 40).visualEffect { content, proxy in
                                content.offset(x: proxy.frame(in: .scrollView).minY)
                            }
                        }
                    }
                }
                square.visualEffect { content, proxy in content.opacity(proxy.frame(in: .global).minX > 0 ? 0.5 : 1) }
            }
        }
    }

    @Test("an effect follows the scrolling, without another layout, and only where something has moved")
    func scrolling() throws {
        let host = TestHost(Rows(count: 3), size: CGSize(width: 100, height: 60))
        #expect(host.layers.dropLast().map(\.transform.tx) == [0, 40, 80])
        let (placements, questions) = (host.host.counters.placements, host.host.counters.placeQuestions)
        host.scroll(to: 30)
        #expect(host.layers.dropLast().map(\.transform.tx) == [-30, 10, 50])
        #expect(host.host.counters.placements == placements)
        #expect(host.host.counters.placeQuestions - questions == 3)
    }

    @Test("the scroll view around has a rectangle in the view's own coordinates, which follows its size")
    func bounds() {
        struct Column: View {
            let height: CGFloat
            var body: some View {
                ScrollView {
                    square.frame(width: 40, height: 400).visualEffect { content, proxy in
                        let bounds = proxy.bounds(of: .scrollView(axis: .vertical))
                        return content.offset(x: bounds?.minY ?? -1, y: bounds?.height ?? -1)
                    }
                }
                .frame(height: height)
            }
        }
        let host = TestHost(VStack { Column(height: 100) })
        host.scroll(to: 25)
        #expect(host.layers.first?.transform.tx == 25)
        #expect(host.layers.first?.transform.ty == 100)
        host.update(VStack { Column(height: 60) })
        #expect(host.layers.first?.transform.ty == 60)
    }

    @Test("in an animated change an effect changes step by step")
    func animated() {
        let model = NumberModel()
        let host = TestHost(
            Driven(model: model) { value in
                square.visualEffect { content, _ in content.opacity(value).offset(x: value) }
            })
        withAnimation(.linear(duration: 1)) { model.value = 1 }
        host.advance(by: 0.5)
        #expect(host.opacity == 0.5 && host.layers.first?.transform.tx == 0.5)
        host.advance(by: 0.6)
        #expect(host.opacity == 1)
    }
}
