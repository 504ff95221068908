extension View {
    /// Whether the bar of the screen is hidden. A window keeps a plain strip to be moved and closed by.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        navigationBar { bar, _ in bar.isHidden = hidden }
    }

    /// Whether the button that leads back is left out.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationBar { bar, _ in bar.hidesBackButton = hidesBackButton }
    }

    /// Views at both ends of the bar.
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Views at the leading end of the bar.
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Views at the trailing end of the bar.
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}
