import Foundation
import FoundationGaps

/// The size of pictures in points, read off the first bytes and remembered for files.
@MainActor
package enum PictureSize {
    private static var known: [URL: CGSize] = [:]
    /// For what has no size that could be read.
    private static let unknown = CGSize(width: 24, height: 24)

    package static func of(_ data: Data, scale: CGFloat) -> CGSize {
        if let header = ImageHeader(data) {
            return CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
        }
        return drawing(data) ?? unknown
    }

    /// Whether the bytes begin as those of a picture do.
    nonisolated package static func isPicture(_ data: Data) -> Bool { ImageHeader(data) != nil || drawing(data) != nil }

    package static func of(_ file: URL, scale: CGFloat) -> CGSize {
        if let size = known[file] { return size }
        guard let handle = try? FileHandle(forReadingFrom: file) else { return unknown }
        defer { try? handle.close() }
        let size = of((try? handle.read(upToCount: 64 * 1024)) ?? Data(), scale: scale)
        known[file] = size
        return size
    }

    /// The size that an SVG says in its first element.
    nonisolated private static func drawing(_ data: Data) -> CGSize? {
        let text = String(decoding: data.prefix(4096), as: UTF8.self)
        guard let start = text.range(of: "<svg"), let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
        else { return nil }
        let element = text[start.upperBound..<end.lowerBound]
        func attribute(_ name: String) -> Substring? {
            guard let key = element.range(of: " \(name)=\"") else { return nil }
            return element[key.upperBound...].prefix { $0 != "\"" }
        }
        func length(_ name: String) -> CGFloat? {
            attribute(name).flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) }.map { CGFloat($0) }
        }
        if let width = length("width"), let height = length("height"), width > 0, height > 0 {
            return CGSize(width: width, height: height)
        }
        let box = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
        return box.count == 4 && box[2] > 0 && box[3] > 0 ? CGSize(width: box[2], height: box[3]) : nil
    }
}
