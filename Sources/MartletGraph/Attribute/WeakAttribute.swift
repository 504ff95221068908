/// A handle of an attribute that may have been freed.
@usableFromInline
package struct WeakAttribute<Value>: Hashable, Sendable {
    /// The handle, whether it is valid or not.
    @usableFromInline package let attribute: Attribute<Value>

    @inlinable
    package init(attribute: Attribute<Value>) {
        self.attribute = attribute
    }

    /// The value, brought up to date and tracked; nil when the attribute was freed. Its reader runs again when it is.
    @MainActor @inlinable
    package var value: Value? { attribute.isValid ? attribute.value : nil }

    /// The attribute, unless it was freed.
    @MainActor @inlinable
    package var strong: Attribute<Value>? { attribute.isValid ? attribute : nil }
}
