import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Models that are classes, as older apps have them.
private final class Place: NSObject, Codable {
    var name: String?
    var slots: [Slot]?
    let days: Int?
}

private final class Slot: NSObject, Codable {
    let id: Int?
    let startTime: String?
}

@MainActor
@Suite("Models that are classes")
struct ReferenceModelTests {
    private func places(_ text: String) throws -> [Place] {
        try JSONDecoder().decode([Place].self, from: Data(text.utf8))
    }

    // Rows 73, 74, 75.
    @Test("they are decoded with what is inside of them, and what is missing is nil")
    func decoding() throws {
        let list = try places("[{\"name\":\"A\",\"slots\":[{\"id\":1}],\"days\":3},{}]")
        #expect(list[0].name == "A")
        #expect(list[0].slots?.first?.id == 1)
        #expect(list[0].slots?.first?.startTime == nil)
        #expect(list[0].days == 3)
        #expect(list[1].name == nil)
        #expect(list[1].slots == nil)
        #expect(throws: DecodingError.self) { try places("{}") }
    }

    // Row 76.
    @Test("each is only equal to itself")
    func identity() throws {
        let list = try places("[{\"name\":\"A\"},{\"name\":\"A\"}]")
        #expect(list[0] == list[0])
        #expect(list[0] != list[1])
        #expect(Set(list).count == 2)
    }

    private struct Rows: View {
        let places: [Place]

        var body: some View {
            VStack {
                ForEach(Array(places.enumerated()), id: \.element) { index, place in
                    Row(name: place.name ?? "")
                    if places.count > 1 && places.count - 1 > index { Divider() }
                }
            }
        }
    }

    private struct Row: View {
        @State private var taps = 0
        let name: String

        var body: some View { Button("\(name) \(taps)") { taps += 1 } }
    }

    // Rows 76, 107, 108, 115.
    @Test("they are the identity of rows, whose state moves with them")
    func rows() throws {
        let list = try places("[{\"name\":\"A\"},{\"name\":\"A\"},{\"name\":\"C\"}]")
        let host = TestHost(Rows(places: list))
        #expect(host.dividerCount == 2)
        try host.tap("C 0")
        host.update(Rows(places: [list[2], list[0]]))
        #expect(host.shownTexts == ["C 1", "A 0"])
        #expect(host.dividerCount == 1)
        host.update(Rows(places: [list[2]]))
        #expect(host.shownTexts == ["C 1"])
        #expect(host.dividerCount == 0)
    }
}
