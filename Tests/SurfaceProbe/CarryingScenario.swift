#if GTK
    import CoreTransferable
    import Foundation
    import FoundationGaps
    import MartletGTK
    import SwiftUICore
    import UniformTypeIdentifiers

    extension UTType {
        fileprivate static let number = UTType(exportedAs: "org.martlet.number")
    }

    private struct Number: Codable, Transferable {
        var value: Int
        static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .number) }
    }

    /// Things to carry to another program, and a place that takes them and says what they are.
    private struct Carrying: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 60, height: 40).draggable("wörds")
                    Color.blue.frame(width: 60, height: 40).draggable(URL(string: "https://example.org/a")!)
                    Color.green.frame(width: 60, height: 40).draggable(URL(fileURLWithPath: "/etc/os-release"))
                    Color.orange.frame(width: 60, height: 40).draggable(Number(value: 7))
                }
                Color.gray.frame(width: 240, height: 100)
                    .onDrop(of: [.text, .url, .number], isTargeted: nil) { items in
                        for item in items { Self.tell(item) }
                        return true
                    }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }

        nonisolated static func tell(_ item: NSItemProvider) {
            item.loadTransferable(type: Number.self) {
                if let number = try? $0.get() { print("number \(number.value)") }
            }
            item.loadTransferable(type: URL.self) { if let url = try? $0.get() { print("address \(url)") } }
            item.loadTransferable(type: String.self) { if let text = try? $0.get() { print("text \(text)") } }
        }
    }

    extension SurfaceScenario {
        /// Two of these on one display carry things to each other.
        static func carrying(_ stage: Stage) {
            let title = ProcessInfo.processInfo.environment["TITLE"] ?? ""
            show(Carrying(), titled: title, size: CGSize(width: 300, height: 250), on: stage)
        }
    }
#endif
