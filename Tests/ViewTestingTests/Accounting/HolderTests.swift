import Combine
import SwiftUI
import Testing
import ViewTesting

private final class Model: ObservableObject {
    var onChange: (() -> Void)?
    var tokens: Set<AnyCancellable> = []
    @Published var count = 0
}

private final class Cache {
    static let shared = Cache()
    var models: [Model] = []
}

@MainActor private var lastModel: Model?

private struct Screen: View {
    @StateObject private var model = Model()
    let keep: @MainActor (Model) -> Void

    var body: some View { Text("\(model.count)").onAppear { keep(model) } }
}

/// Row 22 of testing.md §2: who holds what has survived.
@MainActor
@Suite("Holders of what survives")
struct HolderTests {
    /// What is said of the survivors of a screen whose model something keeps.
    private func report(_ keep: @escaping @MainActor (Model) -> Void) -> String {
        nonisolated(unsafe) var words = ""
        withKnownIssue {
            _ = TestHost(Screen(keep: keep))
        } matching: { issue in
            words = "\(issue)"
            return true
        }
        return words
    }

    @Test("a model that a closure of its own has captured is held by that closure, which is named")
    func closure() {
        let report = report { model in model.onChange = { model.count += 1 } }
        #expect(report.contains("Model, of model in Screen\n    held by "))
        #expect(report.contains("    held by closure #1"))
        #expect(report.contains("HolderTests.closure()") && report.contains(", in itself: Model.onChange"))
    }

    @Test("a model in an array of another object is held by that object's property")
    func array() {
        let report = report { Cache.shared.models.append($0) }
        #expect(report.contains("held by an array, in Cache.models"))
        Cache.shared.models = []
    }

    @Test("a model in a global variable is held by it")
    func global() {
        let report = report { lastModel = $0 }
        #expect(report.contains("held by ") && report.contains("lastModel"))
        lastModel = nil
    }

    @Test("a task that does not end is named with what it does")
    func task() {
        let (stream, end) = AsyncStream<Void>.makeStream()
        // What earlier work has left in memory may look like another holder, but not each time.
        let reports = (0..<5).lazy.map { _ in
            report { model in
                Task {
                    for await _ in stream { model.count += 1 }
                    model.count += 1
                }
            }
        }
        #expect(reports.contains { $0.contains("held by closure #1") && $0.contains("a task that has not ended") })
        end.finish()
    }

    @Test("a subscription that has captured its model is held by what is subscribed to")
    func subscription() {
        // The set of subscriptions may lie where something that has gone still points to, but not each time.
        let reports = (0..<5).lazy.map { _ in
            report { model in model.$count.sink { _ in model.onChange?() }.store(in: &model.tokens) }
        }
        #expect(
            reports.contains { report in
                report.contains("held by closure #1") && report.contains("in SinkHandlers.value, ")
                    && report.contains("in itself: Model.")
            })
    }
}
