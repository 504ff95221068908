#if GTK
    import CGTK

    /// Connects a signal that carries nothing but its sender.
    @MainActor
    func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping @MainActor () -> Void) {
        let function: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, kept in
            Callback<Void, Void>.call(kept, ())
        }
        connect(object, signal, through: unsafeBitCast(function, to: GCallback.self)) { (_: Void) in handler() }
    }

    /// Connects a signal with one argument after its sender: a pointer, or a number in a pointer's register.
    @MainActor
    func connectWithArgument(
        _ object: UnsafeMutableRawPointer, _ signal: String,
        _ handler: @escaping @MainActor (UnsafeMutableRawPointer?) -> Void
    ) {
        let function:
            @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
                _, argument, kept in
                Callback<UnsafeMutableRawPointer?, Void>.call(kept, argument)
            }
        connect(object, signal, through: unsafeBitCast(function, to: GCallback.self), handler)
    }

    /// Connects to changes of a property.
    @MainActor
    func connectChange(
        of property: String, in object: UnsafeMutableRawPointer, _ handler: @escaping @MainActor () -> Void
    ) {
        connectWithArgument(object, "notify::" + property) { _ in handler() }
    }

    /// Connects a signal that carries nothing but its sender and asks for yes or no, such as `close-request`.
    @MainActor
    func connectAnswering(
        _ object: UnsafeMutableRawPointer, _ signal: String, answer: Bool, _ handler: @escaping @MainActor () -> Void
    ) {
        let function: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean = { _, kept in
            Callback<Void, Bool>.call(kept, ()).gboolean
        }
        connect(object, signal, through: unsafeBitCast(function, to: GCallback.self)) { (_: Void) -> Bool in
            handler()
            return answer
        }
    }

    /// Connects to the links of a label, which are opened by the handler and by nothing else.
    @MainActor
    func connectLink(of label: UnsafeMutableRawPointer, _ handler: @escaping @MainActor (String) -> Void) {
        let function:
            @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> gboolean = {
                _, address, kept in
                Callback<String, Void>.call(kept, String(gtk: address))
                return 1
            }
        connect(label, "activate-link", through: unsafeBitCast(function, to: GCallback.self), handler)
    }

    /// Connects to the addresses that a program is asked to open.
    @MainActor
    func connectOpen(of application: UnsafeMutableRawPointer, _ handler: @escaping @MainActor ([String]) -> Void) {
        let function:
            @convention(c) (
                UnsafeMutableRawPointer?, UnsafeMutablePointer<OpaquePointer?>?, gint, UnsafePointer<CChar>?,
                UnsafeMutableRawPointer?
            ) -> Void = { _, files, count, _, kept in
                var addresses: [String] = []
                for index in 0..<Int(count) {
                    guard let file = files?[index], let address = g_file_get_uri(file) else { continue }
                    addresses.append(String(cString: address))
                    g_free(address)
                }
                Callback<[String], Void>.call(kept, addresses)
            }
        connect(application, "open", through: unsafeBitCast(function, to: GCallback.self), handler)
    }
#endif
