import SwiftUI

/// What is seen through a mask, how colours are combined, and views turned in space.
struct MaskPage: View {
    @State private var isTurned = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Text("Masks").font(.headline)
                HStack(spacing: 16) {
                    LinearGradient(colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing)
                        .mask { Text("Through letters").font(.largeTitle).bold() }
                    Swatches().mask { LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom) }
                    Swatches().mask(alignment: .topLeading) { Circle().frame(width: 60, height: 60) }
                }
                .frame(height: 80)
                Text("Blend modes").font(.headline)
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 12) {
                    ForEach(Self.modes, id: \.name) { mode in
                        VStack(spacing: 4) {
                            ZStack {
                                Circle().fill(.orange).frame(width: 50, height: 50).offset(x: -12)
                                Circle().fill(.teal).frame(width: 50, height: 50).offset(x: 12).blendMode(mode.mode)
                            }
                            .frame(width: 90, height: 54)
                            .compositingGroup()
                            Text(mode.name).font(.caption2)
                        }
                    }
                }
                Text("In space").font(.headline)
                HStack(spacing: 40) {
                    Card(title: "About x").rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0))
                    Card(title: "About y").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
                    Button {
                        withAnimation(.easeInOut(duration: 1)) { isTurned.toggle() }
                    } label: {
                        Card(title: isTurned ? "Back" : "Turn me")
                    }
                    .buttonStyle(.plain)
                    .rotation3DEffect(.degrees(isTurned ? 360 : 0), axis: (x: 0, y: 1, z: 0))
                }
            }
            .padding()
        }
    }

    private static let modes: [(name: String, mode: BlendMode)] = [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
        ("difference", .difference), ("colorDodge", .colorDodge), ("luminosity", .luminosity),
        ("plusLighter", .plusLighter), ("destinationOut", .destinationOut), ("sourceAtop", .sourceAtop),
    ]
}

private struct Swatches: View {
    var body: some View {
        HStack(spacing: 0) { ForEach([Color.red, .green, .blue, .orange], id: \.self) { $0 } }
    }
}

private struct Card: View {
    let title: String

    var body: some View {
        Text(title)
            .frame(width: 120, height: 80)
            .background(Color.blue.opacity(0.3), in: RoundedRectangle(cornerRadius: 10))
            .overlay { RoundedRectangle(cornerRadius: 10).stroke(.blue, lineWidth: 2) }
    }
}
