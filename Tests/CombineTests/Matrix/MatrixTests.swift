import Combine
import Foundation
import Testing

// combine-behaviour.md, section 1, "Protocol-violation table", and section 2, "Reflection of inner subscribers and
// subscriptions": each column of `violationTable`, and `reflectionTable`, for each operator. `ViolationTests` and
// `ReflectionTests` have the rows that speak of something else.
// combine-notes.md row 15: per operator, as it asks.
@Suite("Operators, one table", .releasing)
struct MatrixTests {
    private func check(
        _ reaction: OperatorCase.Reaction, _ index: Int, send: @escaping (NumberSource) -> Void,
        came: (Watch) -> Bool
    ) {
        let source = NumberSource(sendsSubscription: false)
        let watch = Watch()
        operatorCases[index].attach(source, Token(), watch)
        send(source)
        #expect(came(watch) == (reaction == .forwarded), "\(operatorCases[index])")
    }

    // combine-behaviour.md section 1, column value.
    @Test("a value before the subscription", arguments: operatorCases.indices)
    func earlyValue(index: Int) async {
        let reaction = operatorCases[index].value
        if reaction == .trapped {
            await #expect(processExitsWith: .failure) { [index] in
                let source = NumberSource(sendsSubscription: false)
                operatorCases[index].attach(source, Token(), Watch())
                source.send(1)
            }
        } else {
            check(reaction, index) {
                $0.send(1)
            } came: {
                $0.valueCount() == 1
            }
        }
    }

    // combine-behaviour.md section 1, column completion.
    @Test("a completion before the subscription", arguments: operatorCases.indices)
    func earlyCompletion(index: Int) async {
        let reaction = operatorCases[index].completion
        if reaction == .trapped {
            await #expect(processExitsWith: .failure) { [index] in
                let source = NumberSource(sendsSubscription: false)
                operatorCases[index].attach(source, Token(), Watch())
                source.finish()
            }
        } else {
            check(reaction, index) {
                $0.finish()
            } came: {
                $0.isFinished()
            }
        }
    }

    // combine-behaviour.md section 1, columns request and cancel. Here most operators have a subscription to hand down
    // only when upstream's came: nobody can ask or cancel earlier, and so none can trap. Where Apple's takes a
    // subscription that comes after a cancel, here it is cancelled.
    @Test("a request and a cancel before the subscription", arguments: operatorCases)
    func early(item: OperatorCase) {
        for cancels in [false, true] {
            let source = NumberSource(sendsSubscription: false)
            let watch = Watch(.none)
            item.attach(source, Token(), watch)
            let hadSubscription = watch.subscription != nil
            let handle = watch.subscription ?? source.subscriberItself as? any Subscription
            guard let handle else { continue }
            #expect(item.row?.request != .impossible && item.row?.request != .trapped)
            guard source.subscriptionCount == 1 else { continue }
            if cancels { handle.cancel() } else { handle.request(.max(3)) }
            source.send(subscription: source.subscription)
            #expect((source.asks.last == .cancel) == cancels)
            // What was asked for by a downstream that had its subscription is not lost.
            if !cancels, hadSubscription { #expect(source.asks.count == 1) }
        }
    }

    // combine-behaviour.md section 1, column second; its corrections, notes 14: pass-through operators hand it on.
    @Test("a second subscription, and the first one again", arguments: operatorCases)
    func second(item: OperatorCase) {
        let source = NumberSource()
        let watch = Watch(.max(1))
        item.attach(source, Token(), watch)
        let second = RecordingSubscription()
        source.send(subscription: second)
        if item.second == .forwarded {
            #expect(watch.subscriptions().count == 2 && !second.asks.contains(.cancel))
        } else {
            #expect(watch.subscriptions().count == 1 && second.asks == [.cancel])
            source.send(subscription: source.subscription)
            #expect(source.asks.last == .cancel)
        }
    }

    // combine-behaviour.md section 1, column zero.
    @Test("a request for nothing", arguments: operatorCases.indices)
    func zero(index: Int) async {
        if operatorCases[index].zero == .trapped {
            await #expect(processExitsWith: .failure) { [index] in
                let watch = Watch(.none)
                operatorCases[index].attach(NumberSource(), Token(), watch)
                watch.subscription!.request(.none)
            }
        } else {
            let source = NumberSource()
            let watch = Watch(.none)
            operatorCases[index].attach(source, Token(), watch)
            let before = source.asks.count
            watch.subscription!.request(.none)
            let expected: [Ask] = operatorCases[index].zero == .forwarded ? [.request(.none)] : []
            #expect(Array(source.asks.dropFirst(before)) == expected)
        }
    }

    // combine-behaviour.md, what each operator asks upstream for: initially, additively, without a limit.
    @Test("what upstream is asked for", arguments: operatorCases)
    func asking(item: OperatorCase) {
        func asks(_ initial: Subscribers.Demand, _ more: [Subscribers.Demand]) -> [Ask] {
            let source = NumberSource()
            let watch = Watch(initial)
            item.attach(source, Token(), watch)
            for demand in more { watch.subscription!.request(demand) }
            return source.asks
        }
        let none = asks(.none, [])
        let limited = asks(.max(3), [.max(2)])
        let unlimited = asks(.unlimited, [])
        switch item.asking {
        case .same: #expect((none, limited, unlimited) == ([], [.count(3), .count(2)], [.all]))
        case .plus(let n): #expect((none, limited, unlimited) == ([.count(n)], [.count(3 + n), .count(2)], [.all]))
        case .times(let n): #expect((none, limited, unlimited) == ([], [.count(3 * n), .count(2 * n)], [.all]))
        case .everything: #expect((none, limited, unlimited) == ([.all], [.all], [.all]))
        case .everythingWhenAsked: #expect((none, limited, unlimited) == ([], [.all], [.all]))
        case .sameAndEverything:
            #expect((none, limited, unlimited) == ([.all], [.count(3), .all, .count(2)], [.all, .all]))
        case .only(let n):
            #expect((none, limited) == ([.count(n)], [.count(n)]))
            // merge asks for everything when downstream does.
            #expect(unlimited == [.count(n)] || unlimited == [.all])
        }
    }

    // What timeout sends waits for its scheduler, which has tests of its own.
    @Test(
        "both completions, once the subscription and demand are there",
        arguments: operatorCases.filter { $0.name != "timeout" })
    func completions(item: OperatorCase) {
        for fails in [false, true] where !fails || item.fails {
            let source = NumberSource()
            let other = Watch()
            item.attach(source, Token(), other)
            source.send(completion: fails ? .failure(.first) : .finished)
            if item.outlivesUpstream, !fails {
                #expect(!other.isFinished())
            } else {
                #expect(other.isFinished() == !fails && other.failureCount() == (fails ? 1 : 0))
            }
        }
    }

    @Test("a cancel reaches upstream, before values come and between them", arguments: operatorCases)
    func cancel(item: OperatorCase) {
        for sends in [false, true] {
            let source = NumberSource()
            let watch = Watch(.max(2))
            item.attach(source, Token(), watch)
            if sends { source.send(1) }
            watch.subscription!.cancel()
            watch.subscription!.cancel()
            let cancels = source.asks.filter { $0 == .cancel }.count
            // Those that hand upstream's own subscription down hand each cancel on.
            let isOwn = watch.subscription as? RecordingSubscription === source.subscription
            #expect(cancels == (isOwn ? 2 : 1))
        }
    }

    // combine-behaviour.md section 1, column keeps: here nothing is kept, whoever keeps the subscription. To release is a
    // deviation that is safe, where the table says that Apple's keeps it.
    @Test(
        "subscriber, closures and upstream are released at both completions and at a cancel", arguments: operatorCases)
    func lifetime(item: OperatorCase) {
        for ending in 0..<3 where ending != 1 || item.fails {
            weak var token: Token?
            weak var subscriber: AnyObject?
            weak var upstream: RecordingSubscription?
            var kept: (any Subscription)?
            do {
                let source = NumberSource()
                let made = Token()
                let watch = Watch()
                item.attach(source, made, watch)
                token = made
                subscriber = watch.keepAlive
                upstream = source.subscription
                source.send(1)
                switch ending {
                case 0: source.finish()
                case 1: source.send(completion: .failure(.first))
                default: watch.subscription?.cancel()
                }
                source.forget()
                kept = watch.forget()
            }
            #expect(token == nil, "closures, ending \(ending)")
            // Another publisher that goes on holds what it sends to, and so does what waits on a scheduler.
            let isOneOfMany = item.outlivesUpstream || item.name.hasPrefix("zip")
            let waits = isOneOfMany && ending == 0 || item.name == "timeout"
            if !waits {
                #expect(subscriber == nil, "subscriber, ending \(ending)")
                #expect(upstream == nil || kept as? RecordingSubscription === upstream, "upstream, ending \(ending)")
            }
            kept = nil
        }
    }

    // combine-behaviour.md section 2: description, playground, mirror and no debug description.
    @Test("names and mirrors", arguments: operatorCases)
    func reflection(item: OperatorCase) throws {
        let source = NumberSource()
        let watch = Watch()
        item.attach(source, Token(), watch)
        let own = watch.subscription is RecordingSubscription
        let shown: Any = own ? source.subscriberItself! : watch.subscription!
        guard let name = item.shown else {
            #expect(!(shown is any CustomStringConvertible) && !(shown is any CustomReflectable))
            return
        }
        #expect("\(shown)" == name)
        #expect((shown as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription as? String == name)
        #expect(!(shown is any CustomDebugStringConvertible))
        #expect(try #require(shown as? any CustomReflectable).customMirror.children.map(\.label) == item.labels)
    }

    @Test("the table has every operator with one publisher above it")
    func complete() throws {
        // It works only for publishers that cannot fail, which the table's source is not: see `SetFailureTypeTests`.
        let elsewhere: Set = ["SetFailureType"]
        let known = operatorCases.reduce(into: elsewhere) { $0.formUnion($1.publishers) }
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/Combine/Operators").standardizedFileURL
        let declaration = #/^ *public (?:final )?(?:struct|class) (\w+)/#.anchorsMatchLineEndings()
        var declared = Set<String>()
        for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)!
        where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            declared.formUnion(text.matches(of: declaration).map { String($0.1) })
        }
        #expect(declared.count > 80)
        #expect(declared.subtracting(known) == [])
    }
}
