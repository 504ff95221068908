import Foundation
import Testing

@testable import SwiftUICore

@Suite("Extents of lines")
struct ExtentStoreTests {
    @Test("offsets and lines agree with a plain sum, through any changes")
    func againstSums() {
        var generator = SeededGenerator(seed: 7)
        var store = ExtentStore(estimate: 20)
        var model: [CGFloat?] = []
        for _ in 0..<300 {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0:
                let at = Int.random(in: 0...model.count, using: &generator)
                let added = Int.random(in: 0..<5, using: &generator)
                store.rearrange([.kept(0..<at), .new(added), .kept(at..<model.count)])
                model.insert(contentsOf: repeatElement(nil, count: added), at: at)
            case 1 where !model.isEmpty:
                let at = Int.random(in: 0..<model.count, using: &generator)
                store.rearrange([.kept(0..<at), .kept((at + 1)..<model.count)])
                model.remove(at: at)
            case 2:
                store.estimate = CGFloat(Int.random(in: 1..<50, using: &generator))
            default:
                guard !model.isEmpty else { continue }
                let at = Int.random(in: 0..<model.count, using: &generator)
                let extent = CGFloat(Int.random(in: 0..<100, using: &generator))
                store.set(at, to: extent)
                model[at] = extent
            }
            #expect(store.count == model.count)
            var sum: CGFloat = 0
            for (index, extent) in model.enumerated() {
                #expect(store.offset(of: index) == sum)
                #expect(store[index] == extent ?? store.estimate)
                if store[index] > 0 { #expect(store.line(at: sum) == index) }
                #expect(store.measured(before: index) == model[..<index].filter { $0 != nil }.count)
                sum += extent ?? store.estimate
            }
            #expect(store.total == sum)
        }
    }

    @Test("an empty store answers")
    func empty() {
        let store = ExtentStore(estimate: 20)
        #expect(store.total == 0)
        #expect(store.line(at: 100) == 0)
        #expect(store.offset(of: 3) == 0)
    }
}
