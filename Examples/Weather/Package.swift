// swift-tools-version: 6.1
import PackageDescription

// An app's package as it is on any platform; on Linux the modules come from Martlet, elsewhere they are the system's.
let linux: TargetDependencyCondition? = .when(platforms: [.linux])
let martlet: [Target.Dependency] = ["SwiftUI", "Combine"].map {
    .product(name: $0, package: "Martlet", condition: linux)
}

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
            dependencies: ["Weather", .product(name: "ViewTesting", package: "Martlet", condition: linux)] + martlet,
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
