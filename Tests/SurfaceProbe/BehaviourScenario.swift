#if GTK
    import Behaviours
    import Foundation
    import MartletGTK
    import SwiftUICore

    extension SurfaceScenario {
        /// The view of a behaviour, by the name in the environment variable `BEHAVIOUR`.
        static func behaviour(_ stage: Stage) {
            let name = ProcessInfo.processInfo.environment["BEHAVIOUR"] ?? ""
            guard let behaviour = Behaviour.all.first(where: { $0.name == name }) else {
                print("unknown behaviour \(name)")
                exit(2)
            }
            show(
                behaviour.view(), titled: "", size: CGSize(width: 400, height: 400), on: stage,
                commands: behaviour.commands)
        }
    }
#endif
