import Foundation

/// The styles of plain texts at one place in the tree: nearly all texts there have one of a few, and what a style comes
/// to is found out once.
struct PlainTextStyles {
    private struct Known {
        let modifiers: [Text.Modifier]
        /// A run of no characters.
        let run: ResolvedText.Run
    }

    private var known: [Known] = []
    private static let limit = 4

    /// The text, if it is a plain string in a style that depends on nothing but the context.
    mutating func resolved(_ text: Text, in context: TextContext) -> ResolvedText? {
        guard case .verbatim(let string) = text.storage, context.textCase == nil,
            let style = style(text.modifiers, in: context)
        else { return nil }
        var run = style
        run.string = string
        return ResolvedText(run: run)
    }

    private mutating func style(_ modifiers: [Text.Modifier], in context: TextContext) -> ResolvedText.Run? {
        for entry in known where entry.modifiers == modifiers { return entry.run }
        // What an app's own style reads of the environment has to be read by each text.
        guard case .system = context.paint.foreground, context.modifiers.allSatisfy(\.isOfFont),
            modifiers.allSatisfy(\.isOfFont)
        else { return nil }
        var style = TextStyle(context: context)
        style.apply(modifiers, in: context)
        let run = style.run("", in: context)
        if known.count == Self.limit { known.removeFirst() }
        known.append(Known(modifiers: modifiers, run: run))
        return run
    }
}

extension Text.Modifier {
    /// Whether it chooses the font and nothing else.
    fileprivate var isOfFont: Bool {
        switch self {
        case .font, .weight, .design, .width, .bold, .italic, .monospaced, .monospacedDigit: true
        default: false
        }
    }
}
