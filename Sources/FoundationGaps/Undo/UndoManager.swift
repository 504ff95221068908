import Foundation

/// Keeps how changes are taken back, and how taking them back is taken back.
///
/// A change registers its opposite; the opposites of one group are performed together, the latest first. While an undo
/// runs, what is registered becomes the redo. One manager belongs to one thread, as a rule the main one.
open class UndoManager: NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// The innermost open group; each knows the one around it.
    private var openGroup: UndoGroup?
    private var disableCount = 0

    /// Makes a manager that remembers nothing yet.
    public override init() {
        super.init()
    }

    // MARK: Registering

    /// Registers how a change is taken back.
    ///
    /// - Parameters:
    ///   - target: The object that is changed back. It is not kept alive; once it is gone, the closure is not called.
    ///   - handler: Changes the target back. It is called by `undo()` or `redo()`.
    public func registerUndo<TargetType>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void)
    where TargetType: AnyObject {
        guard isUndoRegistrationEnabled else { return }
        if !isUndoing, !isRedoing {
            redoStack.removeAll()
        }
        let isLoose = openGroup == nil
        if isLoose {
            openEventGroup()
        }
        openGroup?.entries.append(
            .action(UndoAction(target: target) { [weak target] in target.map(handler) }))
        if isLoose, !groupsByEvent {
            // A change outside of any group is a group of its own.
            endUndoGrouping()
        }
    }

    /// Whether changes are registered.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    /// Registers nothing until the matching `enableUndoRegistration()`.
    open func disableUndoRegistration() {
        disableCount += 1
    }

    /// Ends what the last `disableUndoRegistration()` began.
    open func enableUndoRegistration() {
        disableCount = max(0, disableCount - 1)
    }

    // MARK: Groups

    /// Whether all changes of one turn of the run loop are one group.
    open var groupsByEvent = true

    /// How many groups are open inside each other.
    open var groupingLevel: Int { openGroups.count }

    /// The open groups, the innermost first.
    private var openGroups: [UndoGroup] {
        openGroup.map { Array(sequence(first: $0, next: \.parent)) } ?? []
    }

    /// How many groups are remembered; the oldest are forgotten. Zero is no limit.
    open var levelsOfUndo = 0 {
        didSet { forgetOldest() }
    }

    /// The modes of the run loop in which the group of an event is closed.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    /// Opens a group inside the one that is open, if any.
    open func beginUndoGrouping() {
        if openGroup == nil, groupsByEvent, !isUndoing, !isRedoing {
            openEventGroup()
        }
        push()
    }

    /// Closes the group that was opened last. Without an open group it does nothing. An empty group is forgotten.
    open func endUndoGrouping() {
        guard let group = openGroup else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        openGroup = group.parent
        group.parent = nil
        if !group.entries.isEmpty {
            if let outer = openGroup {
                outer.entries.append(.group(group))
            } else if isUndoing {
                redoStack.append(group)
            } else {
                undoStack.append(group)
                forgetOldest()
            }
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func push() {
        let group = UndoGroup()
        group.parent = openGroup
        openGroup = group
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func openEventGroup() {
        push()
        guard groupsByEvent, let group = openGroup else { return }
        group.isOfEvent = true
        // The group may be closed before by an undo, and another be open then.
        let close = UncheckedSendable { [weak self, weak group] in
            guard let self, let group, self.openGroup === group else { return }
            self.endUndoGrouping()
        }
        RunLoop.current.perform(inModes: runLoopModes) { close.value() }
    }

    private func forgetOldest() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    // MARK: Undoing

    /// Whether an undo runs.
    open private(set) var isUndoing = false
    /// Whether a redo runs.
    open private(set) var isRedoing = false

    /// Whether there is something to take back.
    open var canUndo: Bool {
        !undoStack.isEmpty || openGroups.contains { !$0.entries.isEmpty }
    }

    /// Whether there is something to do again.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoStack.isEmpty
    }

    /// How many groups can be taken back.
    open var undoCount: Int { undoStack.count }
    /// How many groups can be done again.
    open var redoCount: Int { redoStack.count }

    /// Takes the last group back. The group of the present event is closed first. With other groups open it does
    /// nothing.
    open func undo() {
        if let group = openGroup, group.parent == nil, group.isOfEvent {
            endUndoGrouping()
        }
        undoNestedGroup()
    }

    /// Takes the last closed group back: the last inside the group that is open, if there is one.
    open func undoNestedGroup() {
        guard !isUndoing, !isRedoing else { return }
        let group: UndoGroup
        if let outer = openGroup {
            guard case .group(let last) = outer.entries.last else { return }
            outer.entries.removeLast()
            group = last
        } else if let last = undoStack.popLast() {
            group = last
        } else {
            return
        }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillUndoChange)
        let outer = openGroup
        openGroup = nil
        isUndoing = true
        perform(group)
        isUndoing = false
        openGroup = outer
        post(.NSUndoManagerDidUndoChange)
    }

    /// Does the last group again that was taken back.
    open func redo() {
        guard !isUndoing, !isRedoing, openGroup == nil || openGroup?.isOfEvent == true else { return }
        if openGroup != nil {
            endUndoGrouping()
        }
        guard let group = redoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        perform(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// Performs a group; what is registered meanwhile is one group that has the same name.
    private func perform(_ group: UndoGroup) {
        push()
        openGroup?.name = group.name
        openGroup?.isDiscardable = group.isDiscardable
        group.perform()
        // A change may have left groups open; they belong to this one.
        while openGroup != nil {
            endUndoGrouping()
        }
    }

    /// Forgets everything.
    open func removeAllActions() {
        undoStack.removeAll()
        redoStack.removeAll()
        openGroup = nil
        disableCount = 0
    }

    /// Forgets how an object is changed back.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoStack + redoStack + openGroups {
            group.removeActions(of: target)
        }
        undoStack.removeAll { $0.entries.isEmpty }
        redoStack.removeAll { $0.entries.isEmpty }
    }

    // MARK: Names

    /// The outermost open group outside of an undo or redo, else the last closed one.
    private var namedGroup: UndoGroup? { openGroups.last ?? undoStack.last }

    /// Names the group for menus, without "Undo".
    open func setActionName(_ actionName: String) {
        namedGroup?.name = actionName
    }

    /// The name of what `undo()` takes back; empty if it has none.
    open var undoActionName: String { canUndo && !isUndoing ? namedGroup?.name ?? "" : "" }
    /// The name of what `redo()` does again; empty if it has none.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// The title of the menu item that undoes, with the name of the action.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of the menu item that redoes, with the name of the action.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of a menu item that undoes an action, in the user's language if the program has a translation of
    /// "Undo %@".
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? String(localized: "Undo") : String(localized: "Undo \(actionName)")
    }

    /// The title of a menu item that redoes an action, in the user's language if the program has a translation of
    /// "Redo %@".
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? String(localized: "Redo") : String(localized: "Redo \(actionName)")
    }

    /// Says whether the change matters so little that a document need not be saved for it.
    open func setActionIsDiscardable(_ discardable: Bool) {
        namedGroup?.isDiscardable = discardable
    }

    /// Whether what `undo()` takes back matters little.
    open var undoActionIsDiscardable: Bool { namedGroup?.isDiscardable ?? false }
    /// Whether what `redo()` does again matters little.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
