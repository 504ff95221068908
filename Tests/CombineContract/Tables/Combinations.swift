import Combine

/// The table of all operators with several publishers above them.
let combinations: [Combination] =
    merges + zips + latests + [
        Combination("append", of: 2, make: { $0[0].append($0[1]) }, tell: { oneAfterTheOther($0, first: 0) }),
        Combination("prepend", of: 2, make: { $0[0].prepend($0[1]) }, tell: { oneAfterTheOther($0, first: 1) }),
        Combination("catch", of: 2) { sources in
            sources[0].catch { _ in sources[1] }
        } tell: {
            recovering($0)
        },
        Combination("tryCatch", of: 2) { sources in
            sources[0].tryCatch { _ in sources[1] }.mapError(known)
        } tell: {
            recovering($0)
        },
        Combination("drop(untilOutputFrom:)", of: 2) {
            $0[0].drop(untilOutputFrom: $0[1])
        } tell: {
            dropping($0)
        },
        Combination("prefix(untilOutputFrom:)", of: 2, leavesOpen: true) {
            $0[0].prefix(untilOutputFrom: $0[1])
        } tell: {
            stopping($0)
        },
        Combination("flatMap", of: 3, inside: .nothing) { sources in
            sources[0].flatMap { sources[1 + $0 % 2] }
        } tell: {
            flattening($0)
        },
        Combination("flatMap(maxPublishers:)", of: 3) { sources in
            sources[0].flatMap(maxPublishers: .max(1)) { sources[1 + $0 % 2] }
        } tell: {
            flattening($0, limit: 1)
        },
        Combination("switchToLatest", of: 3) { sources in
            sources[0].map { sources[1 + $0 % 2] }.switchToLatest()
        } tell: {
            switching($0)
        },
    ]

private let merges: [Combination] = [
    Combination("merge 2", of: 2, make: { $0[0].merge(with: $0[1]) }, tell: { merging($0, 2) }),
    Combination("merge 3", of: 3, make: { $0[0].merge(with: $0[1], $0[2]) }, tell: { merging($0, 3) }),
    Combination("merge 4", of: 4, make: { $0[0].merge(with: $0[1], $0[2], $0[3]) }, tell: { merging($0, 4) }),
    Combination("merge 5", of: 5, make: { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4]) }, tell: { merging($0, 5) }),
    Combination(
        "merge 6", of: 6, make: { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5]) }, tell: { merging($0, 6) }),
    Combination(
        "merge 7", of: 7, make: { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) },
        tell: { merging($0, 7) }),
    Combination(
        "merge 8", of: 8, make: { $0[0].merge(with: $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) },
        tell: { merging($0, 8) }),
    Combination("merge many", of: 3, make: { Publishers.MergeMany($0) }, tell: { merging($0, 3) }),
]

private let zips: [Combination] = [
    Combination("zip 2", of: 2, inside: .values, make: { $0[0].zip($0[1]) { $0 * 10 + $1 } }, tell: { zipping($0, 2) }),
    Combination(
        "zip 3", of: 3, inside: .values, make: { $0[0].zip($0[1], $0[2]) { $0 * 100 + $1 * 10 + $2 } },
        tell: { zipping($0, 3) }),
    Combination(
        "zip 4", of: 4, inside: .values,
        make: { $0[0].zip($0[1], $0[2], $0[3]) { $0 * 1000 + $1 * 100 + $2 * 10 + $3 } },
        tell: { zipping($0, 4) }),
]

private let latests: [Combination] = [
    Combination(
        "combineLatest 2", of: 2, make: { $0[0].combineLatest($0[1]) { $0 * 10 + $1 } }, tell: { combining($0, 2) }),
    Combination(
        "combineLatest 3", of: 3, make: { $0[0].combineLatest($0[1], $0[2]) { $0 * 100 + $1 * 10 + $2 } },
        tell: { combining($0, 3) }),
    Combination(
        "combineLatest 4", of: 4,
        make: { $0[0].combineLatest($0[1], $0[2], $0[3]) { $0 * 1000 + $1 * 100 + $2 * 10 + $3 } },
        tell: { combining($0, 4) }),
]
