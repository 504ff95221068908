import Combine
import Foundation

/// A place, and how warm it is there.
public struct Report: Identifiable, Equatable {
    public let id: String
    public let degrees: Int

    public init(id: String, degrees: Int) {
        self.id = id
        self.degrees = degrees
    }
}

/// Where reports come from.
public protocol ReportService {
    func reports(for query: String) async throws -> [Report]
}

/// Searches for places while a person types, a moment after the last key.
@MainActor
public final class SearchViewModel: ObservableObject {
    @Published public var query = ""
    @Published public private(set) var reports: [Report] = []
    @Published public private(set) var message: String?
    @Published public private(set) var isSearching = false

    private let service: any ReportService
    private var subscriptions: Set<AnyCancellable> = []
    private var search: Task<Void, Never>?

    public init(service: any ReportService) {
        self.service = service
        $query
            .dropFirst()
            .debounce(for: .milliseconds(400), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .sink { [weak self] in self?.start($0) }
            .store(in: &subscriptions)
    }

    private func start(_ query: String) {
        search?.cancel()
        message = nil
        guard !query.isEmpty else {
            reports = []
            return
        }
        isSearching = true
        search = Task { [service] in
            do {
                let found = try await service.reports(for: query)
                guard !Task.isCancelled else { return }
                reports = found
                message = found.isEmpty ? "Nothing found" : nil
            } catch {
                message = "No connection"
            }
            isSearching = false
        }
    }
}
