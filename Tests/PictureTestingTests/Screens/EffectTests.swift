import PictureTesting
import SwiftUI
import Testing
import ViewTesting

/// Colours of single pixels, where what they have to be can be worked out.
@MainActor
@Suite("Pictures of effects")
struct EffectTests {
    private func picture(_ view: some View, size: CGFloat = 40) -> Picture {
        TestHost(view.frame(width: size, height: size), size: CGSize(width: size, height: size)).picture()
    }

    private let red = [UInt8(255), 0, 0]
    private let yellow = [UInt8(255), 255, 0]
    private let green = [UInt8(0), 255, 0]

    private let pureRed = Color(.sRGB, red: 1, green: 0, blue: 0)
    private let pureGreen = Color(.sRGB, red: 0, green: 1, blue: 0)
    private let pureYellow = Color(.sRGB, red: 1, green: 1, blue: 0)

    @Test("a mask shows what it is opaque over")
    func mask() {
        let shown = picture(
            ZStack {
                pureGreen
                pureRed.mask(alignment: .leading) { Color.black.frame(width: 20) }
            })
        #expect(shown.color(5, 20) == red)
        #expect(shown.color(35, 20) == green)
    }

    @Test("a half transparent mask lets half through, and one of nothing nothing")
    func partialMask() {
        let half = picture(
            ZStack {
                pureGreen
                pureRed.mask { Color.black.opacity(0.5) }
            }
        ).color(20, 20)
        #expect(abs(Int(half[0]) - 128) < 3 && abs(Int(half[1]) - 128) < 3)
        let none = picture(
            ZStack {
                pureGreen
                pureRed.mask { EmptyView() }
            })
        #expect(none.color(20, 20) == green)
    }

    @Test("blend modes combine a view with what lies below it")
    func blending() {
        func mixed(_ mode: BlendMode) -> [UInt8] {
            picture(
                ZStack {
                    pureYellow
                    pureRed.blendMode(mode)
                }
            ).color(20, 20)
        }
        #expect(mixed(.normal) == red)
        #expect(mixed(.multiply) == red)
        #expect(mixed(.screen) == yellow)
        #expect(mixed(.difference) == green)
    }

    @Test("a group keeps blend modes to itself")
    func group() {
        let alone = picture(
            ZStack {
                pureYellow
                pureRed.blendMode(.difference).compositingGroup()
            })
        #expect(alone.color(20, 20) == red)
        let hole = picture(
            ZStack {
                pureGreen
                ZStack {
                    pureRed
                    Color.black.frame(width: 20, height: 20).blendMode(.destinationOut)
                }
                .compositingGroup()
            })
        #expect(hole.color(20, 20) == green)
        #expect(hole.color(3, 3) == red)
    }

    @Test("a canvas fills, clips, erases and filters")
    func canvas() {
        let all = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
        let left = Path(CGRect(x: 0, y: 0, width: 20, height: 40))
        let clipped = picture(
            Canvas { context, _ in
                context.fill(all, with: .color(pureGreen))
                context.clip(to: left)
                context.fill(all, with: .color(pureRed))
            })
        #expect(clipped.color(5, 20) == red && clipped.color(35, 20) == green)
        let outside = picture(
            Canvas { context, _ in
                context.fill(all, with: .color(pureGreen))
                context.clip(to: left, options: .inverse)
                context.fill(all, with: .color(pureRed))
            })
        #expect(outside.color(5, 20) == green && outside.color(35, 20) == red)
        let erased = picture(
            ZStack {
                pureYellow
                Canvas { context, _ in
                    context.fill(all, with: .color(pureRed))
                    context.blendMode = .clear
                    context.fill(left, with: .color(.black))
                }
            })
        #expect(erased.color(5, 20) == yellow && erased.color(35, 20) == red)
        let inverted = picture(
            Canvas { context, _ in
                context.addFilter(.colorInvert())
                context.fill(all, with: .color(.sRGB, red: 1, green: 0, blue: 1))
            })
        #expect(inverted.color(20, 20) == green)
    }

    @Test("a canvas draws as far as a layer is opaque, and views as symbols")
    func canvasLayers() {
        let all = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
        let masked = picture(
            Canvas { context, _ in
                context.fill(all, with: .color(pureGreen))
                context.clipToLayer { $0.fill(Path(CGRect(x: 20, y: 0, width: 20, height: 40)), with: .foreground) }
                context.fill(all, with: .color(pureRed))
            })
        #expect(masked.color(5, 20) == green && masked.color(35, 20) == red)
        let symbols = picture(
            Canvas { context, _ in
                context.fill(all, with: .color(pureGreen))
                guard let symbol = context.resolveSymbol(id: "red") else { return }
                context.draw(symbol, in: CGRect(x: 10, y: 10, width: 20, height: 20))
            } symbols: {
                pureRed.frame(width: 5, height: 5).tag("red")
            })
        #expect(symbols.color(20, 20) == red && symbols.color(12, 28) == red && symbols.color(5, 5) == green)
    }

    @Test("half a turn in space shows a view from behind")
    func turned() {
        let shown = picture(
            HStack(spacing: 0) {
                pureRed
                pureGreen
            }
            .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)))
        #expect(shown.color(5, 20) == green)
        #expect(shown.color(35, 20) == red)
    }

    @Test("what is turned away is smaller on the far side")
    func perspective() {
        let shown = picture(
            ZStack {
                pureGreen
                pureRed.frame(width: 40, height: 40).rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0))
            }, size: 80)
        // The top edge is narrower than the bottom edge; both are in the middle part of the picture.
        let top = (0..<80).filter { shown.color($0, 34) == red }.count
        let bottom = (0..<80).filter { shown.color($0, 50) == red }.count
        #expect(top > 0 && top < bottom)
    }
}

extension Picture {
    /// Red, green and blue of a pixel.
    fileprivate func color(_ x: Int, _ y: Int) -> [UInt8] {
        let start = (y * width + x) * 4
        return Array(bytes[start..<start + 3])
    }
}
