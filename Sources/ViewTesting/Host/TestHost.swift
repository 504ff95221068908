import Foundation
import SwiftUICore

/// Runs a view headless: no display, no wait, the same result on every machine.
///
/// What the view does happens when the test says so: each action brings everything up to date
/// before it returns.
@MainActor
public final class TestHost<Content: View>: TestScreen {
    package var window: WindowRoot { shownWindow.unsafelyUnwrapped }
    // Nil only while the host goes.
    private var shownWindow: WindowRoot?
    private var setRoot: ((Content) -> Void)?
    private var commands: ProgramMenus?

    /// The menus of the program, and what ends them.
    struct ProgramMenus {
        let commands: ProgramCommands
        let scope: IdentityScope
    }

    /// Shows a view in a window of a size in points.
    public convenience init(
        _ view: Content, size: CGSize = CGSize(width: 300, height: 300), fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line
    ) {
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line)
        self.init(view, size: size, place: place) { _ in }
    }

    /// Shows a view in a window of a program with menus: what a scene would say in `commands`.
    public convenience init<C: Commands>(
        _ view: Content, size: CGSize = CGSize(width: 300, height: 300), fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, @CommandsBuilder commands: () -> C
    ) {
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line)
        let commands = commands()
        self.init(
            view, size: size, chrome: .window, place: place,
            commands: { ProgramCommands(commands, host: $0, scope: $1) }
        ) { _ in }
    }

    /// Shows a view in a window on a desktop that says certain things. With `checks`, what an update left out is done
    /// again and compared; nil for what the whole run asks for.
    package convenience init(
        _ view: Content, size: CGSize = CGSize(width: 300, height: 300), chrome: WindowRoot.Chrome = .none,
        checks: UpdateChecks? = nil, commands: ((ViewHost, IdentityScope) -> ProgramCommands)? = nil,
        configure: (inout SurfaceEnvironment) -> Void
    ) {
        self.init(
            view, size: size, chrome: chrome, checks: checks,
            place: SourcePlace(fileID: #fileID, filePath: #filePath, line: #line), commands: commands,
            configure: configure)
    }

    init(
        _ view: Content, size: CGSize, chrome: WindowRoot.Chrome = .none, checks: UpdateChecks? = nil,
        lease: VirtualMain.Lease? = nil, place: SourcePlace,
        commands: ((ViewHost, IdentityScope) -> ProgramCommands)? = nil,
        configure: (inout SurfaceEnvironment) -> Void
    ) {
        let surface = HeadlessSurface()
        var environment = SurfaceEnvironment()
        configure(&environment)
        surface.environment = environment
        let settings = TestEnvironment(desktop: environment)
        let host = ViewHost(surface: surface)
        host.checker.checks = checks ?? .wantedByRun
        host.checker.onDifference = { TestFailure.report($0, at: place) }
        let leaks = LeakCheck(place: place)
        host.onObjectMade = { [weak leaks] in leaks?.note($0, madeFor: $1) }
        let origins = ViewOrigins()
        host.onNodeMade = { [weak origins] in origins?.note($0, $1) }
        var content = WindowContent()
        content.initialSize = size
        let window = WindowRoot(host: host, window: content)
        shownWindow = window
        Self.apply(settings, to: host)
        if let commands {
            let scope = IdentityScope(host: host)
            let menus = ProgramMenus(commands: commands(host, scope), scope: scope)
            self.commands = menus
            host.rootEnvironment.set(ProgramCommandsKey.self, ProgramCommandsReference(menus.commands))
        }
        let attribute = window.show(view, chrome: chrome)
        setRoot = { view in host.write { attribute.set(view) } }
        super.init(surface: surface, host: host, origins: origins, lease: lease, place: place, leaks: leaks)
        self.environment = settings
        settle()
    }

    // Not isolated: an isolated one does not know which test runs, and what is found there could fail none.
    deinit {
        guard MainThread.isCurrent else {
            let (window, host, commands) = (shownWindow, host, commands)
            return MainThread.perform {
                Self.close(window, of: host)
                commands?.scope.remove()
            }
        }
        MainThread.assume {
            host.checker.verifyBodies()
            if leaks.isOn { for window in host.windows { leaks.note(nodesOf: window, origins: origins) } }
            Self.close(window, of: host)
            commands?.scope.remove()
            commands = nil
            shownWindow = nil
            setRoot = nil
            if lease != nil { finishMainQueue() }
        }
    }

    private static func close(_ window: WindowRoot?, of host: ViewHost) {
        window?.close()
        host.flush()
    }

    /// Shows another value of the same view, as a parent would.
    public func update(_ view: Content) {
        setRoot?(view)
        settle()
    }
}
