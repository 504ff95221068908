import Foundation

/// Makes an object of a class that is known only at run time, by its `init()`.
///
/// Delegates are made this way from a class that an app names. Swift allows `init()` on a metatype only where the
/// initializer is `required`, which would force the word onto every app delegate that overrides it, unlike on Apple's
/// platforms. `NSObject.init()` is dispatched dynamically all the same; `Initializable` occupies the same entry of the
/// class's table and says `required`, so calling through it runs the class's own initializer. The class has to have an
/// `init()`, its own or inherited, as on Apple's platforms.
package func instantiate(_ type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: Initializable.Type.self).init()
}

/// Open, so that no optimizer may take its metatype for that of the only class.
package class Initializable: NSObject {
    package required override init() {
        super.init()
    }
}
