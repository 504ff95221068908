#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import FoundationGaps
    import SwiftUICore
    import UniformTypeIdentifiers

    /// Reads what another program hands over, by a drop or by the clipboard.
    @MainActor
    enum TransferReading {
        typealias Reader = @MainActor (_ name: String, _ done: @escaping @MainActor (Data?) -> Void) -> Void

        /// Reads all data that there are, one kind after the other, and makes items of them.
        static func readAll(
            _ names: [(name: String, type: UTType)], by read: @escaping Reader,
            into item: NSItemProvider = NSItemProvider(), _ done: @escaping @MainActor ([NSItemProvider]) -> Void
        ) {
            guard let (name, type) = names.first else {
                return done(item.registeredTypeIdentifiers.isEmpty ? [] : [item])
            }
            read(name) { data in
                if name == TransferTypes.uriList, let data {
                    let addresses = TransferTypes.addresses(in: data)
                    if !addresses.isEmpty { return done(items(of: addresses)) }
                } else if let data {
                    item.registerDataRepresentation(for: type) { completion in
                        completion(data, nil)
                        return nil
                    }
                }
                readAll(Array(names.dropFirst()), by: read, into: item, done)
            }
        }

        static func items(of addresses: [URL]) -> [NSItemProvider] {
            addresses.map { url in
                let item = url.isFileURL ? NSItemProvider(contentsOf: url) : nil
                return item ?? NSItemProvider(object: url as NSURL)
            }
        }

        /// Says that there is data of a kind which cannot be read yet.
        static func announce(_ type: UTType, in item: NSItemProvider) {
            item.registerDataRepresentation(for: type) { completion in
                completion(nil, NSItemProvider.ErrorCode.itemUnavailableError)
                return nil
            }
        }

        // MARK: What C calls

        /// Hands the data on to what `retained` has kept.
        nonisolated static let didRead: MartletDropFunction = { bytes, data in
            guard let data else { return }
            var size: gsize = 0
            let content = bytes.map { bytes in
                g_bytes_get_data(bytes, &size).map { Data(bytes: $0, count: Int(size)) } ?? Data()
            }
            Callback<Data?, Void>.call(data, content)
            // It is called once.
            releaseCallback(data)
        }

        /// Keeps what is called with the data until it has been.
        static func retained(_ done: @escaping @MainActor (Data?) -> Void) -> UnsafeMutableRawPointer {
            Callback(done).retained
        }
    }
#endif
