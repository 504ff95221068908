#if GTK
    import DemoServer
    import Foundation
    import WindowTesting

    /// The program itself in a window, whose list of ten thousand tenants is scrolled by the wheel. It says of each frame
    /// how long the main thread worked for it.
    @MainActor
    struct TenantWindowMeasurement {
        private let outline: WindowOutline
        private let frameFile: URL
        private let display: VirtualDisplay
        private let session: ProgramSession

        private struct Unexpected: Error, CustomStringConvertible {
            let description: String
        }

        /// A frame's work in milliseconds, and how much of it GTK painted.
        struct Frame {
            let work: Double
            let painting: Double
        }

        init(_ server: DemoServer, in folder: URL) throws {
            outline = WindowOutline(file: folder.appendingPathComponent("outline"))
            frameFile = folder.appendingPathComponent("frames")
            display = try VirtualDisplay()
            let environment = [
                "MARTLET_REPORT_FRAMES": frameFile.path, "TENANTS_KEYRING": "off", "LANGUAGE": "en",
                "TENANTS_URL": server.address.appendingPathComponent("tenancy").absoluteString,
                "TENANTS_DATABASE": folder.appendingPathComponent("tenants").path,
            ]
            session = try ProgramSession(
                ProgramSession.productsFolder.appendingPathComponent("TenantPicker"), display: display,
                environment: outline.environment.merging(environment) { $1 })
        }

        /// Signs in, opens the picker, and turns the wheel by so many notches.
        func scroll(notches: Int) throws -> [Frame] {
            try click("textField \"\" prompt=\"User\"")
            try display.input("type", "dora")
            try expect("textField \"dora\"")
            try display.input("key", "Return")
            try display.input("type", "open sesame")
            try expect("secureField \"•••••••••••\"")
            try display.input("key", "Return")
            try click("text \"Tenant\"")
            try expect("text \"Harbour House Hamburg 1\"")
            let before = frames.count
            try point(at: "text \"Harbour House Hamburg 1\"")
            try display.input("click", "--repeat", "\(notches)", "--delay", "12", "5")
            guard outline.wait(until: { !$0.contains { $0.hasPrefix("text \"Harbour House Hamburg 1\"") } }) else {
                throw Unexpected(description: "The list was not scrolled: \(outline.lines)")
            }
            session.terminate()
            _ = session.waitForEnd()
            return Array(frames.dropFirst(before))
        }

        private var frames: [Frame] {
            let text = (try? String(contentsOf: frameFile, encoding: .utf8)) ?? ""
            return text.split(separator: "\n").compactMap { line in
                let numbers = line.split(separator: "\t").compactMap { Double($0) }
                return numbers.count == 2 ? Frame(work: numbers[0], painting: numbers[1]) : nil
            }
        }

        private func expect(_ line: String) throws {
            guard outline.wait(until: { $0.contains { $0.hasPrefix(line) } }) else {
                throw Unexpected(description: "There is no \(line) in \(outline.lines)")
            }
        }

        private func point(at line: String) throws {
            guard let middle = outline.waitForMiddle(of: line) else {
                throw Unexpected(description: "There is no \(line) in \(outline.lines)")
            }
            let border = VirtualDisplay.windowBorder
            try display.input("mousemove", "\(Int(middle.x + border))", "\(Int(middle.y + border))")
        }

        private func click(_ line: String) throws {
            try point(at: line)
            try display.input("click", "1")
        }
    }
#endif
