import Foundation

extension UnitText {
    /// The number alone, with at most three digits after the point where nothing else is said.
    func number(_ value: Double) -> String {
        var style = FloatingPointFormatStyle<Double>(locale: locale).grouping(groups ? .automatic : .never)
        if precision == "precision-integer" {
            style = style.precision(.fractionLength(0))
        } else if let precision, precision.hasPrefix(".") {
            let least = precision.filter { $0 == "0" }.count
            style = style.precision(.fractionLength(least...(precision.count - 1)))
        } else {
            style = style.precision(.fractionLength(0...3))
        }
        return value.formatted(style)
    }

    /// A temperature in the scale of the region.
    func regional(_ value: Double, _ unit: Unit, keepsUnit: Bool) -> Double {
        guard !keepsUnit, let dimension = unit as? UnitTemperature else { return value }
        let usesFahrenheit = ["US", "BS", "BZ", "KY", "PR", "PW"].contains(locale.region?.identifier ?? "")
        return Measurement(value: value, unit: dimension)
            .converted(to: usesFahrenheit ? .fahrenheit : .celsius).value
    }
}

extension Unit {
    /// What ICU calls the common use of a kind of unit; `nil` where there is no such choice and the unit is kept.
    var generalUsage: String? {
        switch self {
        case is UnitVolume: "fluid"
        case is UnitLength, is UnitMass, is UnitTemperature, is UnitSpeed, is UnitArea, is UnitFuelEfficiency,
            is UnitPressure:
            "default"
        default: nil
        }
    }
}
