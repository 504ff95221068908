import Foundation
import FoundationGaps
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Adds all ways in which a value is carried; its data are made when they are asked for.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        let item = transferable()
        if suggestedName == nil { suggestedName = item.suggestedFilename }
        for part in T.parts where part.isExportable(item) {
            guard let export = part.export else { continue }
            registerDataRepresentation(for: part.contentType) { completion in
                Transfer.begin {
                    do { completion(try await export(item), nil) } catch { completion(nil, error) }
                }
                return nil
            }
        }
    }

    /// Whether a value of a type can be made of one of the representations.
    package func canLoad<T: Transferable>(_ type: T.Type) -> Bool { part(for: type) != nil }

    private func part<T: Transferable>(for type: T.Type) -> ItemRepresentation<T>? {
        T.parts.first { $0.import != nil && hasItemConformingToTypeIdentifier($0.contentType.identifier) }
    }

    /// Loads a value.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - completionHandler: Called once, on any thread, with the value or what went wrong.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        guard let part = part(for: type), let read = part.import else {
            completionHandler(.failure(ErrorCode.itemUnavailableError))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(for: part.contentType) { data, error in
            guard let data else { return completionHandler(.failure(error ?? ErrorCode.unknownError)) }
            Transfer.begin {
                do { completionHandler(.success(try await read(data))) } catch { completionHandler(.failure(error)) }
            }
        }
    }
}

/// Work that reads or makes data.
package enum Transfer {
    /// Does the work on the spot up to the first point where it has to wait: most has none.
    package static func begin(_ work: @escaping @Sendable () async -> Void) { Task.immediate(operation: work) }
}
