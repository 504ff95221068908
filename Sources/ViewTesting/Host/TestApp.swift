import Foundation
import SwiftUICore

/// Runs an app headless, with its scenes and all windows that it opens.
///
/// What is found and done is as with `TestHost`; the window in front is the one that was opened or brought forward last.
@MainActor
public final class TestApp<Program: App>: TestScreen {
    private let program: AppHost

    /// Starts an app: the window of its first scene opens.
    public convenience init(
        _ app: Program, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
    ) {
        self.init(app, lease: nil, place: SourcePlace(fileID: fileID, filePath: filePath, line: line))
    }

    /// Starts an app with a clock of the test's own, as `TestHost` does.
    public convenience init(
        _ app: Program, clock: TestClock, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
    ) async throws {
        let place = SourcePlace(fileID: fileID, filePath: filePath, line: line)
        self.init(app, lease: try await VirtualMain.take(at: place), place: place)
    }

    private init(_ app: Program, lease: VirtualMain.Lease?, place: SourcePlace) {
        let surface = HeadlessSurface()
        let host = ViewHost(surface: surface)
        host.checker.checks = .wantedByRun
        host.checker.onDifference = { TestFailure.report($0, at: place) }
        let leaks = LeakCheck(place: place)
        host.onObjectMade = { [weak leaks] in leaks?.note($0, madeFor: $1) }
        let origins = ViewOrigins()
        host.onNodeMade = { [weak origins] in origins?.note($0, $1) }
        program = AppHost(host: host)
        program.run(app)
        super.init(surface: surface, host: host, origins: origins, lease: lease, place: place, leaks: leaks)
        settle()
    }

    // Not isolated: an isolated one does not know which test runs, and what is found there could fail none.
    deinit {
        let program = program
        guard MainThread.isCurrent else { return MainThread.perform { program.closeAll() } }
        MainThread.assume {
            program.closeAll()
            if lease != nil { finishMainQueue() }
        }
    }

    /// Closes a window by its title, as its close button does.
    public func closeWindow(_ title: String) throws {
        guard let window = surface.windows.last(where: { name(of: $0) == title }) else {
            throw failure("There is no window “\(title)”; there are \(windowTitles)")
        }
        perform(.close, at: window)
    }
}
