import Combine
import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Transactions and what they animate")
struct TransactionTests {
    private final class Model: ObservableObject {
        @Published var x = 0.0
        @Published var y = 0.0
    }

    private struct Stage<Content: View>: View {
        @ObservedObject var model: Model
        let content: (Model) -> Content
        var body: some View { content(model) }
    }

    private func host<V: View>(_ model: Model, @ViewBuilder _ content: @escaping (Model) -> V) -> TestHost<some View> {
        TestHost(Stage(model: model, content: content), size: CGSize(width: 200, height: 200))
    }

    private let fast = Animation.linear(duration: 1)
    private let slow = Animation.linear(duration: 2)

    // S126
    @Test("an animation for one value does not touch another value that changes in withAnimation")
    func otherValue() {
        let model = Model()
        let host = host(model) { square.opacity($0.x).animation(slow, value: $0.y) }
        withAnimation(fast) { model.x = 1 }
        host.advance(by: 0.5)
        #expect(host.opacity == 0.5)
    }

    @Test("an animation for a value animates what changes with it, without withAnimation")
    func ownValue() {
        let model = Model()
        let host = host(model) { square.opacity($0.x).animation(slow, value: $0.x) }
        model.x = 1
        host.advance(by: 0.5)
        #expect(host.opacity == 0.25)
        host.advance(by: 2)
        // Another change of something else does not start it again.
        model.y = 1
        host.settle()
        #expect(host.opacity == 1 && !host.isAnimating)
    }

    // S127
    @Test("no animation for a value: what changes with it inside jumps even in withAnimation")
    func noAnimation() {
        let model = Model()
        let host = host(model) { square.opacity($0.x).animation(nil, value: $0.x) }
        withAnimation(fast) { model.x = 1 }
        host.settle()
        #expect(host.opacity == 1 && !host.isAnimating)
    }

    // S128
    @Test("of nested animations for a value the innermost wins")
    func innermost() {
        let model = Model()
        let host = host(model) { square.opacity($0.x).animation(fast, value: $0.x).animation(slow, value: $0.x) }
        model.x = 1
        host.advance(by: 0.5)
        #expect(host.opacity == 0.5)
    }

    @Test("an animation reaches what is inside of it, not what is outside")
    func inside() {
        let model = Model()
        let host = host(model) { model in
            square.opacity(model.x).animation(fast, value: model.x).scaleEffect(1 + model.x)
        }
        model.x = 1
        host.advance(by: 0.5)
        #expect(host.layers.map(\.transform.a) == [2, 1])
        #expect(host.layers.map(\.opacity) == [1, 0.5])
    }

    // S130
    @Test("a transaction modifier without animation overrides withAnimation inside of it")
    func transactionModifier() {
        let model = Model()
        let host = host(model) { square.opacity($0.x).transaction { $0.animation = nil } }
        withAnimation(fast) { model.x = 1 }
        host.settle()
        #expect(host.opacity == 1)
    }

    @Test("a transaction modifier for a value acts only when that has changed")
    func transactionValue() {
        let model = Model()
        let host = host(model) { model in
            square.opacity(model.x).transaction(value: model.y) { $0.animation = fast }
        }
        model.x = 0.5
        host.settle()
        #expect(host.opacity == 0.5)
        (model.x, model.y) = (1, 1)
        host.advance(by: 0.5)
        #expect(host.opacity == 0.75)
    }

    @Test("an animation with a body animates the modifiers in it and nothing of the view")
    func animationBody() {
        let model = Model()
        let host = host(model) { model in
            square.opacity(model.x).animation(fast) { $0.scaleEffect(1 + model.x) }
        }
        model.x = 1
        host.advance(by: 0.5)
        #expect(host.layers.map(\.transform.a) == [1.5, 1])
        #expect(host.layers.map(\.opacity) == [1, 1])
    }

    // S131
    @Test("writes through a binding with an animation are animated")
    func binding() {
        struct Stage: View {
            @State private var x = 0.0
            let handOut: Holder<Binding<Double>?>
            var body: some View {
                handOut.value = $x
                return square.opacity(x)
            }
        }
        let binding = Holder<Binding<Double>?>(nil)
        let host = TestHost(Stage(handOut: binding))
        binding.value?.animation(fast).wrappedValue = 1
        host.advance(by: 0.5)
        #expect(host.opacity == 0.5)
        binding.value?.wrappedValue = 0
        host.settle()
        #expect(host.opacity == 0)
    }

