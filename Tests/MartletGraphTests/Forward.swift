@testable import MartletGraph

/// An attribute that is named before it exists, so that rules can close a circle.
@MainActor
final class Forward<Value> {
    var attribute: Attribute<Value>!
    var value: Value { attribute.value }
}
