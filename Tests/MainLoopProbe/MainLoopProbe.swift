#if GTK
    import CGTK
    import Dispatch
    import Foundation
    import MartletGTK

    /// Runs one scenario on the main loop and prints what arrived, a line each, so that a test can compare.
    ///
    /// A process of its own for each scenario: the main queue of a test runner belongs to the test runner.
    @main
    @MainActor
    struct MainLoopProbe {
        static func main() {
            let name = CommandLine.arguments.dropFirst().first ?? ""
            guard let scenario = Scenario.all[name] else {
                print("unknown scenario '\(name)'; there are: \(Scenario.all.keys.sorted().joined(separator: ", "))")
                exit(2)
            }
            // A scenario that never ends is a failure with a message, not a test run that hangs.
            DispatchQueue.global().asyncAfter(deadline: .now() + 20) {
                print("did not end")
                exit(3)
            }
            MainLoop.install()
            scenario()
            MainLoop.run()
        }
    }

    /// What arrived so far.
    @MainActor
    enum Report {
        static func line(_ text: String) {
            precondition(Thread.isMainThread)
            print(text)
        }

        static func end(_ text: String) {
            line(text)
            MainLoop.quit()
        }
    }
#else
    @main
    struct MainLoopProbe {
        static func main() {}
    }
#endif
