import Foundation
import SwiftUICore
import Testing
import ViewTesting

@MainActor
@Suite("Turning in space")
struct Rotation3DTests {
    private let size = CGSize(width: 100, height: 60)

    private func transform(
        _ degrees: Double, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> ProjectionTransform {
        _Rotation3DEffect(
            angle: .degrees(degrees), axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective
        ).effectValue(size: size)
    }

    private func expect(_ point: CGPoint, at other: CGPoint) {
        #expect(abs(point.x - other.x) < 0.001 && abs(point.y - other.y) < 0.001, "\(point) is not \(other)")
    }

    @Test("about the axis to the viewer it is a rotation in the plane")
    func plane() {
        let turned = transform(90, (0, 0, 1))
        #expect(turned.isAffine)
        expect(CGPoint(x: 100, y: 30).applying(turned), at: CGPoint(x: 50, y: 80))
        expect(CGPoint(x: 50, y: 30).applying(turned), at: CGPoint(x: 50, y: 30))
    }

    @Test("half a turn about a vertical axis mirrors the view")
    func mirrored() {
        let turned = transform(180, (0, 1, 0))
        expect(CGPoint(x: 10, y: 20).applying(turned), at: CGPoint(x: 90, y: 20))
    }

    @Test("about an axis to the right the upper edge goes away and becomes shorter")
    func receding() {
        let turned = transform(45, (1, 0, 0))
        let upper = CGPoint(x: 100, y: 0).applying(turned).x - CGPoint.zero.applying(turned).x
        let lower = CGPoint(x: 100, y: 60).applying(turned).x - CGPoint(x: 0, y: 60).applying(turned).x
        #expect(upper < 100 && lower > 100)
        expect(CGPoint(x: 50, y: 30).applying(turned), at: CGPoint(x: 50, y: 30))
    }

    @Test("about a vertical axis the right edge goes away")
    func rightEdge() {
        let turned = transform(45, (0, 1, 0))
        let right = CGPoint(x: 100, y: 60).applying(turned).y - CGPoint(x: 100, y: 0).applying(turned).y
        #expect(right < 60)
    }

    @Test("without perspective parallels stay parallel")
    func parallel() {
        #expect(transform(60, (1, 1, 0), perspective: 0).isAffine)
    }

    @Test("an axis without a direction and an angle that is no number change nothing")
    func nothing() {
        #expect(transform(45, (0, 0, 0)).isIdentity)
        #expect(transform(.nan, (0, 1, 0)).isIdentity)
    }

    @Test("an anchor stays where it is, and an axis in front moves the view")
    func anchors() {
        expect(CGPoint.zero.applying(transform(70, (0, 1, 0), anchor: .topLeading)), at: .zero)
        let moved = CGPoint(x: 50, y: 30).applying(transform(90, (0, 1, 0), anchorZ: 10, perspective: 0))
        expect(moved, at: CGPoint(x: 40, y: 30))
    }

    @Test("a tap reaches what is seen at its place")
    func tapping() throws {
        let tapped = Log()
        let view = HStack(spacing: 0) {
            Color.red.onTapGesture { tapped.names.append("red") }
            Color.blue.onTapGesture { tapped.names.append("blue") }
        }
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        let host = TestHost(view, size: CGSize(width: 100, height: 100))
        let window = try #require(host.surface.windows.first)
        for x in [10.0, 90] {
            let id = try #require(host.hit(CGPoint(x: x, y: 50), in: window))
            let layer = try #require(host.surface.nodes[id]?.parent)
            host.surface.send(.tap(.zero, count: 1), to: layer)
        }
        #expect(tapped.names == ["blue", "red"])
    }

    private final class Log {
        var names: [String] = []
    }
}
