/// What a navigation bar consists of; the home of its title's display mode.
public struct NavigationBarItem: Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Sendable {
        /// As suits the platform: on the desktop in the bar.
        case automatic
        /// In the bar.
        case inline
        /// Large, below the bar.
        case large
    }
}
