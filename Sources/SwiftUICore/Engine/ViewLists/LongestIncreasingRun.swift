/// The longest increasing run in a list of old positions: what need not move.
enum LongestIncreasingRun {
    /// For each of `positions` whether it is on the run; what is new has the position -1 and is on none.
    static func of(_ positions: [Int]) -> [Bool] {
        var run = [Bool](repeating: false, count: positions.count)
        if positions.allSatisfy({ $0 < 0 }) { return run }
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: positions.count)
        for (index, position) in positions.enumerated() where position >= 0 {
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if positions[tails[middle]] < position { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? tails[low - 1] : -1
            if low == tails.count { tails.append(index) } else { tails[low] = index }
        }
        var index = tails.last ?? -1
        while index >= 0 {
            run[index] = true
            index = previous[index]
        }
        return run
    }
}
