import AppMeasuring
import Combine
import DemoServer
import Foundation
import SwiftUI
import TenantClient
import TenantScreens
import TenantStorage
import ViewTesting

/// What TenantPicker's own work costs: from the click to the first row with a real server, and each step of scrolling
/// ten thousand tenants, headless and in the window. The time is that of the main thread, on which the views live.
@main @MainActor
struct TenantBenchmark {
    private let server: DemoServer
    private let report = MainThreadReport("TenantBenchmark")
    private let api: TenantAPI

    private init() throws {
        server = try DemoServer()
        server.mount(TenancyAPI(), at: "/tenancy")
        api = TenantAPI(
            base: server.address.appendingPathComponent("tenancy"), session: Session(store: MemoryTokenStore()))
    }

    static func main() { MainThreadReport.run(measureAll) }

    private static func measureAll() async throws {
        let benchmark = try TenantBenchmark()
        try await benchmark.signIn("anna")
        _ = try await benchmark.open(first: "Harbour House Hamburg")
        var times: [Double] = []
        for _ in 0..<20 { times.append(try await benchmark.open(first: "Harbour House Hamburg").time) }
        benchmark.report.add("sheet to first row, ms of the main thread, worst of 20", times.max() ?? 0, target: 50)

        try await benchmark.signIn("dora")
        let (time, host) = try await benchmark.open(first: "Harbour House Hamburg 1")
        benchmark.report.add("sheet to first row of 10,000, ms", time, target: 50)
        var steps: [Double] = []
        for _ in 0..<400 { steps.append(try MainThreadReport.measured { try host.scroll(y: 160) }) }
        steps.sort()
        benchmark.report.add("scrolling 10,000 tenants, ms a step, median", steps[steps.count / 2], target: 16)
        benchmark.report.add("scrolling 10,000 tenants, ms a step, worst of 400", steps[steps.count - 1], target: 16)
        benchmark.report.add(
            "to the end of 10,000 tenants, ms", try MainThreadReport.measured { try host.scroll(y: 1_000_000) },
            target: 16)
        #if GTK
            try benchmark.scrollWindow()
        #endif
        try benchmark.report.save()
    }

    #if GTK
        /// Scrolls the same list in the program's own window.
        private func scrollWindow() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tenants-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let frames = try TenantWindowMeasurement(server, in: folder).scroll(notches: 400)
            let own = frames.map { $0.work - $0.painting }.sorted()
            guard let worst = own.last else { throw CancellationError() }
            let all = frames.map(\.work).sorted()
            report.add(
                "scrolling in the window, ms a frame before it is painted, median", own[own.count / 2], target: 16)
            report.add(
                "scrolling in the window, ms a frame before it is painted, worst of \(own.count)", worst, target: 16)
            report.add("scrolling in the window, ms a frame with its painting, median", all[all.count / 2], target: 16)
            report.add(
                "scrolling in the window, ms a frame with its painting, worst", all[all.count - 1], target: 16)
        }
    #endif

    private func signIn(_ user: String) async throws {
        for try await _ in api.signIn(user: user, password: "open sesame").values {}
    }

    /// Opens the screen anew and its picker, and gives the time of the main thread until a tenant is shown.
    private func open(first name: String) async throws -> (time: Double, host: TestScreen) {
        guard case .signedIn(let user) = api.session.state else { throw CancellationError() }
        let model = BookingView.ViewModel(api: api, store: TenantStore(), user: user, fixedTime: Date())
        let host = TestHost(BookingView(viewModel: model), size: CGSize(width: 480, height: 720))
        let start = MainThreadReport.time
        try host.tap("Tenant", as: .button)
        while model.picker.tenants.isEmpty {
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
            // Asking again and again would count as the app's time.
            if model.picker.tenants.isEmpty { usleep(500) }
        }
        host.settle()
        let time = MainThreadReport.time - start
        guard host.find(name) != nil else { throw CancellationError() }
        return (time, host)
    }
}
