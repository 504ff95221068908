import PictureTesting
import SwiftUI
import Testing
import ViewTesting

/// What pictures look like: each of these was looked at when it was recorded.
@MainActor
@Suite("Recorded pictures")
struct ScreenTests {
    private struct Controls: View {
        @State private var name = "Ada"
        @State private var password = "secret"
        @State private var isOn = true
        @State private var volume = 0.4
        @State private var count = 0
        @State private var size = "Medium"
        private let sizes = ["Small", "Medium", "Large"]

        var body: some View {
            VStack(alignment: .leading) {
                TextField("Name", text: $name)
                TextField("Empty", text: .constant(""))
                SecureField("Password", text: $password)
                Toggle("Switched on", isOn: $isOn)
                Toggle("Switched off", isOn: .constant(false))
                Slider(value: $volume) { Text("Volume") }
                Stepper("Count \(count)", value: $count, in: 0...3)
                Picker("Size", selection: $size) { ForEach(sizes, id: \.self) { Text($0) } }
                Picker("Size", selection: $size) { ForEach(sizes, id: \.self) { Text($0) } }.pickerStyle(.segmented)
                DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)))
                ProgressView(value: 0.3)
                HStack {
                    Button("Plain") {}
                    Button("Bordered") {}.buttonStyle(.bordered)
                    Button("Prominent") {}.buttonStyle(.borderedProminent)
                    Button("Disabled") {}.buttonStyle(.bordered).disabled(true)
                }
                HStack {
                    Image(systemName: "star.fill").foregroundStyle(.orange)
                    ProgressView()
                }
            }
            .padding()
            .environment(\.timeZone, .gmt)
        }
    }

    @Test("every control, light and dark")
    func controls() {
        let host = TestHost(Controls(), size: CGSize(width: 420, height: 640))
        host.expectPicture(named: "controls-light")
        host.changeEnvironment { $0.colorScheme = .dark }
        host.expectPicture(named: "controls-dark")
    }

    @Test("text in lines, styles and scripts")
    func text() {
        let view = VStack(alignment: .leading, spacing: 8) {
            Text("Large title").font(.largeTitle).bold()
            Text("A paragraph that is longer than one line, so that it has to be broken where there is a space.")
            Text("One line only, and the rest of it is left out").lineLimit(1)
            Text("Centred\nin two lines").multilineTextAlignment(.center)
            Text("Bold").bold() + Text(" italic").italic() + Text(" underlined").underline()
                + Text(" struck").strikethrough() + Text(" red").foregroundColor(.red)
            Text("Grüße, Ελλάδα, Привет, 東京")
            Text("Small print").font(.caption2).foregroundStyle(.secondary)
        }
        .padding()
        TestHost(view, size: CGSize(width: 320, height: 320)).expectPicture(named: "text", scale: 2)
    }

    @Test("shapes, gradients, shadows, clips and transforms")
    func drawing() {
        let colors = [Color.red, .yellow, .blue]
        let view = VStack {
            HStack {
                Circle().fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
                RoundedRectangle(cornerRadius: 12).fill(
                    RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 40))
                Circle().fill(AngularGradient(colors: colors, center: .center))
            }
            HStack {
                Capsule().stroke(Color.green, style: StrokeStyle(lineWidth: 4, dash: [8, 4]))
                Rectangle().fill(.blue).rotationEffect(.degrees(20)).padding()
                Color.orange.frame(width: 50, height: 50).shadow(radius: 6)
            }
            HStack {
                Color.purple.clipShape(Circle()).opacity(0.5)
                Text("Blurred").blur(radius: 3)
                Text("Scaled").scaleEffect(1.5).foregroundStyle(.teal)
            }
        }
        .padding()
        TestHost(view, size: CGSize(width: 300, height: 300)).expectPicture(named: "drawing")
    }

    @Test("a list in sections under a bar, and a sheet in front of it")
    func screens() throws {
        struct Screen: View {
            @State private var isPresented = false
            var body: some View {
                NavigationStack {
                    List {
                        Section("Fruit") { ForEach(["Apple", "Pear"], id: \.self) { Text($0) } }
                        Section("Many") { ForEach(0..<50) { Text("Row \($0)") } }
                    }
                    .navigationTitle("Shop")
                    .toolbar { Button("Buy") { isPresented = true } }
                }
                .sheet(isPresented: $isPresented) { Text("In the sheet").padding() }
            }
        }
        let host = TestHost(Screen(), size: CGSize(width: 320, height: 420))
        try host.scroll(y: 60)
        host.expectPicture(named: "list")
        try host.tap("Buy")
        host.expectPicture(named: "sheet")
    }
}
