#if GTK
    import Foundation
    import Testing
    import WindowTesting

    /// Tests leave nothing running behind.
    @Suite("Buses of tests", .enabled(if: SessionBus.isAvailable))
    struct SessionBusTests {
        /// The processes whose command line has a text, which is the path of a bus here.
        private func processes(with text: String) -> [String] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
            return names.filter { name in
                guard let line = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(name)/cmdline")) else {
                    return false
                }
                return String(decoding: line, as: UTF8.self).contains(text)
            }
        }

        @Test("the bus of accessibility goes with the one behind which it is")
        func ending() throws {
            var bus: SessionBus? = try SessionBus()
            let folder = try #require(bus?.environment["XDG_RUNTIME_DIR"])
            // Whoever asks for it starts it.
            withExtendedLifetime(try AccessibleTree(#require(bus))) {}
            #expect(!processes(with: folder).isEmpty)
            bus = nil
            let end = Date(timeIntervalSinceNow: 20)
            while !processes(with: folder).isEmpty, Date() < end { usleep(10_000) }
            #expect(processes(with: folder).isEmpty)
        }
    }
#endif
