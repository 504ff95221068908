import Foundation

/// Writes a measurement in the units and the language of a region, such as "3.107 mi".
open class MeasurementFormatter: Formatter {
    /// Which unit is used, and how much of it is written.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Makes options of their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The unit of the measurement, not that of the region.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The unit in which the number is neither very large nor very small.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// A temperature has a degree sign but no scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// Which unit is used. By default it is that of the region.
    open var unitOptions: UnitOptions = []
    /// How long the unit's name is: "mi" in the middle, which is the default.
    open var unitStyle: Formatter.UnitStyle = .medium
    /// The language and region. The default is the user's.
    open var locale: Locale! = UserLocale.current.locale
    /// The digits of the number: its smallest and largest number of them after the point, significant ones, grouping.
    /// At most three are written after the point by default.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// Makes a formatter.
    public override init() {
        super.init()
    }

    /// Formatters are not made from archives on Linux; this makes one with the defaults.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The text for a measurement.
    open func string<UnitType>(from measurement: Measurement<UnitType>) -> String where UnitType: Unit {
        string(measurement.value, measurement.unit)
    }

    /// The name of a unit.
    open func string(from unit: Unit) -> String {
        unit.unicodeIdentifier.flatMap(format.name) ?? unit.symbol
    }

    /// The text for a `Measurement` or a `Unit`; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
        if let unit = obj as? Unit {
            return string(from: unit)
        }
        return (obj as? any AnyMeasurement).map { string($0.value, $0.anyUnit) }
    }

    private var format: UnitText {
        let width: UnitText.Width =
            switch unitStyle {
            case .short: .narrow
            case .medium: .short
            case .long: .full
            }
        var format = UnitText(locale: locale ?? UserLocale.current.locale, width: width)
        format.precision = numberFormatter.map(Self.precision)
        format.groups = numberFormatter?.usesGroupingSeparator ?? true
        return format
    }

    private func string(_ value: Double, _ unit: Unit) -> String {
        var format = format
        if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
            // The narrow width of a converted temperature has a degree sign only.
            let converted = format.regional(value, unit, keepsUnit: unitOptions.contains(.providedUnit))
            return format.number(converted) + "°"
        }
        guard let identifier = unit.unicodeIdentifier else {
            return "\(format.number(value)) \(unit.symbol)"
        }
        if !unitOptions.contains(.providedUnit) {
            format.usage = unit.generalUsage
        }
        return format.text(value, identifier) ?? "\(format.number(value)) \(unit.symbol)"
    }

    private static func precision(_ formatter: NumberFormatter) -> String {
        if formatter.usesSignificantDigits {
            let least = max(1, formatter.minimumSignificantDigits)
            let most = max(least, formatter.maximumSignificantDigits)
            return String(repeating: "@", count: min(least, 99)) + String(repeating: "#", count: min(most - least, 99))
        }
        let least = max(0, formatter.minimumFractionDigits)
        let most = max(least, formatter.maximumFractionDigits)
        guard most > 0 else { return "precision-integer" }
        return "." + String(repeating: "0", count: min(least, 99))
            + String(repeating: "#", count: min(most - least, 99))
    }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
    var value: Double { get }
    var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
    fileprivate var anyUnit: Unit { unit }
}
