import CoreTransferable
import Foundation

/// What is shown of a value that is shared: a title, and pictures of it.
public nonisolated struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: Text
    let image: Image?
    let icon: Icon?

    private init(_ title: Text, _ image: Image?, _ icon: Icon?) {
        (self.title, self.image, self.icon) = (title, image, icon)
    }
}

extension SharePreview {
    /// A title, a picture and a small one.
    public init(_ title: Text, image: Image, icon: Icon) { self.init(title, image, icon) }

    /// A title, a picture and a small one.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(Text(titleKey), image, icon) }

    /// A title, a picture and a small one.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(Text(title), image, icon) }
}

extension SharePreview where Image == Never {
    /// A title and a small picture.
    public init(_ title: Text, icon: Icon) { self.init(title, nil, icon) }

    /// A title and a small picture.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), nil, icon) }

    /// A title and a small picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), nil, icon) }
}

extension SharePreview where Icon == Never {
    /// A title and a picture.
    public init(_ title: Text, image: Image) { self.init(title, image, nil) }

    /// A title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image, nil) }

    /// A title and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image, nil) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A title.
    public init(_ title: Text) { self.init(title, nil, nil) }

    /// A title.
    public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey), nil, nil) }

    /// A title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(Text(title), nil, nil) }
}
