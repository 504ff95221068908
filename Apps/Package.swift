// swift-tools-version: 6.1
import PackageDescription

// The apps, as a user's own would be: a package that depends on Martlet by one line and forwards its trait.
let martlet = ["SwiftUI", "Combine", "UIKit"].map { Target.Dependency.product(name: $0, package: "Martlet") }
let settings: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
    name: "Apps",
    defaultLocalization: "en",
    products: [
        .executable(name: "News", targets: ["News"]),
        .executable(name: "Movies", targets: ["Movies"]),
        .executable(name: "Gallery", targets: ["Gallery"]),
        .executable(name: "TenantPicker", targets: ["TenantPicker"]),
        .executable(name: "demo-server", targets: ["DemoServerProgram"]),
    ],
    traits: [
        .trait(name: "GTK", description: "Windows on GTK 4 and libadwaita."),
        .default(enabledTraits: ["GTK"]),
    ],
    dependencies: [
        .package(
            name: "Martlet", path: "..", traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))])
    ],
    targets: [
        // A server on loopback with bundled data, for demonstrations and tests without a network.
        .systemLibrary(
            name: "CSoup", path: "DemoServer/CSoup", pkgConfig: "libsoup-3.0",
            providers: [.apt(["libsoup-3.0-dev"])]),
        .target(name: "DemoServer", dependencies: ["CSoup"], path: "DemoServer/Server", swiftSettings: settings),
        .executableTarget(
            name: "DemoServerProgram", dependencies: ["DemoServer"], path: "DemoServer/Program",
            swiftSettings: settings),
        .testTarget(
            name: "DemoServerTests",
            dependencies: ["DemoServer", "DemoServerProgram", .product(name: "Combine", package: "Martlet")],
            path: "Tests/DemoServerTests", swiftSettings: settings),

        // What screens are built from, to look at and to try out.
        .executableTarget(name: "Gallery", dependencies: martlet, path: "Gallery", swiftSettings: settings),

        .target(
            name: "NewsStories", dependencies: martlet, path: "News/Stories",
            swiftSettings: settings),
        .target(
            name: "NewsScreens", dependencies: ["NewsStories"] + martlet, path: "News/Screens",
            swiftSettings: settings),
        .executableTarget(
            name: "News", dependencies: ["NewsScreens", "NewsStories"] + martlet, path: "News/App",
            swiftSettings: settings),
        .testTarget(
            name: "NewsTests",
            dependencies: [
                "News", "NewsScreens", "NewsStories", "DemoServer", "DemoServerProgram", "AppTesting",
                .product(name: "PictureTesting", package: "Martlet"),
                .product(name: "ViewTesting", package: "Martlet"),
                .product(name: "WindowTesting", package: "Martlet"),
            ] + martlet, path: "Tests/NewsTests", swiftSettings: settings),

        .target(
            name: "AppDatabase", dependencies: [.product(name: "SQLite3", package: "Martlet")],
            path: "Support/Database", swiftSettings: settings),
        // What tests of the apps' windows share.
        .target(
            name: "AppTesting", dependencies: [.product(name: "WindowTesting", package: "Martlet")],
            path: "Support/Testing", swiftSettings: settings),
        // What benchmarks of the apps share.
        .target(name: "AppMeasuring", path: "Support/Measuring", swiftSettings: settings),

        .target(
            name: "MovieStorage", dependencies: ["AppDatabase", .product(name: "Combine", package: "Martlet")],
            path: "Movies/Storage", swiftSettings: settings),
        .target(
            name: "MovieScreens", dependencies: ["MovieStorage"] + martlet, path: "Movies/Screens",
            swiftSettings: settings),
        .executableTarget(
            name: "Movies", dependencies: ["MovieScreens", "MovieStorage"] + martlet, path: "Movies/App",
            swiftSettings: settings),
        .executableTarget(
            name: "MovieWriter", dependencies: ["MovieStorage"], path: "Movies/Writer", swiftSettings: settings),
        .testTarget(
            name: "MoviesTests",
            dependencies: [
                "MovieScreens", "MovieStorage", "MovieWriter", "Movies", "AppTesting",
                .product(name: "ViewTesting", package: "Martlet"),
                .product(name: "WindowTesting", package: "Martlet"),
            ] + martlet, path: "Tests/MoviesTests", swiftSettings: settings),

        .target(
            name: "TenantClient", dependencies: [.product(name: "Combine", package: "Martlet")],
            path: "TenantPicker/Client", swiftSettings: settings),
        .target(
            name: "TenantStorage",
            dependencies: ["AppDatabase", "TenantClient", .product(name: "Combine", package: "Martlet")],
            path: "TenantPicker/Storage", swiftSettings: settings),
        // The keyring, which Apple's platforms have no open counterpart for.
        .systemLibrary(
            name: "CSecret", path: "TenantPicker/CSecret", pkgConfig: "libsecret-1",
            providers: [.apt(["libsecret-1-dev"])]),
        .target(
            name: "TenantKeyring", dependencies: ["CSecret", "TenantClient"], path: "TenantPicker/Keyring",
            swiftSettings: settings),
        .target(
            name: "TenantScreens", dependencies: ["TenantClient", "TenantStorage"] + martlet,
            path: "TenantPicker/Screens", swiftSettings: settings),
        .executableTarget(
            name: "TenantPicker",
            dependencies: ["TenantClient", "TenantStorage", "TenantKeyring", "TenantScreens"] + martlet,
            path: "TenantPicker/App", swiftSettings: settings),
        .executableTarget(
            name: "TenantWriter", dependencies: ["TenantClient", "TenantStorage"], path: "TenantPicker/Writer",
            swiftSettings: settings),
        .testTarget(
            name: "TenantPickerTests",
            dependencies: [
                "TenantClient", "TenantStorage", "TenantKeyring", "TenantScreens", "TenantPicker", "TenantWriter",
                "DemoServer", "AppTesting", .product(name: "ViewTesting", package: "Martlet"),
                .product(name: "WindowTesting", package: "Martlet"),
            ] + martlet, path: "Tests/TenantPickerTests", swiftSettings: settings),
        .executableTarget(
            name: "TenantBenchmark",
            dependencies: [
                "TenantClient", "TenantStorage", "TenantScreens", "DemoServer", "AppMeasuring",
                .product(name: "ViewTesting", package: "Martlet"),
                .product(name: "WindowTesting", package: "Martlet"),
            ] + martlet, path: "Benchmarks/Tenants", swiftSettings: settings),
        .executableTarget(
            name: "NewsBenchmark",
            dependencies: [
                "NewsStories", "NewsScreens", "DemoServer", "AppMeasuring",
                .product(name: "ViewTesting", package: "Martlet"),
            ] + martlet, path: "Benchmarks/News", swiftSettings: settings),
    ]
)
