#if GTK
    import Behaviours
    import Foundation
    import SwiftUICore
    import Testing
    import ViewTesting
    import WindowTesting

    // testing.md, "How we keep it honest", 1: each control has one script, which both drivers run and compare.
    @Suite("Behaviour of controls", .serialized, .enabled(if: VirtualDisplay.hasInput && SessionBus.isAvailable))
    struct BehaviourTests {
        /// A step as it went in the headless run.
        private struct Run {
            /// The outline at first, and after each step.
            var outlines: [[String]] = []
            /// From where to where the pointer went in each step that is the pointer's, in the window's coordinates.
            var drags: [Int: (from: CGPoint, to: CGPoint)] = [:]
        }

        /// The headless run.
        @MainActor
        private func headless(_ behaviour: Behaviour) throws -> Run {
            let host = TestHost(
                behaviour.view(), size: CGSize(width: 400, height: 400), chrome: .window,
                commands: behaviour.commands, configure: { _ in })
            var run = Run(outlines: [Self.lines(host)])
            for (index, step) in behaviour.steps.enumerated() {
                switch step {
                case .click(let name), .hold(let name, _):
                    let frame = try host.get(.named(name)).frame
                    let middle = CGPoint(x: frame.midX, y: frame.midY)
                    run.drags[index] = (middle, middle)
                case .drag(let name, let target):
                    let frames = try (host.get(.named(name)).frame, host.get(.named(target)).frame)
                    run.drags[index] = (
                        CGPoint(x: frames.0.midX, y: frames.0.midY), CGPoint(x: frames.1.midX, y: frames.1.midY)
                    )
                default: break
                }
                try host.perform(step)
                run.outlines.append(Self.lines(host))
            }
            return run
        }

        /// The outline without what a screen reader is told in another way, or at another time.
        @MainActor
        private static func lines(_ host: TestHost<AnyView>) -> [String] {
            host.accessibilityOutline.components(separatedBy: "\n").map { line in
                var line = line.replacingOccurrences(of: " focused", with: "")
                // In a window it is a button with the date as its description, in the words of the locale.
                if let value = line.range(of: #"(?<=^  datePicker “Day” value “)[^”]*"#, options: .regularExpression) {
                    return "  button “Day” value “\(words(forDate: line[value]))”"
                }
                // GTK 4.8 tells assistive technology what is hidden on screen.
                line = line.replacingOccurrences(of: "“••••••”", with: "“secret”")
                // GTK has one description for both.
                line = line.replacingOccurrences(of: " hint “", with: " value “")
                if line.trimmingCharacters(in: .whitespaces).hasPrefix("window “"), let start = line.range(of: " “"),
                    let end = line.range(of: "”")
                {
                    line.removeSubrange(start.lowerBound..<end.upperBound)
                }
                return line
            }
        }

        private static func words(forDate value: Substring) -> String {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.dateFormat = "MMM d, yyyy"
            return (try? Date(String(value), strategy: .iso8601)).map(formatter.string) ?? ""
        }

        @Test(
            "A script gives the same accessibility outlines headless and in a real window",
            arguments: Behaviour.all.map(\.name))
        func both(name: String) async throws {
            let behaviour = try #require(Behaviour.all.first { $0.name == name })
            let wanted = try await headless(behaviour)
            let session = try ProbeSession(
                "behaviour", isAccessible: true,
                environment: ["BEHAVIOUR": behaviour.name, "LANG": "en_US.UTF-8", "LC_ALL": "en_US.UTF-8"])
            #expect(session.wait(for: "ready"))
            let person = try WindowPerson(session)
            for (index, outline) in wanted.outlines.enumerated() {
                if let drag = wanted.drags[index - 1] {
                    switch behaviour.steps[index - 1] {
                    case .click: try person.hold(at: drag.from, seconds: 0.05)
                    case .hold(_, let seconds): try person.hold(at: drag.from, seconds: seconds)
                    default: try person.drag(from: drag.from, to: drag.to)
                    }
                } else if index > 0 {
                    try person.perform(behaviour.steps[index - 1])
                }
                let found = try person.outline(waitingFor: outline)
                #expect(
                    found == outline,
                    """
                    \(behaviour.name), \(index == 0 ? "at first" : "after \(behaviour.steps[index - 1])")
                    headless:
                    \(outline.joined(separator: "\n"))
                    in the window:
                    \(found.joined(separator: "\n"))
                    """)
            }
        }

        @Test(
            "A sheet and an alert are dialogs to assistive technology",
            arguments: [("sheet", "Show"), ("alert", "Ask")])
        func dialogs(name: String, button: String) throws {
            let session = try ProbeSession("behaviour", isAccessible: true, environment: ["BEHAVIOUR": name])
            #expect(session.wait(for: "ready"))
            try WindowPerson(session).perform(.push(button))
            let tree = try AccessibleTree(try #require(session.bus))
            #expect(try tree.elements { $0.role == "dialog" }.contains { $0.role == "dialog" })
        }

        @Test("No two scripts have the same name")
        func names() { #expect(Set(Behaviour.all.map(\.name)).count == Behaviour.all.count) }
    }

    extension TestScreen {
        /// Does in a headless test what a step says.
        @MainActor
        fileprivate func perform(_ step: Behaviour.Step) throws {
            switch step {
            case .push(let name):
                // A part of a control is no view.
                if find(name) == nil { try choose(name, in: .role(.choice)) } else { try tap(name) }
            case .type(let text, let name): try type(text, into: name)
            case .press(let key, let name):
                try focus(.named(name))
                press(key)
            case .pressWithControl(let key, let name):
                try focus(.named(name))
                press(key, modifiers: .command)
            case .pressAnywhere(let key): press(key)
            case .choose(let title, let name): try choose(title, in: name)
            case .chooseFromMenu(let title, let name): try choose(title, in: name)
            case .delete(let name): try pressDelete(on: name)
            case .pick(let date, let name, _): try pick(date, in: .named(name))
            case .increment(let name): try increment(.named(name))
            case .decrement(let name): try decrement(.named(name))
            case .goBack: try goBack()
            case .command(let title, let menu): try chooseCommand(title, in: menu)
            case .drag(let name, let target): try drag(.named(name), to: .named(target))
            case .click(let name): try tap(name)
            case .hold(let name, let seconds): try longPress(.named(name), duration: seconds)
            case .chooseFile(let url, let name):
                try tap(name)
                try chooseFiles([url])
            case .giveUpFile(let name):
                try tap(name)
                try dismiss()
            case .compose(let shown, let text, _, let name):
                try focus(.named(name))
                for part in shown { try compose(part) }
                try commit(text)
            }
        }
    }
#endif
