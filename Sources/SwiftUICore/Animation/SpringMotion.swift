import Foundation

extension Spring {
    /// The place after `time` seconds of a mass that starts at zero and is drawn to `target`.
    public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic {
        let motion = coefficients(at: time)
        return target + target.scaled(by: -motion.position) + initialVelocity.scaled(by: motion.push)
    }

    /// The velocity after `time` seconds of a mass that starts at zero and is drawn to `target`.
    public func velocity<V>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V where V: VectorArithmetic {
        let motion = coefficients(at: time)
        return target.scaled(by: -motion.positionSlope) + initialVelocity.scaled(by: motion.pushSlope)
    }

    /// Moves a value and its velocity on by a time.
    public func update<V>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) where V: VectorArithmetic {
        let distance = target - value
        let moved = self.value(target: distance, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
        value += moved
    }

    /// The force on a mass at a place with a velocity.
    public func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The time after which the motion stays within `epsilon` of its target; infinite without damping.
    public func settlingDuration<V>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval where V: VectorArithmetic {
        let (w, z) = (angularFrequency, dampingRatio)
        let distance = target.magnitudeSquared.squareRoot()
        let speed = initialVelocity.magnitudeSquared.squareRoot()
        guard epsilon > 0, distance + speed > 0, w < .infinity else { return 0 }
        guard w > 0, z > 0 else { return .infinity }
        // The motion never leaves this envelope.
        func envelope(_ t: Double) -> Double {
            if z < 1 {
                let v = w * (1 - z * z).squareRoot()
                let swing = (speed + z * w * distance) / v
                return (distance * distance + swing * swing).squareRoot() * exp(-z * w * t)
            }
            let slowest = z == 1 ? w : w * (z - (z * z - 1).squareRoot())
            return (distance + (speed + w * distance) * t) * exp(-slowest * t)
        }
        var high = 1 / (z * w)
        while envelope(high) > epsilon, high < 1e9 { high *= 2 }
        var low = 0.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }

    /// The place after `time` seconds between two values.
    public func value<V>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V where V: Animatable {
        var result = fromValue
        let distance = toValue.animatableData - fromValue.animatableData
        result.animatableData =
            fromValue.animatableData
            + value(target: distance, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The velocity after `time` seconds between two values.
    public func velocity<V>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V where V: Animatable {
        var result = initialVelocity
        let distance = toValue.animatableData - fromValue.animatableData
        result.animatableData = velocity(
            target: distance, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The force on a mass at a place between two values.
    public func force<V>(fromValue: V, toValue: V, position: V, velocity: V) -> V where V: Animatable {
        var result = position
        result.animatableData = force(
            target: toValue.animatableData - fromValue.animatableData,
            position: position.animatableData - fromValue.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// The time after which the motion between two values stays within `epsilon` of the second.
    public func settlingDuration<V>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval where V: Animatable {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }

    /// The motion at a moment, split into what a distance of one and what a velocity of one bring about.
    private struct Coefficients {
        /// The distance left of a distance of one.
        var position: Double
        var positionSlope: Double
        /// How far a velocity of one has carried.
        var push: Double
        var pushSlope: Double
    }

    private func coefficients(at time: TimeInterval) -> Coefficients {
        let (w, z) = (angularFrequency, dampingRatio)
        let t = max(time, 0)
        guard w < .infinity, t < .infinity else {
            return Coefficients(position: 0, positionSlope: 0, push: 0, pushSlope: 0)
        }
        if abs(z - 1) < 1e-9 || w == 0 {
            let decay = exp(-w * t)
            return Coefficients(
                position: decay * (1 + w * t), positionSlope: -w * w * t * decay, push: t * decay,
                pushSlope: decay * (1 - w * t))
        }
        if z < 1 {
            let v = w * (1 - z * z).squareRoot()
            let decay = exp(-z * w * t)
            let (sine, cosine) = (sin(v * t), cos(v * t))
            return Coefficients(
                position: decay * (cosine + z * w / v * sine), positionSlope: -decay * (w * w / v) * sine,
                push: decay * sine / v, pushSlope: decay * (cosine - z * w / v * sine))
        }
        let root = w * (z * z - 1).squareRoot()
        let (slow, fast) = (-z * w + root, -z * w - root)
        let (slowDecay, fastDecay) = (exp(slow * t), exp(fast * t))
        let width = slow - fast
        return Coefficients(
            position: (slow * fastDecay - fast * slowDecay) / width,
            positionSlope: slow * fast * (fastDecay - slowDecay) / width, push: (slowDecay - fastDecay) / width,
            pushSlope: (slow * slowDecay - fast * fastDecay) / width)
    }
}
