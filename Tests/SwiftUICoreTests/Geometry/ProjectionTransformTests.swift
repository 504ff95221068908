import Combine
import Foundation
import Testing

@testable import SwiftUICore

@Suite("Projection transforms")
struct ProjectionTransformTests {
    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    @Test("an affine transform stays what it was")
    func affine() {
        let affine = CGAffineTransform(translationX: 3, y: 4).rotated(by: 0.5).scaledBy(x: 2, y: 3)
        let transform = ProjectionTransform(affine)
        #expect(transform.isAffine && !transform.isIdentity)
        #expect(transform.affine == affine)
        let point = CGPoint(x: 5, y: 6)
        #expect(isNear(point.applying(transform), point.applying(affine)))
        #expect(ProjectionTransform().isIdentity)
    }

    @Test("one after the other is the product, and the inverse undoes it")
    func inverse() {
        var perspective = ProjectionTransform(CGAffineTransform(rotationAngle: 1))
        perspective.m13 = 0.001
        perspective.m31 = 20
        #expect(!perspective.isAffine)
        let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 0.5))
        let point = CGPoint(x: 7, y: -3)
        let both = point.applying(perspective.concatenating(scale))
        #expect(isNear(both, point.applying(perspective).applying(scale)))
        #expect(isNear(both.applying(perspective.concatenating(scale).inverted()), point))
    }

    @Test("a transform without an inverse stays as it is")
    func singular() {
        var transform = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let before = transform
        let hasInverse = transform.invert()
        #expect(!hasInverse)
        #expect(transform == before && transform.inverted() == before)
    }
}