    @Test("a transaction that disables animations keeps views from animating by themselves")
    func disabled() {
        let model = Model()
        let host = host(model) { square.opacity($0.x).animation(fast, value: $0.x) }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.x = 1 }
        host.settle()
        #expect(host.opacity == 1)
    }

    @Test("an animation around several views reaches each of them")
    func group() {
        let model = Model()
        let host = host(model) { model in
            VStack {
                Group {
                    square.opacity(model.x)
                    square.opacity(model.x)
                }
                .animation(fast, value: model.x)
                .scaleEffect(1 + model.x)
            }
        }
        model.x = 1
        host.advance(by: 0.5)
        #expect(host.layers.map(\.opacity) == [1, 0.5, 1, 0.5])
        #expect(host.layers.map(\.transform.a) == [2, 1, 2, 1])
    }

    // S133
    @Test("completions come when their animations count as finished or have ended, in the order of time")
    func completions() {
        let model = Model()
        let host = host(model) { square.opacity($0.x).scaleEffect(1 + $0.y) }
        var order: [String] = []
        withAnimation(.linear(duration: 5).logicallyComplete(after: 1), completionCriteria: .removed) {
            model.x = 1
        } completion: {
            order.append("removed")
        }
        host.settle()
        withAnimation(.linear(duration: 5).logicallyComplete(after: 1), completionCriteria: .logicallyComplete) {
            model.y = 1
        } completion: {
            order.append("logical")
        }
        host.advance(by: 0.9)
        #expect(order.isEmpty)
        host.advance(by: 0.2)
        #expect(order == ["logical"])
        host.advance(by: 3.8)
        #expect(order == ["logical"])
        host.advance(by: 0.2)
        #expect(order == ["logical", "removed"])
    }

    @Test("a completion comes once for all that its closure animates, and at once where nothing is animated")
    func completionCounts() {
        let model = Model()
        let host = host(model) { square.opacity($0.x).scaleEffect(1 + $0.y) }
        var count = 0
        withAnimation(fast) {
            (model.x, model.y) = (1, 1)
        } completion: {
            count += 1
        }
        host.advance(by: 2)
        #expect(count == 1)
        withAnimation(fast) {
            model.x = 1
        } completion: {
            count += 1
        }
        host.settle()
        #expect(count == 2)
        withAnimation(fast) {
        } completion: {
            count += 1
        }
        #expect(count == 3)
    }

    @Test("a completion still comes when the animation is interrupted, or its view has gone")
    func interruptedCompletion() {
        let model = Model()
        let host = host(model) { model in
            if model.y == 0 { square.opacity(model.x).transition(.identity) }
        }
        var count = 0
        withAnimation(fast) {
            model.x = 1
        } completion: {
            count += 1
        }
        host.advance(by: 0.5)
        model.x = 0
        host.settle()
        #expect(count == 1)
        withAnimation(fast) {
            model.x = 1
        } completion: {
            count += 1
        }
        host.advance(by: 0.5)
        model.y = 1
        host.advance(by: 0.1)
        #expect(count == 2)
    }

    @Test("a value of one's own travels with the transaction")
    func keys() {
        enum Key: TransactionKey { static var defaultValue: Int { 0 } }
        let model = Model()
        var seen: [Int] = []
        let host = host(model) { square.opacity($0.x).transaction { seen.append($0[Key.self]) } }
        var transaction = Transaction()
        transaction[Key.self] = 7
        withTransaction(transaction) { model.x = 1 }
        host.settle()
        #expect(seen.last == 7)
        #expect(Transaction().isContinuous == false && Transaction().tracksVelocity == false)
    }

    // S141
    @Test("the closure of onPreferenceChange runs in the transaction of the update that has changed the preference")
    func preferenceTransaction() {
        enum Key: PreferenceKey {
            static var defaultValue: Double { 0 }
            static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
        }
        let model = Model()
        var seen: [(Animation?, Bool)] = []
        let host = host(model) { model in
            square.preference(key: Key.self, value: model.x).onPreferenceChange(Key.self) { _ in
                seen.append((Transaction.current.animation, Transaction.current.disablesAnimations))
            }
        }
        var transaction = Transaction(animation: fast)
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.x = 1 }
        host.settle()
        #expect(seen.last?.0 == fast && seen.last?.1 == true)
    }
}
