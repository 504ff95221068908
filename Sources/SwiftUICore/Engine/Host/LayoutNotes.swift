/// What any view of a host has ever asked of the layout, so that where nobody has, no node is asked for it.
struct LayoutNotes {
    private var explicitGuides: [AlignmentKey] = []

    /// Whether any view was ever told to be drawn before or after its siblings.
    private(set) var hasZIndices = false

    /// Whether any view was ever given a transition.
    private(set) var hasTransitions = false

    /// Counts what containers have found out of their children, which is remembered beside sizes.
    private(set) var questions: UInt32 = 0

    /// Whether any view sets a guide.
    var hasExplicitGuides: Bool { !explicitGuides.isEmpty }

    func hasExplicitGuide(_ key: AlignmentKey) -> Bool { explicitGuides.contains(key) }

    /// From now on views are asked whether they set this guide.
    mutating func noteExplicitGuide(_ key: AlignmentKey) {
        if !hasExplicitGuide(key) { explicitGuides.append(key) }
    }

    mutating func noteZIndex() { hasZIndices = true }

    mutating func noteTransition() { hasTransitions = true }

    mutating func noteQuestion() { questions &+= 1 }
}
