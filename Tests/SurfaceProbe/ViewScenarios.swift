#if GTK
    import Foundation
    import MartletGTK
    import SwiftUICore

    extension SurfaceScenario {
        /// Views of the real engine: a list in sections below a heading.
        static func views(_ stage: Stage) {
            show(Sample(), titled: "Views", size: CGSize(width: 480, height: 560), on: stage)
        }

        /// Views of which the app says something to assistive technology.
        static func spoken(_ stage: Stage) {
            show(Spoken(), titled: "Spoken", size: CGSize(width: 400, height: 500), on: stage)
            print("ready")
        }
    }

    private struct Spoken: View {
        @State private var isUrgent = false

        var body: some View {
            VStack {
                Text(verbatim: "7").accessibilityLabel("Temperature").accessibilityValue("7 degrees")
                    .accessibilityHint("Outside")
                Text("Title").accessibilityAddTraits(.isHeader)
                Text("decoration").accessibilityHidden(true)
                HStack { Text("hidden too") }.accessibilityElement(children: .contain).accessibilityHidden(true)
                HStack {
                    Text("two")
                    Text("words")
                }
                .accessibilityElement(children: .combine)
                HStack { Text("passed over") }.accessibilityElement().accessibilityLabel("one")
                Text("row").accessibilityAction(named: "Remove") { print("removed") }
                    .accessibilityAction { print("pressed") }
                Text("drawn").accessibilityAddTraits(.isButton)
                Image(systemName: "star").accessibilityLabel("Star")
                ZStack {
                    Text("read last")
                    Text("read second").accessibilitySortPriority(1)
                    Text("read first").accessibilitySortPriority(isUrgent ? 3 : 2)
                }
                Button("Change") { isUrgent = true }.accessibilityHint("Makes it urgent")
            }
        }
    }

    private struct Sample: View {
        var body: some View {
            VStack(spacing: 0) {
                Text("A heading").font(.largeTitle).bold().padding()
                HStack {
                    Circle().fill(Color.red).frame(width: 40, height: 40)
                    RoundedRectangle(cornerRadius: 10).fill(Color.blue).frame(height: 40)
                    Image(systemName: "star.circle.fill").foregroundStyle(.orange)
                    Spacer()
                    Text("At the end").foregroundStyle(.secondary)
                }
                .padding()
                List {
                    Section("First") {
                        ForEach(0..<4) { number in
                            HStack {
                                Image(systemName: number.isMultiple(of: 2) ? "star.fill" : "star")
                                Text("Row \(number)")
                                Spacer()
                                Text("Detail").foregroundStyle(.secondary)
                            }
                        }
                    }
                    Section("Second") {
                        ForEach(0..<100_000) { number in
                            Text("Line \(number)")
                        }
                    }
                }
            }
        }
    }
#endif
