import Foundation

/// A shape whose type is hidden.
public struct AnyShape: Shape, @unchecked Sendable {
    package private(set) var base: any Shape

    /// Hides the type of a shape.
    public init<S>(_ shape: S) where S: Shape {
        base = (shape as? AnyShape)?.base ?? shape
    }

    /// The hidden shape's outline.
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }

    /// The hidden shape's data; shapes of different types do not change smoothly into each other.
    public typealias AnimatableData = AnyShapeData

    /// The hidden shape's data; data of another type changes nothing.
    public var animatableData: AnimatableData {
        get {
            func read<S: Shape>(_ shape: S) -> AnyShapeData { AnyShapeData(shape.animatableData) }
            return read(base)
        }
        set {
            func write<S: Shape>(_ shape: S) {
                guard let data = newValue.vector as? S.AnimatableData else { return }
                var shape = shape
                shape.animatableData = data
                base = shape
            }
            write(base)
        }
    }
}

/// Animatable data of a hidden type; sums and differences of different types are those of the left one alone.
public struct AnyShapeData: VectorArithmetic {
    package var vector: (any VectorArithmetic)?

    init(_ vector: some VectorArithmetic) {
        self.vector = vector
    }

    private init() {
        vector = nil
    }

    /// The zero of every type.
    public static var zero: AnyShapeData { AnyShapeData() }

    /// Adds data of the same type.
    public static func + (lhs: AnyShapeData, rhs: AnyShapeData) -> AnyShapeData {
        lhs.combined(with: rhs, negated: false)
    }

    /// Subtracts data of the same type.
    public static func - (lhs: AnyShapeData, rhs: AnyShapeData) -> AnyShapeData {
        lhs.combined(with: rhs, negated: true)
    }

    /// Multiplies the hidden vector by `rhs`.
    public mutating func scale(by rhs: Double) {
        vector?.scale(by: rhs)
    }

    /// The hidden vector's squared magnitude.
    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

    /// Whether both hide equal vectors of one type.
    public static func == (lhs: AnyShapeData, rhs: AnyShapeData) -> Bool {
        func compare<V: VectorArithmetic>(_ vector: V) -> Bool {
            if let other = rhs.vector { return (other as? V) == vector }
            return vector == .zero
        }
        return lhs.vector.map { compare($0) } ?? (rhs.vector.map { $0.magnitudeSquared == 0 } ?? true)
    }

    private func combined(with other: AnyShapeData, negated: Bool) -> AnyShapeData {
        func combine<V: VectorArithmetic>(_ left: V, _ right: any VectorArithmetic) -> AnyShapeData {
            guard let right = right as? V else { return AnyShapeData(left) }
            return AnyShapeData(negated ? left - right : left + right)
        }
        func negate<V: VectorArithmetic>(_ vector: V) -> AnyShapeData { AnyShapeData(V.zero - vector) }
        guard let right = other.vector else { return self }
        guard let left = vector else { return negated ? negate(right) : other }
        return combine(left, right)
    }
}
