/// An attribute that has the value of another attribute, its source. The source can be exchanged; then the readers of
/// this attribute run again.
///
/// The source is not kept alive. Reading this attribute after its source was freed is a mistake, as reading the source
/// would be.
@usableFromInline
package struct IndirectAttribute<Value>: Hashable, Sendable {
    /// The attribute to read, and to hand to those who need not know that it is indirect.
    package let attribute: Attribute<Value>

    /// The value of the source, brought up to date and tracked.
    @MainActor
    package var value: Value { attribute.value }

    @MainActor
    package var isValid: Bool { attribute.isValid }

    package var any: AnyAttribute { attribute.any }

    @MainActor
    package var source: Attribute<Value> {
        get {
            _ = attribute.core.validSlot(attribute.index, attribute.generation)
            let source = attribute.core.contents(attribute.index).bodyStorage.load(as: SlotReference.self)
            return Attribute(core: attribute.core, index: source.index, generation: source.generation)
        }
        nonmutating set {
            guard newValue != source else { return }
            _ = attribute.core.validSlot(attribute.index, attribute.generation)
            attribute.core.contents(attribute.index).bodyStorage.storeBytes(
                of: SlotReference(index: newValue.index, generation: newValue.generation), as: SlotReference.self)
            attribute.touch()
        }
    }
}
