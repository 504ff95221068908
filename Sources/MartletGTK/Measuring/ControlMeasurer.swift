#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import SwiftUICore

    /// The sizes of native controls. Each kind is made and measured once; a change of theme or font forgets all.
    @MainActor
    final class ControlMeasurer {
        weak var surface: GTKSurface?

        /// What a control's size depends on.
        private enum Key: Hashable {
            case field(TextFieldKind, ResolvedFont)
            case toggle(ToggleContent.Style)
            case slider
            case stepper
            case colorPicker
            case choice([String], Int?, ChoiceContent.Style)
            case progress(ProgressContent.Style)
            case datePicker(showsDate: Bool, showsTime: Bool, isInline: Bool, title: String)
            case windowControls(WindowControlsContent.Side)
            case button(ButtonContent.Style, isDestructive: Bool, isCircular: Bool)
            case headerBar(isFlat: Bool)
        }

        private struct Measured {
            var minimum: CGSize
            var natural: CGSize
            var baseline: CGFloat?
        }

        private var sizes: [Key: Measured] = [:]
        private var chromes: [Key: ContainerChrome] = [:]

        func forget() {
            sizes = [:]
            chromes = [:]
        }

        // MARK: Leaves

        func measure(_ content: SurfaceContent, proposal: ProposedViewSize) -> LeafMetrics {
            switch content {
            case .textField(let field):
                let key = Key.field(TextFieldKind(field), field.font)
                let size = measured(key) { Self.measure(self.fieldWidget(field)) }
                if field.lineLimit != 1, !field.isSecure { return measureLines(field, proposal: proposal) }
                return wide(size, proposal: proposal, ideal: 180)
            case .textEditor:
                return LeafMetrics(size: proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 120)))
            case .toggle(let toggle):
                return fixed(measured(.toggle(toggle.style)) { Self.measure(ToggleNode.makeWidget(toggle.style)) })
            case .slider:
                let size = measured(.slider) { Self.measure(SliderNode.makeWidget()) }
                return wide(size, proposal: proposal, ideal: 180)
            case .stepper:
                return fixed(measured(.stepper) { Self.measure(StepperNode.makeWidget().box) })
            case .choice(let choice):
                let selected = choice.style == .menu ? choice.selected : nil
                let size = measured(.choice(choice.titles, selected, choice.style)) {
                    Self.measureInWindow(ChoiceNode.makeWidget(choice).widget)
                }
                return choice.style == .segments
                    ? wide(size, proposal: proposal, ideal: size.natural.width) : hugging(size, proposal: proposal)
            case .progress(let progress):
                let size = measured(.progress(progress.style)) { Self.measure(ProgressNode.makeWidget(progress.style)) }
                if progress.style == .bar { return wide(size, proposal: proposal, ideal: 180) }
                return LeafMetrics(
                    size: CGSize(width: max(size.natural.width, 16), height: max(size.natural.height, 16)))
            case .datePicker(let picker):
                let title = picker.isInline ? "" : DatePickerParts.title(of: picker)
                let key = Key.datePicker(
                    showsDate: picker.showsDate, showsTime: picker.showsTime, isInline: picker.isInline, title: title)
                return fixed(
                    measured(key) {
                        let parts = DatePickerParts(picker)
                        parts.show(picker)
                        return Self.measure(parts.widget)
                    })
            case .colorPicker: return fixed(measured(.colorPicker) { Self.measure(ColorPickerNode.makeWidget()) })
            case .windowControls(let controls):
                return fixed(
                    measured(.windowControls(controls.side)) {
                        Self.measureInWindow(WindowControlsNode.makeWidget(controls))
                    })
            case .window, .layer, .headerBar, .scroll, .button, .row, .text, .shape, .image, .drawing:
                return LeafMetrics(size: proposal.replacingUnspecifiedDimensions())
            }
        }

        private func fieldWidget(_ field: TextFieldContent) -> Widget {
            let control = TextFieldKind(field).makeControl()
            control.show(field)
            return control.widget
        }

        /// A field of several lines is as high as its text, within its limit.
        private func measureLines(_ field: TextFieldContent, proposal: ProposedViewSize) -> LeafMetrics {
            let insets = field.style == .bordered ? CGSize(width: 18, height: 14) : .zero
            let width = proposal.width.map { $0.isFinite ? $0 : 10_000 } ?? 180
            guard let surface else { return LeafMetrics(size: CGSize(width: width, height: 34)) }
            let height = surface.measurer.height(
                of: field.text.isEmpty ? " " : field.text, font: field.font, width: max(width - insets.width, 1),
                lineLimit: field.lineLimit)
            return LeafMetrics(size: CGSize(width: width, height: height + insets.height))
        }

        private func fixed(_ size: Measured) -> LeafMetrics {
            LeafMetrics(size: size.natural, firstBaseline: size.baseline, lastBaseline: size.baseline)
        }

        /// As wide as offered, but never below the least that the control works with.
        private func wide(_ size: Measured, proposal: ProposedViewSize, ideal: CGFloat) -> LeafMetrics {
            var width = proposal.width ?? max(ideal, size.minimum.width)
            if !width.isFinite { width = 10_000 }
            return LeafMetrics(
                size: CGSize(width: max(width, size.minimum.width), height: size.natural.height),
                firstBaseline: size.baseline, lastBaseline: size.baseline)
        }

        /// As wide as it likes, less if less is offered.
        private func hugging(_ size: Measured, proposal: ProposedViewSize) -> LeafMetrics {
            let offered = proposal.width ?? size.natural.width
            return LeafMetrics(
                size: CGSize(
                    width: max(min(size.natural.width, offered), size.minimum.width), height: size.natural.height),
                firstBaseline: size.baseline, lastBaseline: size.baseline)
        }

        private func measured(_ key: Key, _ measure: () -> Measured) -> Measured {
            if let known = sizes[key] { return known }
            // Titles make keys without end; nothing is lost by beginning anew.
            if sizes.count > 2000 { sizes = [:] }
            let size = measure()
            sizes[key] = size
            surface?.counts.controlsMeasured += 1
            return size
        }

        private static func measure(_ widget: Widget) -> Measured {
            g_object_ref_sink(widget)
            defer { g_object_unref(widget) }
            var (minimumWidth, naturalWidth, minimumHeight, naturalHeight) = (Int32(0), Int32(0), Int32(0), Int32(0))
            var (baseline, naturalBaseline) = (Int32(-1), Int32(-1))
            gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimumWidth, &naturalWidth, nil, nil)
            gtk_widget_measure(
                widget, GTK_ORIENTATION_VERTICAL, -1, &minimumHeight, &naturalHeight, &baseline, &naturalBaseline)
            return Measured(
                minimum: CGSize(width: Int(minimumWidth), height: Int(minimumHeight)),
                natural: CGSize(width: Int(naturalWidth), height: Int(naturalHeight)),
                baseline: naturalBaseline >= 0 ? CGFloat(naturalBaseline) : nil)
        }

        /// Window controls have buttons, and a drop-down has its titles, only inside a window.
        private static func measureInWindow(_ widget: Widget) -> Measured {
            let window = gtk_window_new().made
            gtk_window_set_child(window.cast(), widget)
            let size = measure(widget)
            gtk_window_destroy(window.cast())
            return size
        }

        // MARK: Containers

        func chrome(of content: SurfaceContent) -> ContainerChrome {
            switch content {
            case .button(let button): chrome(of: button)
            case .headerBar(let bar):
                chrome(.headerBar(isFlat: bar.isFlat)) { Self.measureHeaderBar(isFlat: bar.isFlat) }
            default: ContainerChrome()
            }
        }

        private func chrome(of button: ButtonContent) -> ContainerChrome {
            if button.style == .plain || button.style == .link || button.style == .row { return ContainerChrome() }
            let key = Key.button(button.style, isDestructive: button.isDestructive, isCircular: button.isCircular)
            return chrome(key) { Self.measureButton(ButtonStyleClasses.classes(for: button)) }
        }

        private func chrome(_ key: Key, _ measure: () -> ContainerChrome) -> ContainerChrome {
            if let known = chromes[key] { return known }
            let chrome = measure()
            chromes[key] = chrome
            return chrome
        }

        /// The space around the label and the least size, from a button of the theme that has not our zero insets.
        private static func measureButton(_ classes: [String]) -> ContainerChrome {
            func size(ofLabel side: Int32) -> CGSize {
                let button = gtk_button_new().made
                for name in classes { gtk_widget_add_css_class(button, name) }
                let label = martlet_container_new(GTK_ACCESSIBLE_ROLE_GENERIC, nil)!
                martlet_container_set_size(label, side, side, side, side)
                gtk_button_set_child(button.cast(), label.cast())
                return measure(button).minimum
            }
            let (least, large) = (size(ofLabel: 0), size(ofLabel: 200))
            let horizontal = max(large.width - 200, 0)
            let vertical = max(large.height - 200, 0)
            return ContainerChrome(
                insets: EdgeInsets(
                    top: (vertical / 2).rounded(.down), leading: (horizontal / 2).rounded(.down),
                    bottom: (vertical / 2).rounded(.up), trailing: (horizontal / 2).rounded(.up)),
                minimumSize: least)
        }

        private static func measureHeaderBar(isFlat: Bool) -> ContainerChrome {
            let bar = adw_header_bar_new().made
            if isFlat { gtk_widget_add_css_class(bar, "flat") }
            let height = measure(bar).minimum.height
            return ContainerChrome(
                insets: EdgeInsets(top: 0, leading: 7, bottom: isFlat ? 0 : 1, trailing: 7),
                minimumSize: CGSize(width: 0, height: max(height, 46)))
        }
    }
#endif
