import Combine
import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

// testing.md 8: menu-bar commands
@MainActor
@Suite("Menus of a program")
struct CommandsTests {
    @Test("menus stand in submenus, groups in the places that they name")
    func order() {
        let host = TestHost(Text("Content")) {
            CommandMenu("Stories") {
                Button("Refresh") {}
                Button("Mark All as Read") {}
            }
            CommandGroup(before: .help) { Button("Tutorial") {} }
            CommandGroup(after: .newItem) { Button("Import") {} }
            CommandGroup(replacing: .appInfo) { Button("About This") {} }
            CommandMenu(Text("Window Colours")) { Button("Red") {} }
        }
        #expect(
            host.offeredCommands == [
                "Import", "Stories ▸ Refresh", "Stories ▸ Mark All as Read", "Window Colours ▸ Red", "Tutorial",
                "About This",
            ])
    }

    @Test("a command is chosen by its name, and by its name in a menu")
    func choosing() throws {
        let chosen = Holder<[String]>([])
        let host = TestHost(Text("Content")) {
            CommandMenu("One") { Button("Go") { chosen.value.append("one") } }
            CommandMenu("Two") {
                Button("Go") { chosen.value.append("two") }
                Button("Stop") { chosen.value.append("stop") }.disabled(true)
            }
        }
        try host.chooseCommand("Go")
        try host.chooseCommand("Go", in: "Two")
        #expect(chosen.value == ["one", "two"])
        #expect(!host.isCommandEnabled("Stop"))
        #expect(throws: ActionFailure.self) { try host.chooseCommand("Stop") }
        #expect(throws: ActionFailure.self) { try host.chooseCommand("Fly") }
        #expect(throws: ActionFailure.self) { try host.chooseCommand("Stop", in: "One") }
    }

    @Test("the keys of a command work in the window, unless the command is disabled")
    func keys() {
        let chosen = Holder<[String]>([])
        let host = TestHost(Text("Content")) {
            CommandMenu("Stories") {
                Button("Refresh") { chosen.value.append("refresh") }.keyboardShortcut("r")
                Button("Delete") { chosen.value.append("delete") }.keyboardShortcut("d").disabled(true)
                Menu("More") {
                    Button("Share") { chosen.value.append("share") }.keyboardShortcut(
                        "s", modifiers: [.command, .shift])
                }
            }
        }
        host.press("r", modifiers: .command)
        host.press("d", modifiers: .command)
        host.press("s", modifiers: [.command, .shift])
        host.press("s", modifiers: .command)
        #expect(chosen.value == ["refresh", "share"])
    }

    @Test("the primary menu at the end of the header bar shows the commands, also on a screen that was pushed")
    func primaryMenu() throws {
        let host = TestHost(
            NavigationStack {
                NavigationLink("Next") { Text("Second").navigationTitle("Second") }.navigationTitle("First")
            }
        ) {
            CommandMenu("Stories") { Button("Refresh") {}.keyboardShortcut("r") }
        }
        #expect(try host.offers(of: .button("Main Menu")) == ["Stories"])
        try host.tap("Next")
        #expect(host[.button("Main Menu")].exists)
    }

    @Test("a program without commands has no primary menu, and neither has one whose commands are all gone")
    func nothing() throws {
        let host = TestHost(Text("Content")) {}
        #expect(!host[.button("Main Menu")].exists)
        #expect(host.offeredCommands.isEmpty)
        struct Changing: Commands {
            let isOffered: Holder<Bool>
            @AppStorage("commands-test-offered") private var count = 0
            var body: some Commands {
                if isOffered.value, count >= 0 {
                    CommandMenu("Now and then") {
                        Button("Hide") {
                            isOffered.value = false; count += 1
                        }
                    }
                }
            }
        }
        let changing = TestHost(Text("Content")) { Changing(isOffered: Holder(true)) }
        #expect(changing[.button("Main Menu")].exists)
        try changing.chooseCommand("Hide")
        #expect(!changing[.button("Main Menu")].exists)
    }

    @Test("a toggle among the commands has a check mark, and a branch is there while its condition holds")
    func state() throws {
        final class Model: ObservableObject { @Published var isWide = false }
        struct Changing: Commands {
            @ObservedObject var model: Model
            var body: some Commands {
                CommandGroup(after: .toolbar) { Toggle("Wide", isOn: $model.isWide) }
                if model.isWide {
                    CommandMenu("Width") { Button("Widest") {} }
                } else {
                    CommandMenu("Narrowness") { Button("Narrowest") {} }
                }
            }
        }
        let host = TestHost(Text("Content")) { Changing(model: Model()) }
        #expect(host.offeredCommands == ["Wide", "Narrowness ▸ Narrowest"])
        #expect(!host.isCommandChecked("Wide"))
        try host.chooseCommand("Wide")
        #expect(host.isCommandChecked("Wide"))
        #expect(host.offeredCommands == ["Wide", "Width ▸ Widest"])
    }

    @Test("commands cannot be chosen while an alert is in front of the window")
    func blocked() throws {
        struct Asking: View {
            @State private var isAsking = false
            var body: some View {
                Button("Ask") { isAsking = true }.alert("Really?", isPresented: $isAsking) { Button("Yes") {} }
            }
        }
        let chosen = Holder(0)
        let host = TestHost(Asking()) {
            CommandMenu("Stories") { Button("Refresh") { chosen.value += 1 }.keyboardShortcut("r") }
        }
        try host.tap("Ask")
        #expect(throws: ActionFailure.self) { try host.chooseCommand("Refresh") }
        host.press("r", modifiers: .command)
        #expect(chosen.value == 0)
        try host.tap("Yes")
        host.press("r", modifiers: .command)
        #expect(chosen.value == 1)
    }

    @Test("the keys of a line in a menu button work, too")
    func menuButton() {
        let chosen = Holder(0)
        let host = TestHost(Menu("Sort") { Button("By Name") { chosen.value += 1 }.keyboardShortcut("1") })
        host.press("1", modifiers: .command)
        #expect(chosen.value == 1)
    }
}
