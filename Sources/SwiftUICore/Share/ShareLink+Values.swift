import CoreTransferable
import Foundation

// Values of other types say in a preview what they are.

extension ShareLink {
    /// What is shared is called as its preview says, unless it is called otherwise.
    fileprivate nonisolated init(
        _ items: Data, _ subject: Text?, _ message: Text?,
        preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, label: Label
    ) {
        self.init(items, subject ?? items.first.map { preview($0).title }, message, label: label)
    }

    /// Shares a value, with a label of any views.
    public nonisolated init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, preview: { _ in preview }, label: label())
    }

    /// Shares values, with a label of any views.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, preview: preview, label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares a value.
    public nonisolated init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject, message, preview: { _ in preview }, label: DefaultShareLinkLabel())
    }

    /// Shares a value, by a button with a title.
    public nonisolated init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject, message, preview: { _ in preview }, label: DefaultShareLinkLabel(title))
    }

    /// Shares a value, by a button with a title.
    public nonisolated init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject, message, preview: { _ in preview },
            label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares a value, by a button with a title.
    @_disfavoredOverload
    public nonisolated init<S, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, S: StringProtocol {
        self.init(
            CollectionOfOne(item), subject, message, preview: { _ in preview },
            label: DefaultShareLinkLabel(Text(title)))
    }

    /// Shares values.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items, subject, message, preview: preview, label: DefaultShareLinkLabel())
    }

    /// Shares values, by a button with a title.
    public nonisolated init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items, subject, message, preview: preview, label: DefaultShareLinkLabel(title))
    }

    /// Shares values, by a button with a title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items, subject, message, preview: preview,
            label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Shares values, by a button with a title.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where S: StringProtocol {
        self.init(
            items, subject, message, preview: preview, label: DefaultShareLinkLabel(Text(title)))
    }
}
