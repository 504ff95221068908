import Foundation
import Testing

@testable import FoundationGaps

@Suite("Predicates from formats")
struct PredicateFormatTests {
    @Test("a text matches a pattern as a whole")
    func matches() {
        let predicate = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,4}")
        #expect(predicate.evaluate(with: "ann@example.org"))
        #expect(!predicate.evaluate(with: "ann@example.org "))
        #expect(!predicate.evaluate(with: "ann"))
    }

    @Test("a text is looked for in the value, where the format says, with or without case and accents")
    func texts() {
        #expect(NSPredicate(format: "SELF CONTAINS[cd] %@", "MULL").evaluate(with: "Müller"))
        #expect(!NSPredicate(format: "SELF CONTAINS %@", "MULL").evaluate(with: "Müller"))
        #expect(NSPredicate(format: "self beginswith 'a'").evaluate(with: "ab"))
        #expect(NSPredicate(format: "SELF ENDSWITH \"b\"").evaluate(with: "ab"))
        #expect(NSPredicate(format: "SELF LIKE 'a?c*'").evaluate(with: "abcd.e"))
        #expect(NSPredicate(format: "SELF == %@", "ab").evaluate(with: "ab"))
    }

    @Test("numbers are compared")
    func numbers() {
        #expect(NSPredicate(format: "SELF > 3").evaluate(with: NSNumber(value: 4)))
        #expect(!NSPredicate(format: "SELF <= %d", 3).evaluate(with: NSNumber(value: 4)))
    }

    @Test("what is about key paths or has no argument is not read")
    func others() {
        #expect(PredicateFormat("name == %@", arguments: ["a"]) == nil)
        #expect(PredicateFormat("SELF == %@", arguments: []) == nil)
        #expect(PredicateFormat("SELF == name", arguments: []) == nil)
    }
}
