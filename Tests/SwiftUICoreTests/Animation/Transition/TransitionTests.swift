import Combine
import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Transitions")
struct TransitionTests {
    private final class Model: ObservableObject {
        @Published var isShown = false
        @Published var items: [Int] = []
    }

    private struct Stage<Content: View>: View {
        @ObservedObject var model: Model
        let content: (Model) -> Content
        var body: some View { content(model) }
    }

    private func host<V: View>(
        _ model: Model, reducesMotion: Bool = false, @ViewBuilder _ content: @escaping (Model) -> V
    ) -> TestHost<some View> {
        TestHost(Stage(model: model, content: content), size: CGSize(width: 200, height: 200)) {
            $0.reducesMotion = reducesMotion
        }
    }

    private let second = Animation.linear(duration: 1)

    private func host(with transition: AnyTransition, _ model: Model) -> TestHost<some View> {
        host(model) { model in
            VStack { if model.isShown { Color.red.frame(width: 50, height: 20).transition(transition) } }
        }
    }

    // S134
    @Test("without a transition, what comes and goes in withAnimation fades")
    func fades() {
        let model = Model()
        let host = host(model) { model in
            VStack { if model.isShown { Color.red.frame(width: 50, height: 20) } }
        }
        withAnimation(second) { model.isShown = true }
        host.settle()
        #expect(host.opacity == 0)
        host.advance(by: 0.25)
        #expect(host.opacity == 0.25)
        host.advance(by: 1)
        #expect(host.opacity == 1 && !host.isAnimating)
        withAnimation(second) { model.isShown = false }
        host.advance(by: 0.25)
        #expect(host.opacity == 0.75)
        host.advance(by: 1)
        #expect(host.shapes.isEmpty && !host.isAnimating)
    }

    // S135; asks.md, row 14
    @Test("a removed view stays drawn where it was until its transition ends, and disappears then")
    func removal() {
        let model = Model()
        model.isShown = true
        var log: [String] = []
        let host = host(model) { model in
            VStack(spacing: 0) {
                Color.blue.frame(width: 50, height: 20)
                if model.isShown {
                    Color.red.frame(width: 50, height: 20).onAppear { log.append("A") }
                        .onDisappear { log.append("D") }
                }
            }
        }
        #expect(host.shapeFrames == ["75 80 50 20", "75 100 50 20"])
        withAnimation(second) { model.isShown = false }
        host.advance(by: 0.5)
        // The neighbour is on its way to the middle; what goes stays where it was.
        #expect(host.shapeFrames == ["75 85 50 20", "75 100 50 20"])
        #expect(host.opacity == 0.5 && log == ["A"])
        host.advance(by: 0.6)
        #expect(host.shapeFrames == ["75 90 50 20"])
        #expect(log == ["A", "D"])
    }

    @Test("without animation a view comes and goes at once, with any transition")
    func notAnimated() {
        let model = Model()
        let host = host(with: .slide, model)
        model.isShown = true
        host.settle()
        #expect(host.shapeFrames.count == 1 && host.layers.isEmpty)
        model.isShown = false
        host.settle()
        #expect(host.shapes.isEmpty)
    }

    @Test("a view that comes back before it has gone keeps its state and turns round where it is")
    func comesBack() {
        struct Counting: View {
            @State private var made = UUID()
            let seen: Holder<Set<UUID>>
            var body: some View {
                seen.value.insert(made)
                return Color.red.frame(width: 50, height: 20)
            }
        }
        let model = Model()
        model.isShown = true
        let seen = Holder<Set<UUID>>([])
        var disappeared = 0
        let host = host(model) { model in
            VStack { if model.isShown { Counting(seen: seen).onDisappear { disappeared += 1 } } }
        }
        withAnimation(second) { model.isShown = false }
        host.advance(by: 0.5)
        withAnimation(second) { model.isShown = true }
        host.settle()
        #expect(host.opacity == 0.5)
        host.advance(by: 2)
        #expect(host.opacity == 1 && host.shapes.count == 1)
        #expect(seen.value.count == 1 && disappeared == 0)
    }

    @Test("each transition changes what it is named after")
    func kinds() {
        func middle(_ transition: AnyTransition, comes: Bool) -> LayerContent? {
            let model = Model()
            model.isShown = !comes
            let host = host(with: transition, model)
            withAnimation(second) { model.isShown = comes }
            host.advance(by: 0.5)
            return host.layers.first
        }
        #expect(middle(.opacity, comes: true)?.opacity == 0.5)
        #expect(middle(.move(edge: .leading), comes: true)?.transform.tx == -25)
        #expect(middle(.move(edge: .bottom), comes: false)?.transform.ty == 10)
        #expect(middle(.slide, comes: true)?.transform.tx == -25)
        #expect(middle(.slide, comes: false)?.transform.tx == 25)
        #expect(middle(.scale(scale: 0.5), comes: true)?.transform.a == 0.75)
        #expect(middle(.push(from: .trailing), comes: false)?.opacity == 0.5)
        #expect(middle(.identity, comes: true) == nil)
    }

    @Test("an offset transition moves the view, and a combined one does both")
    func combined() {
        let model = Model()
        let host = host(with: .offset(x: 100).combined(with: .opacity), model)
        withAnimation(second) { model.isShown = true }
        host.advance(by: 0.5)
        #expect(host.opacity == 0.5)
        #expect(host.x == 125)
        host.advance(by: 1)
        #expect(host.opacity == 1 && host.x == 75)
    }

