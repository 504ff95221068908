import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes a measurement in the units and the language of a region.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How long the unit's name is.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let width: UnitText.Width

            /// "3.1 miles".
            public static var wide: UnitWidth { UnitWidth(width: .full) }
            /// "3.1 mi".
            public static var abbreviated: UnitWidth { UnitWidth(width: .short) }
            /// "3.1mi".
            public static var narrow: UnitWidth { UnitWidth(width: .narrow) }
        }

        /// How long the unit's name is.
        public var width: UnitWidth
        /// The language and region.
        public var locale: Locale
        /// What is measured.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written; `nil` leaves it to the use.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether a temperature has a degree sign but no scale.
        public var hidesScaleName = false

        /// Makes a style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The text for a measurement.
        public func format(_ value: Measurement<UnitType>) -> String {
            var format = UnitText(locale: locale.forUser, width: width.width)
            let symbol = value.unit.symbol
            guard let identifier = value.unit.unicodeIdentifier else {
                return "\(format.number(value.value)) \(symbol)"
            }
            if let usage, usage.identifier != "" {
                format.usage = usage.identifier ?? value.unit.generalUsage
            }
            if hidesScaleName, value.unit is UnitTemperature {
                let converted = format.regional(value.value, value.unit, keepsUnit: usage?.identifier == "")
                format.precision = "precision-integer"
                return format.number(converted) + "°"
            }
            guard let numberFormatStyle else {
                return format.text(value.value, identifier) ?? "\(format.number(value.value)) \(symbol)"
            }
            // The number is written by its own style, and takes the place of ICU's.
            let number = value.value.formatted(numberFormatStyle.locale(locale.forUser))
            format.usage = nil
            guard let name = format.text(value.value, identifier) else { return "\(number) \(symbol)" }
            format.precision = nil
            let plain = value.value.formatted(
                FloatingPointFormatStyle<Double>(locale: locale.forUser).precision(.fractionLength(0...6)))
            return name.contains(plain) ? name.replacingOccurrences(of: plain, with: number) : "\(number) \(symbol)"
        }

        /// The same style in another language.
        public func locale(_ locale: Locale) -> FormatStyle {
            var copy = self
            copy.locale = locale
            return copy
        }
    }

    /// The text in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }

    /// The text in the units and the language of the user, with short names of units.
    public func formatted() -> String {
        FormatStyle(width: .abbreviated).format(self)
    }
}

extension FormatStyle {
    /// A style for measurements.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A style for temperatures, with or without the name of the scale.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Measurement<UnitTemperature>.FormatStyle(
            width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}
