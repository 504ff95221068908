import Foundation

/// How one change is taken back.
struct UndoAction {
    weak var target: AnyObject?
    let perform: () -> Void

    init(target: AnyObject, perform: @escaping () -> Void) {
        self.target = target
        self.perform = perform
    }
}

/// Changes that are taken back together.
final class UndoGroup {
    enum Entry {
        case action(UndoAction)
        case group(UndoGroup)
    }

    var entries: [Entry] = []
    var name = ""
    var isDiscardable = false
    /// Opened by the manager for the changes of one turn of the run loop.
    var isOfEvent = false
    /// The group around this one, while both are open.
    var parent: UndoGroup?

    /// Takes the changes back, the latest first.
    func perform() {
        for entry in entries.reversed() {
            switch entry {
            case .action(let action): action.perform()
            case .group(let group): group.perform()
            }
        }
    }

    func removeActions(of target: AnyObject) {
        entries.removeAll { entry in
            switch entry {
            case .action(let action):
                return action.target === target
            case .group(let group):
                group.removeActions(of: target)
                return group.entries.isEmpty
            }
        }
    }
}
