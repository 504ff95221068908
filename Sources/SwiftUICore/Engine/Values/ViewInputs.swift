import MartletGraph

/// What a view is told when its part of the graph is made. Part of the engine.
public struct _ViewInputs {
    /// Shared until something in it is replaced: most views hand on exactly what they got.
    private var context: Context

    private final class Context {
        let host: ViewHost
        var scope: IdentityScope
        var environment: EnvironmentScope
        var preferences: PreferenceScope
        var transactions: TransactionScope?
        var stackAxis: Axis?
        var elementWrapper: ElementWrapper?
        var modifierContent: ModifierContent?
        var modifierContentIsList = false
        var labelObserver: LabelObserver?
        var origin: ViewOrigin?

        init(host: ViewHost, scope: IdentityScope, environment: EnvironmentScope, preferences: PreferenceScope) {
            self.host = host
            self.scope = scope
            self.environment = environment
            self.preferences = preferences
        }

        func copy() -> Context {
            let copy = Context(host: host, scope: scope, environment: environment, preferences: preferences)
            copy.transactions = transactions
            copy.stackAxis = stackAxis
            copy.elementWrapper = elementWrapper
            copy.modifierContent = modifierContent
            copy.modifierContentIsList = modifierContentIsList
            copy.labelObserver = labelObserver
            copy.origin = origin
            return copy
        }
    }

