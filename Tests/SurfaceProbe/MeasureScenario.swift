#if GTK
    import Foundation
    import MartletGTK
    import SwiftUICore

    extension SurfaceScenario {
        /// Measures texts and controls, and prints what must hold of the answers.
        static func measures(_ stage: Stage) {
            func check(_ name: String, _ isTrue: Bool) { print("\(isTrue ? "holds" : "fails"): \(name)") }
            let surface = stage.surface
            func metrics(_ content: TextContent, _ width: CGFloat?, _ height: CGFloat? = nil) -> LeafMetrics {
                surface.measure(.text(content), proposal: ProposedViewSize(width: width, height: height))
            }
            let sentence = text("Swifts are birds that almost never land, and sleep on the wing.")
            let ideal = metrics(sentence, nil)
            let wrapped = metrics(sentence, 150)
            check("an unlimited width gives the ideal size", metrics(sentence, .infinity) == ideal)
            check("a wrapped text stays within its width", wrapped.size.width <= 150)
            check("a wrapped text is higher", wrapped.size.height >= ideal.size.height * 2)
            check("baselines are those of the first and the last line", wrapped.firstBaseline! < wrapped.lastBaseline!)
            check("sizes are whole points", wrapped.size.width == wrapped.size.width.rounded())
            let shaped = surface.counts.textsShaped
            check(
                "the answered size gives itself", metrics(sentence, wrapped.size.width, wrapped.size.height) == wrapped)
            check("asking again shapes nothing", shaped == surface.counts.textsShaped)
            var red = sentence
            red.text = ResolvedText(
                runs: sentence.text.runs.map { run in
                    var run = run
                    run.paint = .color(Color.Resolved(red: 1, green: 0, blue: 0))
                    return run
                }, baseFont: sentence.text.baseFont)
            check("another colour shapes nothing", metrics(red, 150) == wrapped && shaped == surface.counts.textsShaped)
            var limited = sentence
            limited.lineLimit = 1
            let cut = metrics(limited, 150)
            check("a line limit cuts", cut.size.height == ideal.size.height && cut.size.width <= 150)
            check(
                "a low height cuts to whole lines",
                metrics(sentence, 150, ideal.size.height * 2.5).size.height <= ideal.size.height * 2.5)
            check("a height below a line leaves one line", metrics(sentence, 150, 1).size.height == ideal.size.height)
            var reserved = text("one")
            reserved.reservedLines = 3
            check("reserved lines keep their room", metrics(reserved, nil).size.height >= ideal.size.height * 3 - 2)
            check("an empty text is as high as a line", metrics(text(""), nil).size.height >= ideal.size.height - 1)
            check("two paragraphs are two lines", metrics(text("a\nb"), nil).size.height > ideal.size.height * 1.5)
            var twoLimited = text("a\nb")
            twoLimited.lineLimit = 1
            check(
                "a limit of one line holds across paragraphs",
                metrics(twoLimited, nil).size.height < ideal.size.height * 1.5)
            check("zero width ends", metrics(sentence, 0).size.height > wrapped.size.height)
            var small = limited
            small.minimumScaleFactor = 0.3
            check("a text that may shrink is not cut", metrics(small, 250).size.height < ideal.size.height)
            let button = surface.chrome(of: .button(ButtonContent(style: .bordered)))
            check("a button keeps room around its label", button.insets.leading >= 5 && button.minimumSize.height >= 24)
            let plain = surface.chrome(of: .button(ButtonContent(style: .plain)))
            check("a plain button keeps none", plain == ContainerChrome())
            let toggles = surface.counts.controlsMeasured
            _ = stage.size(of: .toggle(ToggleContent(isOn: true)))
            _ = stage.size(of: .toggle(ToggleContent(isOn: false)))
            check("a kind of control is measured once", surface.counts.controlsMeasured == toggles + 1)
            check(
                "a field takes the width that it is offered",
                stage.size(of: .textField(TextFieldContent(font: body, color: ink)), width: 333).width == 333)
            // asks 43: a count of characters where a count of bytes was meant cuts these.
            var other = text("héllo 日本語 👩‍👩‍👧 ü")
            let drawn = metrics(other, nil).size
            other.isSelectable = true
            stage.insert("window", .window(WindowContent()), in: nil)
            stage.insert("label", .text(other), in: "window", frame: CGRect(origin: .zero, size: drawn))
            stage.commit()
            check(
                "a text of many scripts is as wide as GTK's own label of it",
                stage.naturalSize(of: "label").map { abs($0.width - drawn.width) <= 1 } == true)
            GTKProgram.quit()
        }
    }
#endif
