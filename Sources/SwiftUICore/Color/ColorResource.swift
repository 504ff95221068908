import Foundation

/// A colour in an asset catalogue, as the generated asset symbols name it.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// Makes a resource from the asset's name and the bundle that holds it.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
