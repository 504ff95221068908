#if GTK
    import Foundation
    import SwiftUICore
    import Testing

    @testable import MartletGTK

    @Suite("Path figures")
    struct PathFigureTests {
        let area = CGRect(x: 2, y: 3, width: 40, height: 20)

        @Test("A rectangle is recognised")
        func rectangle() {
            #expect(Path(area).figure == .rectangle(area))
        }

        @Test("An ellipse is a rectangle with corners of half its size")
        func ellipse() {
            guard case .roundedRectangle(let rect, let corner) = Path(ellipseIn: area).figure else {
                Issue.record("not recognised")
                return
            }
            #expect(abs(rect.minX - 2) < 0.01 && abs(rect.width - 40) < 0.01)
            #expect(abs(corner.width - 20) < 0.01 && abs(corner.height - 10) < 0.01)
        }

        @Test("A rectangle with circular corners is recognised")
        func rounded() {
            guard
                case .roundedRectangle(_, let corner) = Path(roundedRect: area, cornerRadius: 6, style: .circular)
                    .figure
            else {
                Issue.record("not recognised")
                return
            }
            #expect(abs(corner.width - 6) < 0.01 && abs(corner.height - 6) < 0.01)
        }

        @Test("Other paths are general ones")
        func general() {
            var triangle = Path()
            triangle.move(to: CGPoint(x: 0, y: 0))
            triangle.addLine(to: CGPoint(x: 10, y: 0))
            triangle.addLine(to: CGPoint(x: 5, y: 10))
            triangle.closeSubpath()
            #expect(triangle.figure == .general)
            var two = Path(area)
            two.addRect(area.offsetBy(dx: 50, dy: 0))
            #expect(two.figure == .general)
            #expect(Path().figure == .general)
        }
    }
#endif
