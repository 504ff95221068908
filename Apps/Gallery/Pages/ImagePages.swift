import SwiftUI
import UIKit

/// One small picture, drawn in each way there is.
struct ImagePage: View {
    /// Four pixels by four: red, green, blue and one that is clear.
    private static let picture = UIImage(data: Data(base64Encoded: encoded) ?? Data()) ?? UIImage()
    private static let encoded =
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAYAAACp8Z5+AAAAIElEQVR42mN4ZmPzH4RttgSAMQOGgE3Ks/8gzAAD6AIAeF4chZK49hUAAAAASUVORK5CYII="

    private var image: Image { Image(uiImage: Self.picture) }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                HStack(spacing: 24) {
                    sample("As it is") { image }
                    sample("Resizable") { image.resizable().frame(width: 80, height: 80) }
                    sample("No interpolation") {
                        image.interpolation(.none).resizable().frame(width: 80, height: 80)
                    }
                    sample("Template") {
                        image.renderingMode(.template).resizable().frame(width: 80, height: 80)
                            .foregroundStyle(.purple)
                    }
                }
                HStack(spacing: 24) {
                    sample("Fit") {
                        image.resizable().scaledToFit().frame(width: 120, height: 60).border(Color.gray)
                    }
                    sample("Fill") {
                        image.resizable().scaledToFill().frame(width: 120, height: 60).clipped().border(Color.gray)
                    }
                    sample("Tile") {
                        image.resizable(resizingMode: .tile).frame(width: 40, height: 40).border(Color.gray)
                    }
                    sample("Round") {
                        image.interpolation(.none).resizable().frame(width: 60, height: 60).clipShape(Circle())
                    }
                }
                HStack(spacing: 24) {
                    sample("Symbol") { Image(systemName: "heart.fill").foregroundStyle(.red) }
                    sample("Large") { Image(systemName: "heart.fill").imageScale(.large).font(.title) }
                    sample("Resizable") {
                        Image(systemName: "heart.fill").resizable().scaledToFit().frame(width: 60, height: 60)
                            .foregroundStyle(.pink)
                    }
                    sample("Not there") { Image("There is no such picture") }
                    sample("From an address") {
                        AsyncImage(url: Self.file) {
                            $0.interpolation(.none).resizable()
                        } placeholder: {
                            ProgressView()
                        }
                        .frame(width: 60, height: 60)
                    }
                }
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    /// The picture as a file.
    private static let file: URL? = {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-picture.png")
        try? Data(base64Encoded: encoded)?.write(to: file)
        return file
    }()

    private func sample(_ title: String, @ViewBuilder content: () -> some View) -> some View {
        VStack {
            content()
            Text(title).font(.caption).foregroundStyle(.secondary)
        }
    }
}
