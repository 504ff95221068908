extension Subgraph {
    /// A value that is written from outside.
    ///
    /// - Parameter name: What reports and traces call it; the name of the value's type if nil.
    @inlinable
    package func input<Value>(
        _ value: Value, name: AttributeName = nil, comparison: Comparison<Value> = .automatic
    ) -> Attribute<Value> {
        let core = graph.core
        let index = core.allocate(in: self, name: name, flags: .input)
        let slot = core.slot(index)
        core.setType(Value.self, comparison, of: index)
        core.contents(index).storage(Value.self).initialize(to: value)
        slot.pointee.flags.insert(.hasValue)
        return Attribute(core: core, index: index, generation: slot.pointee.generation)
    }

    /// A value that is derived from others. The body first runs when the value is first read.
    @inlinable
    package func rule<Value>(
        name: AttributeName = nil, comparison: Comparison<Value> = .automatic, _ body: @escaping @MainActor () -> Value
    ) -> Attribute<Value> {
        let core = graph.core
        let index = core.allocate(in: self, name: name, flags: .rule | .dirty | .mustRun | .hasBody)
        let slot = core.slot(index)
        core.setType(Value.self, comparison, of: index)
        core.contents(index).bodyStorage.bindMemory(to: RuleBody<Value>.self, capacity: 1).initialize(
            to: RuleBody(body))
        return Attribute(core: core, index: index, generation: slot.pointee.generation)
    }

    /// Something to do at the next update, and again at each update after a value that it has read has changed.
    @discardableResult
    package func effect(name: AttributeName = nil, _ body: @escaping @MainActor () -> Void) -> AnyAttribute {
        let core = graph.core
        let index = core.allocate(in: self, name: name, flags: .effect | .mustRun | .hasBody)
        let slot = core.slot(index)
        core.contents(index).pointee.type = core.knownType(ObjectIdentifier(AnyAttribute.self)) { .effect() }
        core.contents(index).bodyStorage.bindMemory(to: RuleBody<Void>.self, capacity: 1).initialize(to: RuleBody(body))
        core.state.pointee.effectsCreated += 1
        core.contents(index).pointee.value.first = core.state.pointee.effectsCreated
        let attribute = AnyAttribute(core: core, index: index, generation: slot.pointee.generation)
        core.markItself(index, slot)
        return attribute
    }

    /// An attribute that has the value of another, which can be exchanged later.
    package func indirect<Value>(_ source: Attribute<Value>) -> IndirectAttribute<Value> {
        let core = graph.core
        let index = core.allocate(in: self, name: nil, flags: .indirect | .dirty | .mustRun)
        let slot = core.slot(index)
        let type = core.knownType(ObjectIdentifier(IndirectAttribute<Value>.self)) { .indirect(Value.self) }
        core.contents(index).pointee.type = type
        core.contents(index).bodyStorage.storeBytes(
            of: SlotReference(index: source.index, generation: source.generation), as: SlotReference.self)
        return IndirectAttribute(
            attribute: Attribute(core: core, index: index, generation: slot.pointee.generation))
    }
}
