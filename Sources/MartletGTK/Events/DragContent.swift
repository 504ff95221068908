#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import FoundationGaps
    import SwiftUICore
    import UniformTypeIdentifiers

    /// What is dragged out of a window, for programs that ask for it.
    @MainActor
    final class DragContent {
        private let items: [NSItemProvider]

        private init(_ items: [NSItemProvider]) { self.items = items }

        /// What another program asks for: a kind by its name, and whom to answer.
        private struct Request {
            let name: String
            let answer: OpaquePointer
        }

        /// Makes GTK's object for the items; it belongs to the caller.
        static func make(_ items: [NSItemProvider]) -> OpaquePointer {
            var names: [String] = []
            for item in items {
                for type in item.registeredContentTypes {
                    for name in TransferTypes.names(for: type) where !names.contains(name) { names.append(name) }
                }
            }
            let strings = names.map { strdup($0) }
            defer { for string in strings { free(string) } }
            var list = strings.map { UnsafePointer($0) } + [nil]
            let content = DragContent(items)
            return list.withUnsafeMutableBufferPointer { buffer in
                martlet_content_new(
                    buffer.baseAddress,
                    { name, request, kept in
                        guard let request else { return }
                        Callback<Request, Void>.call(kept, Request(name: String(gtk: name), answer: request))
                    },
                    Callback<Request, Void> { content.write($0.name, to: $0.answer) }.retained, releaseCallback)
            }
        }

        private func write(_ name: String, to request: OpaquePointer) {
            if name == TransferTypes.uriList { return writeAddresses(to: request) }
            for item in items {
                for type in item.registeredContentTypes where TransferTypes.names(for: type).contains(name) {
                    return load(item, type) { Self.finish(request, $0) }
                }
            }
            Self.finish(request, nil)
        }

        private func load(_ item: NSItemProvider, _ type: UTType, _ done: @escaping @MainActor (Data?) -> Void) {
            nonisolated(unsafe) let done = done
            item.loadDataRepresentation(for: type) { data, _ in
                if Thread.isMainThread {
                    MainActor.assumeIsolated { done(data) }
                } else {
                    DispatchQueue.main.async { MainActor.assumeIsolated { done(data) } }
                }
            }
        }

        /// The addresses of all items, one a line.
        private func writeAddresses(to request: OpaquePointer, from index: Int = 0, _ lines: Data = Data()) {
            guard index < items.count else { return Self.finish(request, lines) }
            let item = items[index]
            guard let type = item.registeredContentTypes(conformingTo: .url).first else {
                return writeAddresses(to: request, from: index + 1, lines)
            }
            load(item, type) { [self] data in
                writeAddresses(to: request, from: index + 1, lines + (data.map { $0 + Data("\r\n".utf8) } ?? Data()))
            }
        }

        private static func finish(_ request: OpaquePointer, _ data: Data?) {
            guard let data else { return martlet_content_finish(request, nil) }
            let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            martlet_content_finish(request, bytes)
            g_bytes_unref(bytes)
        }
    }
#endif
