extension LayoutNode {
    /// A value that a modifier gave to the container of the view.
    package final func trait<Trait: ViewTrait>(_ type: Trait.Type) -> Trait.Value {
        var node: LayoutNode? = self
        while let current = node {
            for trait in current.traits where trait.key == ObjectIdentifier(type) { return trait.value as! Trait.Value }
            node = current.unaryChild
        }
        return Trait.defaultValue
    }

    package final func hasTrait<Trait: ViewTrait>(_ type: Trait.Type) -> Bool {
        var node: LayoutNode? = self
        while let current = node {
            if current.traits.contains(where: { $0.key == ObjectIdentifier(type) }) { return true }
            node = current.unaryChild
        }
        return false
    }

    package final func setTrait<Trait: ViewTrait>(_ type: Trait.Type, _ value: Trait.Value) {
        if type == ZIndexTrait.self { host.layoutNotes.noteZIndex() }
        if type == TransitionTrait.self { host.layoutNotes.noteTransition() }
        if let index = traits.firstIndex(where: { $0.key == ObjectIdentifier(type) }) {
            traits[index].value = value
        } else {
            traits.append((ObjectIdentifier(type), value))
        }
        parent?.traitsOfChildDidChange()
    }
}
