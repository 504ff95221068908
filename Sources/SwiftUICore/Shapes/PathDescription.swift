import Foundation

extension Path: LosslessStringConvertible {
    /// The steps as text: points followed by `m`, `l`, `q` or `c`, and `h` for closing.
    public var description: String {
        func text(_ points: CGPoint...) -> String {
            points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let point): text(point) + " m"
            case .line(let point): text(point) + " l"
            case .quadCurve(let point, let control): text(control, point) + " q"
            case .curve(let point, let control1, let control2): text(control1, control2, point) + " c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// Makes a path from its description; `re` after x, y, width and height adds a rectangle. Nil for other text.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
            switch (word, numbers.count) {
            case ("m", 2): move(to: point(0))
            case ("l", 2) where !isEmpty: addLine(to: point(0))
            case ("q", 4) where !isEmpty: addQuadCurve(to: point(2), control: point(0))
            case ("c", 6) where !isEmpty: addCurve(to: point(4), control1: point(0), control2: point(2))
            case ("h", 0): closeSubpath()
            case ("re", 4):
                addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: return nil
            }
            numbers.removeAll(keepingCapacity: true)
        }
        if !numbers.isEmpty { return nil }
    }

    /// A number without a needless fraction.
    private static func text(_ number: CGFloat) -> String {
        if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
        return String(Double(number))
    }
}
