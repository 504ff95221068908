import Combine
import Foundation

/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
    /// Nothing is there yet.
    case empty

    /// The picture is there.
    case success(Image)

    /// The picture could not be had.
    case failure(any Error)

    /// The picture, once it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// What went wrong, if something did.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }

    /// Loads a picture: an answer of HTTP outside of 200 to 299 and bytes that are no picture are failures.
    init(loading url: URL, scale: CGFloat) async {
        do {
            let data: Data
            if url.isFileURL {
                data = try Data(contentsOf: url)
            } else {
                let (body, response) = try await URLSession.shared.data(from: url)
                if let status = (response as? HTTPURLResponse)?.statusCode, !(200...299).contains(status) {
                    throw URLError(.badServerResponse)
                }
                data = body
            }
            guard PictureSize.isPicture(data) else { throw URLError(.cannotDecodeContentData) }
            self = .success(Image(data: data, scale: scale))
        } catch {
            self = .failure(error)
        }
    }
}
