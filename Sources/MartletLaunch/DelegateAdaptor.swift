import Combine
import Foundation
import SwiftUICore
import UIKitCore

/// Gives an app an application delegate; the delegate is made and told of the start before the first scene.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Makes a delegate of a type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = instantiate(delegateType) as! DelegateType
        if let program = Launch.current {
            ApplicationStart(program: program).start(wrappedValue, opensScene: false)
        } else {
            Diagnostics.once("@UIApplicationDelegateAdaptor was used outside of an App: the delegate is not called.")
        }
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
