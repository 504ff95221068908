/// When something shared is connected: at its first subscriber, until its last one has gone. A state machine that calls
/// nothing.
@usableFromInline
struct ConnectionMachine<Connection> {
    @usableFromInline enum State {
        case none
        case connecting
        case connected(Connection)
    }

    @usableFromInline var subscriberCount = 0
    @usableFromInline var state = State.none

    @inlinable init() {}

    /// A subscriber comes.
    @inlinable mutating func enter() { subscriberCount += 1 }

    /// Returns whether a connection is to be made now.
    @inlinable mutating func begin() -> Bool {
        guard case .none = state, subscriberCount > 0 else { return false }
        state = .connecting
        return true
    }

    /// The connection was made. Returns whether it is kept: all may have gone meanwhile.
    @inlinable mutating func end(_ connection: Connection) -> Bool {
        let isWanted = subscriberCount > 0
        state = isWanted ? .connected(connection) : .none
        return isWanted
    }

    /// A subscriber goes, or its stream is over. Returns the connection if nobody is left: it is cancelled in the first
    /// case and released in the second.
    @inlinable mutating func leave() -> Connection? {
        subscriberCount -= 1
        guard subscriberCount == 0, case .connected(let connection) = state else { return nil }
        state = .none
        return connection
    }
}
