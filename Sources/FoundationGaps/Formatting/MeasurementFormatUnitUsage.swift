import Foundation

/// What is measured, by which people of a region choose a unit: the length of a road in miles, of a person in feet.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The name in Unicode's data; `nil` is the common use, and an empty one keeps the unit.
    let identifier: String?

    /// The common use.
    public static var general: MeasurementFormatUnitUsage<UnitType> { .init(identifier: nil) }
    /// The unit of the measurement is kept.
    public static var asProvided: MeasurementFormatUnitUsage<UnitType> { .init(identifier: "") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A part of a person.
    public static var person: MeasurementFormatUnitUsage<UnitType> { .init(identifier: "person") }
    /// The height of a person.
    public static var personHeight: MeasurementFormatUnitUsage<UnitType> { .init(identifier: "person-height") }
    /// A distance on a road.
    public static var road: MeasurementFormatUnitUsage<UnitType> { .init(identifier: "road") }
    /// The focal length of a lens.
    public static var focalLength: MeasurementFormatUnitUsage<UnitType> { .init(identifier: "focal-length") }
    /// An amount of rain.
    public static var rainfall: MeasurementFormatUnitUsage<UnitType> { .init(identifier: "rainfall") }
    /// An amount of snow.
    public static var snowfall: MeasurementFormatUnitUsage<UnitType> { .init(identifier: "snowfall") }
    /// How far one can see.
    public static var visibility: MeasurementFormatUnitUsage<UnitType> { .init(identifier: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: MeasurementFormatUnitUsage<UnitType> { .init(identifier: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of the air.
    public static var weather: MeasurementFormatUnitUsage<UnitType> { .init(identifier: "weather") }
    /// The temperature of a person.
    public static var person: MeasurementFormatUnitUsage<UnitType> { .init(identifier: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: MeasurementFormatUnitUsage<UnitType> { .init(identifier: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// An amount of a liquid.
    public static var liquid: MeasurementFormatUnitUsage<UnitType> { .init(identifier: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of the wind.
    public static var wind: MeasurementFormatUnitUsage<UnitType> { .init(identifier: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air.
    public static var barometric: MeasurementFormatUnitUsage<UnitType> { .init(identifier: "baromtrc") }
}
