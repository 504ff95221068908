import Combine
import Foundation

/// Read-only text in one or more styles.
///
/// A string literal is a key that is looked up in the app's string tables; a string variable is shown as it is.
public struct Text: Equatable, Sendable {
    package var storage: Storage
    /// The text's own modifiers, innermost first.
    package var modifiers: [Modifier]

    package init(storage: Storage, modifiers: [Modifier] = []) {
        self.storage = storage
        self.modifiers = modifiers
    }

    /// What a text is made from.
    package indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case resource(LocalizedStringResource)
        case attributed(AttributedString)
        case concatenated([Text])
        case image(Image)
        case formatted(AnyFormattedValue)
        case date(Date, style: DateStyle)
        case timer(TimerInterval)
    }

    /// Makes text that is shown as it is and never looked up.
    public init(verbatim content: String) {
        self.init(storage: .verbatim(content))
    }

    /// Makes text from a string, which is shown as it is.
    @_disfavoredOverload
    public init<S>(_ content: S) where S: StringProtocol {
        self.init(storage: .verbatim(String(content)))
    }

    /// Makes text from a key that is looked up in a table of a bundle (`Localizable` and the app's own when nil).
    ///
    /// - Parameter comment: A note for translators, without effect here.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(storage: .localized(key, table: tableName, bundle: bundle))
    }

    /// Makes text from a resource, which names its own table and bundle.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(storage: .resource(resource))
    }

    /// Makes text with the styles of an attributed string.
    ///
    /// Disfavoured, since an attributed string can be a literal too and literals are keys.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(storage: .attributed(attributedContent))
    }

    /// Makes text that shows an image in the line, as high as the font.
    public init(_ image: Image) {
        self.init(storage: .image(image))
    }

    /// Joins two texts; each keeps its own styles.
    public static func + (lhs: Text, rhs: Text) -> Text {
        if case .concatenated(let parts) = lhs.storage, lhs.modifiers.isEmpty {
            return Text(storage: .concatenated(parts + [rhs]))
        }
        return Text(storage: .concatenated([lhs, rhs]))
    }

    package func modified(_ modifier: Modifier) -> Text {
        var result = self
        result.modifiers.append(modifier)
        return result
    }
}
