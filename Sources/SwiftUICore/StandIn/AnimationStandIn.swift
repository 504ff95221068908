import Foundation
public struct Animation: Hashable { public static let `default` = Animation() }
