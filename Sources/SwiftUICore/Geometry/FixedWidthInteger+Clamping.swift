extension FixedWidthInteger {
    /// The whole part of a number, cut off to what fits; 0 for what is no number. For numbers of an app, which may be
    /// anything, on their way to C and into texts.
    package init<Number: BinaryFloatingPoint>(clamping number: Number) {
        if number.isNaN {
            self = 0
        } else if number >= Number(Self.max) {
            self = .max
        } else if number <= Number(Self.min) {
            self = .min
        } else {
            self = Self(number)
        }
    }
}
