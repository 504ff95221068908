import Foundation

/// Windows that all have the same content; the first one opens when the program starts.
public nonisolated struct WindowGroup<Content: View>: PrimitiveScene {
    private let content: Content
    private let title: Text?
    private let id: String?
    private let valueType: ObjectIdentifier?

    nonisolated init(title: Text?, id: String?, valueType: Any.Type? = nil, content: Content) {
        self.content = content
        self.title = title
        self.id = id
        self.valueType = valueType.map { ObjectIdentifier($0) }
    }

    /// Windows with some content.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(title: nil, id: nil, content: content()) }

    /// Windows with an id, by which they can be opened.
    public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
        self.init(title: nil, id: id, content: content())
    }

    /// Windows with a title.
    public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(title: title, id: nil, content: content())
    }

    /// Windows with a title and an id, by which they can be opened.
    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: title, id: id, content: content())
    }

    /// Windows with a title that is looked up.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), id: nil, content: content())
    }

    /// Windows with a title that is looked up, and an id, by which they can be opened.
    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), id: id, content: content())
    }

    /// Windows with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), id: nil, content: content())
    }

    /// Windows with a title and an id, by which they can be opened.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), id: id, content: content())
    }

    @MainActor public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        makeWindow(
            .group, content: scene.projecting(Content.self, at: 0),
            id: inputs.base.host.graph.untracked { scene.value.id },
            valueType: inputs.base.host.graph.untracked { scene.value.valueType }, title: { scene.value.title },
            inputs: inputs)
    }
}

/// One window that the program can show.
public nonisolated struct Window<Content: View>: PrimitiveScene {
    private let content: Content
    private let title: Text
    private let id: String

    /// A window with a title and an id, by which it is opened.
    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.title = title
        self.id = id
    }

    /// A window with a title that is looked up, and an id, by which it is opened.
    public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }

    /// A window with a title and an id, by which it is opened.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    @MainActor public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        makeWindow(
            .single, content: scene.projecting(Content.self, at: 0),
            id: inputs.base.host.graph.untracked { scene.value.id }, title: { scene.value.title }, inputs: inputs)
    }
}

/// The window with the program's settings.
public nonisolated struct Settings<Content: View>: PrimitiveScene {
    private let content: Content

    /// The program's settings.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        makeWindow(
            .settings, content: scene.projecting(Content.self, at: 0), id: nil, title: { Text("Settings") },
            inputs: inputs)
    }
}

@MainActor
private func makeWindow<Content: View>(
    _ kind: SceneWindow.Kind, content: _GraphValue<Content>, id: String?, valueType: ObjectIdentifier? = nil,
    title: @escaping () -> Text?, inputs: _SceneInputs
) -> _SceneOutputs {
    let base = inputs.base
    return _SceneOutputs([
        SceneWindow(
            kind: kind, id: id, valueType: valueType,
            title: {
                base.host.graph.untracked {
                    title()?.string(in: base.environment.textContext) ?? ProgramName.displayed
                }
            },
            makeContent: { inputs in Content._makeView(view: content, inputs: inputs).node }, inputs: base)
    ])
}

/// What the program is called.
package enum ProgramName {
    /// The name that a person sees: from the bundle's Info.plist, else that of the executable.
    package static var displayed: String {
        let info = Bundle.main.infoDictionary
        return info?["CFBundleDisplayName"] as? String ?? info?["CFBundleName"] as? String
            ?? ProcessInfo.processInfo.processName
    }

    /// The application id: from the bundle's Info.plist, else made of the executable's name.
    package static var identifier: String {
        Bundle.main.bundleIdentifier ?? "org.martlet.\(ProcessInfo.processInfo.processName)"
    }
}
