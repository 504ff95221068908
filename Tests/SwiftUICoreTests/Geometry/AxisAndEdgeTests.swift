import Testing

@testable import SwiftUICore

@Suite("Axes and edges")
struct AxisAndEdgeTests {
    // S159
    @Test("horizontal is 0, vertical is 1, and allCases keeps that order")
    func axisRawValues() {
        #expect(Axis.horizontal.rawValue == 0)
        #expect(Axis.vertical.rawValue == 1)
        #expect(Axis.allCases == [.horizontal, .vertical])
        #expect(Axis.vertical.description == "vertical")
    }

    // Section 3, "Edge raw values"
    @Test("edges are numbered top, leading, bottom, trailing and their sets are 1, 2, 4, 8")
    func edgeRawValues() {
        #expect(Edge.allCases.map(\.rawValue) == [0, 1, 2, 3])
        #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
        #expect(Edge.allCases.map { Edge.Set($0).rawValue } == [1, 2, 4, 8])
        #expect(Edge.Set.all.rawValue == 15)
        #expect(Edge.Set.horizontal == [.leading, .trailing])
        #expect(Edge.Set.vertical == [.top, .bottom])
    }

    // Section 3, "EdgeInsets()"
    @Test("insets without arguments are zero")
    func emptyInsets() {
        #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        #expect(EdgeInsets(16, edges: .horizontal) == EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    }

    @Test("insets survive the round trip through their animatable data")
    func insetsAnimate() {
        var insets = EdgeInsets()
        insets.animatableData = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
        #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
}
