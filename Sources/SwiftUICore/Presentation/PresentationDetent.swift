import Foundation

/// A height that a sheet can have.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }

    private let kind: Kind
    private let compute: (@MainActor @Sendable (Context) -> CGFloat?)?

    private init(_ kind: Kind, compute: (@MainActor @Sendable (Context) -> CGFloat?)? = nil) {
        self.kind = kind
        self.compute = compute
    }

    /// About half of the window.
    public static let medium = PresentationDetent(.fraction(0.5))
    /// As high as the window.
    public static let large = PresentationDetent(.fraction(1))

    /// A part of the window's height, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

    /// A height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// What a computed height depends on.
    @dynamicMemberLookup
    public struct Context {
        /// The most that a sheet can be high, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    @MainActor
    func height(in context: Context) -> CGFloat? {
        switch kind {
        case .fraction(let fraction): fraction * context.maxDetentValue
        case .height(let height): height
        case .custom: compute?(context)
        }
    }
}

/// Computes a height that a sheet can have.
public protocol CustomPresentationDetent {
    /// What the height depends on.
    typealias Context = PresentationDetent.Context

    /// The height in points; nil if the sheet cannot have it now.
    @MainActor static func height(in context: Context) -> CGFloat?
}
