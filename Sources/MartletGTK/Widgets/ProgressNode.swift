#if GTK
    import CGTK
    import Foundation
    import SwiftUICore

    /// How far something is: a bar or a spinner.
    final class ProgressNode: GTKNode {
        private var style: ProgressContent.Style
        private var pulse: Timer?

        init(id: SurfaceNodeID, value: SurfaceNode, content: ProgressContent, surface: GTKSurface) {
            style = content.style
            super.init(id: id, value: value, widget: Self.makeWidget(style), surface: surface)
        }

        static func makeWidget(_ style: ProgressContent.Style) -> Widget {
            if style == .bar { return gtk_progress_bar_new().made }
            let spinner = gtk_spinner_new().made
            // GTK 4.8 has no role for it.
            setAccessibleRole(GTK_ACCESSIBLE_ROLE_PROGRESS_BAR, of: spinner)
            return spinner
        }

        override var showsTint: Bool { true }

        override func show(_ value: SurfaceNode, replacing old: SurfaceNode?) {
            guard case .progress(let content) = value.content else { return }
            if content.style != style {
                style = content.style
                replaceWidget(with: Self.makeWidget(style))
            }
            switch style {
            case .spinner:
                gtk_spinner_set_spinning(widget.opaque, 1)
            case .bar:
                if let fraction = content.fraction {
                    setPulsing(false)
                    let bounded = fraction.isFinite ? min(max(fraction, 0), 1) : 0
                    gtk_progress_bar_set_fraction(widget.opaque, bounded)
                } else {
                    setPulsing(true)
                }
            }
        }

        private func setPulsing(_ isPulsing: Bool) {
            if !isPulsing {
                pulse?.invalidate()
                pulse = nil
            } else if pulse == nil {
                gtk_progress_bar_set_pulse_step(widget.opaque, 0.05)
                pulse = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] _ in
                    MainActor.assumeIsolated {
                        guard let self else { return }
                        gtk_progress_bar_pulse(self.widget.opaque)
                    }
                }
            }
        }

        override func tearDown() {
            setPulsing(false)
        }
    }
#endif
