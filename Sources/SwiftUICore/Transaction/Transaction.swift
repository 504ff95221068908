/// What a set of state changes has in common: above all, how it is animated.
public struct Transaction {
    /// Compared by identity: writes with the same box are applied together.
    package final class Box {
        var animation: Animation?
        var disablesAnimations = false
        var isContinuous = false
        var tracksVelocity = false
        var completions: [AnimationCompletion] = []
        var values: [ObjectIdentifier: Any] = [:]

        init() {}

        func copy() -> Box {
            let copy = Box()
            copy.animation = animation
            copy.disablesAnimations = disablesAnimations
            copy.isContinuous = isContinuous
            copy.tracksVelocity = tracksVelocity
            copy.completions = completions
            copy.values = values
            return copy
        }
    }

    nonisolated(unsafe) private static let empty = Box()
    package private(set) var box: Box

    /// A transaction without animation.
    public init() { box = Self.empty }

    package init(box: Box) { self.box = box }

    /// A transaction with an animation.
    public init(animation: Animation?) {
        box = Box()
        box.animation = animation
    }

    /// How the changes are animated; nil for not at all.
    public var animation: Animation? {
        get { box.animation }
        set { change { $0.animation = newValue } }
    }

    /// Whether animations that views ask for by themselves are left out.
    public var disablesAnimations: Bool {
        get { box.disablesAnimations }
        set { change { $0.disablesAnimations = newValue } }
    }

    /// Whether the changes are part of a continuous interaction, such as dragging.
    public var isContinuous: Bool {
        get { box.isContinuous }
        set { change { $0.isContinuous = newValue } }
    }

    /// Whether the velocity of the changes is measured, so that a spring that follows starts with it.
    public var tracksVelocity: Bool {
        get { box.tracksVelocity }
        set { change { $0.tracksVelocity = newValue } }
    }

    /// A value of a key of one's own.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { box.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { change { $0.values[ObjectIdentifier(key)] = newValue } }
    }

    /// Calls a closure when the animations of this transaction have ended.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        change { $0.completions.append(AnimationCompletion(criteria: criteria, completion)) }
    }

    /// Who waits for the animations of the transaction.
    package var completions: [AnimationCompletion] { box.completions }

    package mutating func add(_ completion: AnimationCompletion) {
        change { $0.completions.append(completion) }
    }

    package var isEmpty: Bool { box === Self.empty }

    package func isSame(as other: Transaction) -> Bool { box === other.box }

    private mutating func change(_ body: (Box) -> Void) {
        let copy = box.copy()
        body(copy)
        box = copy
    }

    /// The transaction that writes belong to now, on this thread.
    package static var current: Transaction { CurrentTransaction.value ?? Transaction() }
}

/// A value of one's own in a transaction.
public protocol TransactionKey<Value> {
    /// The type of the value.
    associatedtype Value
    /// What a transaction has that was given no value.
    static var defaultValue: Value { get }
}

/// When the animations of a transaction count as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let waitsForRemoval: Bool

    /// When the values have practically arrived.
    public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)

    /// When the animations have entirely ended.
    public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

/// The transaction of the running closure. A task-local value follows the code, whatever its thread.
enum CurrentTransaction {
    private final class Holder: @unchecked Sendable {
        // Never changed after it was made.
        let transaction: Transaction
        init(_ transaction: Transaction) { self.transaction = transaction }
    }

    @TaskLocal private static var holder: Holder?

    static var value: Transaction? { holder?.transaction }

    static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        try $holder.withValue(Holder(transaction), operation: body)
    }
}

/// Makes the changes of a closure part of a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    if transaction.isSame(as: .current) { return try body() }
    return try CurrentTransaction.with(transaction, body)
}

/// Makes the changes of a closure part of the current transaction with another value in it.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Animates the changes that a closure causes.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try withTransaction(transaction, body)
}

/// Animates the changes that a closure causes, and says when the animation has ended.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    let waiting = AnimationCompletion(criteria: completionCriteria, completion)
    transaction.add(waiting)
    let result = try withTransaction(transaction, body)
    // Nothing that a window shows was changed: there is no animation to wait for.
    MainThread.perform { if !waiting.isClaimed { waiting.finishUnclaimed() } }
    return result
}
