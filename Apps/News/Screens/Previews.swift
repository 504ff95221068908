#if DEBUG
    import NewsStories
    import SwiftUI

    struct ReaderView_Previews: PreviewProvider {
        static var previews: some View {
            let story = Story(
                id: 1, title: "A small sewing machine", author: "alder", time: Date(timeIntervalSinceNow: -90),
                url: URL(string: "https://attic.example/machine"), points: 7, numberOfComments: 2)
            let api = API(baseURL: URL(string: "http://127.0.0.1:9/")!)
            ReaderView(model: ReaderViewModel(api: api, stories: [story])).environmentObject(Settings())
        }
    }

    struct SettingsView_Previews: PreviewProvider {
        static var previews: some View {
            SettingsView().environmentObject(Settings())
        }
    }
#endif
