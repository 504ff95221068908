#if GTK
    import Foundation

    /// The processes of this machine.
    enum ProcessTable {
        /// Those in whose command line a text stands. A process that ends meanwhile is left out.
        static func processes(whoseArgumentsName text: String) -> [pid_t] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return names.compactMap { name in
                guard let process = pid_t(name),
                    let arguments = FileManager.default.contents(atPath: "/proc/\(name)/cmdline"),
                    String(decoding: arguments, as: UTF8.self).contains(text)
                else { return nil }
                return process
            }
        }
    }
#endif
