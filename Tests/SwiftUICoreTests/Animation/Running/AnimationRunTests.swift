import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Animations at work")
struct AnimationRunTests {
    private func host<V: View>(@ViewBuilder _ content: @escaping (Double) -> V) -> TestHost<some View> {
        let model = NumberModel()
        set = { model.value = $0 }
        return TestHost(Driven(model: model, content: content), size: CGSize(width: 200, height: 200))
    }

    /// Sets the value of the host that was made last.
    private var set: (Double) -> Void {
        get { setter.value }
        nonmutating set { setter.value = newValue }
    }
    private let setter = Holder<(Double) -> Void> { _ in }

    // asks.md, row 14
    @Test("an opacity goes to its target frame by frame, and then nothing asks for frames any more")
    func opacity() {
        let host = host { square.opacity($0) }
        #expect(host.opacity == 0 && !host.isAnimating)
        withAnimation(.linear(duration: 1)) { set(1) }
        host.settle()
        #expect(host.opacity == 0 && host.isAnimating)
        host.advance(by: 0.25)
        #expect(host.opacity == 0.25)
        host.advance(by: 0.5)
        #expect(host.opacity == 0.75)
        host.advance(by: 0.25)
        #expect(host.opacity == 1 && !host.isAnimating)
    }

    @Test("without an animation everything jumps, and an animation that was running ends")
    func jump() {
        let host = host { square.opacity($0) }
        withAnimation(.linear(duration: 1)) { set(1) }
        host.advance(by: 0.5)
        set(0.2)
        host.settle()
        #expect(host.opacity == 0.2 && !host.isAnimating)
        host.advance(by: 1)
        #expect(host.opacity == 0.2)
    }

    // asks.md, row 14
    @Test("frames of layout are interpolated without another layout")
    func frames() {
        let host = host { value in
            HStack(spacing: 0) {
                Color.red.frame(width: 50 + value * 100)
                Color.blue.frame(width: 50)
            }
        }
        #expect(host.shapeFrames == ["50 0 50 200", "100 0 50 200"])
        withAnimation(.linear(duration: 1)) { set(1) }
        host.settle()
        #expect(host.shapeFrames == ["50 0 50 200", "100 0 50 200"])
        let before = host.host.counters
        host.advance(by: 0.5)
        #expect(host.shapeFrames == ["25 0 100 200", "125 0 50 200"])
        let after = host.host.counters
        #expect(after.sizeQueries == before.sizeQueries && after.placements == before.placements)
        #expect(after.bodies == before.bodies)
        host.advance(by: 0.5)
        #expect(host.shapeFrames == ["0 0 150 200", "150 0 50 200"])
    }

    @Test("a shape is drawn for the size in which it is shown on its way")
    func drawnSize() {
        let host = host { Color.red.frame(width: 100 + $0 * 100, height: 20) }
        withAnimation(.linear(duration: 1)) { set(1) }
        host.advance(by: 0.5)
        #expect(host.shapes.first?.path.boundingRect.width == 150)
        host.advance(by: 0.5)
        #expect(host.shapes.first?.path.boundingRect.width == 200)
    }

    @Test("an offset is animated by its own place in the chain, not by that of the view inside")
    func offset() {
        let host = host { Color.red.frame(width: 20, height: 20).offset(x: $0 * 100) }
        #expect(host.x == 90)
        withAnimation(.linear(duration: 1)) { set(1) }
        let before = host.host.counters
        host.advance(by: 0.25)
        #expect(host.x == 115)
        host.advance(by: 0.75)
        #expect(host.x == 190)
        #expect(host.host.counters.sizeQueries == before.sizeQueries)
    }

    @Test("a view whose own changes are not animated still moves with an animated offset around it")
    func offsetAroundStill() {
        let host = host { value in
            Color.red.frame(width: 20, height: 20).animation(nil, value: value).offset(x: value * 100)
        }
        withAnimation(.linear(duration: 1)) { set(1) }
        host.advance(by: 0.5)
        #expect(host.x == 140)
    }

    @Test("scale, rotation, blur and shadow are interpolated")
    func effects() {
        let host = host { value in
            Color.red.frame(width: 20, height: 20).scaleEffect(1 + value).rotationEffect(.degrees(value * 180))
                .blur(radius: value * 10).shadow(radius: value * 4, x: value * 2)
        }
        withAnimation(.linear(duration: 1)) { set(1) }
        host.advance(by: 0.5)
        #expect(host.layers.map(\.blurRadius).max() == 5)
        #expect(host.layers.compactMap(\.shadow?.radius) == [2])
        #expect(host.layers.contains { hundredths($0.transform.a) == 1.5 })
        #expect(host.layers.contains { hundredths($0.transform.a) == 0 && hundredths($0.transform.b) == 1 })
    }

