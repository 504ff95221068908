#if GTK
    import Foundation

    /// The processes that a process has started, and those that these have.
    enum ProcessTree {
        /// Everything that descends from a process, the nearest first.
        static func descendants(of root: pid_t) -> [pid_t] {
            let children = Dictionary(grouping: all, by: \.parent)
            var found: [pid_t] = []
            var pending = [root]
            while let process = pending.popLast() {
                let started = (children[process] ?? []).map(\.process)
                found += started
                pending += started
            }
            return found
        }

        /// Each process of this machine with its parent. One that ends meanwhile is left out.
        private static var all: [(process: pid_t, parent: pid_t)] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return names.compactMap { name in
                guard let process = pid_t(name), let parent = parent(of: process) else { return nil }
                return (process, parent)
            }
        }

        private static func parent(of process: pid_t) -> pid_t? {
            guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return nil }
            // The program's name stands in parentheses, and may have any character. State and parent follow it.
            guard let end = status.lastIndex(of: ")") else { return nil }
            let fields = status[end...].split(separator: " ")
            return fields.count > 2 ? pid_t(fields[2]) : nil
        }
    }
#endif
