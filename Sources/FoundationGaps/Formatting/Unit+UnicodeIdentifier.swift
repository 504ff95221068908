import Foundation

extension Unit {
    /// The unit's name in Unicode's data, such as `kilometer-per-hour`; `nil` for units that it does not have.
    var unicodeIdentifier: String? {
        Self.identifiers[String(describing: type(of: self))]?[symbol]
    }

    /// Class, then symbol: different kinds of units share symbols.
    private static let identifiers: [String: [String: String]] = [
        "UnitLength": [
            "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter",
            "dm": "decimeter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer",
            "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian",
            "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit",
            "pc": "parsec",
        ],
        "UnitMass": [
            "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram", "µg": "microgram",
            "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne",
            "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
        ],
        "UnitDuration": [
            "h": "hour", "hr": "hour", "m": "minute", "min": "minute", "s": "second", "sec": "second",
            "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond", "ps": "picosecond",
        ],
        "UnitTemperature": [
            "K": "kelvin", "°C": "celsius", "°F": "fahrenheit",
        ],
        "UnitSpeed": [
            "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
        ],
        "UnitArea": [
            "Mm²": "square-megameter", "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
            "mm²": "square-millimeter", "µm²": "square-micrometer", "nm²": "square-nanometer", "in²": "square-inch",
            "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "a": "are",
            "ha": "hectare",
        ],
        "UnitVolume": [
            "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dl": "deciliter", "dL": "deciliter",
            "cL": "centiliter", "mL": "milliliter", "km³": "cubic-kilometer", "m³": "cubic-meter",
            "dm³": "cubic-decimeter", "cm³": "cubic-centimeter", "mm³": "cubic-millimeter", "in³": "cubic-inch",
            "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel",
            "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint",
            "qt": "quart", "gal": "gallon", "gal Imperial": "gallon-imperial",
            "fl oz Imperial": "fluid-ounce-imperial", "metric cup Imperial": "cup-metric", "metric cup": "cup-metric",
        ],
        "UnitAngle": [
            "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
        ],
        "UnitInformationStorage": [
            "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
            "PB": "petabyte", "kbit": "kilobit", "Mbit": "megabit", "Gbit": "gigabit", "Tbit": "terabit",
        ],
        "UnitPower": [
            "TW": "terawatt", "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
            "hp": "horsepower",
        ],
        "UnitEnergy": [
            "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
        ],
        "UnitPressure": [
            "N/m²": "pascal", "Pa": "pascal", "GPa": "gigapascal", "MPa": "megapascal", "kPa": "kilopascal",
            "hPa": "hectopascal", "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
            "psi": "pound-force-per-square-inch",
        ],
        "UnitFrequency": [
            "THz": "terahertz", "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
            "mHz": "millihertz",
        ],
        "UnitFuelEfficiency": [
            "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon",
            "mpg Imperial": "mile-per-gallon-imperial",
        ],
        "UnitAcceleration": [
            "m/s²": "meter-per-square-second", "g": "g-force",
        ],
        "UnitElectricCurrent": [
            "MA": "megaampere", "kA": "kiloampere", "A": "ampere", "mA": "milliampere",
        ],
        "UnitElectricPotentialDifference": [
            "MV": "megavolt", "kV": "kilovolt", "V": "volt", "mV": "millivolt",
        ],
        "UnitElectricResistance": [
            "MΩ": "megaohm", "kΩ": "kiloohm", "Ω": "ohm", "mΩ": "milliohm",
        ],
        "UnitIlluminance": [
            "lx": "lux"
        ],
        "UnitDispersion": [
            "ppm": "permillion"
        ],
        "UnitConcentrationMass": [
            "g/L": "gram-per-liter", "mg/dL": "milligram-per-deciliter",
        ],
    ]
}
