import Foundation
import FoundationGaps
import Testing

struct CGAffineTransformTests {
    private func close(_ one: CGPoint, _ other: CGPoint) -> Bool {
        abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
    }

    @Test("a rotation by a quarter turn takes the x axis to the y axis")
    func rotation() {
        let quarter = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(close(CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 0, y: 1)))
        #expect(close(CGPoint(x: 0, y: 1).applying(quarter), CGPoint(x: -1, y: 0)))
    }

    @Test("translatedBy moves before the transform that it extends")
    func order() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 1, y: 1)
        #expect(CGPoint.zero.applying(transform) == CGPoint(x: 2, y: 3))
        let other = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 1, y: 1))
        #expect(CGPoint.zero.applying(other) == CGPoint(x: 1, y: 1))
    }

    @Test("the inverse takes every point back; a flat transform has none and stays")
    func inverse() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -3, d: 4, tx: 5, ty: 6)
        let point = CGPoint(x: 7, y: -8)
        #expect(close(point.applying(transform).applying(transform.inverted()), point))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("a rectangle's image is the smallest upright one around its corners")
    func rectangle() {
        let rectangle = CGRect(x: 0, y: 0, width: 2, height: 1)
        let image = rectangle.applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(image.minX + 1) < 1e-9 && abs(image.width - 1) < 1e-9 && abs(image.height - 2) < 1e-9)
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        #expect(CGSize(width: 1, height: 2).applying(CGAffineTransform(translationX: 9, y: 9)).width == 1)
    }

    @Test("a random transform is the one made of its parts")
    func decomposition() {
        for _ in 0..<200 {
            func number() -> CGFloat { CGFloat.random(in: -3...3) }
            let transform = CGAffineTransform(number(), number(), number(), number(), number(), number())
            let again = CGAffineTransform(transform.decomposed())
            for point in [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -2, y: 5)] {
                let (one, other) = (point.applying(transform), point.applying(again))
                #expect(abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6)
            }
        }
    }

    @Test("geometry is written and read as numbers, and printed as on Apple's platforms")
    func coding() throws {
        let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
        let data = try JSONEncoder().encode(transform)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
        let vector = CGVector(dx: 1, dy: 2)
        #expect(try JSONDecoder().decode(CGVector.self, from: JSONEncoder().encode(vector)) == vector)
        #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
        #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
        #expect(CGAffineTransform.identity.isIdentity && !CGAffineTransform().isIdentity)
    }
}
