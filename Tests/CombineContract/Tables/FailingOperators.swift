import Combine

/// Operators whose subject is an error.
let failingOperators: [Operator] = [
    .passing("retry") { $0.retry(0) },
    Operator("catch", make: { $0.catch { _ in Just(99).setFailureType(to: ContractError.self) } }) {
        $0.recovered(by: [99])
    },
    Operator("tryCatch", make: { $0.tryCatch { _ in Just(99) }.mapError(known) }) { $0.recovered(by: [99]) },
    Operator(
        "tryCatch that throws", asking: .same,
        make: { $0.tryCatch { _ -> Just<Int> in throw ContractError.thrown }.mapError(known) }
    ) { story in
        story.isFailure ? Story(values: story.values, end: .failed(.thrown)) : story
    },
    Operator("replaceError", make: { $0.replaceError(with: 98).setFailureType(to: ContractError.self) }) {
        $0.recovered(by: [98])
    },
    Operator(
        "assertNoFailure",
        make: { $0.replaceError(with: 98).assertNoFailure().setFailureType(to: ContractError.self) }
    ) { $0.recovered(by: [98]) },
    Operator(
        "makeConnectable", drops: true,
        make: { $0.replaceError(with: 98).makeConnectable().autoconnect().setFailureType(to: ContractError.self) }
    ) { $0.recovered(by: [98]) },
]

/// The table of all operators with one publisher above them.
let operators: [Operator] = passingOperators + filteringOperators + reducingOperators + failingOperators

/// The operators that lose no value that was asked for upstream, whatever downstream asks for.
let careful: [Operator] = operators.filter { !$0.drops }
