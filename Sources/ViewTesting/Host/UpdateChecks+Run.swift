import Foundation
import SwiftUICore

extension UpdateChecks {
    /// The checks that all hosts of this run make which do not say otherwise, from the variable `MARTLET_CHECKS`: the
    /// words `layout` and `bodies`, or none of them. Work done twice is no work of the app, so an app's own tests run
    /// without; `Scripts/test` asks for them.
    static let wantedByRun: UpdateChecks = {
        let words = ProcessInfo.processInfo.environment["MARTLET_CHECKS"] ?? ""
        var checks: UpdateChecks = []
        for word in words.split(separator: ",") {
            switch word {
            case "layout": checks.insert(.layout)
            case "bodies": checks.insert(.bodies)
            default: preconditionFailure("MARTLET_CHECKS knows “layout” and “bodies”, not “\(word)”.")
            }
        }
        return checks
    }()
}
