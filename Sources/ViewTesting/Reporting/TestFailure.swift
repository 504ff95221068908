import Testing
import XCTest

/// Where a test stands in its source.
package struct SourcePlace: Sendable, CustomStringConvertible {
    package let fileID: String
    package let filePath: String
    package let line: Int

    package init(fileID: String, filePath: String, line: Int) {
        (self.fileID, self.filePath, self.line) = (fileID, filePath, line)
    }

    package var description: String { "\(fileID):\(line)" }
}

/// Failures of the test that runs now, whichever library it is written with.
enum TestFailure {
    /// Makes the running test fail, and lets it go on.
    static func report(_ message: String, at place: SourcePlace) {
        if Test.current != nil {
            Issue.record(
                Comment(rawValue: message),
                sourceLocation: SourceLocation(
                    fileID: place.fileID, filePath: place.filePath, line: place.line, column: 1))
        } else {
            // The file has to be a literal there, so the place is part of the message.
            XCTFail("\(place): \(message)")
        }
    }
}
