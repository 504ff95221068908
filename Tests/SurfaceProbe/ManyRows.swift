#if GTK
    import Foundation
    import MartletGTK
    import SwiftUICore

    extension SurfaceScenario {
        /// A thousand rows of two texts and a button, without a scroll container around them; then every tenth
        /// changes, then all go. Prints the processor time of each step up to its frame, and the surface's work.
        static func manyRows(_ stage: Stage) {
            var window = WindowContent()
            window.title = "Rows"
            window.initialSize = CGSize(width: 800, height: 600)
            let count = 1000
            stage.insert("window", .window(window), in: nil)
            var scroll = ScrollContent()
            scroll.contentSize = CGSize(width: 800, height: count * 40)
            stage.insert("scroll", .scroll(scroll), in: "window", frame: CGRect(x: 0, y: 0, width: 800, height: 600))
            stage.insert(
                "rows", .layer(LayerContent()), in: "scroll", frame: CGRect(origin: .zero, size: scroll.contentSize))
            stage.commit()

            let steps: [(String, () -> Void)] = [
                ("create", { makeRows(stage, count) }),
                ("update", { updateRows(stage, count) }),
                (
                    "clear",
                    {
                        for index in 0..<count {
                            for part in ["id", "label", "remove"] { stage.remove("\(part) \(index)") }
                        }
                    }
                ),
            ]
            run(steps[...], on: stage)
        }

        private static func run(_ steps: ArraySlice<(String, () -> Void)>, on stage: Stage) {
            // Two quiet frames first, so that a step's frame is all its own.
            afterFrames(3, on: stage) {
                guard let (name, step) = steps.first else {
                    GTKProgram.quit()
                    return
                }
                let before = stage.surface.counts
                let start = clock()
                step()
                stage.commit()
                let applied = clock()
                afterFrames(3, on: stage) {
                    let end = clock()
                    let counts = stage.surface.counts
                    print(
                        "\(name): applied \((applied - start) / 1000) ms, drawn \((end - start) / 1000) ms,",
                        "widgets \(counts.widgetsMade - before.widgetsMade)",
                        "writes \(counts.widgetWrites - before.widgetWrites)",
                        "styles \(counts.stylesLoaded - before.stylesLoaded)",
                        "shaped \(counts.textsShaped - before.textsShaped)")
                    run(steps.dropFirst(), on: stage)
                }
            }
        }

        static func afterFrames(_ count: Int, on stage: Stage, _ body: @escaping () -> Void) {
            var left = count
            stage.onFrame = { _ in
                left -= 1
                guard left == 0 else { return }
                stage.surface.setFrameClock(wanted: false)
                stage.onFrame = nil
                body()
            }
            stage.surface.setFrameClock(wanted: true)
        }

        private static func makeRows(_ stage: Stage, _ count: Int) {
            let button = ButtonContent(style: .bordered)
            let chrome = stage.surface.chrome(of: .button(button))
            for index in 0..<count {
                let y = CGFloat(index) * 40
                func place(_ name: String, _ string: String, x: CGFloat, in parent: String, y: CGFloat) -> CGSize {
                    let content = text(string)
                    let size = stage.size(of: .text(content))
                    stage.insert(
                        name, .text(content), in: parent, frame: CGRect(origin: CGPoint(x: x, y: y), size: size))
                    return size
                }
                _ = place("id \(index)", "\(index)", x: 10, in: "rows", y: y + 8)
                _ = place("label \(index)", "Label of row \(index)", x: 80, in: "rows", y: y + 8)
                let size = stage.size(of: .text(text("Remove")))
                stage.insert(
                    "remove \(index)", .button(button), in: "rows",
                    frame: CGRect(x: 600, y: y, width: size.width + chrome.insets.leading * 2, height: 34))
                _ = place("remove label \(index)", "Remove", x: chrome.insets.leading, in: "remove \(index)", y: 8)
            }
        }

        private static func updateRows(_ stage: Stage, _ count: Int) {
            for index in stride(from: 0, to: count, by: 10) {
                let content = text("Label of row \(index) !!!")
                let size = stage.size(of: .text(content))
                stage.update("label \(index)") { $0.content = .text(content) }
                stage.frame("label \(index)", CGRect(origin: CGPoint(x: 80, y: CGFloat(index) * 40 + 8), size: size))
            }
        }
    }
#endif
