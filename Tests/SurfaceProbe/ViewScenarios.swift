#if GTK
    import Foundation
    import MartletGTK
    import SwiftUICore

    extension SurfaceScenario {
        /// Views of the real engine: a list in sections below a heading.
        static func views(_ stage: Stage) {
            show(Sample(), titled: "Views", size: CGSize(width: 480, height: 560), on: stage)
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
