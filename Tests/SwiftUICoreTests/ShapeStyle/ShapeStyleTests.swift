import Foundation
import Testing

@testable import SwiftUICore

@Suite("Shape styles")
struct ShapeStyleTests {
    @Test("levels of a coloured foreground lower its opacity")
    func levels() {
        let context = PaintContext(foreground: .set([AnyShapeStyle(.red)], outside: .system))
        #expect(ForegroundStyle().paint(in: context) == .color(.init(hex: 0xFF3B30)))
        #expect(HierarchicalShapeStyle.primary.paint(in: context) == .color(.init(hex: 0xFF3B30)))
        #expect(HierarchicalShapeStyle.secondary.paint(in: context) == .color(.init(hex: 0xFF3B30, opacity: 0.5)))
        #expect(Color.blue.secondary.paint(in: context) == .color(.init(hex: 0x007AFF, opacity: 0.5)))
    }

    @Test("several foreground styles are the levels")
    func givenLevels() {
        let styles = [AnyShapeStyle(.red), AnyShapeStyle(.blue)]
        let context = PaintContext(foreground: .set(styles, outside: .system))
        #expect(HierarchicalShapeStyle.secondary.paint(in: context) == .color(.init(hex: 0x007AFF)))
        #expect(HierarchicalShapeStyle.tertiary.paint(in: context) == .color(.init(hex: 0x007AFF, opacity: 0.5)))
    }

    @Test("a hierarchical foreground inside a coloured one is a level of that colour")
    func nestedLevels() {
        let outside = ForegroundStyles.set([AnyShapeStyle(.red)], outside: .system)
        let context = PaintContext(foreground: .set([AnyShapeStyle(.secondary)], outside: outside))
        #expect(ForegroundStyle().paint(in: context) == .color(.init(hex: 0xFF3B30, opacity: 0.5)))
        #expect(
            ForegroundStyle().paint(
                in: PaintContext(foreground: .set([AnyShapeStyle(.foreground)], outside: outside)))
                == .color(.init(hex: 0xFF3B30)))
    }

    @Test("foreground styles are equal by their values")
    func equality() {
        let red = ForegroundStyles.set([AnyShapeStyle(.red)], outside: .system)
        #expect(red == .set([AnyShapeStyle(Color.red)], outside: .system))
        #expect(red != .set([AnyShapeStyle(.blue)], outside: .system))
        #expect(red != .system)
        #expect(AnyShapeStyle(AnyShapeStyle(.tint)).isEqual(to: AnyShapeStyle(.tint)))
    }

    // Section 3, "Gradient"
    @Test("colours of a gradient are evenly spaced")
    func stops() {
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
        #expect(Gradient(colors: []).stops.isEmpty)
    }

    @Test("a linear gradient resolves its colours")
    func linear() {
        let style = LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
        let white = Color.Resolved(hex: 0xFFFFFF)
        let black = Color.Resolved(hex: 0)
        let expected = ResolvedGradient(stops: [.init(color: white, location: 0), .init(color: black, location: 1)])
        #expect(style.paint(in: PaintContext()) == .linearGradient(expected, start: .leading, end: .trailing))
        #expect(
            style.opacity(0.5).paint(in: PaintContext())
                == .linearGradient(expected.opacity(0.5), start: .leading, end: .trailing))
    }

    @Test("a conic gradient goes all the way round")
    func conic() {
        let style = AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90))
        guard case .angularGradient(_, .center, let start, let end) = style.paint(in: PaintContext()) else {
            Issue.record("not angular")
            return
        }
        #expect(abs(start.degrees - 90) < 1e-9)
        #expect(abs(end.degrees - 450) < 1e-9)
    }

    @Test("a perceptual gradient keeps its space through type erasure")
    func perceptual() {
        let gradient = Gradient(colors: [.red, .blue]).colorSpace(.perceptual)
        #expect(gradient.resolved(in: PaintContext()).isPerceptual)
        #expect(gradient != AnyGradient(Gradient(colors: [.red, .blue])))
    }

    // Section 3, "shadow"
    @Test("a drop shadow is black at a third by default")
    func shadow() {
        guard
            case .shadowed(_, let shadow) = Color.red.shadow(.drop(radius: 3)).paint(in: PaintContext())
        else {
            Issue.record("no shadow")
            return
        }
        #expect(shadow == ResolvedShadow(isInner: false, color: .init(hex: 0, opacity: 0.33), radius: 3, x: 0, y: 0))
    }

    // Section 3, "StrokeStyle"
    @Test("a stroke style without arguments is one point, butt, miter, limit 10, solid")
    func stroke() {
        let style = StrokeStyle()
        #expect(style.lineWidth == 1)
        #expect(style.lineCap == .butt)
        #expect(style.lineJoin == .miter)
        #expect(style.miterLimit == 10)
        #expect(style.dash.isEmpty)
        #expect(style.dashPhase == 0)
    }

    @Test("the fill and background styles take the appearance of their place")
    func semantic() {
        #expect(FillShapeStyle().paint(in: PaintContext()) == .color(.init(hex: 0x787880, opacity: 0.2)))
        #expect(
            FillShapeStyle().secondary.paint(in: PaintContext(isDark: true))
                == .color(.init(hex: 0x787880, opacity: 0.32)))
        let window = Color.Resolved(hex: 0xFAFAFA)
        #expect(BackgroundStyle().paint(in: PaintContext(windowBackground: window)) == .color(window))
        #expect(
            BackgroundStyle().paint(in: PaintContext(background: AnyShapeStyle(.background)))
                == .color(.init(hex: 0xFFFFFF)))
    }

    @Test("a style of an app's own turns into another one in the environment of its place")
    func customStyle() {
        struct Ink: ShapeStyle, Hashable {
            func resolve(in environment: EnvironmentValues) -> Color.Resolved {
                Color.Resolved(hex: environment.colorScheme == .dark ? 0xABCDEF : 0x123456)
            }
        }
        struct Layered: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Ink().opacity(0.5) }
        }
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        let context = PaintContext(environment: environment)
        #expect(Ink().paint(in: context) == .color(.init(hex: 0xABCDEF)))
        #expect(Layered().paint(in: context) == .color(.init(hex: 0xABCDEF, opacity: 0.5)))
        #expect(Color(Ink()).resolve(in: environment) == .init(hex: 0xABCDEF))
        #expect(Color(Ink()) == Color(Ink()))
        #expect(Color.red.resolve(in: environment) == .init(hex: 0xFF453A))
    }
}
