import SwiftUI

/// Effects on the colours of a view.
struct EffectsPage: View {
    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 130))], spacing: 16) {
            Sample(name: "none") { $0 }
            Sample(name: "brightness 0.3") { $0.brightness(0.3) }
            Sample(name: "contrast 0.4") { $0.contrast(0.4) }
            Sample(name: "saturation 0.3") { $0.saturation(0.3) }
            Sample(name: "grayscale 1") { $0.grayscale(1) }
            Sample(name: "hueRotation 120°") { $0.hueRotation(.degrees(120)) }
            Sample(name: "colorInvert") { $0.colorInvert() }
            Sample(name: "colorMultiply yellow") { $0.colorMultiply(.yellow) }
            Sample(name: "blur 3") { $0.blur(radius: 3) }
            Sample(name: "luminanceToAlpha") { $0.luminanceToAlpha() }
        }
        .padding()
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

private struct Sample<Changed: View>: View {
    let name: LocalizedStringKey
    @ViewBuilder let change: (Swatch) -> Changed

    var body: some View {
        VStack(spacing: 6) {
            change(Swatch())
            Text(name).font(.caption)
        }
    }
}

private struct Swatch: View {
    var body: some View {
        HStack(spacing: 0) {
            ForEach([Color.red, .green, .blue, .white, .gray], id: \.self) { $0 }
        }
        .frame(width: 120, height: 40)
        .clipShape(RoundedRectangle(cornerRadius: 6))
    }
}
