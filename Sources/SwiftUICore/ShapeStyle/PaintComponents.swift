import Foundation

/// As many numbers as a value has that may have more or fewer of them: zero is any count of zeros.
package struct ComponentVector: VectorArithmetic, Sendable {
    package var components: [Double]

    package init(_ components: [Double] = []) { self.components = components }

    package static var zero: ComponentVector { ComponentVector() }

    package static func + (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, +) }

    package static func - (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, -) }

    package mutating func scale(by rhs: Double) {
        for index in components.indices { components[index] *= rhs }
    }

    package var magnitudeSquared: Double { components.reduce(0) { $0 + $1 * $1 } }

    private func combined(with other: Self, _ operation: (Double, Double) -> Double) -> Self {
        let count = max(components.count, other.components.count)
        return ComponentVector(
            (0..<count).map { index in
                operation(
                    index < components.count ? components[index] : 0,
                    index < other.components.count ? other.components[index] : 0)
            })
    }
}

extension ResolvedPaint {
    /// The numbers that change smoothly: colours as their animatable data, then lengths and places.
    package var components: ComponentVector {
        var numbers: [Double] = []
        var copy = self
        copy.visit { numbers.append($0) }
        return ComponentVector(numbers)
    }

    /// The paint with other numbers.
    package func with(_ vector: ComponentVector) -> ResolvedPaint {
        var rest = vector.components[...]
        var copy = self
        copy.visit { $0 = rest.popFirst() ?? $0 }
        return copy
    }

    /// Whether one paint can become the other step by step.
    package func isSameKind(as other: ResolvedPaint) -> Bool {
        let (own, others) = (components.components.count, other.components.components.count)
        guard own == others else { return false }
        let zero = ComponentVector([Double](repeating: 0, count: own))
        return with(zero) == other.with(zero)
    }

    /// Shows each number, which may be replaced.
    private mutating func visit(_ body: (inout Double) -> Void) {
        switch self {
        case .color(var color):
            color.visit(body)
            self = .color(color)
        case .linearGradient(var gradient, var start, var end):
            gradient.visit(body)
            start.visit(body)
            end.visit(body)
            self = .linearGradient(gradient, start: start, end: end)
        case .radialGradient(var gradient, var center, var start, var end):
            gradient.visit(body)
            center.visit(body)
            start.visit(body)
            end.visit(body)
            self = .radialGradient(gradient, center: center, startRadius: start, endRadius: end)
        case .ellipticalGradient(var gradient, var center, var start, var end):
            gradient.visit(body)
            center.visit(body)
            start.visit(body)
            end.visit(body)
            self = .ellipticalGradient(gradient, center: center, startFraction: start, endFraction: end)
        case .angularGradient(var gradient, var center, let start, let end):
            gradient.visit(body)
            center.visit(body)
            var (first, last) = (start.radians * 128, end.radians * 128)
            body(&first)
            body(&last)
            self = .angularGradient(
                gradient, center: center, startAngle: .radians(first / 128), endAngle: .radians(last / 128))
        case .faded(var paint, var opacity):
            paint.visit(body)
            body(&opacity)
            self = .faded(paint, opacity: opacity)
        case .anchored(var paint, let rect):
            paint.visit(body)
            self = .anchored(paint, rect)
        case .blended(var paint, let mode):
            paint.visit(body)
            self = .blended(paint, mode)
        case .shadowed(var paint, var shadow):
            paint.visit(body)
            shadow.color.visit(body)
            shadow.radius.visit(body)
            shadow.x.visit(body)
            shadow.y.visit(body)
            self = .shadowed(paint, shadow)
        case .image, .material: break
        }
    }
}

extension ResolvedGradient {
    fileprivate mutating func visit(_ body: (inout Double) -> Void) {
        for index in stops.indices {
            stops[index].color.visit(body)
            stops[index].location.visit(body)
        }
    }
}

extension Color.Resolved {
    fileprivate mutating func visit(_ body: (inout Double) -> Void) {
        var data = animatableData
        data.first.visit(body)
        data.second.first.visit(body)
        data.second.second.first.visit(body)
        data.second.second.second.visit(body)
        if data != animatableData { animatableData = data }
    }
}

extension UnitPoint {
    fileprivate mutating func visit(_ body: (inout Double) -> Void) {
        x.visit(body)
        y.visit(body)
    }
}

extension BinaryFloatingPoint {
    fileprivate mutating func visit(_ body: (inout Double) -> Void) {
        let old = Double(self)
        var number = old
        body(&number)
        // What is only read keeps its exact value.
        if number != old { self = Self(number) }
    }
}
