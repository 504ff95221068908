/// Technologies by which a person is told what is on the screen, or acts on it.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    /// The type of the elements.
    public typealias Element = AccessibilityTechnologies

    private var members: Set<Int8>

    private init(_ members: Set<Int8>) { self.members = members }

    /// None.
    public init() { members = [] }

    /// A screen reader.
    public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies([0]) }
    /// Switches that are pressed instead of keys.
    public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies([1]) }

    /// Whether all of some technologies are among these.
    public func contains(_ member: AccessibilityTechnologies) -> Bool { members.isSuperset(of: member.members) }

    /// These technologies and others.
    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(members.union(other.members))
    }

    /// The technologies that are in both.
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(members.intersection(other.members))
    }

    /// The technologies that are in one of both.
    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(members.symmetricDifference(other.members))
    }

    /// Adds technologies.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        members.formUnion(newMember.members)
        return (isNew, newMember)
    }

    /// Takes technologies away.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let common = intersection(member)
        members.subtract(member.members)
        return common.members.isEmpty ? nil : common
    }

    /// Adds technologies, and gives those that were there.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let common = intersection(newMember)
        members.formUnion(newMember.members)
        return common.members.isEmpty ? nil : common
    }

    /// Adds technologies.
    public mutating func formUnion(_ other: AccessibilityTechnologies) { members.formUnion(other.members) }

    /// Keeps the technologies that are in both.
    public mutating func formIntersection(_ other: AccessibilityTechnologies) {
        members.formIntersection(other.members)
    }

    /// Keeps the technologies that are in one of both.
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
        members.formSymmetricDifference(other.members)
    }
}

/// Which view assistive technology is at: a Boolean, or an optional value that names one of several.
///
/// A screen reader of the desktop follows the keyboard focus, so this is the keyboard focus: views that cannot have it
/// cannot be gone to.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// Reads and moves the focus.
    @propertyWrapper
    public struct Binding {
        let focus: FocusState<Value>.Binding

        /// The value that is focused.
        public var wrappedValue: Value {
            get { focus.wrappedValue }
            nonmutating set { focus.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }

    private var focus: FocusState<Value>

    /// False while assistive technology is not at the view that it is bound to.
    public init() where Value == Bool { focus = FocusState() }

    /// False while one of these technologies is not at the view that it is bound to. The desktop does not say which ones are
    /// at work, so it is the same for all.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { focus = FocusState() }

    /// Nil while assistive technology is at none of the views that it is bound to.
    public init<T: Hashable>() where Value == T? { focus = FocusState() }

    /// Nil while one of these technologies is at none of the views that it is bound to. The desktop does not say which ones
    /// are at work, so it is the same for all.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { focus = FocusState() }

    /// What has the focus; writing it moves the focus.
    public var wrappedValue: Value {
        get { focus.wrappedValue }
        nonmutating set { focus.wrappedValue = newValue }
    }

    /// A binding for `accessibilityFocused(_:equals:)`.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(focus: focus.projectedValue) }
}

extension View {
    /// Binds whether assistive technology is at the view to a value, as ``focused(_:equals:)`` does with the keyboard focus.
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        focused(binding.focus, equals: value)
    }

    /// Binds whether assistive technology is at the view to a Boolean.
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        focused(condition.focus)
    }
}
