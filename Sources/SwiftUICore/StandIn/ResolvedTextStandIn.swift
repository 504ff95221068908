import Foundation
package struct ResolvedText: Hashable { package var runs: [Run] = []; package var string: String { runs.map(\.string).joined() }; package struct Run: Hashable { package var string: String; package var font: ResolvedFont } }
public struct Text { public enum TruncationMode: Sendable { case head, tail, middle } }
public struct Animation: Hashable { public static let `default` = Animation() }
