import MartletGraph

/// A root view, and other screens pushed on it and taken off again.
///
/// The screens that are covered keep their state. The bar shows what the screen in front says.
public nonisolated struct NavigationStack<Data, Root: View>: PrimitiveView {
    private let root: Root
    private let path: NavigationPathAccess?

    /// A stack that keeps its path itself.
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// A stack whose path is the app's, with values of any types.
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = NavigationPathAccess(
            values: { path.wrappedValue.items.map(\.value) },
            append: { value in
                func add(_ value: some Hashable) { path.wrappedValue.append(value) }
                add(value)
            },
            removeLast: { count in path.wrappedValue.removeLast(min(count, path.wrappedValue.count)) })
    }

    /// A stack whose path is the app's, with values of one type.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        self.path = NavigationPathAccess(
            values: { path.wrappedValue.map { AnyHashable($0) } },
            append: { value in
                guard let element = value as? Data.Element else {
                    Diagnostics.once(
                        "NavigationStack: a value of \(type(of: value)) cannot be appended to a path of "
                            + "\(Data.Element.self); nothing is shown.")
                    return
                }
                path.wrappedValue.append(element)
            },
            removeLast: { count in path.wrappedValue.removeLast(min(count, path.wrappedValue.count)) })
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let root = view.projecting(Root.self, at: 0)
        return makeNavigation(inputs, path: { view.value.path }) { inputs in
            Root._makeView(view: root, inputs: inputs).node
        }
    }
}

/// Makes a stack of screens with a bar.
@MainActor
func makeNavigation(
    _ inputs: _ViewInputs, path: @escaping () -> NavigationPathAccess?, root: (_ViewInputs) -> LayoutNode
) -> _ViewOutputs {
    var inputs = inputs.withoutElementWrapper()
    inputs.stackAxis = nil
    let context = inputs.host.graph.untracked { inputs.environment.value(ChromeContextKey.self) }
    context?.claim(in: inputs.subgraph)
    let searchBar = inputs.claimSearchBar()
    let bars = ScreenBars(inputs, context: context)
    let model = NavigationModel(inputs, root: root)
    // What is in front is told apart from what it says about its bar: the screens are made once.
    let shown = inputs.subgraph.input(model.root, comparison: .custom { $0 === $1 })
    inputs.observingEffect(name: "navigation stack") {
        model.update(path: path())
        shown.set(model.top)
    }
    _ = inputs.subgraph.effect(name: "navigation bar") {
        guard let screen = shown.value, screen.bar.isValid else { return }
        let bar = screen.bar.value
        context?.report(title: bar.title)
        let isRoot = screen === model.root
        var back: ScreenBars.Back?
        if !isRoot {
            back = ScreenBars.Back(title: model.below.bar.value.title ?? "") { [weak model] in model?.goBack() }
        }
        bars.show(bar, searchBar: searchBar(), content: screen.node, isRoot: isRoot, back: back)
    }
    return _ViewOutputs(node: bars.node)
}
