import Foundation

/// How much room each line of a lazy container takes along its axis: measured where the line has been
/// near the visible part once, estimated elsewhere.
///
/// Sixteen bytes a line, and no object. Two Fenwick trees, of the measured lengths and of their number,
/// make every question logarithmic and let the estimate change without touching a line.
package struct ExtentStore {
    /// Not a number where a line was never measured.
    private var extents: [Float] = []
    private var sums: [Double] = [0]
    private var counts: [Int32] = [0]
    private var measuredSum = 0.0
    package private(set) var measuredCount = 0

    /// The length that stands for lines that were never measured.
    package var estimate: CGFloat

    package init(estimate: CGFloat) { self.estimate = estimate }

    package var count: Int { extents.count }

    /// The room of all lines.
    package var total: CGFloat { CGFloat(measuredSum) + CGFloat(count - measuredCount) * estimate }

    private var typicalSum = 0.0
    private var typicalCount = 0

    /// The mean of all typical lines that were measured so far; nil where none was.
    package var average: CGFloat? { typicalCount == 0 ? nil : CGFloat(typicalSum) / CGFloat(typicalCount) }

    /// The length of a line, measured or estimated.
    package subscript(line: Int) -> CGFloat { extents[line].isNaN ? estimate : CGFloat(extents[line]) }

    package func isMeasured(_ line: Int) -> Bool { !extents[line].isNaN }

    /// Where a line begins.
    package func offset(of line: Int) -> CGFloat {
        var index = min(max(line, 0), count)
        let before = index
        var sum = 0.0
        var known: Int32 = 0
        while index > 0 {
            sum += sums[index]
            known += counts[index]
            index &= index - 1
        }
        return CGFloat(sum) + CGFloat(before - Int(known)) * estimate
    }

    /// How many of the lines before this one were measured.
    package func measured(before line: Int) -> Int {
        var index = min(max(line, 0), count)
        var known: Int32 = 0
        while index > 0 {
            known += counts[index]
            index &= index - 1
        }
        return Int(known)
    }

    /// The line at an offset: the first one for a negative offset, the last one beyond the end.
    package func line(at offset: CGFloat) -> Int {
        guard count > 0, offset > 0 else { return 0 }
        var position = 0
        var rest = offset
        var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while step > 0 {
            let next = position + step
            if next <= count {
                let length = CGFloat(sums[next]) + CGFloat(step - Int(counts[next])) * estimate
                if length <= rest {
                    position = next
                    rest -= length
                }
            }
            step >>= 1
        }
        return min(position, count - 1)
    }

    /// Notes what a line was measured to be. A typical line, which a header is not, counts for the average.
    package mutating func set(_ line: Int, to extent: CGFloat, isTypical: Bool = true) {
        let new = Float(max(extent.isFinite ? extent : 0, 0))
        let old = extents[line]
        guard old != new else { return }
        let wasMeasured = !old.isNaN
        let change = Double(new) - (wasMeasured ? Double(old) : 0)
        extents[line] = new
        measuredSum += change
        if !wasMeasured { measuredCount += 1 }
        if isTypical {
            typicalSum += change
            if !wasMeasured { typicalCount += 1 }
        }
        var index = line + 1
        while index <= count {
            sums[index] += change
            if !wasMeasured { counts[index] += 1 }
            index += index & -index
        }
    }

    /// Forgets everything that was measured.
    package mutating func forget() {
        rebuild([Float](repeating: .nan, count: count))
        (typicalSum, typicalCount) = (0, 0)
    }

    /// Puts another list in the place of this one, made of parts of it and of lines that are new.
    package mutating func rearrange(_ pieces: [Piece]) {
        if pieces.count == 1, case .kept(let range) = pieces[0], range == 0..<count { return }
        var new: [Float] = []
        new.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
        for piece in pieces {
            switch piece {
            case .kept(let range): new.append(contentsOf: extents[range])
            case .new(let count): new.append(contentsOf: repeatElement(.nan, count: count))
            }
        }
        rebuild(new)
    }

    /// A part of a new list of lines.
    package enum Piece: Equatable {
        /// Lines that were there, by their old places.
        case kept(Range<Int>)
        case new(Int)

        package var count: Int {
            switch self {
            case .kept(let range): range.count
            case .new(let count): count
            }
        }
    }

    private mutating func rebuild(_ new: [Float]) {
        extents = new
        measuredSum = 0
        measuredCount = 0
        sums = [Double](repeating: 0, count: new.count + 1)
        counts = [Int32](repeating: 0, count: new.count + 1)
        new.withUnsafeBufferPointer { lines in
            sums.withUnsafeMutableBufferPointer { sums in
                counts.withUnsafeMutableBufferPointer { counts in
                    for index in lines.indices where !lines[index].isNaN {
                        sums[index + 1] = Double(lines[index])
                        counts[index + 1] = 1
                        measuredSum += sums[index + 1]
                        measuredCount += 1
                    }
                    if measuredCount == 0 { return }
                    for index in 1..<sums.count {
                        let parent = index + (index & -index)
                        guard parent < sums.count else { continue }
                        sums[parent] += sums[index]
                        counts[parent] += counts[index]
                    }
                }
            }
        }
    }
}