    /// How a modifier makes one element of the list that it was put on.
    package typealias ElementWrapper =
        @MainActor (_ inputs: _ViewInputs, _ content: @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs

    /// What `content` means inside a modifier's body, and what it meant outside of it.
    private final class ModifierContent {
        let modifier: ObjectIdentifier
        let make: (_ViewInputs) -> _ViewOutputs
        let makeList: ((_ViewInputs) -> _ViewListOutputs)?
        let outer: ModifierContent?
        /// Whether content outside of the modifier may be several views.
        let isListOutside: Bool

        init(
            modifier: ObjectIdentifier, make: @escaping (_ViewInputs) -> _ViewOutputs,
            makeList: ((_ViewInputs) -> _ViewListOutputs)? = nil, outer: ModifierContent?, isListOutside: Bool
        ) {
            self.isListOutside = isListOutside
            self.modifier = modifier
            self.make = make
            self.makeList = makeList
            self.outer = outer
        }
    }

    package init(host: ViewHost, scope: IdentityScope, environment: EnvironmentScope, preferences: PreferenceScope) {
        context = Context(host: host, scope: scope, environment: environment, preferences: preferences)
    }

    package var host: ViewHost { context.host }

    /// Whose identity the view shares: what is made here lives as long as this scope.
    package var scope: IdentityScope {
        get { context.scope }
        set { replace { $0.scope = newValue } }
    }

    @MainActor package var subgraph: Subgraph { context.scope.subgraph }

    package var environment: EnvironmentScope {
        get { context.environment }
        set { replace { $0.environment = newValue } }
    }

    package var preferences: PreferenceScope {
        get { context.preferences }
        set { replace { $0.preferences = newValue } }
    }

    /// What modifiers around do to transactions; nil where there are none.
    package var transactions: TransactionScope? {
        get { context.transactions }
        set { if context.transactions !== newValue { replace { $0.transactions = newValue } } }
    }

    /// The direction of the nearest stack, which a spacer and a divider follow.
    package var stackAxis: Axis? {
        get { context.stackAxis }
        set { if context.stackAxis != newValue { replace { $0.stackAxis = newValue } } }
    }

    package var elementWrapper: ElementWrapper? { context.elementWrapper }

    package func withoutElementWrapper() -> _ViewInputs {
        if context.elementWrapper == nil { return self }
        var inputs = self
        inputs.replace { $0.elementWrapper = nil }
        return inputs
    }

    /// Inputs for a list whose elements are made through a modifier, inside of what already wraps them.
    package func wrappingElements(_ wrapper: @escaping ElementWrapper) -> _ViewInputs {
        var inputs = self
        inputs.replace { context in
            guard let outer = context.elementWrapper else {
                context.elementWrapper = wrapper
                return
            }
            context.elementWrapper = { inputs, content in
                outer(inputs) { inputs in wrapper(inputs, content) }
            }
        }
        return inputs
    }

    package func settingModifierContent<Modifier>(
        of modifier: Modifier.Type, _ make: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewInputs {
        var inputs = self
        inputs.replace {
            $0.modifierContent = ModifierContent(
                modifier: ObjectIdentifier(modifier), make: make, outer: $0.modifierContent,
                isListOutside: $0.modifierContentIsList)
            $0.modifierContentIsList = false
        }
        return inputs
    }

    /// Inputs for the body of a modifier that was put on a list of views.
    @MainActor
    package func settingModifierContent<Modifier>(
        of modifier: Modifier.Type, list makeList: @escaping (_ViewInputs) -> _ViewListOutputs
    ) -> _ViewInputs {
        var inputs = self
        let isList = context.modifierContentIsList
        inputs.replace {
            $0.modifierContent = ModifierContent(
                modifier: ObjectIdentifier(modifier),
                make: { inputs in
                    makeImplicitStack(makeList(inputs.withoutElementWrapper()), inputs: inputs)
                }, makeList: makeList, outer: $0.modifierContent, isListOutside: isList)
            $0.modifierContentIsList = true
        }
        return inputs
    }

    /// Whether the content of a modifier around may be several views.
    package var modifierContentIsList: Bool { context.modifierContentIsList }

    private func modifierContent(of modifier: ObjectIdentifier) -> ModifierContent? {
        var content = context.modifierContent
        while let candidate = content, candidate.modifier != modifier { content = candidate.outer }
        return content
    }

    /// These inputs as they are outside of a modifier's body.
    private func outside(of content: ModifierContent) -> _ViewInputs {
        var inputs = self
        inputs.replace {
            $0.modifierContent = content.outer
            $0.modifierContentIsList = content.isListOutside
        }
        return inputs
    }

    @MainActor
    package func makeModifierContent<Modifier>(of modifier: Modifier.Type) -> _ViewOutputs {
        guard let content = modifierContent(of: ObjectIdentifier(modifier)) else {
            host.report("The content of \(modifier) is used outside of the modifier's body; nothing is shown.")
            return _ViewOutputs(node: EmptyNode(self))
        }
        return content.make(outside(of: content))
    }

    /// The views that a modifier's content stands for; nil where it is one view.
    @MainActor
    package func makeModifierContentList<Modifier>(of modifier: Modifier.Type) -> _ViewListOutputs? {
        guard let content = modifierContent(of: ObjectIdentifier(modifier)) else { return nil }
        return content.makeList?(outside(of: content))
    }

    /// What the views of a style's body that stand for a control's label or content are made of.
    @MainActor
    package func settingSlot<Slot, Content: View>(
        _ slot: Slot.Type, to content: _GraphValue<Content>, inputs change: @escaping (_ViewInputs) -> _ViewInputs
    ) -> _ViewInputs {
        var inputs = self
        inputs.replace {
            $0.modifierContent = ModifierContent(
                modifier: ObjectIdentifier(slot),
                make: { makeImplicitStack(Content._makeViewList(view: content, inputs: change($0)), inputs: $0) },
                makeList: { Content._makeViewList(view: content, inputs: change($0)) }, outer: $0.modifierContent,
                isListOutside: $0.modifierContentIsList)
        }
        return inputs
    }

    /// The views that a slot stands for.
    @MainActor
    package func makeSlot<Slot>(of slot: Slot.Type) -> _ViewListOutputs {
        guard let content = modifierContent(of: ObjectIdentifier(slot)), let makeList = content.makeList else {
            host.report("\(slot) is used outside of the style that it was handed to; nothing is shown.")
            return _ViewListOutputs(GroupViewList([]))
        }
        return makeList(outside(of: content))
    }

    /// Told when a text or image inside shows something else; set inside of labels.
    package var labelObserver: LabelObserver? {
        get { context.labelObserver }
        set { replace { $0.labelObserver = newValue } }
    }

    /// The app's own view whose body this is part of; nil unless somebody asks for it.
    package var origin: ViewOrigin? { context.origin }

    /// Inputs for the body of an app's own view.
    @MainActor
    func inBody(of type: Any.Type) -> _ViewInputs {
        if host.onNodeMade == nil { return self }
        var inputs = self
        inputs.replace { $0.origin = ViewOrigin(type: type, outer: $0.origin) }
        return inputs
    }

    private mutating func replace(_ change: (Context) -> Void) {
        if !isKnownUniquelyReferenced(&context) { context = context.copy() }
        change(context)
    }
}

/// One of an app's own views, and the one in whose body it is.
package final class ViewOrigin {
    package let type: Any.Type
    package let outer: ViewOrigin?

    init(type: Any.Type, outer: ViewOrigin?) {
        self.type = type
        self.outer = outer
    }
}

/// The same things, for a list of views. Part of the engine.
public typealias _ViewListInputs = _ViewInputs

/// What a view gives back: its place in layout. Part of the engine.
public struct _ViewOutputs {
    package let node: LayoutNode

    package init(node: LayoutNode) { self.node = node }
}

/// What a list of views gives back. Part of the engine.
public struct _ViewListOutputs {
    package let list: ViewList

    package init(_ list: ViewList) { self.list = list }
}
