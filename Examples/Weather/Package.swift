// swift-tools-version: 6.1
import PackageDescription

// An app's package as it is on any platform; only the modules come from Martlet on Linux.
let martlet = ["SwiftUI", "Combine"].map { Target.Dependency.product(name: $0, package: "Martlet") }

let package = Package(
    name: "Weather",
    traits: [
        .trait(name: "GTK", description: "Windows on GTK 4 and libadwaita."),
        .default(enabledTraits: []),
    ],
    dependencies: [
        .package(
            name: "Martlet", path: "../..", traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))])
    ],
    targets: [
        .target(name: "Weather", dependencies: martlet, swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "WeatherTests",
            dependencies: ["Weather", .product(name: "ViewTesting", package: "Martlet")] + martlet,
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
