import Combine
import SwiftUI

class ClientMovieStore: ObservableObject {
    @Published var titles = ["Alien", "Brazil"]
}

private struct ClientAccentKey: EnvironmentKey {
    static let defaultValue = 1
}

extension EnvironmentValues {
    var clientAccent: Int {
        get { self[ClientAccentKey.self] }
        set { self[ClientAccentKey.self] = newValue }
    }
}

struct ClientWidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct ClientCard: ViewModifier {
    var inset: CGFloat = 8

    func body(content: Content) -> some View {
        content.padding(inset).background(Color.gray.opacity(0.2))
    }
}

struct ClientRow: View {
    @Binding var isOn: Bool
    @Environment(\.clientAccent) private var accent
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        HStack(alignment: .top, spacing: 4) {
            if isOn {
                Color(.label).frame(width: CGFloat(accent), height: 10)
            } else {
                Spacer(minLength: 0)
            }
            switch colorScheme {
            case .dark: Color.white
            default: Color.black
            }
        }
        .modifier(ClientCard())
    }
}

struct ClientScreen: View {
    @StateObject private var store = ClientMovieStore()
    @State private var isOn = false
    @State private var width: CGFloat = 0

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(store.titles, id: \.self) { title in
                ClientRow(isOn: $isOn)
                    .id(title)
                    .preference(key: ClientWidthKey.self, value: CGFloat(title.count))
            }
            ClientDetail()
        }
        .environmentObject(store)
        .environment(\.clientAccent, 3)
        .onPreferenceChange(ClientWidthKey.self) { width = $0 }
        .onAppear { isOn.toggle() }
        .task { isOn = true }
    }
}

struct ClientDetail: View {
    @EnvironmentObject var store: ClientMovieStore

    var body: some View {
        GeometryReader { proxy in
            Divider().frame(width: proxy.size.width / 2)
        }
        .opacity(store.titles.isEmpty ? 0 : 1)
    }
}

struct ClientSwiftUIApp: App {
    @UIApplicationDelegateAdaptor(ClientAppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            ClientScreen()
        }
    }
}
