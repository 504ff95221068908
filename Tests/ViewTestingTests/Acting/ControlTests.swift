import SwiftUI
import Testing
import ViewTesting

private struct Settings: View {
    @State var isOn = false
    @State var volume = 0.5
    @State var count = 9
    @State var colour = "Red"
    @State var date = Date(timeIntervalSince1970: 86_400)
    @State var names = ["Ada", "Bob", "Cleo", "Dan"]
    @State var path: [String] = []
    @State var shows = false

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Toggle("Sound", isOn: $isOn)
                Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
                Stepper("Count", value: $count, in: 0...10)
                Picker("Colour", selection: $colour) { ForEach(["Red", "Green"], id: \.self) { Text($0) } }
                DatePicker("Day", selection: $date, in: Date(timeIntervalSince1970: 0)...)
                Text("\(isOn) \(volume) \(count) \(colour) \(Int(date.timeIntervalSince1970))")
                Button("Sheet") { shows = true }
                List {
                    ForEach(names, id: \.self) { name in
                        NavigationLink(name, value: name).contextMenu { Button("Shout") { names.append(name + "!") } }
                    }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                    .onDelete { names.remove(atOffsets: $0) }
                }
            }
            .navigationDestination(for: String.self) { Text("Hello \($0)") }
            .sheet(isPresented: $shows) { Text("In the sheet") }
        }
    }
}

/// Rows 5 to 9 of testing.md §2.
@MainActor
@Suite("Controls, rows, screens")
struct ControlTests {
    private let host = TestHost(Settings(), size: CGSize(width: 500, height: 800))

    @Test("each control is used by one call")
    func controls() throws {
        try host.tap(.toggle("Sound"))
        try host.set(0.8, of: "Volume")
        try host.increment("Count")
        #expect(throws: ActionFailure.self) { try host.increment("Count") }
        try host.choose("Green", in: .role(.choice, "Colour"))
        #expect(throws: ActionFailure.self) { try host.choose("Blue", in: .role(.choice, "Colour")) }
        try host.pick(Date(timeIntervalSince1970: 172_800), in: .role(.datePicker))
        #expect(throws: ActionFailure.self) {
            try host.pick(Date(timeIntervalSince1970: -5), in: .role(.datePicker))
        }
        #expect(host.shownTexts.contains("true 0.75 10 Green 172800"))
    }

    @Test("rows are moved, deleted and asked for their menu")
    func rows() throws {
        try host.reorder(.text("Dan"), before: .text("Bob"))
        #expect(host.shownRows == ["Ada", "Dan", "Bob", "Cleo"])
        try host.reorder(.text("Ada"), before: nil)
        #expect(host.shownRows == ["Dan", "Bob", "Cleo", "Ada"])
        try host.pressDelete(on: "Bob")
        try host.choose("Shout", in: "Cleo", as: .text)
        #expect(host.shownRows == ["Dan", "Cleo", "Ada", "Cleo!"])
        #expect(try host.offers(of: .text("Dan")).contains("Shout"))
    }

    @Test("a screen is pushed and left, a sheet is opened and closed")
    func screens() throws {
        try host.tap(.text("Cleo"))
        #expect(host.shownTexts.contains("Hello Cleo"))
        try host.goBack()
        #expect(!host.shownTexts.contains("Hello Cleo"))
        #expect(throws: ActionFailure.self) { try host.goBack() }
        try host.tap("Sheet")
        #expect(host.shownTexts.contains("In the sheet"))
        try host.dismiss()
        #expect(!host.shownTexts.contains("In the sheet"))
        #expect(throws: ActionFailure.self) { try host.dismiss() }
    }
}
