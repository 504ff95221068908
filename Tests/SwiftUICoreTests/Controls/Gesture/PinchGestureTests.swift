import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// https://developer.apple.com/documentation/swiftui/magnifygesture and …/rotategesture; the least changes are those of
/// swiftui-behaviour.md, "Gestures".
@MainActor
@Suite("Gestures of two fingers")
struct PinchGestureTests {
    private struct Photo<G: Gesture>: View {
        let gesture: G
        var body: some View { Color.red.frame(width: 100, height: 50).accessibilityLabel("Photo").gesture(gesture) }
    }

    @Test("magnifying tells how many times as far apart the fingers are, from where they came down")
    func magnify() throws {
        var changes: [MagnifyGesture.Value] = []
        var end: MagnifyGesture.Value?
        let host = TestHost(
            Photo(gesture: MagnifyGesture().onChanged { changes.append($0) }.onEnded { end = $0 }))
        try host.magnify(.label("Photo"), by: 2)
        let first = try #require(changes.first)
        #expect(first.magnification > 1.01 && first.magnification < 1.2)
        #expect(first.startLocation == CGPoint(x: 50, y: 25) && first.startAnchor == .center)
        #expect(changes.map(\.magnification) == changes.map(\.magnification).sorted())
        #expect(end?.magnification == 2)
        #expect(abs((end?.velocity ?? 0) - 4) < 0.5, "by one in a quarter of a second")
    }

    @Test("turning tells the angle, clockwise")
    func rotate() throws {
        var last: RotateGesture.Value?
        let host = TestHost(Photo(gesture: RotateGesture().onEnded { last = $0 }))
        try host.rotate(.label("Photo"), by: .degrees(90))
        #expect(abs((last?.rotation.degrees ?? 0) - 90) < 1e-9)
        #expect(last?.startAnchor == .center)
        try host[.label("Photo")].rotate(by: .degrees(-30))
        #expect(abs((last?.rotation.degrees ?? 0) + 30) < 1e-9)
    }

    @Test("what stays below the least change is no gesture, and once it is one it goes on")
    func least() throws {
        var magnifications: [CGFloat] = []
        let host = TestHost(
            Photo(gesture: MagnifyGesture(minimumScaleDelta: 0.5).onChanged { magnifications.append($0.magnification) })
        )
        try host.magnify(.label("Photo"), by: 1.4)
        #expect(magnifications.isEmpty)
        try host.magnify(.label("Photo"), by: 0.4)
        #expect(magnifications.allSatisfy { $0 <= 0.5 } && magnifications.last == 0.4, "\(magnifications)")
    }

    @Test("both at once, with a state that goes back when the fingers are lifted")
    func both() throws {
        struct Card: View {
            @GestureState private var scale: CGFloat = 1
            @State private var angle = Angle.zero
            let seen: Holder<[CGFloat]>
            var body: some View {
                let _ = seen.value.append(scale)
                Color.red.frame(width: 100, height: 100).accessibilityLabel("Photo")
                    .rotationEffect(angle)
                    .gesture(
                        MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification }
                            .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation }))
            }
        }
        let seen = Holder<[CGFloat]>([])
        let host = TestHost(Card(seen: seen))
        try host.magnify(.label("Photo"), by: 3)
        #expect(seen.value.max() == 3 && seen.value.last == 1, "\(seen.value)")
        try host.rotate(.label("Photo"), by: .radians(.pi))
        let turned = host.surface.nodes.values.filter { node in
            if case .layer(let layer) = node.value.content { abs(layer.transform.a + 1) < 1e-9 } else { false }
        }
        #expect(turned.count == 1, "\(host.outline)")
    }

    @available(*, deprecated)
    @Test("the gestures of before tell the number and the angle alone")
    func deprecated() throws {
        var scale: CGFloat = 0
        var angle = Angle.zero
        let host = TestHost(
            Photo(
                gesture: MagnificationGesture().onEnded { scale = $0 }
                    .simultaneously(with: RotationGesture().onEnded { angle = $0 })))
        try host.magnify(.label("Photo"), by: 1.5)
        try host.rotate(.label("Photo"), by: .degrees(45))
        #expect(scale == 1.5 && abs(angle.degrees - 45) < 1e-9)
    }

    @Test("a view that hears of no fingers cannot be pinched, and the message says so")
    func deaf() throws {
        let host = TestHost(Color.red.frame(width: 10, height: 10).accessibilityLabel("Photo"))
        #expect(throws: ActionFailure.self) { try host.magnify(.label("Photo"), by: 2) }
    }
}
