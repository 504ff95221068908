#if GTK
    import CGTK
    import Foundation

    /// Which icons can stand for a symbol's name.
    ///
    /// The symbols that these names belong to may only be shown on Apple's platforms. The desktop's own theme comes
    /// first, so that actions look as they do in every other program; then an open set that has outlines and filled
    /// forms of the same things.
    @MainActor
    enum IconTable {
        enum Candidate: Equatable {
            /// An icon of the desktop's theme.
            case theme(String)
            /// A file of the open set, without its extension.
            case set(String)
        }

        /// Where the open set is installed.
        static let setFolder = "/usr/share/bootstrap-icons/svg"

        /// The symbol that stands for a missing picture.
        static let placeholder = "questionmark.square"

        private static let entries: [Substring: (theme: Substring?, set: Substring?)] = {
            var entries: [Substring: (theme: Substring?, set: Substring?)] = [:]
            for table in [actions, objects] {
                for line in table.split(separator: "\n") {
                    let fields = line.split(separator: " ")
                    guard fields.count == 3 else { continue }
                    func name(_ field: Substring) -> Substring? { field == "-" ? nil : field }
                    entries[fields[0]] = (name(fields[1]), name(fields[2]))
                }
            }
            return entries
        }()

        /// All names that have an entry of their own.
        static var names: [String] { entries.keys.map(String.init) }

        /// What can be shown for a name, the best first.
        static func candidates(for name: String) -> [Candidate] {
            var result: [Candidate] = []
            for form in simplerForms(of: name) {
                if let entry = entries[Substring(form)] {
                    if let theme = entry.theme { result.append(.theme(theme + "-symbolic")) }
                    if let set = entry.set { result.append(.set(String(set))) }
                }
                result.append(.set(form.replacingOccurrences(of: ".", with: "-")))
            }
            // A name of the desktop's own works as well.
            result.append(.theme(name))
            return result
        }

        /// The name and what remains when its decoration is taken off, piece by piece.
        private static func simplerForms(of name: String) -> [String] {
            var forms = [name]
            var parts = name.split(separator: ".").map(String.init)
            if let badge = parts.firstIndex(of: "badge") {
                parts.removeSubrange(badge...)
                if !parts.isEmpty { forms.append(parts.joined(separator: ".")) }
            }
            while parts.count > 1, let last = parts.last,
                ["fill", "circle", "square", "slash", "rectangle"].contains(last)
            {
                let isFilled = parts.contains("fill")
                parts.removeLast()
                forms.append(parts.joined(separator: "."))
                if isFilled, last != "fill" { forms.append((parts + ["fill"]).joined(separator: ".")) }
            }
            return forms
        }
    }
#endif
