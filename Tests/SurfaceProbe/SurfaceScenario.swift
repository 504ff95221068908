#if GTK
    import Foundation
    import MartletGTK
    import SwiftUICore

    /// What the probe can show, by name.
    @MainActor
    enum SurfaceScenario {
        static let all: [String: @MainActor (Stage) -> Void] = [
            "gallery": gallery, "many-rows": manyRows, "typing": typing, "composing": composing, "sheet": sheet,
            "idle": idle, "views": views, "navigation": navigation, "form": form, "measures": measures,
            "appearing": appearing, "typing-in-rows": typingInRows, "one-key": oneKey, "sheet-focus": sheetFocus,
            "taps": taps, "label-taps": labelTaps, "lifecycle": lifecycle, "spoken": spoken, "behaviour": behaviour,
            "desktop": desktop,
            "menus": menus, "search-tokens": searchTokens, "carrying": carrying, "several-windows": severalWindows,
            "user-defaults": userDefaults,
        ]

        static let body = ResolvedFont(size: 15)
        static let ink = Color.Resolved(red: 0.1, green: 0.1, blue: 0.12)

        static func text(_ string: String, size: CGFloat = 15, weight: Font.Weight = .regular) -> TextContent {
            let font = ResolvedFont(size: size, weight: weight)
            let text = ResolvedText(runs: [.init(string, font: font, paint: .color(ink))], baseFont: font)
            return TextContent(text)
        }

        /// One of everything.
        static func gallery(_ stage: Stage) {
            var window = WindowContent()
            window.title = "Gallery"
            window.initialSize = CGSize(width: 760, height: 640)
            stage.insert("window", .window(window), in: nil)

            let bar = SurfaceContent.headerBar(HeaderBarContent())
            let barHeight = stage.surface.chrome(of: bar).minimumSize.height
            stage.insert("bar", bar, in: "window", frame: CGRect(x: 0, y: 0, width: 760, height: barHeight))
            let title = text("Gallery", weight: .bold)
            let titleSize = stage.size(of: .text(title))
            stage.insert(
                "title", .text(title), in: "bar",
                frame: CGRect(
                    x: ((760 - titleSize.width) / 2).rounded(), y: ((barHeight - titleSize.height) / 2).rounded(),
                    width: titleSize.width, height: titleSize.height))
            let controls = SurfaceContent.windowControls(WindowControlsContent(side: .end))
            let controlsSize = stage.size(of: controls)
            print("controls \(controlsSize)")
            stage.insert(
                "controls", controls, in: "bar",
                frame: CGRect(
                    x: 760 - controlsSize.width - 7, y: 0, width: controlsSize.width, height: barHeight - 1))
            button(stage, "add", "Add", style: .flat, in: "bar", at: CGPoint(x: 7, y: 6))

            var y: CGFloat = barHeight + 16
            button(stage, "bordered", "Bordered", style: .bordered, in: "window", at: CGPoint(x: 16, y: y))
            button(stage, "prominent", "Prominent", style: .prominent, in: "window", at: CGPoint(x: 130, y: y))
            button(stage, "plain", "Plain", style: .plain, in: "window", at: CGPoint(x: 260, y: y + 8))
            button(stage, "delete", "Delete", style: .bordered, in: "window", at: CGPoint(x: 330, y: y)) {
                $0.isDestructive = true
            }
            button(stage, "menu", "Menu", style: .bordered, in: "window", at: CGPoint(x: 430, y: y)) {
                var checked = MenuItemContent(title: "Checked")
                checked.isChecked = true
                checked.identifier = 1
                var separator = MenuItemContent()
                separator.kind = .separator
                var last = MenuItemContent(title: "Last")
                last.identifier = 2
                last.shortcut = Shortcut(key: "l", control: true)
                $0.menu = [checked, separator, last]
            }
            y += 50

            func place(_ name: String, _ content: SurfaceContent, x: CGFloat, width: CGFloat? = nil) {
                let size = stage.size(of: content, width: width)
                stage.insert(name, content, in: "window", frame: CGRect(origin: CGPoint(x: x, y: y), size: size))
            }
            var field = TextFieldContent(font: body, color: ink)
            field.prompt = "Name"
            place("field", .textField(field), x: 16, width: 200)
            field.style = .search
            field.prompt = "Search"
            place("search", .textField(field), x: 230, width: 200)
            field.style = .bordered
            field.isSecure = true
            field.text = "secret"
            place("secure", .textField(field), x: 450, width: 200)
            y += 46
            place("toggle", .toggle(ToggleContent(isOn: true)), x: 16)
            var checkbox = ToggleContent(isOn: true)
            checkbox.style = .checkbox
            place("checkbox", .toggle(checkbox), x: 90)
            place("slider", .slider(SliderContent(value: 3, minimum: 0, maximum: 10)), x: 130, width: 200)
            place("stepper", .stepper(StepperContent()), x: 350)
            place("choice", .choice(ChoiceContent(titles: ["Small", "Medium", "Very large"], selected: 1)), x: 450)
            y += 46
            place(
                "segments", .choice(ChoiceContent(titles: ["One", "Two", "Three"], selected: 0, style: .segments)),
                x: 16,
                width: 300)
            place("bar1", .progress(ProgressContent(fraction: 0.4, style: .bar)), x: 340, width: 150)
            place("spinner", .progress(ProgressContent(fraction: nil, style: .spinner)), x: 510)
            place(
                "date",
                .datePicker(
                    DatePickerContent(date: Date(timeIntervalSince1970: 0), timeZone: TimeZone(identifier: "UTC")!)),
                x: 550)
            y += 50
            shapes(stage, y: y)
            icons(stage, y: y + 70)
            let long = text("A text that does not fit into the width that it is given and therefore breaks into lines.")
            let longSize = stage.size(of: .text(long), width: 200)
            stage.insert(
                "long", .text(long), in: "window", frame: CGRect(origin: CGPoint(x: 16, y: y + 120), size: longSize))
            var short = long
            short.lineLimit = 1
            let shortSize = stage.size(of: .text(short), width: 200)
            stage.insert(
                "short", .text(short), in: "window", frame: CGRect(origin: CGPoint(x: 240, y: y + 120), size: shortSize)
            )
            list(stage, frame: CGRect(x: 460, y: y + 60, width: 280, height: 230))
            stage.commit()
            sayReady(stage)
        }

        static func button(
            _ stage: Stage, _ name: String, _ title: String, style: ButtonContent.Style, in parent: String,
            at point: CGPoint,
            _ change: (inout ButtonContent) -> Void = { _ in }
        ) {
            var content = ButtonContent(style: style)
            change(&content)
            let chrome = stage.surface.chrome(of: .button(content))
            let label = text(title)
            let size = stage.size(of: .text(label))
            let width = max(size.width + chrome.insets.leading + chrome.insets.trailing, chrome.minimumSize.width)
            let height = max(size.height + chrome.insets.top + chrome.insets.bottom, chrome.minimumSize.height)
            stage.insert(
                name, .button(content), in: parent, frame: CGRect(x: point.x, y: point.y, width: width, height: height))
            stage.insert(
                name + " label", .text(label), in: name,
                frame: CGRect(
                    x: ((width - size.width) / 2).rounded(), y: ((height - size.height) / 2).rounded(),
                    width: size.width,
                    height: size.height))
        }

        static func shapes(_ stage: Stage, y: CGFloat) {
            func shape(_ name: String, _ path: Path, _ paint: ResolvedPaint, x: CGFloat, stroke: StrokeStyle? = nil) {
                stage.insert(
                    name,
                    .shape(
                        ShapeContent(path: path, paint: paint, fill: stroke == nil ? FillStyle() : nil, stroke: stroke)),
                    in: "window", frame: CGRect(x: x, y: y, width: 50, height: 50))
            }
            let area = CGRect(x: 0, y: 0, width: 50, height: 50)
            let blue = Color.Resolved(red: 0.2, green: 0.4, blue: 0.9)
            let red = Color.Resolved(red: 0.9, green: 0.2, blue: 0.2)
            let gradient = ResolvedGradient(stops: [.init(color: blue, location: 0), .init(color: red, location: 1)])
            shape("rect", Path(area), .color(blue), x: 16)
            shape("circle", Path(ellipseIn: area), .color(red), x: 76)
            shape("round", Path(roundedRect: area, cornerRadius: 12), .color(blue), x: 136)
            shape("linear", Path(area), .linearGradient(gradient, start: .leading, end: .trailing), x: 196)
            shape(
                "radial", Path(ellipseIn: area),
                .radialGradient(gradient, center: .center, startRadius: 0, endRadius: 25), x: 256)
            shape(
                "angular", Path(ellipseIn: area),
                .angularGradient(gradient, center: .center, startAngle: .zero, endAngle: .degrees(360)), x: 316)
            var star = Path()
            for index in 0..<5 {
                let angle = Double(index) * 4 * .pi / 5 - .pi / 2
                let point = CGPoint(x: 25 + 24 * cos(angle), y: 25 + 24 * sin(angle))
                index == 0 ? star.move(to: point) : star.addLine(to: point)
            }
            star.closeSubpath()
            shape("star", star, .color(red), x: 376)
            shape(
                "stroke", Path(ellipseIn: area.insetBy(dx: 4, dy: 4)), .color(blue), x: 436,
                stroke: StrokeStyle(lineWidth: 4, dash: [6, 3]))
            var layer = LayerContent()
            layer.clip = .path(star)
            layer.shadow = .init(color: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5), radius: 6, x: 2, y: 2)
            stage.insert("clipped", .layer(layer), in: "window", frame: CGRect(x: 500, y: y, width: 50, height: 50))
            stage.insert(
                "clipped rect",
                .shape(ShapeContent(path: Path(area), paint: .linearGradient(gradient, start: .top, end: .bottom))),
                in: "clipped", frame: area)
            var turned = LayerContent()
            turned.opacity = 0.6
            turned.transform = .init(a: 0.7, b: 0.7, c: -0.7, d: 0.7, tx: 25, ty: -10)
            turned.gestures = [.tap, .drag]
            stage.insert("turned", .layer(turned), in: "window", frame: CGRect(x: 580, y: y, width: 50, height: 50))
            stage.insert(
                "turned rect", .shape(ShapeContent(path: Path(area), paint: .color(blue))), in: "turned", frame: area)
        }

        static func icons(_ stage: Stage, y: CGFloat) {
            let names = [
                "plus", "trash", "heart.fill", "star.fill", "gear", "person.crop.circle", "square.and.arrow.up",
                "nonsense",
            ]
            for (index, name) in names.enumerated() {
                var image = ImageContent(
                    source: .symbol(name: name, size: 20, weight: 0), naturalSize: CGSize(width: 20, height: 20))
                if index.isMultiple(of: 2) { image.tint = Color.Resolved(red: 0.8, green: 0.3, blue: 0) }
                stage.insert(
                    name, .image(image), in: "window",
                    frame: CGRect(x: 16 + CGFloat(index) * 36, y: y, width: 20, height: 20))
            }
        }

        static func list(_ stage: Stage, frame: CGRect) {
            var scroll = ScrollContent()
            scroll.contentSize = CGSize(width: frame.width, height: 20 * 44)
            stage.insert("scroll", .scroll(scroll), in: "window", frame: frame)
            stage.insert(
                "content", .layer(LayerContent()), in: "scroll", frame: CGRect(origin: .zero, size: scroll.contentSize))
            for index in 0..<20 {
                var row = RowContent()
                row.isBoxed = true
                row.isActivatable = true
                row.isSelectable = true
                row.isDeletable = true
                row.isSelected = index == 2
                row.roundsTop = index == 0
                row.roundsBottom = index == 19
                row.menu = [MenuItemContent(title: "Edit"), MenuItemContent(title: "Delete")]
                stage.insert(
                    "row \(index)", .row(row), in: "content",
                    frame: CGRect(x: 0, y: CGFloat(index) * 44, width: frame.width, height: 44))
                let label = text("Row number \(index)")
                stage.insert(
                    "row label \(index)", .text(label), in: "row \(index)",
                    frame: CGRect(origin: CGPoint(x: 12, y: 12), size: stage.size(of: .text(label))))
            }
        }
    }
#endif
