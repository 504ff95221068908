/// What an attribute is, and where it stands in the current wave of changes.
///
/// It has the names of an option set without being one: through the protocol, builds without optimisation would spend
/// most of their time here.
@usableFromInline
package struct SlotFlags {
    @usableFromInline package var rawValue: UInt32

    @inlinable
    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    @inlinable @inline(__always)
    package static func | (left: Self, right: Self) -> Self { Self(rawValue: left.rawValue | right.rawValue) }

    @inlinable @inline(__always)
    package func contains(_ flags: Self) -> Bool { rawValue & flags.rawValue == flags.rawValue }

    @inlinable @inline(__always)
    package func isDisjoint(with flags: Self) -> Bool { rawValue & flags.rawValue == 0 }

    @inlinable @inline(__always)
    package mutating func insert(_ flags: Self) { rawValue |= flags.rawValue }

    @inlinable @inline(__always)
    package mutating func remove(_ flags: Self) { rawValue &= ~flags.rawValue }

    @inlinable @inline(__always)
    package func union(_ flags: Self) -> Self { self | flags }

    @inlinable @inline(__always)
    package func subtracting(_ flags: Self) -> Self { Self(rawValue: rawValue & ~flags.rawValue) }

    /// An input may have changed since the last run: the value has to be checked before it is read.
    @inlinable package static var dirty: Self { Self(rawValue: 1 << 0) }
    /// Whatever the inputs say, the next check runs the body.
    @inlinable package static var mustRun: Self { Self(rawValue: 1 << 1) }
    @inlinable package static var hasValue: Self { Self(rawValue: 1 << 2) }
    /// Being checked or run: a read of it now closes a cycle.
    @inlinable package static var onStack: Self { Self(rawValue: 1 << 3) }
    /// Its body is running.
    @inlinable package static var running: Self { Self(rawValue: 1 << 4) }
    /// On the stack and sure to run, with its known inputs being brought up to date first.
    @inlinable package static var prefetching: Self { Self(rawValue: 1 << 5) }
    /// In the queue of effects.
    @inlinable package static var queued: Self { Self(rawValue: 1 << 6) }
    /// Freed: no handle reaches it any more.
    @inlinable package static var freed: Self { Self(rawValue: 1 << 7) }
    /// Some input was freed during the run, and its edge is to be removed at the end of it.
    @inlinable package static var hasDeadInputs: Self { Self(rawValue: 1 << 8) }
    /// The run that is going on takes part in a cycle.
    @inlinable package static var inCycle: Self { Self(rawValue: 1 << 9) }
    /// The cycle that this attribute is part of was reported.
    @inlinable package static var cycleReported: Self { Self(rawValue: 1 << 10) }
    /// The value is a stand-in, made because a cycle asked for it before there was one.
    @inlinable package static var hasPlaceholder: Self { Self(rawValue: 1 << 11) }

    /// Freed while a frame of the evaluation used it: its storage and its inputs remain until nothing is evaluated.
    @inlinable package static var lingering: Self { Self(rawValue: 1 << 12) }

    @inlinable package static var input: Self { Self(rawValue: 1 << 16) }
    @inlinable package static var rule: Self { Self(rawValue: 1 << 17) }
    @inlinable package static var effect: Self { Self(rawValue: 1 << 18) }
    @inlinable package static var indirect: Self { Self(rawValue: 1 << 19) }
    /// Has a body that has to be released with the slot.
    @inlinable package static var hasBody: Self { Self(rawValue: 1 << 20) }
    /// No two values are equal.
    @inlinable package static var neverEqual: Self { Self(rawValue: 1 << 21) }
    /// The attribute type belongs to this slot alone.
    @inlinable package static var ownsType: Self { Self(rawValue: 1 << 22) }
    /// The value lies outside the slot.
    @inlinable package static var valueOutside: Self { Self(rawValue: 1 << 23) }

    /// A read of an attribute without any of these needs no work but the load.
    @inlinable package static var needsAttention: Self { .dirty | .onStack | .indirect | .freed }
}
