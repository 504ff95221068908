import BenchmarkKit
import Foundation
import SwiftUICore
import ViewTesting

/// The view that most tests of an app are like: a text, a field, a button.
private struct CounterView: View {
    @State private var count = 0
    @State private var name = ""

    var body: some View {
        VStack {
            Text(verbatim: "Count: \(count)")
            TextField("Name", text: $name)
            Button("Add") { count += 1 }
        }
    }
}

/// How long a test takes: a host is made, a button is tapped, an expectation is checked, the host goes.
@main
@MainActor
struct TestsBenchmark {
    static func main() {
        let benchmark = Benchmark("tests")
        // A thousand tests a second on one core.
        benchmark.compare(
            "host, tap, expectation", unit: "µs", scale: 1000, target: .value(1000), expecting: 1,
            ours: .run {
                let host = TestHost(CounterView())
                try? host.tap(.button("Add"))
                return host.count(.text("Count: 1"))
            })
        exit(benchmark.finish())
    }
}
