import Foundation

extension View {
    private nonisolated func accessibility(
        _ change: AccessibilityAttachmentModifier.Change
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(change))
    }

    /// What assistive technology calls the view.
    public nonisolated func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.label(label)) }

    /// What assistive technology calls the view, looked up.
    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.label(Text(labelKey))) }

    /// What assistive technology calls the view.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.label(Text(label))) }

    /// The value that the view shows, in words.
    public nonisolated func accessibilityValue(
        _ valueDescription: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.value(valueDescription)) }

    /// The value that the view shows, looked up.
    public nonisolated func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.value(Text(valueKey))) }

    /// The value that the view shows, in words.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.value(Text(value))) }

    /// What happens when the view is used.
    public nonisolated func accessibilityHint(
        _ hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.hint(hint)) }

    /// What happens when the view is used, looked up.
    public nonisolated func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.hint(Text(hintKey))) }

    /// What happens when the view is used.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.hint(Text(hint))) }

    /// A name for tests, which a person never meets.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.identifier(identifier)) }

    /// Hides the view from assistive technology.
    public nonisolated func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.hidden(hidden)) }

    /// Adds to what assistive technology is told of the view's nature.
    public nonisolated func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.traits(traits, isActive: true)) }

    /// Takes away from what assistive technology is told of the view's nature.
    public nonisolated func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.traits(traits, isActive: false)) }

    /// When assistive technology comes to the view: higher ones come first.
    public nonisolated func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.sortPriority(sortPriority)) }

    /// Makes the view a heading; the level has no place on this platform.
    public nonisolated func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.traits(.isHeader, isActive: true)) }

    /// Makes the view and everything in it one element.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityElementModifier(behavior: children))
    }

    /// An action that assistive technology offers.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.action(actionKind, handler)) }

    /// An action with a name that assistive technology offers.
    public nonisolated func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.action(AccessibilityActionKind(named: name), handler))
    }

    /// An action that assistive technology offers, with a name that is looked up.
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.action(AccessibilityActionKind(named: Text(nameKey)), handler))
    }

    /// An action with a name that assistive technology offers.
    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.action(AccessibilityActionKind(named: Text(name)), handler))
    }

    /// Two actions that assistive technology offers, for more and less.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.adjustable(handler)) }

    /// Other names to say; there is no voice control on this platform.
    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.nothing) }

    /// Other names to say; there is no voice control on this platform.
    public nonisolated func accessibilityInputLabels(
        _ inputLabels: [Text]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.nothing) }

    /// Other names to say; there is no voice control on this platform.
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.nothing) }

    /// Whether the view answers to a person; assistive technology here asks the view itself.
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.nothing) }

    /// Whether colours stay as they are when all others are inverted; nothing inverts them on this platform.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        withoutEffect(of: "accessibilityIgnoresInvertColors(_:)", "the desktop does not invert colours")
    }
}

// The names of the first version.
extension View {
    /// What assistive technology calls the view.
    public nonisolated func accessibility(
        label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(label) }

    /// The value that the view shows, in words.
    public nonisolated func accessibility(
        value: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(value) }

    /// What happens when the view is used.
    public nonisolated func accessibility(
        hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(hint) }

    /// A name for tests.
    public nonisolated func accessibility(
        identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityIdentifier(identifier) }

    /// Hides the view from assistive technology.
    public nonisolated func accessibility(
        hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHidden(hidden) }

    /// Adds to what assistive technology is told of the view's nature.
    public nonisolated func accessibility(
        addTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAddTraits(traits) }

    /// Takes away from what assistive technology is told of the view's nature.
    public nonisolated func accessibility(
        removeTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityRemoveTraits(traits) }

    /// When assistive technology comes to the view.
    public nonisolated func accessibility(
        sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilitySortPriority(sortPriority) }
}
