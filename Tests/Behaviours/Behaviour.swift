import Foundation
import SwiftUICore

/// What a person does with a control, step by step, whatever it runs on.
package struct Behaviour: Sendable {
    /// Something that a person does.
    package enum Step: Sendable {
        /// Pushes a button, a row, a link or a switch that is called so.
        case push(String)
        /// Types into a field that is called so; it is empty before.
        case type(String, into: String)
        /// Presses a key while something that is called so has the keyboard.
        case press(KeyEquivalent, at: String)
        /// Presses a key with Control while something that is called so has the keyboard.
        case pressWithControl(KeyEquivalent, at: String)
        /// Presses a key, wherever the keyboard is.
        case pressAnywhere(KeyEquivalent)
        /// Chooses a title of a choice or a menu that is called so.
        case choose(String, in: String)
        /// Chooses a title of what a secondary click on a row that is called so offers.
        case chooseFromMenu(String, of: String)
        /// Presses Delete on a row that is called so.
        case delete(String)
        /// Picks a date in a date picker that is called so; with these keys, once its calendar is open.
        case pick(Date, in: String, by: [KeyEquivalent])
        /// Clicks on the plus or the minus of a stepper that is called so.
        case increment(String)
        case decrement(String)
        /// Takes up what is called so and lets it go on something else.
        case drag(String, to: String)
        /// Clicks with the pointer on what is called so.
        case click(String)
        /// Holds the pointer down on what is called so, for some seconds.
        case hold(String, seconds: Double)
        /// Pushes a button that is called so, and chooses a file in the window that opens.
        case chooseFile(URL, after: String)
        /// Pushes a button that is called so, and closes the window for files that opens.
        case giveUpFile(after: String)
        /// Composes a text in a field that is called so: what is seen of it step by step, what comes of it in the end, and
        /// the keys by which it does.
        case compose([String], committing: String, by: [String], into: String)
        /// Clicks on the way back.
        case goBack
        /// Chooses a line of the primary menu, or of a submenu of it.
        case command(String, in: String?)
    }

    /// The control.
    package let name: String
    package let steps: [Step]
    /// Makes the view that it is in.
    package let view: @MainActor @Sendable () -> AnyView
    /// Makes the menus of the program that it is in, if it has any.
    package let commands: (@MainActor @Sendable (ViewHost, IdentityScope) -> ProgramCommands)?

    init(_ name: String, _ steps: [Step], @ViewBuilder view: @escaping @MainActor @Sendable () -> some View) {
        self.name = name
        self.steps = steps
        self.view = { AnyView(view()) }
        commands = nil
    }

    init<C: Commands>(
        _ name: String, _ steps: [Step], @ViewBuilder view: @escaping @MainActor @Sendable () -> some View,
        @CommandsBuilder commands: @escaping @MainActor @Sendable () -> C
    ) {
        self.name = name
        self.steps = steps
        self.view = { AnyView(view()) }
        self.commands = { host, scope in ProgramCommands(commands(), host: host, scope: scope) }
    }
}
