import SwiftUI

/// The smallest app: what its start costs is measured beside the same window in C.
@main
struct HelloWorld: App {
    var body: some Scene {
        WindowGroup { Text("Hello, world") }
    }
}
