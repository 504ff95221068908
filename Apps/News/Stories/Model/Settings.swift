import Combine
import Foundation

/// What the person has set.
public final class Settings: ObservableObject {
    /// The filter of the stories, kept on disk.
    @Published public var keywords: [FilterKeyword] {
        didSet { save() }
    }

    /// Whether the last change could not be kept.
    @Published public private(set) var isUnsaved = false

    private let file: JSONFile?
    private static let name = "Filter"

    /// Settings in a file, or settings that are forgotten when the program ends.
    public init(file: JSONFile? = nil) {
        self.file = file
        keywords = file?.loadValue(named: Self.name) ?? []
    }

    /// Adds a keyword. Nothing happens if it has no visible character, or is there already.
    public func add(_ text: String) {
        guard let value = cleaned(text), !keywords.contains(where: { $0.value == value }) else { return }
        keywords.append(FilterKeyword(value: value))
    }

    /// Changes a keyword. Nothing happens if the text has no visible character, or is another keyword.
    public func change(_ keyword: FilterKeyword, to text: String) {
        guard let value = cleaned(text), let index = keywords.firstIndex(where: { $0.id == keyword.id }),
            !keywords.contains(where: { $0.value == value })
        else { return }
        keywords[index].value = value
    }

    private func cleaned(_ text: String) -> String? {
        let value = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        return value.isEmpty ? nil : value
    }

    private func save() {
        do {
            try file?.save(value: keywords, named: Self.name)
            if isUnsaved { isUnsaved = false }
        } catch {
            isUnsaved = true
        }
    }
}
