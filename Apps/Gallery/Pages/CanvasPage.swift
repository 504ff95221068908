import SwiftUI

/// What a closure draws: shapes, texts, pictures and views, through filters and layers, and moving.
struct CanvasPage: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text("Shapes, texts and gradients").font(.headline)
                Canvas { context, size in Self.drawShapes(context, size) }
                    .frame(height: 130)
                Text("Clips, filters and layers").font(.headline)
                Canvas { context, size in Self.drawEffects(context, size) }
                    .frame(height: 130)
                Text("Views as symbols").font(.headline)
                Canvas { context, size in
                    guard let symbol = context.resolveSymbol(id: "badge") else { return }
                    for index in 0..<8 {
                        var turned = context
                        turned.translateBy(x: 50 + CGFloat(index) * 65, y: size.height / 2)
                        turned.rotate(by: .degrees(Double(index) * 15))
                        turned.opacity = 1 - Double(index) * 0.1
                        turned.draw(symbol, at: .zero)
                    }
                } symbols: {
                    Label("Badge", systemImage: "star.fill")
                        .font(.caption)
                        .padding(4)
                        .background(.yellow, in: Capsule())
                        .tag("badge")
                }
                .frame(height: 70)
                Text("With the time").font(.headline)
                TimelineView(.animation) { timeline in
                    Canvas { context, size in
                        Self.drawClock(context, size, at: timeline.date.timeIntervalSinceReferenceDate)
                    }
                }
                .frame(height: 120)
            }
            .padding()
        }
    }

    private static func drawShapes(_ context: GraphicsContext, _ size: CGSize) {
        let rainbow = Gradient(colors: [.red, .yellow, .green, .blue])
        let box = CGRect(x: 0, y: 0, width: 110, height: 80)
        context.fill(
            Path(roundedRect: box, cornerRadius: 12),
            with: .linearGradient(rainbow, startPoint: .zero, endPoint: CGPoint(x: 110, y: 0)))
        context.fill(
            Path(ellipseIn: box.offsetBy(dx: 130, dy: 0)),
            with: .radialGradient(
                rainbow, center: CGPoint(x: 185, y: 40), startRadius: 0, endRadius: 14, options: .mirror))
        context.fill(
            Path(box.offsetBy(dx: 260, dy: 0)), with: .conicGradient(rainbow, center: CGPoint(x: 315, y: 40)))
        context.stroke(
            Path { path in
                path.move(to: CGPoint(x: 390, y: 70))
                path.addCurve(
                    to: CGPoint(x: 500, y: 10), control1: CGPoint(x: 420, y: -30), control2: CGPoint(x: 460, y: 110))
            }, with: .color(.purple), style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [10, 9]))
        context.draw(Text("A text").font(.title).foregroundColor(.blue), at: CGPoint(x: 55, y: 105))
        context.draw(
            Text("In a rectangle a text has as many lines as there is room for."),
            in: CGRect(x: 130, y: 88, width: 240, height: 40))
        context.draw(Image(systemName: "heart.fill"), in: CGRect(x: 400, y: 85, width: 36, height: 36))
    }

    private static func drawEffects(_ context: GraphicsContext, _ size: CGSize) {
        var clipped = context
        clipped.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)))
        for stripe in 0..<10 {
            clipped.fill(
                Path(CGRect(x: CGFloat(stripe) * 10, y: 0, width: 5, height: 100)), with: .color(.teal))
        }
        var shadowed = context
        shadowed.addFilter(.shadow(color: .black, radius: 6, x: 4, y: 4))
        shadowed.fill(
            Path(roundedRect: CGRect(x: 130, y: 15, width: 80, height: 70), cornerRadius: 8), with: .color(.orange))
        var blurred = context
        blurred.addFilter(.blur(radius: 5))
        blurred.fill(Path(ellipseIn: CGRect(x: 240, y: 15, width: 70, height: 70)), with: .color(.red))
        context.drawLayer { layer in
            layer.fill(Path(CGRect(x: 340, y: 10, width: 90, height: 80)), with: .color(.indigo))
            layer.blendMode = .destinationOut
            layer.fill(Path(ellipseIn: CGRect(x: 360, y: 25, width: 50, height: 50)), with: .color(.black))
        }
        var masked = context
        masked.clipToLayer { $0.draw(Text("Clip").font(.largeTitle).bold(), at: CGPoint(x: 500, y: 50)) }
        masked.fill(
            Path(CGRect(x: 440, y: 0, width: 120, height: 100)),
            with: .linearGradient(
                Gradient(colors: [.pink, .cyan]), startPoint: CGPoint(x: 460, y: 0), endPoint: CGPoint(x: 540, y: 0)))
    }

    private static func drawClock(_ context: GraphicsContext, _ size: CGSize, at time: Double) {
        var context = context
        context.translateBy(x: 60, y: size.height / 2)
        context.stroke(
            Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100)), with: .foreground, lineWidth: 2)
        for (period, length, width) in [(60.0, 44.0, 1.5), (3600, 40, 3), (43200, 28, 4)] {
            var hand = context
            hand.rotate(by: .radians(time.truncatingRemainder(dividingBy: period) / period * 2 * .pi))
            hand.stroke(
                Path { path in
                    path.move(to: .zero)
                    path.addLine(to: CGPoint(x: 0, y: -length))
                }, with: .color(period == 60 ? .red : .primary), style: StrokeStyle(lineWidth: width, lineCap: .round))
        }
    }
}
