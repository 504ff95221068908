import SwiftUI

/// A field to type a place into, and what was found.
public struct SearchView: View {
    @StateObject private var viewModel: SearchViewModel

    public init(service: any ReportService) {
        _viewModel = StateObject(wrappedValue: SearchViewModel(service: service))
    }

    public var body: some View {
        NavigationStack {
            VStack {
                TextField("Place", text: $viewModel.query)
                if viewModel.isSearching { ProgressView().accessibilityLabel("Searching") }
                if let message = viewModel.message { Text(message) }
                List(viewModel.reports) { report in
                    NavigationLink(value: report.id) { ReportRow(report: report) }
                }
            }
            .navigationTitle("Weather")
            .navigationDestination(for: String.self) { Text("All about \($0)") }
        }
    }
}

/// A place and its temperature.
struct ReportRow: View {
    let report: Report

    var body: some View {
        HStack {
            Text(report.id)
            Spacer()
            Text("\(report.degrees)°")
        }
    }
}
