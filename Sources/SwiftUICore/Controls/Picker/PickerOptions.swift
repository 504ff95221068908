import MartletGraph

/// The choices of a picker, read off the views of its content.
@MainActor
final class PickerOptions<Value: Hashable> {
    struct Option: Equatable {
        var value: Value?
        var label: LabelText
    }

    private let root: LayoutNode
    private let observer: LabelObserver

    init<Content: View>(_ content: _GraphValue<Content>, inputs: _ViewInputs) {
        observer = LabelObserver(inputs: inputs)
        var inner = inputs.withoutElementWrapper().settingEnvironment { values in
            values.buttonContext = .window
            values[ListContextKey.self] = .none
        }
        inner.labelObserver = observer
        root = PickerRootNode(inner, observer: observer)
        root.observe(Content._makeViewList(view: content, inputs: inner).list, inputs: inner)
    }

    /// The choices; the effect or rule that is running runs again when they are others.
    var all: [Option] {
        observer.track()
        return root.children.map { Option(value: Self.value(of: $0), label: LabelText(of: $0)) }
    }

    /// The value that a view stands for: its tag, or else the id of its element.
    static func value(of node: LayoutNode) -> Value? {
        if let tag = node.trait(TagTrait.self) { return tag.base as? Value }
        if let id = node.trait(ExplicitIDTrait.self) { return id.base as? Value }
        return node.trait(ElementIDTrait.self).flatMap { $0.base as? Value }
    }
}

/// Holds the views of a picker's content, which are not shown as they are.
private final class PickerRootNode: LayoutNode {
    private let observer: LabelObserver

    init(_ inputs: _ViewInputs, observer: LabelObserver) {
        self.observer = observer
        super.init(inputs)
    }

    override func traitsOfChildDidChange() { MainThread.assume { observer.labelDidChange() } }
}
