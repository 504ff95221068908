import Combine

/// What a subscriber can be told.
enum Event<Value, Failure: Error> {
    case subscription(String)
    case value(Value)
    case finished
    case failure(Failure)
}

extension Event: Equatable where Value: Equatable, Failure: Equatable {}

/// What a subscription can be told.
enum Ask: Equatable, CustomStringConvertible {
    case request(Subscribers.Demand)
    case cancel

    static let all = Ask.request(.unlimited)

    static func count(_ number: Int) -> Ask { .request(.max(number)) }

    var description: String {
        switch self {
        case .request(let demand): "↑\(demand)"
        case .cancel: "✕"
        }
    }
}

enum TestError: String, Error, Equatable, Codable {
    case first
    case second
}
