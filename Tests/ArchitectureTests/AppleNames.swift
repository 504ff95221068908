/// Names with a leading underscore that Apple's own modules declare, so that they may be declared here.
enum AppleNames {
    static let underscored: Set<String> = [
        // What views, modifiers and gestures are made of.
        "_makeView", "_makeViewList", "_viewListCount", "_makeScene", "_makeGesture", "_makeShapeStyle",
        "_makeAnimation",
        "_makeModifier", "_makeToolbar", "_makeCommands", "_makeInputs",
        "_ViewInputs", "_ViewOutputs", "_ViewListInputs", "_ViewListOutputs", "_ViewListCountInputs", "_GraphValue",
        "_GraphInputs", "_SceneInputs", "_SceneOutputs", "_GestureInputs", "_GestureOutputs", "_ViewDebug",
        "_VariadicView", "_VariadicView_Children", "_VariadicView_Root", "_VariadicView_ViewRoot",
        "_VariadicView_UnaryViewRoot", "_VariadicView_MultiViewRoot", "_ViewModifier_Content", "_ConditionalContent",
        "_TupleScene", "_EmptyScene", "_UnaryViewAdaptor", "_ContentShapeKinds",
        // What a text field's style is asked.
        "_body", "_Body", "_Label", "_TextFieldStyleLabel",
        // Modifiers that show in the types of views.
        "_FrameLayout", "_FlexFrameLayout", "_PaddingLayout", "_OffsetEffect", "_PositionLayout", "_AspectRatioLayout",
        "_FixedSizeLayout", "_SafeAreaRegionsIgnoringLayout", "_SafeAreaIgnoringLayout", "_InsetViewModifier",
        "_OverlayModifier", "_BackgroundModifier", "_OverlayStyleModifier", "_BackgroundStyleModifier",
        "_OverlayShapeModifier", "_BackgroundShapeModifier", "_ClipEffect", "_MaskEffect", "_MaskAlignmentEffect",
        "_OpacityEffect", "_ScaleEffect", "_RotationEffect", "_Rotation3DEffect", "_TransformEffect",
        "_ProjectionEffect",
        "_BlurEffect",
        "_ShadowEffect", "_BlendModeEffect", "_BrightnessEffect", "_ContrastEffect", "_GrayscaleEffect",
        "_SaturationEffect", "_HueRotationEffect", "_ColorInvertEffect", "_ColorMultiplyEffect",
        "_CompositingGroupEffect",
        "_DrawingGroupEffect", "_EnvironmentKeyWritingModifier", "_EnvironmentKeyTransformModifier",
        "_PreferenceWritingModifier", "_PreferenceTransformModifier", "_PreferenceActionModifier",
        "_AnchorWritingModifier", "_AnchorTransformModifier", "_DelayedPreferenceView", "_PreferenceReadingView",
        "_AppearanceActionModifier", "_AllowsHitTestingModifier", "_ContentShapeModifier", "_TraitWritingModifier",
        "_LayoutTraits", "_AnimationModifier", "_AnimationView", "_TransactionModifier", "_ValueTransactionModifier",
        "_PushPopTransactionModifier", "_TaskModifier", "_TaskValueModifier", "_ValueActionModifier",
        "_ValueActionModifier2", "_SubscriptionView", "_IdentifiedView", "_AlignmentWritingModifier",
        "_AlignmentLayout", "_LayoutPriorityLayout", "_GeometryActionModifier", "_ForegroundStyleModifier",
        "_LayoutRoot", "_HStackLayout", "_VStackLayout", "_ZStackLayout", "_GridLayout", "_ViewThatFitsLayout",
        "_HiddenModifier", "_AccessibilityIgnoresInvertColorsViewModifier", "_ContextMenuContainer",
        // Shapes and their styles.
        "_ShapeView", "_TrimmedShape", "_StrokedShape", "_SizedShape", "_OffsetShape", "_RotatedShape", "_ScaledShape",
        "_TransformedShape", "_Inset", "_ShapeStyle_Shape", "_ShapeStyle_ShapeType", "_ShapeStyle_Pack", "_apply",
        "_AnchoredGradient",
        // Keyframes.
        "_resolve", "_ResolvedKeyframes", "_ResolvedKeyframeTrackContent",
        // Gestures.
        "_EndedGesture", "_ChangedGesture", "_MapGesture", "_ModifiersGesture",
        // Alignment, text and formats.
        "_combineExplicit", "_FormatSpecifiable", "_Arg", "_arg", "_specifier", "_systemName", "_internalSystemName",
        // Debugging.
        "_printChanges", "_logChanges",
        // Storage of property wrappers that shows in Apple's interfaces.
        "_value", "_location", "_box", "_projectedValueProperty",
        // Other types that Apple's interfaces name.
        "_PreviewProvider", "_VectorMath", "_PullDownButton", "_SceneModifier", "_TableRowContentModifier",
        "_ContextMenuTableRowModifier", "_ContextMenuPreviewTableRowModifier", "_LimitedAvailabilitySceneMarker",
        "_PlatformViewRepresentableLayoutOptions", "_IgnoredByLayoutEffect", "_UIHostingConfigurationBackgroundView",
        "_enclosingInstance", "_UIHostingView", "_Introspection",
    ]

    /// Requirements of public protocols that only the engine calls. A requirement is as public as its protocol; Apple's
    /// have such ones too, under names that its interfaces do not print.
    static let requirements: Set<String> = ["_isStack", "_makeToolbarList"]

    /// What implements a requirement of a protocol that says itself what it means.
    static func isKnownByProtocol(_ declaration: String) -> Bool {
        let known = [
            "func hash(into", "static func ==", "static func <", "func encode(to", "init(from decoder",
            "var description:",
            "var debugDescription:", "var hashValue:", "var _arg:", "var _specifier:", "func makeIterator(",
            "typealias Body", "func makeCache(", "func updateCache(", "func spacing(subviews", "func sizeThatFits(",
            "func placeSubviews(", "func explicitAlignment(", "func _makeView", "func _makeViewList", "func _apply",
            "static func _", "static var _", "func _resolve", "func _makeGesture", "var rawValue",
            "func makePickerLook", "static var isPaged",
        ]
        return known.contains(where: declaration.contains)
    }
}
