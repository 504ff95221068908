import Foundation
import FoundationGaps
import Testing

private typealias MeasurementFormatter = FoundationGaps.MeasurementFormatter

struct MeasurementFormatterTests {
    private func formatter(_ locale: String) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        return formatter
    }

    private let distance = Measurement(value: 5, unit: UnitLength.kilometers)

    @Test("the unit is that of the region")
    func region() {
        #expect(formatter("en_US").string(from: distance) == "3.107 mi")
        #expect(formatter("de_DE").string(from: distance) == "5 km")
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(formatter("en_US").string(from: warm) == "68°F")
    }

    @Test("the provided unit is kept on request, in each style")
    func provided() {
        let formatter = formatter("en_US")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: distance) == "5 km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: distance) == "5 kilometers")
        formatter.unitStyle = .short
        #expect(formatter.string(from: distance) == "5km")
    }

    @Test("the number formatter decides about digits")
    func digits() {
        let formatter = formatter("en_US")
        formatter.unitOptions = .providedUnit
        formatter.numberFormatter.maximumFractionDigits = 0
        #expect(formatter.string(from: Measurement(value: 2.7, unit: UnitLength.meters)) == "3 m")
        formatter.numberFormatter.minimumFractionDigits = 2
        #expect(formatter.string(from: Measurement(value: 2.7, unit: UnitLength.meters)) == "2.70 m")
    }

    @Test("a temperature can go without its scale")
    func temperature() {
        let formatter = formatter("en_US")
        formatter.unitOptions = [.temperatureWithoutUnit, .providedUnit]
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
    }

    @Test("units have names, and unknown ones their symbol")
    func units() {
        let formatter = formatter("en_US")
        formatter.unitStyle = .long
        #expect(formatter.string(from: UnitLength.kilometers as Unit) == "kilometers")
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitMass.slugs)) == "3 slug")
        #expect(formatter.string(for: distance) == "3.107 miles")
        #expect(formatter.string(for: "text") == nil)
    }

    @Test("every unit of Foundation that Unicode knows is written without falling back to its symbol")
    func all() {
        let formatter = formatter("en_US")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        let units: [Dimension] = [
            UnitLength.megameters, UnitLength.parsecs, UnitMass.metricTons, UnitMass.ouncesTroy, UnitDuration.hours,
            UnitSpeed.knots, UnitArea.hectares, UnitVolume.imperialGallons, UnitVolume.metricCups, UnitAngle.arcMinutes,
            UnitInformationStorage.megabytes, UnitPower.horsepower, UnitEnergy.kilocalories, UnitPressure.bars,
            UnitFrequency.gigahertz, UnitFuelEfficiency.litersPer100Kilometers, UnitAcceleration.gravity,
            UnitElectricCurrent.milliamperes, UnitElectricPotentialDifference.volts, UnitElectricResistance.ohms,
            UnitIlluminance.lux, UnitDispersion.partsPerMillion, UnitConcentrationMass.gramsPerLiter,
        ]
        for unit in units {
            let text = formatter.string(from: Measurement(value: 2, unit: unit))
            #expect(text.hasPrefix("2 ") || text.hasPrefix("2-"), "\(text)")
            #expect(!text.hasSuffix(" \(unit.symbol)"), "\(text)")
        }
    }

    @Test("formatted() chooses the region's unit and as many digits as its use needs")
    func formatted() {
        let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: Locale(identifier: "en_US"))
        #expect(distance.formatted(style) == "3.1 mi")
        #expect(
            distance.formatted(.measurement(width: .wide, usage: .asProvided).locale(Locale(identifier: "fr")))
                == "5\u{A0}kilomètres")
        let tall = Measurement(value: 1.8, unit: UnitLength.meters)
        #expect(
            tall.formatted(
                .measurement(width: .abbreviated, usage: .personHeight).locale(Locale(identifier: "en_US")))
                == "5 ft, 11 in")
        #expect(
            distance.formatted(
                .measurement(
                    width: .abbreviated, usage: .asProvided,
                    numberFormatStyle: .number.precision(.fractionLength(2))
                ).locale(Locale(identifier: "en_US"))) == "5.00 km")
    }

    @Test("lists are joined as the language does")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        #expect(formatter.string(from: ["a", "b"]) == "a and b")
        #expect(formatter.string(from: ["a"]) == "a")
        #expect(formatter.string(from: []) == "")
        formatter.locale = Locale(identifier: "de")
        #expect(formatter.string(from: [1, 2, 3]) == "1, 2 und 3")
    }
}
