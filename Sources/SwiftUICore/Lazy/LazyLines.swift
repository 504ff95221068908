/// Which items stand on which line.
///
/// In a stack each item is a line. In a grid the rows of a section share lines, and its header and its
/// footer have their own.
struct LazyLines {
    private struct Segment {
        let items: Range<Int>
        let firstLine: Int
        let itemsPerLine: Int

        var lineCount: Int { (items.count + itemsPerLine - 1) / itemsPerLine }
    }

    private var segments: [Segment] = []
    let count: Int

    init() { count = 0 }

    init(_ contents: LazyContents, itemsPerLine: Int) {
        guard itemsPerLine > 1 else {
            count = contents.count
            return
        }
        var segments: [Segment] = []
        var line = 0
        func add(_ items: Range<Int>, _ perLine: Int) {
            guard !items.isEmpty else { return }
            let segment = Segment(items: items, firstLine: line, itemsPerLine: perLine)
            segments.append(segment)
            line += segment.lineCount
        }
        for section in contents.sections {
            add(section.header, 1)
            add(section.rows, itemsPerLine)
            add(section.footer, 1)
        }
        self.segments = segments
        count = line
    }

    func line(of item: Int) -> Int {
        guard let segment = last(where: { $0.items.lowerBound <= item }) else { return item }
        return segment.firstLine + (item - segment.items.lowerBound) / segment.itemsPerLine
    }

    func items(on line: Int) -> Range<Int> {
        guard let segment = last(where: { $0.firstLine <= line }) else { return line..<(line + 1) }
        let start = segment.items.lowerBound + (line - segment.firstLine) * segment.itemsPerLine
        return start..<min(start + segment.itemsPerLine, segment.items.upperBound)
    }

    func items(on lines: Range<Int>) -> Range<Int> {
        guard let first = lines.first, let last = lines.last else { return 0..<0 }
        return items(on: first).lowerBound..<items(on: last).upperBound
    }

    private func last(where isBefore: (Segment) -> Bool) -> Segment? {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(segments[middle]) { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : segments[low - 1]
    }
}
