import SwiftUICore

extension App {
    /// Starts the program and runs it until its last window is closed. `@main` calls this.
    public static func main() {
        Launch.run { program in program.run(Self()) }
    }
}
