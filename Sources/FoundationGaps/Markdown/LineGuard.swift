/// Keeps the blocks of Markdown from being seen where only what is within a paragraph counts.
///
/// Each line gets a rare space in front, so that none begins with the sign of a heading, list or quotation, and none is
/// empty. For the rules about emphasis it is a space, as the start of a line is; cmark does not strip it, as it does
/// with common ones. Afterwards it is taken out again.
struct LineGuard {
    let text: String
    private let mark: Character

    /// - Parameter keepsEnds: Whether spaces at the ends of lines stay, by a guard behind them.
    init(_ source: String, keepsEnds: Bool) {
        let rare: [Character] = ["\u{205F}", "\u{2005}", "\u{2004}", "\u{2006}", "\u{2001}", "\u{3000}"]
        let mark = rare.first { !source.contains($0) } ?? "\u{205F}"
        self.mark = mark
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        text = lines.map { "\(mark)\($0)\(keepsEnds ? String(mark) : "")" }.joined(separator: "\n")
    }

    func removed(from text: String) -> String {
        text.contains(mark) ? String(text.filter { $0 != mark }) : text
    }
}
