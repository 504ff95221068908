#if GTK
    import Dispatch
    import Foundation
    import MartletGTK
    import SwiftUICore

    extension SurfaceScenario {
        private static func window(_ stage: Stage, width: CGFloat = 400, height: CGFloat = 200) {
            var window = WindowContent()
            window.title = "Probe"
            window.initialSize = CGSize(width: width, height: height)
            stage.insert("window", .window(window), in: nil)
        }

        private static func insertField(_ stage: Stage) {
            let field = TextFieldContent(font: body, color: ink)
            stage.insert("field", .textField(field), in: "window", frame: CGRect(x: 10, y: 10, width: 200, height: 34))
            stage.command(.focus, at: "field")
        }

        /// Says that input can come: the window has the keyboard and shows its first frames.
        static func sayReady(_ stage: Stage) {
            afterFrames(3, on: stage) { print("ready") }
        }

        private static func setText(_ stage: Stage, _ text: String) {
            stage.update("field") { node in
                guard case .textField(var content) = node.content else { return }
                content.text = text
                node.content = .textField(content)
            }
            stage.commit()
        }

        /// A field whose model makes capitals of every letter but x and y, at each key.
        static func typing(_ stage: Stage) {
            window(stage)
            insertField(stage)
            stage.commit()
            stage.react = { name, event in
                guard name == "field", case .text(let text) = event else { return }
                setText(stage, text)
                setText(stage, text.uppercased())
            }
            sayReady(stage)
        }

        /// A field whose view is written again and again while a dead key waits for its letter.
        static func composing(_ stage: Stage) {
            window(stage)
            insertField(stage)
            stage.commit()
            var rounds = 0
            let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { timer in
                MainActor.assumeIsolated {
                    setText(stage, rounds.isMultiple(of: 2) ? " " : "")
                    setText(stage, "")
                    rounds += 1
                    if rounds.isMultiple(of: 10) { print("rewritten \(rounds / 10)") }
                }
            }
            stage.react = { name, event in
                if name == "field", case .text = event { timer.invalidate() }
            }
            sayReady(stage)
        }

        /// A window and a sheet over it, with a default button and one that answers to Control-S.
        static func sheet(_ stage: Stage) {
            window(stage, width: 600, height: 400)
            stage.commit()
            var sheet = WindowContent()
            sheet.title = "Sheet"
            sheet.isModal = true
            sheet.initialSize = CGSize(width: 300, height: 200)
            stage.insert("sheet", .window(sheet), in: "window")
            button(stage, "save", "Save", style: .prominent, in: "sheet", at: CGPoint(x: 20, y: 20)) {
                $0.isDefault = true
                $0.shortcut = Shortcut(key: "s", control: true)
            }
            stage.commit()
            stage.react = { name, event in
                guard name == "sheet", event == .close else { return }
                stage.remove("sheet")
                stage.commit()
                print("sheet removed")
            }
            sayReady(stage)
        }

        /// A window in which nothing happens; prints how often the loop woke in three seconds.
        static func idle(_ stage: Stage) {
            window(stage)
            let label = text("Nothing happens here")
            stage.insert(
                "label", .text(label), in: "window",
                frame: CGRect(origin: CGPoint(x: 10, y: 10), size: stage.size(of: .text(label))))
            stage.commit()
            afterFrames(3, on: stage) {
                _ = MainLoop.wakeCount
                DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2)) {
                    let before = MainLoop.wakeCount
                    let framesBefore = stage.surface.frameCount
                    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(3)) {
                        // The blocks themselves need two.
                        print("wakes \(max(0, MainLoop.wakeCount - before - 2))")
                        print("frames \(stage.surface.frameCount - framesBefore)")
                        GTKProgram.quit()
                    }
                }
            }
        }
    }
#endif
