/// Checks of what an update has left out, for test runs: they cost as much as doing everything anew.
package struct UpdateChecks: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// A layout of which nothing is remembered must give the same frames.
    package static let layout = UpdateChecks(rawValue: 1)
    /// Bodies that were passed over must give the same when they are evaluated. Runs the app's code, so it is done where
    /// nobody counts any more: when `verifyBodies` is called.
    package static let bodies = UpdateChecks(rawValue: 2)
}
