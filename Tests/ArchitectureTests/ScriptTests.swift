import Foundation
import Testing

/// Runs the repository's scripts, with stand-ins for the system's commands where they would change the machine.
struct ScriptTests {
    private struct Outcome {
        var status: Int32
        var output: String
        /// What the stand-ins were called with, a line each.
        var calls: [String]
    }

    /// A folder of commands that a script finds instead of the system's.
    private final class Commands {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Commands-\(UUID().uuidString)")

        init(_ scripts: [String: String], real: [String] = ["bash", "env", "cat"]) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, body) in scripts {
                let file = folder.appendingPathComponent(name)
                try Data("#!/bin/bash\n\(body)\n".utf8).write(to: file)
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
            }
            for name in real {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.appendingPathComponent(name).path, withDestinationPath: "/usr/bin/\(name)")
            }
        }

        deinit {
            try? FileManager.default.removeItem(at: folder)
        }
    }

    private func run(
        _ script: String, _ arguments: [String] = [], commands: Commands? = nil, environment: [String: String] = [:]
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = SourceTree.root.appendingPathComponent("Scripts/\(script)")
        process.arguments = arguments
        let calls = FileManager.default.temporaryDirectory.appendingPathComponent("calls-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: calls) }
        var variables = ProcessInfo.processInfo.environment
        variables["CALLS"] = calls.path
        if let commands {
            variables["PATH"] = commands.folder.path
        }
        process.environment = variables.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = (try? String(contentsOf: calls, encoding: .utf8))?.split(separator: "\n").map(String.init)
        return Outcome(status: process.terminationStatus, output: output, calls: lines ?? [])
    }

    private func installing(missing: [String], user: Int) throws -> Commands {
        let state = missing.map { "\($0)) exit 1 ;;" }.joined(separator: "\n")
        return try Commands([
            "dpkg-query": "case \"${@: -1}\" in\n\(state)\n*) echo -n installed ;;\nesac",
            "id": "echo \(user)",
            "apt-get": "echo \"apt-get $* frontend=$DEBIAN_FRONTEND\" >> \"$CALLS\"",
            "sudo": "echo \"sudo $1\" >> \"$CALLS\"; exec \"$@\"",
        ])
    }

    @Test("nothing is installed, and nothing said, when no package is missing")
    func complete() throws {
        let outcome = try run("install-packages", commands: installing(missing: [], user: 0))
        #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.calls.isEmpty)
    }

    @Test("root installs only what is missing, without questions")
    func root() throws {
        let outcome = try run("install-packages", commands: installing(missing: ["xvfb", "libgtk-4-dev"], user: 0))
        #expect(outcome.status == 0)
        #expect(outcome.calls.count == 2)
        #expect(outcome.calls.last?.hasSuffix("libgtk-4-dev xvfb frontend=noninteractive") == true, "\(outcome.calls)")
    }

    @Test("others install through sudo")
    func user() throws {
        let outcome = try run("install-packages", commands: installing(missing: ["xvfb"], user: 1000))
        #expect(outcome.calls.filter { $0.hasPrefix("sudo") } == ["sudo apt-get", "sudo env"])
        #expect(outcome.calls.contains { $0.hasSuffix("xvfb frontend=noninteractive") })
    }

    @Test("packages for running are not installed where only building is asked for")
    func buildOnly() throws {
        let commands = try installing(missing: ["xvfb"], user: 0)
        #expect(try run("install-packages", ["--build-only"], commands: commands).calls.isEmpty)
    }

    @Test("on another system than Debian the packages are named, and nothing fails")
    func elsewhere() throws {
        let outcome = try run("install-packages", commands: Commands([:]))
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("libadwaita-1-dev"))
    }

    private static let hasDisplayServer = FileManager.default.fileExists(atPath: "/usr/bin/xvfb-run")

    @Test("a command on the virtual display has a home of its own and keeps its status", .enabled(if: hasDisplayServer))
    func display() throws {
        let script = "echo \"$DISPLAY $HOME $XDG_CONFIG_HOME\"; exit 3"
        let outcome = try run("on-display", ["bash", "-c", script], environment: ["HOME": "/nowhere"])
        #expect(outcome.status == 3)
        let words = outcome.output.split(separator: "\n").last?.split(separator: " ") ?? []
        #expect(words.count == 3 && words[0].hasPrefix(":") && words[1] != "/nowhere", "\(outcome.output)")
        #expect(words.last == words.dropFirst().first.map { "\($0)/.config" })
    }

    @Test("a program that ends before it has a window is an error with its status", .enabled(if: hasDisplayServer))
    func ends() throws {
        let commands = try Commands(["app": "exit 7"], real: [])
        let program = commands.folder.appendingPathComponent("app").path
        let files = ["x.png", "x.outline"].map { commands.folder.appendingPathComponent($0).path }
        let outcome = try run("picture", [program] + files)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("app ended (status 7) before it had drawn a window"), "\(outcome.output)")
    }

    private static let hasPython = FileManager.default.fileExists(atPath: "/usr/bin/python3")

    @Test("every place that the mutants break is in the sources, once", .enabled(if: hasPython))
    func mutants() throws {
        let outcome = try run("mutants", ["--check"])
        #expect(outcome.status == 0, "\(outcome.output)")
    }
}
