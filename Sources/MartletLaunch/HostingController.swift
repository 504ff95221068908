import Foundation
import MartletGraph
import SwiftUICore
import UIKitCore

/// A view controller that shows SwiftUI views in its window.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController, HostsViews {
    /// The view; another value of it updates the window.
    open var rootView: Content {
        didSet {
            let view = rootView
            if let attribute { program?.host.write { attribute.set(view) } }
        }
    }

    private var attribute: Attribute<Content>?
    private weak var program: AppHost?

    /// Shows a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Always nil: there are no archives of views.
    public required init?(coder aDecoder: NSCoder) { nil }

    /// Always nil: there are no archives of views.
    public init?(coder aDecoder: NSCoder, rootView: Content) { nil }

    func open(in program: AppHost, _ window: WindowContent) -> WindowRoot {
        let (root, attribute) = program.openWindow(rootView, window)
        self.program = program
        self.attribute = attribute
        return root
    }
}

/// A view controller whose content the engine shows.
@MainActor
protocol HostsViews: UIViewController {
    func open(in program: AppHost, _ window: WindowContent) -> WindowRoot
}
