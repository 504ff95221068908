import NewsStories

/// The app's own settings, where SwiftUI has a scene of the same name.
typealias Settings = NewsStories.Settings
