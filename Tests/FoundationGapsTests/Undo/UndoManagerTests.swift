import Foundation
import FoundationGaps
import Testing

private final class Document {
    var text = ""
    let undoManager = UndoManager()

    func set(_ new: String) {
        let old = text
        undoManager.registerUndo(withTarget: self) { $0.set(old) }
        text = new
    }
}

struct UndoManagerTests {
    private let document = Document()
    private var manager: UndoManager { document.undoManager }

    /// Each change a group of its own, without a run loop.
    private func separateGroups() {
        manager.groupsByEvent = false
    }

    @Test("undo takes the last change back and redo does it again")
    func undoAndRedo() {
        separateGroups()
        document.set("a")
        document.set("b")
        manager.undo()
        #expect(document.text == "a")
        #expect(manager.canUndo && manager.canRedo)
        manager.redo()
        #expect(document.text == "b")
        manager.undo()
        manager.undo()
        #expect(document.text == "")
        #expect(!manager.canUndo)
    }

    @Test("a new change forgets what could be redone")
    func newChange() {
        separateGroups()
        document.set("a")
        manager.undo()
        document.set("c")
        #expect(!manager.canRedo)
    }

    @Test("the changes of one turn of the run loop are taken back together")
    func event() {
        document.set("a")
        document.set("b")
        #expect(manager.groupingLevel == 1)
        manager.undo()
        #expect(document.text == "")
        #expect(manager.groupingLevel == 0)
    }

    @Test("the run loop closes the group of an event")
    func runLoop() {
        document.set("a")
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
        #expect(manager.groupingLevel == 0)
        document.set("b")
        manager.undo()
        #expect(document.text == "a")
    }

    @Test("groups inside a group are taken back with it")
    func nested() {
        separateGroups()
        manager.beginUndoGrouping()
        document.set("a")
        manager.beginUndoGrouping()
        document.set("b")
        #expect(manager.groupingLevel == 2)
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        manager.undo()
        #expect(document.text == "")
        manager.redo()
        #expect(document.text == "b")
    }

    @Test("undoNestedGroup takes back only the last group inside the open one")
    func nestedOnly() {
        separateGroups()
        manager.beginUndoGrouping()
        document.set("a")
        manager.beginUndoGrouping()
        document.set("b")
        manager.endUndoGrouping()
        manager.undoNestedGroup()
        #expect(document.text == "a")
        manager.endUndoGrouping()
    }

    @Test("names go with their group through undo and redo")
    func names() {
        separateGroups()
        document.set("a")
        manager.setActionName("Typing")
        #expect(manager.undoActionName == "Typing")
        #expect(manager.undoMenuItemTitle == "Undo Typing")
        manager.undo()
        #expect(manager.redoMenuItemTitle == "Redo Typing")
        #expect(manager.undoMenuItemTitle == "Undo")
        manager.redo()
        #expect(manager.undoActionName == "Typing")
    }

    @Test("no more levels are remembered than asked for")
    func levels() {
        separateGroups()
        manager.levelsOfUndo = 2
        for text in ["a", "b", "c", "d"] {
            document.set(text)
        }
        #expect(manager.undoCount == 2)
        manager.undo()
        manager.undo()
        manager.undo()
        #expect(document.text == "b")
    }

    @Test("nothing is registered while registration is disabled")
    func disabled() {
        separateGroups()
        manager.disableUndoRegistration()
        document.set("a")
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
        document.set("b")
        #expect(manager.canUndo)
    }

    @Test("a target is not kept alive, and is forgotten on request")
    func targets() {
        separateGroups()
        let log = Document()
        var other: Document? = Document()
        weak let held = other
        manager.registerUndo(withTarget: other!) { _ in log.text = "called" }
        other = nil
        #expect(held == nil)
        manager.undo()
        #expect(log.text == "")
        document.set("a")
        manager.removeAllActions(withTarget: document)
        #expect(!manager.canUndo)
    }

    @Test("notifications frame an undo")
    func notifications() {
        separateGroups()
        nonisolated(unsafe) var names: [String] = []
        let observers = [Notification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange].map { name in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
                names.append($0.name.rawValue)
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        document.set("a")
        manager.undo()
        #expect(names == ["NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification"])
    }

    @Test("unbalanced calls do nothing")
    func unbalanced() {
        manager.endUndoGrouping()
        manager.enableUndoRegistration()
        manager.undo()
        manager.redo()
        #expect(manager.groupingLevel == 0)
        #expect(manager.isUndoRegistrationEnabled)
    }
}
