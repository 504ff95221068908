import SwiftUI

/// Rows on a card of their own. Only those near the visible part are made.
struct CardList<Content: View>: View {
    @ViewBuilder var content: () -> Content

    var body: some View {
        LazyVStack(spacing: 0) { content() }.background(Color(.tertiarySystemBackground))
    }
}

/// A row of a card list, with a line below it if another row follows.
struct CardRow<Content: View>: View {
    let hasDivider: Bool
    @ViewBuilder var content: () -> Content

    var body: some View {
        VStack(spacing: 0) {
            content().padding(12)
            if hasDivider { Divider() }
        }
    }
}

/// Fills all of the room around a view, also below the bars, with a colour.
struct Fill: ViewModifier {
    let color: Color

    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            .background(color.ignoresSafeArea())
    }
}

extension View {
    func filled(with color: Color) -> some View { modifier(Fill(color: color)) }
}
