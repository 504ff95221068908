#if GTK
    import Foundation
    import MartletGTK
    import SwiftUICore

    extension SurfaceScenario {
        /// Controls of the real engine in a form.
        static func form(_ stage: Stage) {
            show(Controls(), titled: "Form", size: CGSize(width: 460, height: 700), on: stage)
        }
    }

    private struct Controls: View {
        @State private var name = ""
        @State private var isOn = true
        @State private var volume = 0.4
        @State private var count = 3
        @State private var size = "Medium"
        @State private var flavour = "One"

        var body: some View {
            NavigationStack {
                Form {
                    Section("Text") {
                        TextField("Name", text: $name)
                        SecureField("Password", text: $name)
                        Text("Hello, \(name)")
                    }
                    Section("Values") {
                        Toggle("Switched", isOn: $isOn)
                        Slider(value: $volume)
                        Stepper("Count \(count)", value: $count, in: 0...10)
                        Picker("Size", selection: $size) {
                            ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
                        }
                        Picker("Flavour", selection: $flavour) {
                            ForEach(["One", "Two"], id: \.self) { Text($0) }
                        }
                        .pickerStyle(.segmented)
                        ProgressView(value: volume)
                    }
                    Section("Buttons") {
                        Button("Plain in a form") { print("plain") }
                        Button("Bordered") { print("bordered") }.buttonStyle(.bordered)
                        Button("Prominent") { print("prominent") }.buttonStyle(.borderedProminent)
                        Button("Delete", role: .destructive) { print("delete") }
                        Menu("Menu") {
                            Button("First") { print("first") }
                            Button("Second") { print("second") }
                        }
                    }
                    .disabled(!isOn)
                }
                .navigationTitle("Form")
            }
        }
    }
#endif
