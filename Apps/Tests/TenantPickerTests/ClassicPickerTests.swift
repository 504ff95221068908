import Combine
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewTesting

/// A picker as people wrote it when SwiftUI was young: models that are classes, errors of which only one kind is
/// known, a sheet on a button, an old navigation view and containers of the app's own.
@MainActor
@Suite("A picker in the style of 2020", .serialized)
struct ClassicPickerTests {
    fileprivate final class Station: NSObject, Codable {
        var name: String?

        static func named(_ name: String?) -> Station {
            let station = Station()
            station.name = name
            return station
        }
    }

    fileprivate enum Refusal: Error { case code((Int, String)) }

    /// What answers, when the test says so.
    fileprivate final class Exchange {
        nonisolated(unsafe) static var current = Exchange()
        var address: URL? = URL(string: "http://127.0.0.1/stations")
        var calls: [PassthroughSubject<[Station], any Error>] = []
        var renewals = 0
        var chosen: [Station] = []

        func stations() -> AnyPublisher<[Station], any Error>? {
            guard address != nil else { return nil }
            let call = PassthroughSubject<[Station], any Error>()
            calls.append(call)
            return call.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher()
        }

        func renew(after refusal: Refusal, then again: @escaping () -> Void) {
            renewals += 1
            again()
        }
    }

    fileprivate final class StationModel: ObservableObject {
        nonisolated(unsafe) static var made = 0
        @Published var stations: [Station] = []
        private var subscriptions: Set<AnyCancellable> = []

        init() { Self.made += 1 }

        func load() {
            Exchange.current.stations()?
                .sink(
                    receiveCompletion: { [weak self] completion in
                        if case let .failure(error) = completion {
                            switch error {
                            case let refusal as Refusal: Exchange.current.renew(after: refusal) { self?.load() }
                            default: break
                            }
                        }
                    },
                    receiveValue: { [weak self] in self?.stations = $0 }
                )
                .store(in: &self.subscriptions)
        }
    }

    fileprivate struct Card<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { VStack(spacing: 0) { content() } }
    }

    fileprivate struct StationPicker: View {
        @StateObject var model: StationModel = StationModel()
        @Binding var station: Station?
        @Binding var isOpen: Bool
        var label: String
        var title: String

        var body: some View {
            HStack {
                Button(action: {
                    model.load()
                    isOpen.toggle()
                }) {
                    HStack(alignment: .center, spacing: 4) {
                        Text(label).foregroundColor(Color(.label))
                        Spacer()
                        Text(station?.name ?? "None yet").foregroundColor(Color(.secondaryLabel))
                    }
                }
                .sheet(isPresented: $isOpen, content: { sheet })
            }
        }

        private var sheet: some View {
            NavigationView {
                ScrollView {
                    Card {
                        ForEach(Array(model.stations.enumerated()), id: \.element) { position, entry in
                            Button {
                                station = entry
                                Exchange.current.chosen.append(entry)
                                isOpen = false
                            } label: {
                                Text("\(entry.name ?? "No name")")
                            }
                            if model.stations.count > 1 && position < model.stations.count - 1 {
                                Divider()
                            }
                        }
                    }
                    .cornerRadius(6)
                }
                .padding()
                .background(Color(.systemGray6))
                .navigationBarTitle(title, displayMode: .inline)
                .navigationBarItems(
                    leading: Button(
                        action: { isOpen = false },
                        label: {
                            HStack(spacing: 8) {
                                Image(systemName: "chevron.left")
                                Text("Leave")
                            }
                        }))
            }
        }
    }

    fileprivate struct Screen: View {
        var label = "Station"
        @State private var station: Station?
        @State private var isOpen = false

        var body: some View {
            StationPicker(station: $station, isOpen: $isOpen, label: label, title: "All Stations")
        }
    }

    private var exchange: Exchange { .current }

    private func open() -> TestHost<Screen> {
        Exchange.current = Exchange()
        return TestHost(Screen(), size: CGSize(width: 420, height: 600))
    }

    // Rows 91 to 93, 95, 97, 99 to 106, 109 to 118.
    @Test("the sheet is open before the rows are there; a choice is shown and kept, Leave chooses nothing")
    func story() throws {
        let host = open()
        #expect(host.shownTexts.contains("None yet"))
        let lines = host.dividerCount
        try host.tap("Station")
        #expect(host.windowTitles.last == "All Stations")
        #expect(exchange.calls.count == 1)
        #expect(host.find("East") == nil)
        exchange.calls[0].send(["East", "West", nil].map(Station.named))
        host.settle()
        #expect(host.find("East", as: .button) != nil)
        #expect(host.find("No name", as: .button) != nil)
        #expect(host.dividerCount - lines == 2)
        try host.tap("Leave")
        #expect(host.windowTitles.count == 1)
        #expect(host.shownTexts.contains("None yet"))
        #expect(exchange.chosen.isEmpty)
        try host.tap("Station")
        try host.tap("West", as: .button)
        #expect(host.windowTitles.count == 1)
        #expect(host.shownTexts.contains("West"))
        #expect(exchange.chosen.map(\.name) == ["West"])
    }

    // Rows 88, 94, 96.
    @Test("a refusal is repaired and the request made again; other failures are left alone; no address asks nothing")
    func failures() throws {
        let host = open()
        try host.tap("Station")
        exchange.calls[0].send(completion: .failure(Refusal.code((401, "too old"))))
        #expect(exchange.renewals == 1)
        #expect(exchange.calls.count == 2)
        exchange.calls[1].send([.named("East")])
        host.settle()
        #expect(host.find("East", as: .button) != nil)
        try host.tap("Leave")
        try host.tap("Station")
        exchange.calls[2].send(completion: .failure(URLError(.timedOut)))
        #expect(exchange.renewals == 1)
        #expect(exchange.calls.count == 3)
        exchange.address = nil
        try host.tap("Leave")
        try host.tap("Station")
        #expect(exchange.calls.count == 3)
        #expect(host.find("East", as: .button) != nil)
    }

    // Rows 70 to 72.
    @Test("a subscriber receives what the operators made of the values, until its subscription is cancelled")
    func stream() {
        let stations = PassthroughSubject<Station, Never>()
        var received: [String] = []
        let subscription = stations.compactMap(\.name).map { "to \($0)" }.sink { received.append($0) }
        for name in ["East", nil, "West"] { stations.send(.named(name)) }
        #expect(received == ["to East", "to West"])
        subscription.cancel()
        stations.send(.named("North"))
        #expect(received == ["to East", "to West"])
    }

    // Row 98.
    @Test("the model is made once, though its view is made anew")
    func once() throws {
        let made = StationModel.made
        let host = open()
        host.update(Screen(label: "Stop"))
        host.update(Screen(label: "Halt"))
        #expect(StationModel.made == made + 1)
        #expect(host.shownTexts.contains("Halt"))
    }
}
