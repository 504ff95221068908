import Foundation
import FoundationGaps
import SwiftUICore

/// What a person has in front of them while a view runs headless: its windows, and all that is in them.
///
/// What is found and done here is the same for every view; `TestHost` is the screen that shows one.
@MainActor
public class TestScreen {
    package let surface: HeadlessSurface
    package let host: ViewHost

    /// Whether an action returns when what it has set in motion has come to rest, as a person waits before looking.
    /// What never rests is given five seconds. Set it to false to look at animations with `advance(by:)`; with a virtual
    /// clock it is false, since other things happen in that time too.
    public var finishesAnimations = true

    /// What the desktop and the person's settings say; `changeEnvironment` changes it.
    public internal(set) var environment = TestEnvironment()

    /// What was copied last on this screen, and what a test puts there for pasting; nil at first. The clipboard of the
    /// desktop is not touched.
    public var clipboard: String? {
        get { surface.ownClipboard.text }
        set { surface.ownClipboard.write(newValue.map { [NSItemProvider(object: $0 as NSString)] } ?? []) }
    }

    /// What was copied last on this screen, in all its kinds, and what a test puts there for pasting.
    public var clipboardItems: [NSItemProvider] {
        get { surface.ownClipboard.items }
        set { surface.ownClipboard.write(newValue) }
    }

    /// What is selected in a field.
    var selection: TextSelection?

    /// What the pointer carries.
    var carried: Carried?

    /// Whether the test fails when something that the host has made is still there after it: nodes, objects of
    /// `@StateObject`, subscriptions of `onReceive`. It does unless a test says otherwise. With a virtual clock what the
    /// app has left to itself gets ten more seconds of the test's time.
    public var checksForLeaks: Bool {
        get { leaks.isOn }
        set { leaks.isOn = newValue }
    }

    /// Which of the app's own views has made what is shown.
    let origins: ViewOrigins
    /// Having the main queue; nil without a virtual clock.
    let lease: VirtualMain.Lease?
    /// Where the host was made, for failures that no line of the test has caused.
    let place: SourcePlace
    // The last one: it looks when all of the above has gone.
    let leaks: LeakCheck

    init(
        surface: HeadlessSurface, host: ViewHost, origins: ViewOrigins, lease: VirtualMain.Lease?, place: SourcePlace,
        leaks: LeakCheck
    ) {
        self.surface = surface
        self.host = host
        self.origins = origins
        self.lease = lease
        self.place = place
        self.leaks = leaks
        if lease != nil {
            finishesAnimations = false
            surface.virtualClock.start = Date()
        }
    }

    /// Brings everything up to date. No time passes. With a virtual clock all work of the main queue and the main actor
    /// is done that does not wait for a time.
    public func settle() {
        host.takeOverUserDefaults()
        if lease != nil {
            settleMainQueue()
        } else {
            surface.runUpdate()
            if host.hasWork || !host.checker.checks.isEmpty { host.flush() }
        }
    }

    /// What is shown, one node a line.
    public var outline: String { surface.outline }

    /// Sends an event as a person's action causes it, and brings everything up to date.
    package func perform(_ event: SurfaceEvent, at id: SurfaceNodeID) {
        surface.send(event, to: id)
        didAct()
    }

    /// Brings everything up to date after an action.
    func didAct() {
        settle()
        if finishesAnimations { finishAnimations() }
    }
}
