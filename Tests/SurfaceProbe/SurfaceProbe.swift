#if GTK
    import Foundation
    import MartletGTK
    import SwiftUICore

    /// Opens real windows by commits written here by hand, and prints what happens, a line each.
    ///
    /// Tests run it on a virtual display, one scenario a process, and send it keys and clicks.
    @main
    @MainActor
    struct SurfaceProbe {
        static func main() {
            setvbuf(stdout, nil, _IOLBF, 0)
            let name = CommandLine.arguments.dropFirst().first ?? ""
            do {
                guard case .surface(let surface) = try GTKProgram.start(applicationID: "SurfaceProbe", isUnique: false)
                else { return }
                let stage = Stage(surface)
                guard let scenario = SurfaceScenario.all[name] else {
                    print("unknown scenario; there are: \(SurfaceScenario.all.keys.sorted().joined(separator: ", "))")
                    exit(2)
                }
                GTKProgram.onTermination { print("terminated") }
                scenario(stage)
                GTKProgram.run()
                print("ended")
            } catch {
                print("\(error)")
                exit(1)
            }
        }
    }
#else
    @main
    struct SurfaceProbe {
        static func main() {}
    }
#endif
