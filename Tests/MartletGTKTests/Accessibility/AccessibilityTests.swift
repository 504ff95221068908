#if GTK
    import Foundation
    import Testing
    import WindowTesting

    @testable import MartletGTK

    // issue 2 §7: label, description, role at construction and actions reach assistive technology.
    @Suite("Accessibility", .serialized, .enabled(if: VirtualDisplay.isAvailable && SessionBus.isAvailable))
    struct AccessibilityTests {
        @Test("Buttons, fields, texts and rows have roles, names and actions")
        func gallery() throws {
            let session = try ProbeSession("gallery", isAccessible: true)
            #expect(session.wait(for: "ready"))
            let bus = try #require(session.bus)
            let tree = try AccessibleTree(bus)
            let elements = try tree.elements { $0.name == "Row number 1" && $0.role == "list item" }
            func element(_ role: String, _ name: String) -> AccessibleTree.Element? {
                elements.first { $0.role == role && $0.name == name }
            }
            #expect(element("button", "Bordered") != nil)
            #expect(element("label", "Gallery") != nil)
            #expect(element("text box", "Name") != nil)
            #expect(element("search box", "Search") != nil)
            let row = try #require(element("list item", "Row number 1"))
            #expect(tree.actions(of: row).contains { $0.contains("activate") })
            try tree.perform(0, of: row)
            #expect(session.wait(for: "row 1: activate"))
            let button = try #require(element("button", "Bordered"))
            try tree.perform(0, of: button)
            #expect(session.wait(for: "bordered: activate"))
        }

        // Issue 5: label, hint, role, hidden and actions reach AT-SPI; sort priority is child order; a value is said
        // with the hint.
        @Test("What accessibility modifiers say reaches assistive technology")
        func modifiers() throws {
            let session = try ProbeSession("spoken", isAccessible: true)
            #expect(session.wait(for: "ready"))
            let tree = try AccessibleTree(try #require(session.bus))
            let elements = try tree.elements { $0.name == "Change" }
            func element(_ role: String, _ name: String) -> AccessibleTree.Element? {
                elements.first { $0.role == role && $0.name == name }
            }
            #expect(element("label", "Temperature")?.description == "7 degrees, Outside")
            #expect(element("heading", "Title") != nil)
            #expect(element("button", "drawn") != nil)
            #expect(element("button", "Change")?.description == "Makes it urgent")
            #expect(elements.contains { $0.name == "Star" && ["image", "icon"].contains($0.role) })
            let names = elements.map(\.name)
            for hidden in ["decoration", "hidden too", "two", "words", "passed over", "7"] {
                #expect(!names.contains(hidden), "\(hidden) in \(names)")
            }
            #expect(names.contains("two, words"), "\(names)")
            #expect(names.contains("one"), "\(names)")
            #expect(names.filter { $0.hasPrefix("read") } == ["read first", "read second", "read last"])
            let row = try #require(elements.first { $0.name == "row" })
            let actions = tree.actions(of: row)
            #expect(actions.contains { $0.hasSuffix("remove") }, "\(actions)")
            try tree.perform(try #require(actions.firstIndex { $0.hasSuffix("remove") }), of: row)
            #expect(session.wait(for: "removed"))
            try tree.perform(try #require(actions.firstIndex { $0.hasSuffix("activate") }), of: row)
            #expect(session.wait(for: "pressed"))
        }

        @Test("An action's title becomes a name that GLib accepts")
        @MainActor
        func identifiers() {
            #expect(AccessibleActions.identifier(of: "Mark as read") == "mark-as-read")
            #expect(AccessibleActions.identifier(of: "Löschen!") == "l-schen-")
            #expect(AccessibleActions.identifier(of: "") == "action")
        }
    }
#endif
