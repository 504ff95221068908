/// Runs something while a view is on screen.
@MainActor
final class OnScreenRecord: LifecycleRecord {
    var start: () -> Void = {}
    var stop: () -> Void = {}

    override func didAppear() { start() }
    override func didDisappear() { stop() }
}
