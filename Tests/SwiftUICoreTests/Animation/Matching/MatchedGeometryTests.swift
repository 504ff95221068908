import Combine
import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

/// Documentation of `matchedGeometryEffect` and what developers report of it; swiftui-behaviour.md §4 for the message.
@MainActor
@Suite("Matched geometry")
struct MatchedGeometryTests {
    private final class Model: ObservableObject {
        @Published var isLarge = false
        @Published var width: CGFloat = 40
    }

    private let second = Animation.linear(duration: 1)

    /// A square of 40 at the source, and after it one of 10 that follows it.
    private struct Following: View {
        @ObservedObject var model: Model
        var properties = MatchedGeometryProperties.frame
        var anchor = UnitPoint.center
        @Namespace private var names

        var body: some View {
            HStack(spacing: 0) {
                square.frame(width: model.width, height: 40).matchedGeometryEffect(id: 1, in: names)
                square.frame(minWidth: 10, maxWidth: 10, minHeight: 10, maxHeight: 10)
                square
                    .matchedGeometryEffect(
                        id: 1, in: names, properties: properties, anchor: anchor, isSource: false
                    )
                    .frame(width: 10, height: 10)
                square.frame(width: 20, height: 20)
            }
            .frame(width: 200, height: 40, alignment: .leading)
        }
    }

    private func host(_ view: some View) -> TestHost<some View> { TestHost(view, size: CGSize(width: 200, height: 40)) }

    @Test("a view that is no source is seen in the frame of the source; its neighbours stand where they stood")
    func following() {
        #expect(
            host(Following(model: Model())).shapeFrames == ["0 0 40 40", "40 15 10 10", "0 0 40 40", "60 10 20 20"])
    }

    @Test("only the place, or only the size, is taken; the anchors lie on each other")
    func properties() {
        let place = host(Following(model: Model(), properties: .position))
        #expect(place.shapeFrames[2] == "15 15 10 10")
        let corner = host(Following(model: Model(), properties: .position, anchor: .topLeading))
        #expect(corner.shapeFrames[2] == "0 0 10 10")
        let size = host(Following(model: Model(), properties: .size))
        #expect(size.shapeFrames[2] == "35 0 40 40")
    }

    @Test("a follower goes with its source, step by step where the change is animated")
    func followingInMotion() {
        let model = Model()
        let host = host(Following(model: model))
        model.width = 60
        host.settle()
        #expect(host.shapeFrames[2] == "0 0 60 40" && !host.isAnimating)
        withAnimation(second) { model.width = 100 }
        host.settle()
        #expect(host.shapeFrames[2] == "0 0 60 40")
        host.advance(by: 0.5)
        #expect(host.shapeFrames[0] == "0 0 80 40" && host.shapeFrames[2] == "0 0 80 40")
        host.advance(by: 1)
        #expect(host.shapeFrames[2] == "0 0 100 40" && !host.isAnimating)
    }

    /// One of two squares, which are the same thing to the eye.
    private struct Turning: View {
        @ObservedObject var model: Model
        @Namespace private var names

        var body: some View {
            ZStack(alignment: .topLeading) {
                if model.isLarge {
                    square.matchedGeometryEffect(id: "square", in: names)
                        .frame(width: 100, height: 40)
                        .padding(.leading, 100)
                } else {
                    square.matchedGeometryEffect(id: "square", in: names).frame(width: 20, height: 20)
                }
            }
            .frame(width: 200, height: 40, alignment: .topLeading)
        }
    }

    @Test("where one view takes another's place in an animated change, both are seen on the way between their frames")
    func hero() {
        let model = Model()
        let host = host(Turning(model: model))
        #expect(host.shapeFrames == ["0 0 20 20"])
        withAnimation(second) { model.isLarge = true }
        host.settle()
        #expect(host.shapeFrames == ["0 0 20 20", "0 0 20 20"], "\(host.outline)")
        host.advance(by: 0.5)
        #expect(host.shapeFrames == ["50 0 60 30", "50 0 60 30"], "\(host.outline)")
        host.advance(by: 1)
        #expect(host.shapeFrames == ["100 0 100 40"] && !host.isAnimating, "\(host.outline)")
        withAnimation(second) { model.isLarge = false }
        host.advance(by: 0.5)
        #expect(host.shapeFrames == ["50 0 60 30", "50 0 60 30"], "\(host.outline)")
        host.advance(by: 1)
        #expect(host.shapeFrames == ["0 0 20 20"] && !host.isAnimating, "\(host.outline)")
    }

    @Test("without animation the place is taken at once")
    func jump() {
        let model = Model()
        let host = host(Turning(model: model))
        model.isLarge = true
        host.settle()
        #expect(host.shapeFrames == ["100 0 100 40"] && !host.isAnimating)
    }

    private struct Twice: View {
        @Namespace private var names
        var body: some View {
            HStack(spacing: 0) {
                square.frame(width: 10, height: 10).matchedGeometryEffect(id: "twice", in: names)
                square.frame(width: 20, height: 20).matchedGeometryEffect(id: "twice", in: names)
            }
        }
    }

    // swiftui-behaviour.md §4
    @Test("two sources at a time are reported")
    func twoSources() {
        _ = host(Twice())
        #expect(Diagnostics.hasSaid(phrase: "Multiple inserted views in matched geometry group twice have"))
    }

    private struct Named: View {
        @Namespace private var names
        let seen: (Namespace.ID) -> Void
        let width: CGFloat
        var body: some View {
            let _ = seen(names)
            square.frame(width: width, height: 10)
        }
    }

    // swiftui-behaviour.md §4
    @Test("a name space is the same in each body of a view, and another one in another view or outside of one")
    func nameSpaces() {
        var seen: [Namespace.ID] = []
        let first = TestHost(Named(seen: { seen.append($0) }, width: 10), size: CGSize(width: 200, height: 40))
        first.update(Named(seen: { seen.append($0) }, width: 20))
        #expect(seen.count == 2 && seen[0] == seen[1])
        _ = host(Named(seen: { seen.append($0) }, width: 10))
        #expect(seen[2] != seen[0])
        let outside = Namespace()
        #expect(outside.wrappedValue != outside.wrappedValue)
        #expect(Diagnostics.hasSaid(phrase: "Reading a Namespace property outside View.body"))
    }
}
