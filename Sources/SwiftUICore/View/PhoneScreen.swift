/// What belongs to a phone's or tablet's screen: windows of desktops have neither.
extension View {
    /// Hides the bar with the time and the battery. Desktops have it outside of windows, where it stays.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides the bar with the time and the battery. Desktops have it outside of windows, where it stays.
    @available(*, deprecated, message: "use statusBarHidden")
    public nonisolated func statusBar(hidden: Bool) -> some View { self }

    /// Whether what the system lays over the screen, such as the home indicator, is seen. Desktops have none.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Lets the view's gestures come before those of the system at edges of the screen. Desktops have none.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
