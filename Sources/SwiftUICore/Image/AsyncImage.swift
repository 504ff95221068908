import Combine
import Foundation

/// A picture that is fetched from an address while the view is on screen.
///
/// The request is made by the shared URL session once the view appears, cancelled when it disappears, and made anew
/// when the address changes. An address of a file is read as well.
public nonisolated struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var loaded: Loaded?

    /// What came of an address; of another one it says nothing.
    private struct Loaded {
        var url: URL
        var phase: AsyncImagePhase
    }

    /// Shows the picture in its own size, and a grey area until it is there.
    ///
    /// - Parameters:
    ///   - url: Where the picture is; without an address nothing is fetched.
    ///   - scale: How many of its pixels are a point.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale, transaction: Transaction()) { phase in
            phase.image ?? Image.greyArea
        }
    }

    /// Shows the picture by a closure, and something else until it is there or if it cannot be had.
    public init<I, P>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P>, I: View, P: View {
        self.init(url: url, scale: scale, transaction: Transaction()) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// Shows each phase of the loading by a closure; the transaction carries the change from one to the next.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// The content for the phase that the loading is in.
    @MainActor public var body: some View {
        content(phase).task(id: url) { [url, scale, transaction, state = $loaded] in
            guard let url, state.wrappedValue?.url != url || state.wrappedValue?.phase.image == nil else { return }
            let phase = await AsyncImagePhase(loading: url, scale: scale)
            guard !Task.isCancelled else { return }
            await MainActor.run {
                withTransaction(transaction) { state.wrappedValue = Loaded(url: url, phase: phase) }
            }
        }
    }

    @MainActor private var phase: AsyncImagePhase {
        if let loaded, loaded.url == url { loaded.phase } else { .empty }
    }
}

extension Image {
    /// One translucent grey pixel as large as its room.
    fileprivate static let greyArea = Image(
        data: Data(
            base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR4nGPo"
                + "cwAAAV8Az8+DfVkAAAAASUVORK5CYII=")
            ?? Data()
    ).resizable()
}
