import Combine
import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Symbol effects")
struct SymbolEffectTests {
    private final class Model: ObservableObject {
        @Published var count = 0
        @Published var isActive = false
    }

    private struct Star: View {
        @ObservedObject var model: Model
        let options: SymbolEffectOptions
        var body: some View { square.symbolEffect(.bounce, options: options, value: model.count) }
    }

    private func scale(_ host: TestHost<some View>) -> Double {
        host.layers.map { hundredths($0.transform.a) }.first { $0 != 1 } ?? 1
    }

    @Test("an effect runs once when the value changes, or as often as the options say")
    func discrete() {
        for (options, times) in [(SymbolEffectOptions.default, 1), (.repeat(2), 2)] {
            let model = Model()
            let host = TestHost(Star(model: model, options: options))
            host.finishesAnimations = false
            #expect(scale(host) == 1)
            model.count += 1
            host.settle()
            host.advance(by: 0.2)
            #expect(scale(host) == 1.25)
            host.advance(by: 0.4)
            #expect((scale(host) == 1.25) == (times == 2))
            host.advance(by: 0.5)
            #expect(scale(host) == 1)
        }
    }

    private struct Pulsing: View {
        @ObservedObject var model: Model
        var isRemoved = false
        var body: some View {
            square.symbolEffect(.pulse, isActive: model.isActive).symbolEffectsRemoved(isRemoved)
        }
    }

    @Test("an effect goes on as long as it is wanted")
    func indefinite() {
        let model = Model()
        let host = TestHost(Pulsing(model: model))
        host.finishesAnimations = false
        #expect(host.layers.allSatisfy { $0.opacity == 1 })
        model.isActive = true
        host.settle()
        for _ in 0..<3 {
            var least = 1.0
            for _ in 0..<12 {
                host.advance(by: 0.1)
                least = min(least, host.layers.map(\.opacity).min() ?? 1)
            }
            #expect(least < 0.5)
        }
        model.isActive = false
        host.settle()
        #expect(host.layers.allSatisfy { $0.opacity == 1 })
    }

    @Test("where effects are removed nothing moves")
    func removed() {
        let model = Model()
        model.isActive = true
        let host = TestHost(Pulsing(model: model, isRemoved: true))
        host.finishesAnimations = false
        host.advance(by: 0.5)
        #expect(host.layers.allSatisfy { $0.opacity == 1 })
    }

    @Test("a symbol that is larger stays so, and one that has disappeared stays away")
    func lasting() {
        #expect(scale(TestHost(square.symbolEffect(.scale.up))) == 1.25)
        #expect(TestHost(square.symbolEffect(.disappear)).layers.contains { $0.opacity == 0 })
        #expect(TestHost(square.symbolEffect(.scale.down, isActive: false)).layers.allSatisfy { $0.transform.a == 1 })
    }
}
