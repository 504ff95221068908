#if GTK
    import Foundation

    /// The outline of its views that a program writes to the file which `MARTLET_OUTLINE` names, each time that
    /// something has changed: one view a line, with its place in its window.
    public final class WindowOutline: Sendable {
        private let file: URL

        /// The outline in a file, which need not be there yet.
        public init(file: URL) {
            self.file = file
        }

        /// What the program has to be started with.
        public var environment: [String: String] { ["MARTLET_OUTLINE": file.path] }

        /// The lines, without what they are inside of; none before the program has drawn something.
        public var lines: [String] {
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        }

        /// Waits until the lines are as wanted, or a minute is over. Returns whether they were.
        public func wait(until isWanted: ([String]) -> Bool) -> Bool {
            let end = Date(timeIntervalSinceNow: 60)
            while !isWanted(lines) {
                if Date() > end { return false }
                usleep(10_000)
            }
            return true
        }

        /// Waits for a line that begins so, and returns the middle of what it tells of, in the window's content.
        public func waitForMiddle(of prefix: String) -> CGPoint? {
            waitForFrame(of: prefix).map { CGPoint(x: $0.midX, y: $0.midY) }
        }

        /// Waits for a line that begins so, and returns the place of what it tells of, in the window's content.
        public func waitForFrame(of prefix: String) -> CGRect? {
            guard wait(until: { $0.contains { $0.hasPrefix(prefix) } }) else { return nil }
            return lines.last { $0.hasPrefix(prefix) }.flatMap(Self.frame)
        }

        /// Of a line that ends in `[x,y widthxheight]`.
        private static func frame(of line: String) -> CGRect? {
            guard let start = line.lastIndex(of: "[") else { return nil }
            let numbers = line[start...].split { !($0.isNumber || $0 == "." || $0 == "-") }.compactMap { Double($0) }
            guard numbers.count == 4 else { return nil }
            return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
    }
#endif
