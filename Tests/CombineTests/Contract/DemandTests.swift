import Combine
import Foundation
import Testing

// combine-behaviour.md, Core types and subscribers.
@Suite("Demand and completion", .releasing)
struct DemandTests {
    typealias Demand = Subscribers.Demand

    @Test("its number is nil only when there is no limit")
    func number() {
        #expect(Demand.none.max == 0)
        #expect(Demand.unlimited.max == nil)
        #expect(Demand.max(42).max == 42)
        #expect([Demand.none, .max(42), .unlimited].map(\.description) == ["max(0)", "max(42)", "unlimited"])
    }

    @Test("sums and products saturate at no limit")
    func saturates() {
        #expect(Demand.max(3) + .unlimited == .unlimited)
        #expect(Demand.max(.max) + .max(1) == .unlimited)
        #expect(Demand.max(.max) + 1 == .unlimited)
        #expect(Demand.max(.max) * 2 == .unlimited)
        #expect(Demand.unlimited + Int.min == .unlimited)
        #expect(Demand.unlimited * 0 == .unlimited)
        #expect(Demand.max(3) * 4 == .max(12))
    }

    @Test("differences saturate at nothing")
    func differences() {
        #expect(Demand.max(3) - .unlimited == .max(0))
        #expect(Demand.unlimited - .unlimited == .unlimited)
        #expect(Demand.unlimited - 5 == .unlimited)
        #expect(Demand.max(3) - .max(5) == .none)
        #expect(Demand.max(.max) - (-1) == .none)
        #expect(Demand.max(5) + (-7) == .none)
    }

    @Test("no limit is more than every number and equal to itself")
    func comparison() {
        #expect(Demand.unlimited > Int.max && Int.max < Demand.unlimited)
        #expect(Demand.unlimited > .max(.max) && !(Demand.unlimited > .unlimited) && !(Demand.unlimited < .unlimited))
        #expect(Demand.unlimited == .unlimited && Demand.unlimited >= .unlimited)
        #expect(Demand.max(3) == 3 && 3 == Demand.max(3) && Demand.max(3) != 4 && 4 != Demand.max(3))
        #expect(Demand.max(3) < 4 && 2 < Demand.max(3) && Demand.max(3) <= 3 && 3 >= Demand.max(3))
    }

    @Test("arithmetic agrees with numbers wherever those do not overflow")
    func model() {
        for a in 0..<20 {
            for b in 0..<20 {
                #expect((Demand.max(a) + .max(b)).max == a + b)
                #expect((Demand.max(a) - .max(b)).max == Swift.max(0, a - b))
                #expect((Demand.max(a) * b).max == a * b)
                #expect((Demand.max(a) < .max(b)) == (a < b))
                #expect((Demand.max(a) < b) == (a < b))
            }
        }
    }

    @Test("a negative demand traps")
    func negativeTraps() async {
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
    }

    @Test("demands and completions survive coding")
    func coding() throws {
        for demand in [Demand.none, .max(42), .unlimited] {
            #expect(try JSONDecoder().decode(Demand.self, from: JSONEncoder().encode(demand)) == demand)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let failure = Subscribers.Completion<TestError>.failure(.first)
        #expect(String(decoding: try encoder.encode(failure), as: UTF8.self) == #"{"error":"first","success":false}"#)
        func decode(_ text: String) throws -> Subscribers.Completion<TestError> {
            try JSONDecoder().decode(Subscribers.Completion<TestError>.self, from: Data(text.utf8))
        }
        #expect(try decode(#"{"success":true,"error":"first"}"#) == .finished)
        #expect(try decode(#"{"success":false,"error":"second"}"#) == .failure(.second))
        #expect(throws: DecodingError.self) { try decode(#"{"success":false}"#) }
    }
}
