#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// The program as the desktop sees it: its name, its one instance, its end.
    @MainActor
    package enum GTKProgram {
        /// Why a program cannot open windows.
        package enum Failure: Error, CustomStringConvertible {
            case noDisplay

            package var description: String {
                switch self {
                case .noDisplay:
                    "no display: set DISPLAY or WAYLAND_DISPLAY, or run under a virtual one such as xvfb-run"
                }
            }
        }

        /// What becomes of the start.
        package enum Start {
            /// This process is the program; here is where it shows its windows.
            case surface(GTKSurface)
            /// The program runs already and was asked to come to the front; this process may end.
            case handedOver
        }

        private static var application: ObjectReference?
        private static var openHandler: (@MainActor (URL) -> Void)?
        private static var terminationHandlers: [@MainActor () -> Void] = []

        /// Prepares GTK and libadwaita, and claims the application id on the session bus.
        ///
        /// - Parameters:
        ///   - applicationID: In reverse domain notation; one that D-Bus would not take is made to fit.
        ///   - isUnique: Whether a second start hands over to the first.
        ///   - urls: What the program is asked to open; a program that runs already is asked instead.
        /// - Throws: `Failure.noDisplay`.
        package static func start(applicationID: String, isUnique: Bool, urls: [URL] = []) throws -> Start {
            MainLoop.install()
            g_set_prgname(applicationID)
            // Before Pango looks which fonts there are.
            AppFonts.load()
            guard gtk_init_check() != 0 else { throw Failure.noDisplay }
            adw_init()
            let flags = GApplicationFlags(
                rawValue: G_APPLICATION_HANDLES_OPEN.rawValue | (isUnique ? 0 : G_APPLICATION_NON_UNIQUE.rawValue))
            if let application = adw_application_new(validApplicationID(applicationID), flags) {
                let reference = ObjectReference(taking: application)
                let base = application.cast(to: GApplication.self)
                // Without a session bus the program is simply not unique.
                if g_application_register(base, nil, nil) != 0, g_application_get_is_remote(base) != 0 {
                    if urls.isEmpty { g_application_activate(base) } else { open(urls, by: base) }
                    g_dbus_connection_flush_sync(g_application_get_dbus_connection(base), nil, nil)
                    return .handedOver
                }
                self.application = reference
            }
            let surface = GTKSurface()
            if let application {
                connect(application.pointer, "activate") { [weak surface] in surface?.presentFrontWindow() }
                connectOpen(of: application.pointer) { [weak surface] addresses in
                    surface?.presentFrontWindow()
                    for url in addresses.compactMap({ URL(string: $0) }) { openHandler?(url) }
                }
            }
            watchTermination()
            return .surface(surface)
        }

        /// Calls `handler` with each address that the desktop asks the program to open while it runs.
        package static func onOpen(_ handler: @escaping @MainActor (URL) -> Void) { openHandler = handler }

        /// Has another instance of the program open addresses.
        private static func open(_ urls: [URL], by application: UnsafeMutablePointer<GApplication>) {
            var files: [OpaquePointer?] = urls.map { g_file_new_for_uri($0.absoluteString) }
            g_application_open(application, &files, gint(files.count), "")
            for file in files { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
        }

        /// Runs until `quit()`, or until somebody ends the program by SIGTERM or SIGINT.
        package static func run() {
            MainLoop.run()
        }

        /// Ends `run()`.
        package static func quit() {
            MainLoop.quit()
        }

        /// Calls `handler` before the program ends on request, so that tasks can be cancelled and state be saved.
        package static func onTermination(_ handler: @escaping @MainActor () -> Void) {
            terminationHandlers.append(handler)
        }

        /// The GTK application that windows belong to; nil where none could be made.
        static var gtkApplication: UnsafeMutablePointer<GtkApplication>? {
            application?.pointer.assumingMemoryBound(to: GtkApplication.self)
        }

        private static func watchTermination() {
            // A parent that starts programs on a thread which takes no signals hands that on.
            var signals = sigset_t()
            sigemptyset(&signals)
            for signal in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&signals, signal) }
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            for signal in [SIGTERM, SIGINT, SIGHUP] {
                g_unix_signal_add(
                    signal,
                    { _ in
                        MainActor.assumeIsolated { GTKProgram.terminate() }
                        return 0
                    }, nil)
            }
        }

        private static func terminate() {
            let handlers = terminationHandlers
            terminationHandlers = []
            for handler in handlers { handler() }
            quit()
        }

        /// The nearest id that D-Bus accepts: letters, digits, hyphens and at least one dot, no part that begins
        /// with a digit.
        static func validApplicationID(_ identifier: String) -> String {
            var parts = identifier.split(separator: ".").map { part -> String in
                let letters = part.unicodeScalars.map { scalar -> Character in
                    let isAllowed = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
                    return isAllowed || scalar == "-" || scalar == "_" ? Character(scalar) : "_"
                }
                let text = String(letters)
                return text.first?.isNumber == true ? "_" + text : text
            }
            if parts.isEmpty { parts = ["app"] }
            if parts.count == 1 { parts.insert("local", at: 0) }
            return String(parts.joined(separator: ".").prefix(255))
        }
    }
#endif
