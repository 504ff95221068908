import Foundation

/// A value that tells which part of it changes smoothly under an animation.
public protocol Animatable {
    /// The vector that stands for the changing part.
    associatedtype AnimatableData: VectorArithmetic

    /// The changing part; an animation writes its intermediate values here.
    var animatableData: Self.AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where Self.AnimatableData == EmptyAnimatableData {
    /// Nothing changes smoothly.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Float: Animatable {}
extension Double: Animatable {}
extension CGFloat: Animatable {}

extension CGPoint: Animatable {
    /// Both coordinates as one vector.
    public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

    /// Both coordinates as one vector.
    public var animatableData: AnimatableData {
        get { .init(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    /// Both lengths as one vector.
    public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

    /// Both lengths as one vector.
    public var animatableData: AnimatableData {
        get { .init(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    /// Origin and size as one vector.
    public typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

    /// Origin and size as one vector.
    public var animatableData: AnimatableData {
        get { .init(origin.animatableData, size.animatableData) }
        set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}
