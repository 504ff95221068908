import Foundation
import SwiftUICore

/// Runs a view headless: no display, no wait, the same result on every machine.
///
/// What the view does happens when the test says so: each action brings everything up to date
/// before it returns.
@MainActor
public final class TestHost<Content: View>: TestScreen {
    package let window: WindowRoot
    private let setRoot: (Content) -> Void

    /// Shows a view in a window of a size in points.
    public convenience init(_ view: Content, size: CGSize = CGSize(width: 300, height: 300)) {
        self.init(view, size: size) { _ in }
    }

    /// Shows a view in a window on a desktop that says certain things. With `checks`, what an update left out is done again and compared.
    package init(
        _ view: Content, size: CGSize = CGSize(width: 300, height: 300), chrome: WindowRoot.Chrome = .none,
        checks: UpdateChecks = [], configure: (inout SurfaceEnvironment) -> Void
    ) {
        let surface = HeadlessSurface()
        var environment = SurfaceEnvironment()
        configure(&environment)
        surface.environment = environment
        let host = ViewHost(surface: surface)
        host.checks = checks
        var content = WindowContent()
        content.initialSize = size
        window = WindowRoot(host: host, window: content)
        let attribute = window.show(view, chrome: chrome)
        setRoot = { view in host.write { attribute.set(view) } }
        super.init(surface: surface, host: host)
        host.flush()
    }

    isolated deinit {
        window.close()
        host.flush()
    }

    /// Shows another value of the same view, as a parent would.
    public func update(_ view: Content) {
        setRoot(view)
        settle()
    }
}
