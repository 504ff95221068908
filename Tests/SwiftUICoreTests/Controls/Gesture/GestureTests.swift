import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Gestures")
struct GestureTests {
    private func drag<V: View>(_ host: TestHost<V>, _ places: CGPoint..., end: Bool = true) {
        let start = CGPoint(x: 100, y: 100)
        for (index, place) in places.enumerated() {
            host.point(at: start, .drag) { local in
                let offset = CGPoint(x: local.x - start.x, y: local.y - start.y)
                let isLast = end && index == places.count - 1
                return .drag(
                    DragPhase(
                        phase: isLast ? .ended : .changed, start: local,
                        location: CGPoint(x: place.x + offset.x, y: place.y + offset.y), time: Double(index)))
            }
        }
    }

    // S173
    @Test("a drag is told of after its least distance, and measured from where the pointer was pressed")
    func drag() {
        let changes = Holder<[CGSize]>([])
        let ends = Holder<[CGSize]>([])
        let host = TestHost(
            Color.red.gesture(
                DragGesture(minimumDistance: 10)
                    .onChanged { changes.value.append($0.translation) }
                    .onEnded { ends.value.append($0.translation) }), size: CGSize(width: 200, height: 200))
        drag(host, CGPoint(x: 106, y: 100), CGPoint(x: 109, y: 100), CGPoint(x: 112, y: 105), CGPoint(x: 120, y: 105))
        #expect(changes.value == [CGSize(width: 12, height: 5)])
        #expect(ends.value == [CGSize(width: 20, height: 5)])
        drag(host, CGPoint(x: 104, y: 100), CGPoint(x: 105, y: 100))
        #expect(changes.value.count == 1 && ends.value.count == 1)
    }

    @Test("a gesture state follows a drag and goes back when it is over")
    func state() {
        struct Stage: View {
            @GestureState private var x = 0.0
            let seen: Holder<[Double]>
            var body: some View {
                let _ = seen.value.append(x)
                Color.red.gesture(
                    DragGesture(minimumDistance: 0).updating($x) { value, state, _ in
                        state = Double(value.translation.width)
                    })
            }
        }
        let seen = Holder<[Double]>([])
        let host = TestHost(Stage(seen: seen), size: CGSize(width: 200, height: 200))
        drag(host, CGPoint(x: 110, y: 100), CGPoint(x: 130, y: 100), CGPoint(x: 130, y: 100))
        #expect(seen.value == [0, 10, 30, 0])
    }

    @Test("gestures are mapped, hidden, made of others, and follow each other")
    func composition() {
        struct Twice: Gesture {
            var body: some Gesture<Void> { TapGesture(count: 2) }
        }
        let log = Holder<[String]>([])
        let host = TestHost(
            Color.red.gesture(
                AnyGesture(Twice().map { "twice" }).onEnded { log.value.append($0) }
                    .exclusively(before: TapGesture().onEnded { log.value.append("once") })),
            size: CGSize(width: 200, height: 200))
        let middle = CGPoint(x: 100, y: 100)
        host.tap(at: middle)
        host.point(at: middle) { .tap($0, count: 2) }
        #expect(log.value == ["once", "twice"])
        let sequence = TestHost(
            Color.red.gesture(
                LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0)).onEnded { value in
                    if case .second(true, let drag?) = value { log.value.append("\(Int(drag.translation.width))") }
                }), size: CGSize(width: 200, height: 200))
        drag(sequence, CGPoint(x: 120, y: 100), CGPoint(x: 120, y: 100))
        #expect(log.value.count == 2)
        for phase in [HoldRequest.Phase.began, .lasted(0.5)] {
            sequence.point(at: middle, .longPress) { .hold(HoldRequest(phase, at: $0)) }
        }
        drag(sequence, CGPoint(x: 120, y: 100), CGPoint(x: 130, y: 100))
        #expect(log.value == ["once", "twice", "30"])
    }

    // S161
    @Test("what a gesture writes is one update")
    func coalesced() {
        struct Stage: View {
            @State private var x = 0
            @State private var y = 0
            let seen: Holder<[[Int]]>
            var body: some View {
                let _ = seen.value.append([x, y])
                Color.red.onTapGesture {
                    x += 1
                    y += 1
                    x += 1
                }
            }
        }
        let seen = Holder<[[Int]]>([])
        let host = TestHost(Stage(seen: seen), size: CGSize(width: 200, height: 200))
        host.tap(at: CGPoint(x: 100, y: 100))
        #expect(seen.value == [[0, 0], [2, 1]])
    }

    @Test("a disabled view hears of no gestures")
    func disabled() {
        let taps = Holder(0)
        let host = TestHost(
            Color.red.gesture(TapGesture().onEnded { taps.value += 1 }).disabled(true),
            size: CGSize(width: 200, height: 200))
        host.tap(at: CGPoint(x: 100, y: 100))
        #expect(taps.value == 0)
    }
}
