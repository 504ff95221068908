import Foundation

/// Random numbers that come again for the same seed.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func roll(_ sides: Int) -> Int { Int(next() % UInt64(sides)) }
}

/// What a run is given by the environment: a seed, and how many scripts are tried.
enum Settings {
    static let seed = number("MARTLET_SEED") ?? 20_261_130

    static let scripts = number("COMBINE_SCRIPTS").map(Int.init) ?? 10_000

    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }
}
