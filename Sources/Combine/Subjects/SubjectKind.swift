/// Which kind of subject a conduit belongs to.
@usableFromInline
enum SubjectKind {
    case passthrough
    case currentValue
    case published
    case objectWillChange

    /// Whether a subscriber that had no demand gets the newest value when it asks.
    @usableFromInline var keepsNewest: Bool { self == .currentValue || self == .published }

    /// Whether values are counted. An object's changes are not: they carry nothing, and none may be missed.
    @usableFromInline var countsDemand: Bool { self != .objectWillChange }

    var conduitName: String {
        switch self {
        case .passthrough: "PassthroughSubject"
        case .currentValue: "CurrentValueSubject"
        case .published: "PublishedSubject"
        case .objectWillChange: "ObservableObjectPublisher"
        }
    }
}