    @Test("colours and gradients are mixed on their way")
    func colours() {
        let host = host { value in
            (value == 0 ? Color(.sRGBLinear, white: 0) : Color(.sRGBLinear, white: 1)).frame(width: 10, height: 10)
        }
        withAnimation(.linear(duration: 1)) { set(1) }
        host.advance(by: 0.5)
        guard case .color(let color)? = host.shapes.first?.paint else { return #expect(Bool(false)) }
        #expect(hundredths(CGFloat(color.linearRed)) == 0.5 && color.opacity == 1)
    }

    @Test("the animatable data of a shape is interpolated, and its path drawn for it")
    func shapes() {
        let host = host { Circle().trim(from: 0, to: $0).stroke(.red, lineWidth: 1 + $0).frame(width: 40, height: 40) }
        withAnimation(.linear(duration: 1)) { set(1) }
        host.advance(by: 0.25)
        let quarter = host.shapes.first
        #expect(hundredths(quarter?.path.boundingRect.width ?? 0) == 20)
        #expect(quarter?.stroke?.lineWidth == 1.25)
    }

    // S138
    @Test("the body of a custom animatable view runs with each frame, with interpolated data")
    func animatableView() {
        struct Counter: View, Animatable {
            var animatableData: Double
            let seen: Holder<[Double]>

            var body: some View {
                seen.value.append(animatableData)
                return Color.red.frame(width: animatableData, height: 10)
            }
        }
        let seen = Holder<[Double]>([])
        let host = host { Counter(animatableData: 10 + $0 * 60, seen: seen) }
        withAnimation(.linear(duration: 1)) { set(1) }
        host.settle()
        #expect(seen.value == [10, 10])
        host.surface.virtualClock.frameInterval = 0.25
        host.advance(by: 1)
        #expect(seen.value == [10, 10, 25, 40, 55, 70])
        #expect(host.shapeFrames == ["65 95 70 10"])
        #expect(!host.isAnimating)
    }

    @Test("a custom animatable modifier and a geometry effect run with each frame")
    func animatableModifier() {
        struct Wide: ViewModifier, Animatable {
            var animatableData: CGFloat
            func body(content: Content) -> some View { content.frame(width: animatableData, height: 10) }
        }
        let host = host { Color.red.modifier(Wide(animatableData: $0 * 100)) }
        withAnimation(.linear(duration: 1)) { set(1) }
        host.advance(by: 0.5)
        #expect(host.shapeFrames == ["75 95 50 10"])
        nonisolated struct Skewed: GeometryEffect {
            var animatableData: CGFloat
            func effectValue(size: CGSize) -> ProjectionTransform {
                var transform = ProjectionTransform()
                transform.m21 = animatableData
                transform.m31 = size.width
                return transform
            }
        }
        let skewed = self.host { square.frame(width: 40, height: 40).modifier(Skewed(animatableData: $0)) }
        withAnimation(.linear(duration: 1)) { set(1) }
        skewed.advance(by: 0.5)
        #expect(skewed.layers.first?.transform.c == 0.5 && skewed.layers.first?.transform.tx == 40)
    }

    // S136
    @Test("a spring that gets another target on its way starts from the present place and velocity")
    func retarget() {
        let host = host { square.opacity($0) }
        withAnimation(.smooth) { set(1) }
        host.advance(by: 0.1)
        let spring = Spring(duration: 0.5, bounce: 0)
        let place = spring.value(target: 1.0, time: 0.1)
        let velocity = spring.velocity(target: 1.0, time: 0.1)
        #expect(hundredths(CGFloat(host.opacity ?? 0)) == hundredths(CGFloat(place)))
        withAnimation(.smooth) { set(0) }
        host.settle()
        #expect(hundredths(CGFloat(host.opacity ?? 0)) == hundredths(CGFloat(place)))
        host.advance(by: 0.02)
        let expected = place + spring.value(target: -place, initialVelocity: velocity, time: 0.02)
        #expect(abs((host.opacity ?? 0) - expected) < 0.001)
        #expect(expected > place)
    }

    @Test("curves run together: one that begins on the way of another adds to it")
    func additive() {
        let host = host { Color.red.offset(x: $0) }
        withAnimation(.linear(duration: 1)) { set(100) }
        host.advance(by: 0.5)
        #expect(host.x == 50)
        withAnimation(.linear(duration: 1)) { set(0) }
        host.settle()
        #expect(host.x == 50)
        host.advance(by: 0.25)
        // 75 of the first and 25 back of the second.
        #expect(host.x == 50)
        host.advance(by: 0.75)
        #expect(host.x == 0 && !host.isAnimating)
    }

    @Test("delay, speed and repeats change the course")
    func course() {
        let host = host { square.opacity($0) }
        withAnimation(.linear(duration: 1).delay(0.5).speed(2)) { set(1) }
        host.advance(by: 0.25)
        #expect(host.opacity == 0)
        host.advance(by: 0.25)
        #expect(host.opacity == 0.5)
        host.advance(by: 1)
        withAnimation(.linear(duration: 1).repeatForever()) { set(0) }
        host.advance(by: 60.25)
        #expect(hundredths(CGFloat(host.opacity ?? 0)) == 0.75 && host.isAnimating)
        set(0.5)
        host.settle()
        #expect(host.opacity == 0.5 && !host.isAnimating)
    }

    @Test("a frame that changes nothing else costs one write, and 60 seconds of an animation 60 a second")
    func counts() {
        let host = host { value in
            VStack {
                Color.red.frame(width: 20, height: 20).offset(x: value * 100)
                ForEach(0..<50) { _ in Color.blue.frame(width: 5, height: 2) }
            }
        }
        withAnimation(.linear(duration: 60)) { set(1) }
        host.settle()
        let before = host.host.counters
        host.advance(by: 60)
        let after = host.host.counters
        #expect(after.bodies == before.bodies && after.sizeQueries == before.sizeQueries)
        // Whole points only, since the screen has no more.
        #expect(after.frameWrites - before.frameWrites == 100)
        #expect(after.updates - before.updates <= 60 * 60 + 3)
        #expect(!host.isAnimating)
    }

    @Test("a view that goes while it is being animated leaves no frames behind")
    func removal() {
        let host = host { value in
            if value < 2 { square.opacity(value).transition(.identity) }
        }
        withAnimation(.linear(duration: 1).repeatForever()) { set(1) }
        host.advance(by: 0.5)
        set(2)
        host.settle()
        host.advance(by: 0.1)
        #expect(host.shapes.isEmpty && !host.isAnimating)
    }
}
