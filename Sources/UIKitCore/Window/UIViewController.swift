import FoundationGaps
import Foundation

/// Manages the content of a window. Here it is the base of `UIHostingController`, which shows a SwiftUI view.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    /// The title, which is the window's where the controller is its root.
    open var title: String? {
        didSet { window?.appearanceDidChange() }
    }

    /// The controller that this one is a child of.
    open private(set) weak var parent: UIViewController?

    /// The controllers inside this one.
    open private(set) var children: [UIViewController] = []

    /// The size that the content would like to have, in points; zero for no wish.
    open var preferredContentSize = CGSize.zero

    /// Forces light or dark onto the content.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { window?.appearanceDidChange() }
    }

    /// The traits in force for the content.
    open var traitCollection: UITraitCollection { window?.traitCollection ?? .current }

    package weak var window: UIWindow?

    private var loadedView: UIView?

    /// Makes a controller. There are no nib files on Linux, so both arguments are without effect.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Controllers are not made from archives on Linux. A subclass that overrides this may still use it.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Makes a controller.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// The view, made on its first use by `loadView()`.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView = newValue
            newValue?.controller = self
        }
    }

    /// The view, if it exists already.
    open var viewIfLoaded: UIView? { loadedView }

    /// Whether the view exists already.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view. A subclass that makes its own sets `view` and does not call this.
    open func loadView() {
        view = UIView(frame: window?.bounds ?? UIScreen.main.bounds)
    }

    /// Makes the view if it does not exist yet.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// The view was made.
    open func viewDidLoad() {}
    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view is gone.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The views inside are about to be placed.
    open func viewWillLayoutSubviews() {}
    /// The views inside were placed.
    open func viewDidLayoutSubviews() {}
    /// Memory is short. Linux has no such message, so this is never called.
    open func didReceiveMemoryWarning() {}

    /// Puts a controller inside this one, out of the one that it was in.
    open func addChild(_ childController: UIViewController) {
        guard childController !== self, childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childController.parent = self
        children.append(childController)
    }

    /// Takes this controller out of the one that it is in.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// The controller is about to get another parent.
    open func willMove(toParent parent: UIViewController?) {}
    /// The controller got another parent. Whoever called `addChild(_:)` calls this when the move is done.
    open func didMove(toParent parent: UIViewController?) {}

    /// The chain goes on at the parent, else at the window.
    open override var next: UIResponder? { parent ?? window }
}
