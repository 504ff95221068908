// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// Engine modules call main-actor code from many closures; they are written for Swift 5
// mode with the isolation spelled out, while every public declaration is usable from
// Swift 6 mode (`Tests/ClientSwift6` proves it).
let engine: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// True only in a build whose `GTK` trait is enabled (it is by default).
let withGTK: TargetDependencyCondition? = .when(traits: ["GTK"])

let package = Package(
    name: "Martlet",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "ViewTesting", targets: ["ViewTesting"]),
        .library(name: "PictureTesting", targets: ["PictureTesting"]),
        .library(name: "WindowTesting", targets: ["WindowTesting"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "SQLite3", targets: ["SQLite3"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "OSLog", targets: ["OSLog"]),
    ],
    traits: [
        .trait(name: "GTK", description: "Windows on GTK 4 and libadwaita. Without it everything runs headless."),
        .default(enabledTraits: ["GTK"]),
    ],
    targets: [
        // Reactive streams.
        .systemLibrary(
            name: "CCmark", path: "Sources/CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
        // Entry points of Foundation that lead to FoundationGaps.
        .target(name: "CFoundationGaps"),
        .target(
            name: "FoundationGaps", dependencies: ["CCmark", "CFoundationGaps"],
            swiftSettings: [.swiftLanguageMode(.v6)],
            // The ICU inside Foundation; the toolchain carries it, also for static linking.
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "Combine", dependencies: ["FoundationGaps"], swiftSettings: [.swiftLanguageMode(.v6)]),

        // Kinds of data, and what is carried as such.
        .target(
            name: "UniformTypeIdentifiers", dependencies: ["FoundationGaps"], swiftSettings: [.swiftLanguageMode(.v6)]),
        .target(
            name: "CoreTransferable", dependencies: ["Combine", "FoundationGaps", "UniformTypeIdentifiers"],
            swiftSettings: [.swiftLanguageMode(.v6)]),

        // The engine.
        .target(name: "MartletGraph", swiftSettings: [.swiftLanguageMode(.v6)]),
        .target(
            name: "SwiftUICore",
            dependencies: [
                "MartletGraph", "MartletMacros", "Combine", "CoreTransferable", "UniformTypeIdentifiers",
            ],
            swiftSettings: engine),
        // What the compiler asks to expand `#Preview` and the like. It needs nothing but Foundation.
        .target(name: "MacroExpansion", swiftSettings: [.swiftLanguageMode(.v6)]),
        .macro(name: "MartletMacros", dependencies: ["MacroExpansion"], swiftSettings: [.swiftLanguageMode(.v6)]),
        .target(name: "UIKitCore", dependencies: ["FoundationGaps"], swiftSettings: engine),

        // The desktop.
        .systemLibrary(
            name: "CGTK", path: "Sources/CGTK", pkgConfig: "libadwaita-1",
            providers: [.apt(["libadwaita-1-dev"])]),
        .target(
            name: "CMartletGTK", dependencies: [.target(name: "CGTK", condition: withGTK)],
            cSettings: [.define("MARTLET_GTK", .when(traits: ["GTK"]))]),
        // What cairo draws for every surface that draws by it.
        .systemLibrary(
            name: "CCairo", path: "Sources/CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .target(name: "CairoDrawing", dependencies: ["SwiftUICore", "CCairo"], swiftSettings: engine),
        .target(
            name: "MartletGTK",
            dependencies: [
                "SwiftUICore", "UniformTypeIdentifiers",
                .target(name: "CairoDrawing", condition: withGTK),
                .target(name: "CMartletGTK", condition: withGTK),
                .target(name: "CGTK", condition: withGTK),
            ],
            swiftSettings: engine),
        .target(
            name: "MartletLaunch", dependencies: ["SwiftUICore", "UIKitCore", "MartletGTK"], swiftSettings: engine),

        // What apps import.
        .target(
            name: "SwiftUI",
            dependencies: [
                "SwiftUICore", "UIKitCore", "MartletLaunch", "Combine", "CoreTransferable", "FoundationGaps",
                "UniformTypeIdentifiers", "_Testing_UIKit",
            ],
            swiftSettings: engine),
        .target(name: "UIKit", dependencies: ["SwiftUI", "UIKitCore", "MartletLaunch"], swiftSettings: engine),
        .target(name: "_Testing_UIKit"),
        // The main queue and its clock in the hands of a test.
        .target(name: "CVirtualMain"),
        // The allocator's entry points, so that a test can say how much memory an action asks for.
        .target(name: "CAllocationCounter"),
        // Who refers to an object that should have gone.
        .target(name: "CMemorySearch"),
        .target(
            name: "ViewTesting",
            dependencies: [
                "SwiftUICore", "MartletGraph", "Combine", "CVirtualMain", "CAllocationCounter", "CMemorySearch",
                "CoreTransferable", "UniformTypeIdentifiers",
            ],
            swiftSettings: engine),
        // Pictures of headless views, drawn by cairo alone: no toolkit, no display, no fonts of the system.
        .target(
            name: "PictureTesting",
            dependencies: ["ViewTesting", "SwiftUICore", "FoundationGaps", "CCairo", "CairoDrawing"],
            swiftSettings: engine),
        // Drives the windows of other programs; nothing of the engine is in it.
        .target(
            name: "WindowTesting", dependencies: [.target(name: "CGTK", condition: withGTK)],
            swiftSettings: engine),
        // Products of their own, so that `canImport(os)` of other packages changes only where an app asks for them.
        .target(name: "os", swiftSettings: [.swiftLanguageMode(.v6)]),
        .target(name: "OSLog", dependencies: ["os"], swiftSettings: [.swiftLanguageMode(.v6)]),
        .systemLibrary(
            name: "SQLite3", path: "Sources/SQLite3", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),

        // A program that tests of the main loop run in child processes.
        .executableTarget(
            name: "MainLoopProbe",
            dependencies: ["MartletGTK", .target(name: "CGTK", condition: withGTK)],
            path: "Tests/MainLoopProbe", swiftSettings: engine),
        // What a person does with each control: run headless, and in the windows of the program below.
        .target(
            name: "Behaviours", dependencies: ["SwiftUICore", "UniformTypeIdentifiers"], path: "Tests/Behaviours",
            swiftSettings: engine),
        // A program that tests of windows run on a virtual display.
        .executableTarget(
            name: "SurfaceProbe",
            dependencies: [
                "MartletGTK", "SwiftUICore", "Combine", "Behaviours", .target(name: "CGTK", condition: withGTK),
            ],
            path: "Tests/SurfaceProbe", swiftSettings: engine),
        .executableTarget(
            name: "MainLoopBenchmark", dependencies: ["MartletGTK", "SwiftUICore", "BenchmarkKit"],
            path: "Benchmarks/MainLoop",
            swiftSettings: engine),
        .testTarget(
            name: "MartletGTKTests",
            dependencies: [
                "MartletGTK", "MainLoopProbe", "SurfaceProbe", "SwiftUICore", "WindowTesting", "ViewTesting",
                "Behaviours",
                .target(name: "CMartletGTK", condition: withGTK),
                .target(name: "CGTK", condition: withGTK),
            ],
            exclude: ["Surface/surface-counters.tsv"], swiftSettings: engine),

        // Measurements.
        .target(
            name: "BenchmarkKit", dependencies: ["CAllocationCounter"], path: "Benchmarks/Kit/BenchmarkKit",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        // What is measured: tables, lists and layouts as an app would write them, and the same by hand in C.
        .target(
            name: "BenchmarkApps", dependencies: ["SwiftUICore", "Combine"], path: "Benchmarks/Apps",
            swiftSettings: engine),
        .target(
            name: "CFloor", dependencies: [.target(name: "CGTK", condition: withGTK)], path: "Benchmarks/Floor",
            cSettings: [.define("MARTLET_GTK", .when(traits: ["GTK"]))]),
        .executableTarget(
            name: "HelloFloor", dependencies: [.target(name: "CGTK", condition: withGTK)],
            path: "Benchmarks/HelloFloor",
            cSettings: [
                .define("MARTLET_GTK", .when(traits: ["GTK"])),
                .headerSearchPath("../../Sources/CMartletGTK/include"),
            ]),
        .executableTarget(
            name: "HelloWorld", dependencies: ["SwiftUI"], path: "Benchmarks/HelloWorld", swiftSettings: engine),
        .executableTarget(
            name: "WindowBenchmark",
            dependencies: [
                "BenchmarkApps", "BenchmarkKit", "MartletGTK", "SwiftUICore",
                .target(name: "CFloor", condition: withGTK),
                .target(name: "CMartletGTK", condition: withGTK),
            ], path: "Benchmarks/Windows", swiftSettings: engine),
        .executableTarget(
            name: "StartBenchmark", dependencies: ["BenchmarkKit"], path: "Benchmarks/Start",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "ListBenchmark", dependencies: ["SwiftUICore", "BenchmarkApps", "BenchmarkKit"],
            path: "Benchmarks/List", swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "CombineBenchmark", dependencies: ["Combine", "BenchmarkKit"], path: "Benchmarks/Combine",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "GraphBenchmark", dependencies: ["MartletGraph", "BenchmarkKit"], path: "Benchmarks/Graph",
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "TestsBenchmark", dependencies: ["SwiftUICore", "ViewTesting", "BenchmarkKit"],
            path: "Benchmarks/Tests", swiftSettings: engine),
        .executableTarget(
            name: "RowsBenchmark", dependencies: ["SwiftUICore", "BenchmarkApps", "BenchmarkKit"],
            path: "Benchmarks/Rows", swiftSettings: engine),

        // The rules of the house, and the public API as apps of either language mode see it.
        .testTarget(name: "ArchitectureTests"),
        .testTarget(
            name: "ClientSwift5", dependencies: ["SwiftUI", "Combine", "UIKit"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "ClientSwift6", dependencies: ["SwiftUI", "Combine", "UIKit"],
            swiftSettings: [.swiftLanguageMode(.v6)]),

        .testTarget(name: "OSLogTests", dependencies: ["os", "OSLog"]),
        .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion"]),
        .testTarget(name: "FoundationGapsTests", dependencies: ["FoundationGaps"]),
        .testTarget(
            name: "CoreTransferableTests",
            dependencies: ["CoreTransferable", "UniformTypeIdentifiers", "FoundationGaps"]),
        .testTarget(name: "UIKitCoreTests", dependencies: ["UIKitCore"], swiftSettings: engine),
        // A scheduler whose time tests move.
        .target(name: "CombineTestKit", dependencies: ["Combine"], path: "Tests/CombineTestKit"),
        .testTarget(name: "CombineTests", dependencies: ["Combine", "CombineTestKit", "BenchmarkKit"]),
        .testTarget(name: "CombineContract", dependencies: ["Combine", "CombineTestKit"]),
        .testTarget(name: "MartletGraphTests", dependencies: ["MartletGraph", "BenchmarkKit"]),
        .testTarget(
            name: "ViewTestingTests", dependencies: ["ViewTesting", "SwiftUI", "Combine", "UIKit"],
            swiftSettings: engine),
        .testTarget(
            name: "PictureTestingTests", dependencies: ["PictureTesting", "ViewTesting", "SwiftUI"],
            exclude: ["Screens/__Snapshots__"], swiftSettings: engine),
        .testTarget(
            name: "SwiftUICoreTests", dependencies: ["SwiftUICore", "ViewTesting", "Combine"],
            exclude: ["Engine/work-counters.tsv"], swiftSettings: engine),
    ]
)