    @Test("an asymmetric transition comes by one and goes by the other")
    func asymmetric() {
        let model = Model()
        let host = host(with: .asymmetric(insertion: .opacity, removal: .scale(scale: 0)), model)
        withAnimation(second) { model.isShown = true }
        host.advance(by: 0.5)
        #expect(host.layers.map(\.opacity).min() == 0.5 && host.layers.allSatisfy { $0.transform.a == 1 })
        host.advance(by: 1)
        withAnimation(second) { model.isShown = false }
        host.advance(by: 0.5)
        #expect(host.layers.contains { $0.transform.a == 0.5 } && host.layers.allSatisfy { $0.opacity == 1 })
    }

    @Test("modifiers and types of an app can be transitions")
    func custom() {
        struct Wide: ViewModifier, Animatable {
            var animatableData: CGFloat
            func body(content: Content) -> some View { content.padding(.leading, animatableData) }
        }
        struct Turning: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.rotationEffect(.degrees(phase.value * 180))
            }
        }
        let model = Model()
        let wide = host(with: .modifier(active: Wide(animatableData: 100), identity: Wide(animatableData: 0)), model)
        withAnimation(second) { model.isShown = true }
        wide.advance(by: 0.5)
        #expect(wide.x == 100)
        wide.advance(by: 1)
        #expect(wide.x == 75)
        let other = Model()
        let turning = host(with: AnyTransition(Turning()), other)
        withAnimation(second) { other.isShown = true }
        turning.advance(by: 0.5)
        #expect(hundredths(CGFloat(turning.layers[0].transform.b)) == -1)
    }

    @Test("a transition with an animation of its own needs no withAnimation")
    func ownAnimation() {
        let model = Model()
        let host = host(with: .opacity.animation(second), model)
        model.isShown = true
        host.advance(by: 0.25)
        #expect(host.opacity == 0.25)
        host.advance(by: 1)
        model.isShown = false
        host.advance(by: 0.25)
        #expect(host.opacity == 0.75)
        host.advance(by: 1)
        #expect(host.shapes.isEmpty)
    }

    @Test("who has asked for less motion sees views fade instead of moving")
    func reducedMotion() {
        let model = Model()
        let host = host(model, reducesMotion: true) { model in
            VStack { if model.isShown { Color.red.frame(width: 50, height: 20).transition(.slide) } }
        }
        withAnimation(second) { model.isShown = true }
        host.advance(by: 0.5)
        #expect(host.opacity == 0.5 && host.layers.allSatisfy { $0.transform == .identity })
    }

    @Test("elements of a ForEach come, go and move by animation")
    func elements() {
        let model = Model()
        model.items = [1, 2, 3]
        let host = host(model) { model in
            VStack(spacing: 0) {
                ForEach(model.items, id: \.self) { _ in Color.red.frame(width: 50, height: 20) }
            }
        }
        #expect(host.shapeFrames == ["75 70 50 20", "75 90 50 20", "75 110 50 20"])
        withAnimation(second) { model.items = [1, 3, 4, 5] }
        host.advance(by: 0.5)
        // 1, 2 on its way out, 3, and 4 and 5 coming where they belong.
        #expect(host.shapeFrames == ["75 65 50 20", "75 90 50 20", "75 95 50 20", "75 100 50 20", "75 120 50 20"])
        #expect(host.layers.map(\.opacity) == [0.5, 0.5, 0.5])
        host.advance(by: 1)
        #expect(host.shapeFrames == ["75 60 50 20", "75 80 50 20", "75 100 50 20", "75 120 50 20"])
        #expect(!host.isAnimating)
    }

    @Test("what is in a container that comes has no transition of its own")
    func nested() {
        let model = Model()
        let host = host(model) { model in
            VStack {
                if model.isShown {
                    HStack { ForEach(0..<2) { _ in Color.red.frame(width: 10, height: 10) } }
                }
            }
        }
        withAnimation(second) { model.isShown = true }
        host.advance(by: 0.5)
        #expect(host.layers.map(\.opacity) == [0.5])
    }

    @Test("a view on its way out hears of nothing that a person does")
    func deaf() throws {
        let model = Model()
        model.isShown = true
        var taps = 0
        let host = host(model) { model in
            VStack { if model.isShown { Button("Tap") { taps += 1 } } }
        }
        withAnimation(second) { model.isShown = false }
        host.advance(by: 0.5)
        #expect(host[.button("Tap")].exists)
        try? host.tap("Tap")
        #expect(taps == 0)
    }

    // S010
    @Test("with an identity transition the old view disappears before the new one appears")
    func identityOrder() {
        struct Stage: View {
            @State private var toggle = false
            let log: (String) -> Void
            var body: some View {
                Color.red
                    .onAppear {
                        log("A(\(toggle ? "T" : "F"))")
                        toggle = true
                    }
                    .onDisappear { log("D(\(toggle ? "T" : "F"))") }
                    .transition(.identity).id(toggle)
            }
        }
        var log: [String] = []
        var host: TestHost<Stage>? = TestHost(Stage { log.append($0) })
        host?.settle()
        host = nil
        #expect(log == ["A(F)", "D(T)", "A(T)", "D(T)"])
    }

    @Test("a changed id in withAnimation fades from what was shown to what is shown")
    func identities() {
        let model = Model()
        model.items = [1]
        let host = host(model) { model in
            VStack { Text("\(model.items[0])").id(model.items[0]) }
        }
        withAnimation(second) { model.items = [2] }
        host.advance(by: 0.25)
        #expect(host.texts.map(\.string) == ["1", "2"])
        #expect(host.layers.map(\.opacity) == [0.75, 0.25])
        host.advance(by: 1)
        #expect(host.texts.map(\.string) == ["2"])
    }
}
