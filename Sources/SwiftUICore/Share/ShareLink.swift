import CoreTransferable
import Foundation
import FoundationGaps

/// A button that hands something to other programs.
///
/// A desktop has no panel for that, so the button opens a menu with what can be done: addresses are opened by the program
/// that the desktop has for them, addresses and texts are sent by email, other values are saved to files, and everything is
/// copied.
public nonisolated struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
    Data.Element: Transferable
{
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let label: Label
    @State private var isSaving = false

    init(_ items: Data, _ subject: Text?, _ message: Text?, label: Label) {
        (self.items, self.subject, self.message, self.label) = (items, subject, message, label)
    }

    /// The button.
    @MainActor public var body: some View {
        ShareMenu(
            content: SharedContent(items), subject: subject, message: message, label: label,
            providers: { items.map { NSItemProvider(carrying: $0) } }, save: { isSaving = true }
        )
        .fileExporter(isPresented: $isSaving, items: items, onCompletion: { _ in })
    }
}

/// What is usual as the label of a `ShareLink`: a picture of sharing, and a title.
public nonisolated struct DefaultShareLinkLabel: View {
    private let title: Text?

    init(_ title: Text? = nil) { self.title = title }

    /// The label.
    @MainActor public var body: some View {
        Label {
            title ?? Text(verbatim: SystemText.share.localized)
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

/// What is shared, as far as it can be told to programs that take no data.
nonisolated struct SharedContent {
    /// The addresses, where there is nothing else.
    var urls: [URL] = []
    /// A line for each address and text; nil where there is something that is neither.
    var lines: [String]?

    init(_ items: some Collection) {
        let urls = items.compactMap { $0 as? URL }
        if urls.count == items.count { self.urls = urls }
        let lines = items.compactMap { ($0 as? URL)?.absoluteString ?? $0 as? String }
        if lines.count == items.count { self.lines = lines }
    }

    /// An email of all that is shared; nil for what needs to be attached.
    func email(subject: String?, message: String?) -> URL? {
        guard let lines else { return nil }
        let body = ((message.map { [$0] } ?? []) + lines).joined(separator: "\r\n")
        let parts = (subject.map { [("subject", $0)] } ?? []) + [("body", body)]
        // In an address of this kind a plus means a plus, and a space has to be written as a number.
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
        let query = parts.map { name, value in
            "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")"
        }
        return URL(string: "mailto:?" + query.joined(separator: "&"))
    }
}

private nonisolated struct ShareMenu<Title: View>: View {
    let content: SharedContent
    let subject: Text?
    let message: Text?
    let label: Title
    let providers: () -> [NSItemProvider]
    let save: () -> Void
    @Environment(\.self) private var environment

    @MainActor var body: some View {
        Menu {
            if !content.urls.isEmpty {
                Button(SystemText.open.localized) { for url in content.urls { environment.openURL(url) } }
            }
            Button(SystemText.copy.localized) { environment[SurfaceOpenerKey.self]?.clipboard?.write(providers()) }
            if content.lines != nil {
                Button(SystemText.email.localized, action: sendEmail)
            } else {
                Button(SystemText.save.localized, action: save)
            }
        } label: {
            label
        }
        .menuIndicator(.hidden)
    }

    @MainActor
    private func sendEmail() {
        let context = TextContext(
            locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
        let email = content.email(
            subject: subject?.string(in: context), message: message?.string(in: context))
        if let email { environment.openURL(email) }
    }
}
