/// How much work has been done; tests hold scripted actions against these, which do not jitter.
package struct WorkCounters: Equatable, Sendable {
    package var bodies = 0
    package var sizeQueries = 0
    package var placements = 0
    /// How often something that depends on where a view is was asked whether it has moved.
    package var placeQuestions = 0
    package var leafMeasurements = 0
    /// Those of them that measured a text, which shapes its letters.
    package var textMeasurements = 0
    package var surfaceInserts = 0
    package var surfaceUpdates = 0
    package var surfaceRemoves = 0
    package var surfaceMoves = 0
    package var frameWrites = 0
    package var commits = 0
    package var updates = 0

    /// How often each type's body was evaluated; gathered only when `recordsBodyTypes` is on.
    package var bodiesByType: [ObjectIdentifier: Int] = [:]
    package var recordsBodyTypes = false

    package init() {}

    package mutating func bodyEvaluated<V>(_ type: V.Type) {
        bodies += 1
        if recordsBodyTypes { bodiesByType[ObjectIdentifier(type), default: 0] += 1 }
    }

    package mutating func count(_ commit: Commit) {
        commits += 1
        for operation in commit.operations {
            switch operation {
            case .update: surfaceUpdates += 1
            case .remove: surfaceRemoves += 1
            case .move: surfaceMoves += 1
            case .insert, .frame, .command: break
            }
        }
    }
}
