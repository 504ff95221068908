/// Which modules each module of `Sources` may import: those of the package below it, and those of the system.
enum ModuleDirection {
    private static let foundation: Set<String> = [
        "Dispatch", "Foundation", "FoundationNetworking", "Glibc", "Observation", "Swift", "Synchronization",
    ]

    static let allowed: [String: Set<String>] = [
        // Foundation's ICU and Markdown's parser are the ground that this one stands on.
        "FoundationGaps": foundation.union(["CCmark", "_FoundationICU"]),
        "Combine": foundation.union(["FoundationGaps"]),
        "UniformTypeIdentifiers": foundation.union(["FoundationGaps"]),
        "CoreTransferable": foundation.union(["Combine", "FoundationGaps", "UniformTypeIdentifiers"]),
        // The graph knows neither Foundation nor any user interface.
        "MartletGraph": ["Glibc", "Swift", "Synchronization"],
        // A program of its own, which the compiler runs.
        "MacroExpansion": foundation,
        "MartletMacros": ["MacroExpansion"],
        "SwiftUICore": foundation.union([
            "Combine", "CoreTransferable", "FoundationGaps", "MartletGraph", "UniformTypeIdentifiers",
        ]),
        "UIKitCore": foundation.union(["FoundationGaps"]),
        // What surfaces draw by cairo, whatever toolkit they have or have not.
        "CairoDrawing": foundation.union(["CCairo", "FoundationGaps", "SwiftUICore"]),
        "MartletGTK": foundation.union([
            "CGTK", "CMartletGTK", "CairoDrawing", "Combine", "FoundationGaps", "SwiftUICore", "UniformTypeIdentifiers",
        ]),
        "MartletLaunch": foundation.union([
            "Combine", "FoundationGaps", "MartletGTK", "MartletGraph", "SwiftUICore", "UIKitCore",
        ]),
        "SwiftUI": [
            "Combine", "CoreTransferable", "FoundationGaps", "MartletLaunch", "SwiftUICore", "UIKitCore",
            "UniformTypeIdentifiers",
        ],
        "UIKit": ["MartletLaunch", "SwiftUI", "UIKitCore"],
        "ViewTesting": foundation.union([
            "CAllocationCounter", "CMemorySearch", "CVirtualMain", "Combine", "CoreTransferable", "FoundationGaps",
            "MartletGraph", "SwiftUICore", "Testing", "UniformTypeIdentifiers", "XCTest",
        ]),
        // Headless like the one below it: cairo draws, and nothing of a toolkit is known.
        "PictureTesting": foundation.union([
            "CCairo", "CairoDrawing", "FoundationGaps", "SwiftUICore", "ViewTesting",
        ]),
        "WindowTesting": foundation.union(["CGTK"]),
        "_Testing_UIKit": [],
        "os": foundation,
        "OSLog": foundation.union(["os"]),
    ]
}
