/// An object that says when it is about to change.
///
/// Without code of its own it does so before any of its `@Published` properties changes.
public protocol ObservableObject: AnyObject {
    /// The publisher that says so.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before any `@Published` property of the object changes, those of its superclasses included.
    ///
    /// The same publisher is returned each time. The properties are found among the stored ones of the class, once a
    /// class, so what the object shows in a mirror does not matter.
    public var objectWillChange: ObservableObjectPublisher { ObservableFields.publisher(of: self) }
}
