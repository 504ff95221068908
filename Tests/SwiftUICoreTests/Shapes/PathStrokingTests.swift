import Combine
import Foundation
import Testing

@testable import SwiftUICore

@Suite("Stroked paths")
struct PathStrokingTests {
    private func box(_ path: Path) -> [CGFloat] {
        let rect = path.boundingRect
        return [rect.minX, rect.minY, rect.maxX, rect.maxY].map { ($0 * 100).rounded() / 100 }
    }

    private let line = Path { $0.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)]) }

    @Test("line caps end at the point, half a square beyond, or in a half circle")
    func caps() {
        #expect(box(line.strokedPath(StrokeStyle(lineWidth: 4))) == [0, 8, 20, 12])
        #expect(box(line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))) == [-2, 8, 22, 12])
        let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
        #expect(round.contains(CGPoint(x: 21.8, y: 10)))
        #expect(!round.contains(CGPoint(x: 21.8, y: 11.8)))
        #expect(round.contains(CGPoint(x: 10, y: 11.9)))
    }

    // L255
    @Test("a closed line straddles its outline and leaves the middle free")
    func ring() {
        let stroke = Path(CGRect(x: 0, y: 0, width: 100, height: 50)).strokedPath(StrokeStyle(lineWidth: 10))
        #expect(box(stroke) == [-5, -5, 105, 55])
        #expect(stroke.contains(CGPoint(x: -4, y: -4)))
        #expect(stroke.contains(CGPoint(x: 4, y: 25)))
        #expect(!stroke.contains(CGPoint(x: 6, y: 25)))
    }

    @Test("corners are mitred up to the limit, round, or cut off")
    func joins() {
        let corner = Path {
            $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
        }
        let tip = CGPoint(x: 21.8, y: -1.8)
        #expect(corner.strokedPath(StrokeStyle(lineWidth: 4)).contains(tip))
        #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel)).contains(tip))
        #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round)).contains(tip))
        #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 1)).contains(tip))
        let middle = CGPoint(x: 21.2, y: -1.2)
        #expect(corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round)).contains(middle))
        #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel)).contains(middle))
        let left = Path {
            $0.addLines([CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 0)])
        }
        #expect(left.strokedPath(StrokeStyle(lineWidth: 4)).contains(CGPoint(x: 21.8, y: 21.8)))
        #expect(left.strokedPath(StrokeStyle(lineWidth: 4)).contains(CGPoint(x: 19, y: 19)))
    }

    @Test("a circle's stroke is a ring")
    func circle() {
        let stroke = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
            .strokedPath(StrokeStyle(lineWidth: 10))
        for degrees in stride(from: 0.0, to: 360, by: 15) {
            let (x, y) = (CGFloat(cos(degrees * .pi / 180)), CGFloat(sin(degrees * .pi / 180)))
            #expect(stroke.contains(CGPoint(x: 50 + 50 * x, y: 50 + 50 * y)))
            #expect(!stroke.contains(CGPoint(x: 50 + 44 * x, y: 50 + 44 * y)))
            #expect(!stroke.contains(CGPoint(x: 50 + 56 * x, y: 50 + 56 * y)))
        }
    }

    @Test("dashes follow the pattern from its phase, and an odd pattern repeats")
    func dashes() {
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 2]))
        let xs = [1, 5, 7, 11, 13, 17].map { dashed.contains(CGPoint(x: CGFloat($0), y: 10)) }
        #expect(xs == [true, false, true, false, true, false])
        let shifted = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 4))
        #expect(!shifted.contains(CGPoint(x: 1, y: 10)) && shifted.contains(CGPoint(x: 3, y: 10)))
        let odd = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [5]))
        #expect(odd.contains(CGPoint(x: 2, y: 10)) && !odd.contains(CGPoint(x: 7, y: 10)))
        let solid = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0, -1]))
        #expect(solid == line.strokedPath(StrokeStyle(lineWidth: 2)))
    }

    @Test("a line without width draws nothing, and one without length its caps")
    func degenerate() {
        #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
        let point = Path { $0.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)]) }
        #expect(point.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
        #expect(box(point.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))) == [3, 3, 7, 7])
    }
}
