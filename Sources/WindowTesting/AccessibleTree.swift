#if GTK
    import CGTK
    import Foundation

    /// What assistive technology sees of a program, by the messages that it would send.
    public final class AccessibleTree {
        /// Why the tree could not be read.
        public struct Failure: Error {
            /// What was asked, and of whom.
            public var description: String
        }

        /// One object of the tree.
        public struct Element: Equatable {
            /// What it is, in the words of AT-SPI: "button", "list item".
            public var role: String
            /// What it is called.
            public var name: String
            /// What is said beyond that.
            public var description: String
            fileprivate var destination: String
            fileprivate var path: String
        }

        private let connection: OpaquePointer

        /// Connects to the accessibility bus behind a session bus.
        public init(_ bus: SessionBus) throws {
            let session = try Self.connect(to: bus.address)
            let answer = try Self.call(
                session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", nil)
            defer { g_variant_unref(answer) }
            let address = g_variant_get_child_value(answer, 0)
            defer { g_variant_unref(address) }
            connection = try Self.connect(to: String(cString: g_variant_get_string(address, nil)))
            g_object_unref(UnsafeMutableRawPointer(session))
        }

        deinit {
            g_object_unref(UnsafeMutableRawPointer(connection))
        }

        private static func connect(to address: String) throws -> OpaquePointer {
            let flags = GDBusConnectionFlags(
                rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                    | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
            guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
                throw Failure(description: "no connection to \(address)")
            }
            return connection
        }

        private static func call(
            _ connection: OpaquePointer, _ destination: String, _ path: String,
            _ interface: String, _ method: String, _ arguments: OpaquePointer?
        ) throws -> OpaquePointer {
            let answer = g_dbus_connection_call_sync(
                connection, destination, path, interface, method, arguments, nil, G_DBUS_CALL_FLAGS_NONE, 5000,
                nil,
                nil)
            guard let answer else { throw Failure(description: "\(method) of \(path) had no answer") }
            return answer
        }

        /// All objects of all programs on the bus, parents first.
        public func elements() throws -> [Element] {
            var found: [Element] = []
            var pending = try children(of: "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
            while !pending.isEmpty {
                let (destination, path) = pending.removeFirst()
                // An object may go while we look; that is no failure.
                guard let element = try? element(destination, path) else { continue }
                found.append(element)
                pending = ((try? children(of: destination, path)) ?? []) + pending
            }
            return found
        }

        /// All objects, once one of them is as wanted, or a minute is over: a program tells the bus of itself some
        /// time after it has shown its window.
        public func elements(with isWanted: (Element) -> Bool) throws -> [Element] {
            let end = Date(timeIntervalSinceNow: 10)
            while true {
                let found = try elements()
                if found.contains(where: isWanted) || Date() > end { return found }
                g_usleep(20_000)
            }
        }

        private func element(_ destination: String, _ path: String) throws -> Element {
            let accessible = "org.a11y.atspi.Accessible"
            let role = try Self.call(connection, destination, path, accessible, "GetRoleName", nil)
            defer { g_variant_unref(role) }
            let child = g_variant_get_child_value(role, 0)
            defer { g_variant_unref(child) }
            return Element(
                role: String(cString: g_variant_get_string(child, nil)), name: property("Name", of: destination, path),
                description: property("Description", of: destination, path), destination: destination, path: path)
        }

        private func property(_ name: String, of destination: String, _ path: String) -> String {
            guard let value = property(name, "org.a11y.atspi.Accessible", of: destination, path) else { return "" }
            defer { g_variant_unref(value) }
            return String(cString: g_variant_get_string(value, nil))
        }

        private func property(
            _ name: String, _ interface: String, of destination: String, _ path: String
        ) -> OpaquePointer? {
            guard let interface = g_variant_new_string(interface), let key = g_variant_new_string(name) else {
                return nil
            }
            var parts: [OpaquePointer?] = [interface, key]
            let arguments = g_variant_new_tuple(&parts, 2)
            guard
                let answer = try? Self.call(
                    connection, destination, path, "org.freedesktop.DBus.Properties", "Get", arguments)
            else { return nil }
            defer { g_variant_unref(answer) }
            let boxed = g_variant_get_child_value(answer, 0)
            defer { g_variant_unref(boxed) }
            return g_variant_get_variant(boxed)
        }

        private func children(of destination: String, _ path: String) throws -> [(String, String)] {
            let answer = try Self.call(
                connection, destination, path, "org.a11y.atspi.Accessible", "GetChildren", nil)
            defer { g_variant_unref(answer) }
            let list = g_variant_get_child_value(answer, 0)
            defer { g_variant_unref(list) }
            return (0..<g_variant_n_children(list)).map { index in
                let pair = g_variant_get_child_value(list, index)
                let (name, path) = (g_variant_get_child_value(pair, 0), g_variant_get_child_value(pair, 1))
                defer { for value in [name, path, pair] { g_variant_unref(value) } }
                return (
                    String(cString: g_variant_get_string(name, nil)), String(cString: g_variant_get_string(path, nil))
                )
            }
        }

        /// States of an object, by the numbers that AT-SPI gives them.
        public enum State: UInt32, Sendable {
            case checked = 4
            case focused = 12
            case modal = 16
            case pressed = 20
            case selected = 23
            case sensitive = 24
            case showing = 25
            case indeterminate = 32
        }

        /// Whether an element has the keyboard focus.
        public func isFocused(_ element: Element) -> Bool { states(of: element).contains(.focused) }

        /// The states that an element is in, of those that are known here.
        public func states(of element: Element) -> Set<State> {
            guard
                let answer = try? Self.call(
                    connection, element.destination, element.path, "org.a11y.atspi.Accessible", "GetState", nil)
            else { return [] }
            defer { g_variant_unref(answer) }
            let words = g_variant_get_child_value(answer, 0)
            defer { g_variant_unref(words) }
            var states: Set<State> = []
            for index in 0..<g_variant_n_children(words) {
                let word = g_variant_get_child_value(words, index)
                defer { g_variant_unref(word) }
                let bits = g_variant_get_uint32(word)
                for bit in 0..<32 as Range<UInt32> where bits & (1 << bit) != 0 {
                    if let state = State(rawValue: UInt32(index) * 32 + bit) { states.insert(state) }
                }
            }
            return states
        }

        /// The programs on the bus.
        public func programs() throws -> [Element] {
            try children(of: "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root").compactMap {
                try? element($0.0, $0.1)
            }
        }

        /// What is directly inside of an element.
        public func children(of element: Element) -> [Element] {
            ((try? children(of: element.destination, element.path)) ?? []).compactMap { try? self.element($0.0, $0.1) }
        }

        /// The number that a slider or a progress shows; nil for other elements.
        public func number(of element: Element) -> Double? {
            guard
                let value = property(
                    "CurrentValue", "org.a11y.atspi.Value", of: element.destination, element.path)
            else { return nil }
            defer { g_variant_unref(value) }
            return String(cString: g_variant_get_type_string(value)) == "d" ? g_variant_get_double(value) : nil
        }

        /// The characters that a field shows; nil for other elements.
        public func text(of element: Element) -> String? {
            guard
                let count = property("CharacterCount", "org.a11y.atspi.Text", of: element.destination, element.path)
            else { return nil }
            defer { g_variant_unref(count) }
            // GTK 4.8 does not know that -1 is the end.
            var parts: [OpaquePointer?] = [g_variant_new_int32(0), g_variant_new_int32(g_variant_get_int32(count))]
            guard
                let answer = try? Self.call(
                    connection, element.destination, element.path, "org.a11y.atspi.Text", "GetText",
                    g_variant_new_tuple(&parts, 2))
            else { return nil }
            defer { g_variant_unref(answer) }
            let child = g_variant_get_child_value(answer, 0)
            defer { g_variant_unref(child) }
            return String(cString: g_variant_get_string(child, nil))
        }

        /// Gives an element the keyboard focus. Returns whether it has it then.
        @discardableResult
        public func focus(_ element: Element) -> Bool {
            // GTK 4.8 does it and answers that it cannot.
            if let answer = try? Self.call(
                connection, element.destination, element.path, "org.a11y.atspi.Component", "GrabFocus", nil)
            {
                g_variant_unref(answer)
            }
            return isFocused(element)
        }

        /// The names of the actions that an element offers.
        public func actions(of element: Element) -> [String] {
            guard
                let answer = try? Self.call(
                    connection, element.destination, element.path, "org.a11y.atspi.Action", "GetActions", nil)
            else { return [] }
            defer { g_variant_unref(answer) }
            let list = g_variant_get_child_value(answer, 0)
            defer { g_variant_unref(list) }
            return (0..<g_variant_n_children(list)).map { index in
                let triple = g_variant_get_child_value(list, index)
                let name = g_variant_get_child_value(triple, 0)
                defer { for value in [name, triple] { g_variant_unref(value) } }
                return String(cString: g_variant_get_string(name, nil))
            }
        }

        /// Performs an action by its position.
        public func perform(_ index: Int, of element: Element) throws {
            var parts: [OpaquePointer?] = [g_variant_new_int32(Int32(index))]
            let answer = try Self.call(
                connection, element.destination, element.path, "org.a11y.atspi.Action", "DoAction",
                g_variant_new_tuple(&parts, 1))
            g_variant_unref(answer)
        }
    }
#endif
