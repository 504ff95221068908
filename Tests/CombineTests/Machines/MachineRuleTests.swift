import Foundation
import Testing

@Suite("Rules of machines and locks")
struct MachineRuleTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/Combine").standardizedFileURL

    /// The files of the module below a folder, without their comments.
    private func files(_ folder: String = ".") throws -> [(name: String, text: String)] {
        let url = Self.sources.appendingPathComponent(folder)
        let all = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)!.compactMap { $0 as? URL }
        return try all.filter { $0.pathExtension == "swift" }.map { file in
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            return (file.deletingPathExtension().lastPathComponent, code.joined(separator: "\n"))
        }
    }

    @Test("a machine has no lock, imports nothing and knows no subscription")
    func machines() throws {
        let machines = try files().filter { $0.text.contains(#/struct \w*Machine\b/#) && $0.name.hasSuffix("Machine") }
        #expect(machines.count > 20)
        for machine in machines {
            #expect(!machine.text.contains("Lock"), "\(machine.name)")
            #expect(!machine.text.contains("import "), "\(machine.name)")
            #expect(!machine.text.contains("any Subscription"), "\(machine.name)")
        }
    }

    @Test("an operator with a lock has a machine inside it")
    func operators() throws {
        let locked = try files("Operators").filter {
            $0.text.contains("lock = Lock()") || $0.text.contains("let lock: Lock")
        }
        #expect(locked.count > 15)
        // Its lock guards a subject that is made once.
        for file in locked where file.name != "Multicast" {
            let hasMachine = file.text.contains(#/Machine|SubscriptionStatus|machine/#)
            #expect(hasMachine, "\(file.name)")
        }
    }

    @Test("there is one kind of lock")
    func locks() throws {
        for file in try files() where file.name != "Lock" {
            let hasAnother = file.text.contains(#/NSLock|pthread_|os_unfair|Mutex|DispatchSemaphore/#)
            #expect(!hasAnother, "\(file.name)")
        }
    }
}
