/// An operator's subscriber that shows its name and nothing of its inside.
@usableFromInline
protocol PlainInner: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {}

extension PlainInner {
    @usableFromInline var customMirror: Mirror { Mirror(self, children: []) }

    @usableFromInline var playgroundDescription: Any { description }
}

/// An operator's subscriber that shows its name, and what its link shows.
@usableFromInline
protocol LinkedInner: LinkOwner, CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    var link: Link { get }
}

extension LinkedInner {
    @usableFromInline var description: String { link.description }

    @usableFromInline var customMirror: Mirror { Mirror(self, children: link.customMirror.children.map { $0 }) }

    @usableFromInline var playgroundDescription: Any { description }
}
