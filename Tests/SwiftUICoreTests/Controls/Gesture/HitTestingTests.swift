import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

extension TestHost {
    /// Sends what a pointer does at a point of the window to the innermost layer there that wants to hear of it, as a
    /// surface does.
    func point(at point: CGPoint, _ interest: GestureInterest = .tap, _ event: (CGPoint) -> SurfaceEvent) {
        let found = shownNodes.last { entry in
            guard case .layer(let layer) = entry.node.value.content, layer.gestures.contains(interest)
            else { return false }
            return surface.windowFrame(of: entry.id).contains(point)
        }
        guard let found else { return }
        let frame = surface.windowFrame(of: found.id)
        surface.send(event(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)), to: found.id)
        settle()
    }

    func tap(at point: CGPoint) { self.point(at: point) { .tap($0, count: 1) } }
}

@MainActor
@Suite("Hit testing")
struct HitTestingTests {
    private let middle = CGPoint(x: 100, y: 100)

    private func taps<V: View>(at point: CGPoint, @ViewBuilder _ view: (@escaping () -> Void) -> V) -> Int {
        let count = Holder(0)
        let host = TestHost(view { count.value += 1 }, size: CGSize(width: 200, height: 200))
        host.tap(at: point)
        return count.value
    }

    // L268
    @Test("what is clear is not hit, unless a content shape says so")
    func clear() {
        #expect(taps(at: middle) { Color.clear.frame(width: 100, height: 100).onTapGesture(perform: $0) } == 0)
        #expect(taps(at: middle) { Color.red.frame(width: 100, height: 100).onTapGesture(perform: $0) } == 1)
        let shaped = taps(at: middle) {
            Color.clear.frame(width: 100, height: 100).contentShape(Rectangle()).onTapGesture(perform: $0)
        }
        #expect(shaped == 1)
    }

    // L269
    @Test("the gap between views is not hit, unless a content shape says so")
    func gap() {
        func row() -> some View {
            HStack {
                Color.red.frame(width: 20, height: 20)
                Spacer()
                Color.red.frame(width: 20, height: 20)
            }
        }
        let left = CGPoint(x: 10, y: 100)
        #expect(taps(at: middle) { row().onTapGesture(perform: $0) } == 0)
        #expect(taps(at: left) { row().onTapGesture(perform: $0) } == 1)
        #expect(taps(at: middle) { row().contentShape(Rectangle()).onTapGesture(perform: $0) } == 1)
    }

    // L271
    @Test("a filled shape is hit where it is drawn only")
    func shape() {
        let corner = CGPoint(x: 55, y: 55)
        #expect(taps(at: corner) { Circle().fill(.red).frame(width: 100, height: 100).onTapGesture(perform: $0) } == 0)
        #expect(taps(at: middle) { Circle().fill(.red).frame(width: 100, height: 100).onTapGesture(perform: $0) } == 1)
    }

    private func log(_ names: Holder<[String]>, _ name: String) -> () -> Void { { names.value.append(name) } }

    // L272
    @Test("of a parent and a child that hear of taps only the child is told")
    func childFirst() {
        let names = Holder<[String]>([])
        let host = TestHost(
            VStack {
                Color.red.frame(width: 50, height: 50).onTapGesture(perform: log(names, "child"))
                Color.blue.frame(width: 50, height: 50)
            }
            .onTapGesture(perform: log(names, "parent")), size: CGSize(width: 200, height: 200))
        host.tap(at: CGPoint(x: 100, y: 70))
        #expect(names.value == ["child"])
        host.tap(at: CGPoint(x: 100, y: 130))
        #expect(names.value == ["child", "parent"])
    }

    // L272
    @Test("a simultaneous gesture of the parent is told besides the child's, one of high priority instead of it")
    func priorities() {
        let names = Holder<[String]>([])
        func child() -> some View { Color.red.frame(width: 50, height: 50).onTapGesture(perform: log(names, "child")) }
        let both = TestHost(
            child().simultaneousGesture(TapGesture().onEnded(log(names, "parent"))),
            size: CGSize(width: 200, height: 200))
        both.tap(at: middle)
        #expect(names.value.sorted() == ["child", "parent"])
        names.value = []
        let high = TestHost(
            child().highPriorityGesture(TapGesture().onEnded(log(names, "parent"))),
            size: CGSize(width: 200, height: 200))
        high.tap(at: middle)
        #expect(names.value == ["parent"])
        names.value = []
        let masked = TestHost(
            child().gesture(TapGesture().onEnded(log(names, "parent")), including: .gesture),
            size: CGSize(width: 200, height: 200))
        masked.tap(at: middle)
        #expect(names.value == ["parent"])
    }
}
