import Foundation
import SwiftUI

/// What an app uses of Foundation that Linux lacks. The names have to be free of ambiguity in a file that imports both.
enum FoundationClient {
    static func formats() -> [String?] {
        let relative = RelativeDateTimeFormatter()
        relative.unitsStyle = .full
        let duration = DateComponentsFormatter()
        duration.allowedUnits = [.hour, .minute]
        duration.unitsStyle = .abbreviated
        let measurement = MeasurementFormatter()
        measurement.unitOptions = .providedUnit
        return [
            relative.localizedString(for: Date(), relativeTo: Date()),
            duration.string(from: 3600),
            measurement.string(from: Measurement(value: 1, unit: UnitLength.meters)),
            ListFormatter.localizedString(byJoining: ["a", "b"]),
            Measurement(value: 1, unit: UnitLength.meters).formatted(),
            String(localized: "Hello \("you")", comment: "A greeting"),
        ]
    }

    static func values() throws -> [Any] {
        let undo = UndoManager()
        undo.setActionName("Typing")
        return [
            undo, CGAffineTransform.identity.rotated(by: .pi), CGVector(dx: 1, dy: 2),
            URL.documentsDirectory, URL.applicationSupportDirectory, URL.cachesDirectory,
            try AttributedString(markdown: "*a*"), NSItemProvider(object: "a" as NSString),
            NSUserActivity(activityType: "org.example.read"), LocalizedStringResource("Hello"),
            ProcessInfo.processInfo.isLowPowerModeEnabled, CFAbsoluteTimeGetCurrent(),
        ]
    }
}
