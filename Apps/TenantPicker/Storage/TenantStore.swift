import Combine
import Foundation
import TenantClient

/// What the app remembers of people's tenants. One queue does all reading and writing, so that a list of thousands never
/// keeps the main thread waiting.
public final class TenantStore: @unchecked Sendable {
    /// What went wrong, for a person to read. Published on the main thread, the latest one again to each subscriber.
    public var problems: AnyPublisher<String, Never> {
        problem.compactMap { $0 }.receive(on: DispatchQueue.main).eraseToAnyPublisher()
    }

    private let queue = DispatchQueue(label: "TenantStore")
    private let problem = CurrentValueSubject<String?, Never>(nil)
    /// These belong to the queue.
    private var database: TenantDatabase?
    private var lists: [String: TenantList] = [:]
    private var choices: [String: Tenant] = [:]

    /// Opens a file. If that fails the store says so and remembers for this run only.
    public init(url: URL) {
        do {
            let database = try TenantDatabase(url: url)
            self.database = database
            if let file = database.movedAside {
                problem.send("The stored tenants were damaged. They were kept as “\(file.lastPathComponent)”.")
            }
        } catch {
            problem.send("Tenants cannot be stored: \(error)")
        }
    }

    /// A store that forgets everything when the program ends.
    public init() {}

    /// The file in the person's application support folder, or the one that TENANTS_DATABASE names.
    public static var standardURL: URL {
        if let path = ProcessInfo.processInfo.environment["TENANTS_DATABASE"] { return URL(fileURLWithPath: path) }
        let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        return folder.appendingPathComponent("TenantPicker/tenants.sqlite")
    }

    /// Publishes what is remembered of a person's tenants, on the main thread.
    public func list(of user: String) -> AnyPublisher<TenantList?, Never> {
        Future { [self] promise in
            queue.async { [self] in
                if lists[user] == nil { lists[user] = attempt { try database?.list(of: user) } ?? nil }
                promise(.success(lists[user]))
            }
        }
        .receive(on: DispatchQueue.main)
        .eraseToAnyPublisher()
    }

    /// Remembers a list; does not wait until it is stored.
    public func save(_ list: TenantList, of user: String) {
        queue.async { [self] in
            lists[user] = list
            attempt { try database?.save(list, of: user) }
        }
    }

    /// The tenant that a person has chosen.
    public func choice(of user: String) -> Tenant? {
        queue.sync {
            if choices[user] == nil { choices[user] = attempt { try database?.choice(of: user) } ?? nil }
            return choices[user]
        }
    }

    /// Remembers a choice: when this returns it is stored, or a problem was published.
    public func choose(_ tenant: Tenant, for user: String) {
        queue.sync {
            choices[user] = tenant
            attempt { try database?.saveChoice(tenant, of: user) }
        }
    }

    /// Forgets a person.
    public func forget(_ user: String) {
        queue.sync {
            lists[user] = nil
            choices[user] = nil
            attempt { try database?.forget(user) }
        }
    }

    @discardableResult
    private func attempt<Value>(_ work: () throws -> Value) -> Value? {
        do { return try work() } catch {
            problem.send("Tenants cannot be stored: \(error)")
            return nil
        }
    }
}
