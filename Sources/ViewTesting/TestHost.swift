import Foundation
import SwiftUICore

/// Runs a view headless: no display, no wait, the same result on every machine.
///
/// What the view does happens when the test says so: each action brings everything up to date
/// before it returns.
@MainActor
public final class TestHost<Content: View> {
    package let surface: HeadlessSurface
    package let host: ViewHost
    package let window: WindowRoot
    private let setRoot: (Content) -> Void

    /// Whether an action returns when what it has set in motion has come to rest, as a person waits before looking.
    /// What never rests is given five seconds. Set it to false to look at animations with `advance(by:)`.
    public var finishesAnimations = true

    /// Shows a view in a window of a size in points.
    public convenience init(_ view: Content, size: CGSize = CGSize(width: 300, height: 300)) {
        self.init(view, size: size) { _ in }
    }

    /// Shows a view in a window on a desktop that says certain things. With `checks`, what an update left out is done again and compared.
    package init(
        _ view: Content, size: CGSize = CGSize(width: 300, height: 300), chrome: WindowRoot.Chrome = .none,
        checks: UpdateChecks = [], configure: (inout SurfaceEnvironment) -> Void
    ) {
        surface = HeadlessSurface()
        var environment = SurfaceEnvironment()
        configure(&environment)
        surface.environment = environment
        host = ViewHost(surface: surface)
        host.checks = checks
        var content = WindowContent()
        content.initialSize = size
        window = WindowRoot(host: host, window: content)
        let attribute = window.show(view, chrome: chrome)
        let host = host
        setRoot = { view in host.write { attribute.set(view) } }
        host.flush()
    }

    isolated deinit {
        window.close()
        host.flush()
    }

    /// Shows another value of the same view, as a parent would.
    public func update(_ view: Content) {
        setRoot(view)
        host.flush()
    }

    /// Brings everything up to date.
    public func settle() { host.flush() }

    /// What is shown, one node a line.
    public var outline: String { surface.outline }
}
