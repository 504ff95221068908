/// Views to be looked at while an app is written. What they are made of is checked as all code is; a program shows none of
/// them.
///
/// - Parameters:
///   - name: What the preview is called.
///   - body: Makes the views.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "MartletMacros", type: "PreviewMacro")

/// Views to be looked at while an app is written, in a place that the traits describe. What they are made of is checked as
/// all code is; a program shows none of them.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MartletMacros", type: "PreviewMacro")

/// Lets a preview have state of its own: it stands before a variable with a property wrapper.
@attached(peer)
public macro Previewable() = #externalMacro(module: "MartletMacros", type: "PreviewableMacro")
