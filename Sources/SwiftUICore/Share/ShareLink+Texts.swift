import CoreTransferable
import Foundation

// Addresses and texts need no preview.

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Shares a text, with a label of any views.
    public nonisolated init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, label: label())
    }

    /// Shares an address, with a label of any views.
    public nonisolated init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    /// Shares texts, with a label of any views.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    /// Shares addresses, with a label of any views.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Shares a text.
    public nonisolated init(
        item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel())
    }

    /// Shares a text, by a button with a title.
    public nonisolated init(
        _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title))
    }

    /// Shares a text, by a button with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares a text, by a button with a title.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String>, S: StringProtocol {
        self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(Text(title)))
    }

    /// Shares an address.
    public nonisolated init(
        item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel())
    }

    /// Shares an address, by a button with a title.
    public nonisolated init(
        _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(title))
    }

    /// Shares an address, by a button with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares an address, by a button with a title.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL>, S: StringProtocol {
        self.init(CollectionOfOne(item), subject, message, label: DefaultShareLinkLabel(Text(title)))
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
    /// Shares texts.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, label: DefaultShareLinkLabel())
    }

    /// Shares texts, by a button with a title.
    public nonisolated init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, label: DefaultShareLinkLabel(title))
    }

    /// Shares texts, by a button with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares texts, by a button with a title.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where S: StringProtocol {
        self.init(items, subject, message, label: DefaultShareLinkLabel(Text(title)))
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
    /// Shares addresses.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, label: DefaultShareLinkLabel())
    }

    /// Shares addresses, by a button with a title.
    public nonisolated init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, label: DefaultShareLinkLabel(title))
    }

    /// Shares addresses, by a button with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares addresses, by a button with a title.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where S: StringProtocol {
        self.init(items, subject, message, label: DefaultShareLinkLabel(Text(title)))
    }
}
