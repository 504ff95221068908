/// A style whose result is a colour, of any type, equal by type and value.
package struct ColorStyle: Hashable, Sendable {
    package let base: any ShapeStyle & Hashable

    init(_ base: any ShapeStyle & Hashable) {
        self.base = base
    }

    package static func == (a: ColorStyle, b: ColorStyle) -> Bool {
        AnyHashable(a.base) == AnyHashable(b.base)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(base))
    }

    func paint(in context: PaintContext) -> ResolvedPaint {
        base.paint(in: context)
    }
}
