/// Which modules each module of `Sources` may import: those of the package below it, and those of the system.
enum ModuleDirection {
    private static let foundation: Set<String> = [
        "Dispatch", "Foundation", "FoundationNetworking", "Glibc", "Observation", "Swift", "Synchronization",
    ]

    static let allowed: [String: Set<String>] = [
        // Foundation's ICU and Markdown's parser are the ground that this one stands on.
        "FoundationGaps": foundation.union(["CCmark", "_FoundationICU"]),
        "Combine": foundation.union(["FoundationGaps"]),
        // The graph knows neither Foundation nor any user interface.
        "MartletGraph": ["Glibc", "Swift", "Synchronization"],
        "SwiftUICore": foundation.union(["Combine", "FoundationGaps", "MartletGraph"]),
        "UIKitCore": foundation.union(["FoundationGaps"]),
        "MartletGTK": foundation.union(["CGTK", "CMartletGTK", "Combine", "FoundationGaps", "SwiftUICore"]),
        "MartletLaunch": foundation.union([
            "Combine", "FoundationGaps", "MartletGTK", "MartletGraph", "SwiftUICore", "UIKitCore",
        ]),
        "SwiftUI": ["Combine", "FoundationGaps", "MartletLaunch", "SwiftUICore", "UIKitCore"],
        "UIKit": ["MartletLaunch", "SwiftUI", "UIKitCore"],
        "ViewTesting": foundation.union([
            "CAllocationCounter", "CMemorySearch", "CVirtualMain", "Combine", "FoundationGaps", "MartletGraph",
            "SwiftUICore", "Testing", "XCTest",
        ]),
        // Headless like the one below it: cairo draws, and nothing of a toolkit is known.
        "PictureTesting": foundation.union(["CCairo", "FoundationGaps", "SwiftUICore", "ViewTesting"]),
        "WindowTesting": foundation.union(["CGTK"]),
        "_Testing_UIKit": [],
        "os": foundation,
        "OSLog": foundation.union(["os"]),
    ]
}
