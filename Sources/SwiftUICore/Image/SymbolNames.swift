import Foundation

/// The icons that stand for system symbols.
package enum SymbolNames {
    /// The name of a symbol in words, for screen readers.
    package static func spokenName(of symbol: String) -> String {
        let silent: Set<Substring> = ["fill", "circle", "square", "rectangle"]
        let words = symbol.split(separator: ".")
        let spoken = words.filter { !silent.contains($0) }
        return (spoken.isEmpty ? words : spoken).joined(separator: " ")
    }
}
