import AppDatabase
import Combine
import Foundation
import TenantClient
import TenantStorage
import Testing

/// A folder that goes when the test ends.
final class ScratchFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("tenants-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    var database: URL { url.appendingPathComponent("tenants.sqlite") }
}

@Suite("Storage of tenants")
struct TenantStorageTests {
    let folder: ScratchFolder
    let list = TenantList(
        tenants: [Tenant(code: "a", name: "Älpha '\" 日本"), Tenant(code: "b")],
        fetched: Date(timeIntervalSinceReferenceDate: 700_000_000))

    init() throws { folder = try ScratchFolder() }

    // Row 119.
    @Test("lists and choices of each person are there when the file is opened again")
    func reopening() throws {
        do {
            let database = try TenantDatabase(url: folder.database)
            try database.save(TenantList(tenants: [], fetched: Date()), of: "anna")
            try database.save(list, of: "anna")
            try database.saveChoice(list.tenants[0], of: "anna")
            try database.saveChoice(list.tenants[1], of: "anna")
            try database.saveChoice(list.tenants[0], of: "ben")
        }
        let database = try TenantDatabase(url: folder.database)
        #expect(try database.list(of: "anna") == list)
        #expect(try database.list(of: "ben") == nil)
        #expect(try database.choice(of: "anna")?.code == "b")
        #expect(try database.choice(of: "ben")?.code == "a")
        try database.forget("anna")
        #expect(try database.choice(of: "anna") == nil)
        #expect(try database.choice(of: "ben")?.code == "a")
        #expect(try database.integrityCheck() == "ok")
    }

    @Test("a file of the first version is brought to the newest, and keeps what is in it")
    func migrating() throws {
        do {
            let old = try SQLiteConnection(path: folder.database.path)
            try old.execute("CREATE TABLE list (user TEXT PRIMARY KEY NOT NULL, tenants TEXT NOT NULL)")
            try old.execute("INSERT INTO list VALUES ('anna', '[{\"code\":\"x\"}]')")
            try old.execute("PRAGMA user_version = 1")
        }
        let database = try TenantDatabase(url: folder.database)
        #expect(try database.list(of: "anna")?.tenants == [Tenant(code: "x")])
        try database.saveChoice(Tenant(code: "x"), of: "anna")
        #expect(try TenantDatabase(url: folder.database).choice(of: "anna")?.code == "x")
    }

    @Test("changes go through a write-ahead log")
    func log() throws {
        let database = try TenantDatabase(url: folder.database)
        try database.saveChoice(Tenant(code: "x"), of: "anna")
        #expect(FileManager.default.fileExists(atPath: folder.database.path + "-wal"))
        withExtendedLifetime(database) {}
    }

    @Test("a damaged file is kept aside, said, and a new one begun")
    @MainActor func damage() async throws {
        try Data("garbage, more than sixteen bytes of it".utf8).write(to: folder.database)
        let store = TenantStore(url: folder.database)
        #expect(await store.problems.outcome().get().contains("tenants.sqlite.damaged-1"))
        store.choose(Tenant(code: "x"), for: "anna")
        #expect(TenantStore(url: folder.database).choice(of: "anna")?.code == "x")
    }

    @Test("a store that cannot store says so and remembers for this run")
    @MainActor func unwritable() async throws {
        let store = TenantStore(url: URL(fileURLWithPath: "/dev/null/tenants.sqlite"))
        #expect(await store.problems.outcome().get().hasPrefix("Tenants cannot be stored"))
        store.choose(Tenant(code: "x"), for: "anna")
        store.save(list, of: "anna")
        #expect(store.choice(of: "anna")?.code == "x")
        #expect(await store.list(of: "anna").outcome().get() == list)
    }
}

@Suite("Kills while a choice is saved")
struct TenantKillTests {
    /// How many kills: TENANT_KILLS, else as many as a quick run has time for.
    private static let kills = ProcessInfo.processInfo.environment["TENANT_KILLS"].flatMap { Int($0) } ?? 20

    // Issue 5: a choice survives kill -9.
    @Test("no choice whose save has returned is lost or torn by a kill at any moment")
    func killing() throws {
        let folder = try ScratchFolder()
        let writer = ProcessInfo.processInfo.arguments[0]
        let program = URL(fileURLWithPath: writer).deletingLastPathComponent().appendingPathComponent("TenantWriter")
        var random = SystemRandomNumberGenerator()
        var last = 0
        for _ in 0..<Self.kills {
            let process = Process()
            process.executableURL = program
            process.arguments = [folder.database.path]
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            // Any number of saves, and then any moment within one.
            var text = Data()
            let wanted = Int.random(in: 1...12, using: &random)
            while text.count(where: { $0 == 10 }) < wanted {
                let data = output.fileHandleForReading.availableData
                if data.isEmpty { break }
                text += data
            }
            for _ in 0..<Int.random(in: 0...20_000, using: &random) { sched_yield() }
            kill(process.processIdentifier, SIGKILL)
            text += output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            // What comes after the last line break was not said to the end.
            let acknowledged = lines.dropLast().last.flatMap { Int($0) } ?? last
            let database = try TenantDatabase(url: folder.database)
            #expect(database.movedAside == nil)
            #expect(try database.integrityCheck() == "ok")
            let choice = try #require(try database.choice(of: "anna"))
            let number = try #require(Int(choice.code))
            #expect(choice.name == "Tenant \(number)")
            #expect(number == acknowledged || number == acknowledged + 1)
            last = number
        }
        #expect(last >= Self.kills)
    }
}
