import Foundation
import FoundationGaps
import Testing

struct NotificationsTests {
    private let name = Notification.Name("NotificationsTests")

    @Test("notifications posted after iteration began are delivered in order")
    func delivers() async {
        let center = NotificationCenter()
        var iterator = center.notifications(named: name).makeAsyncIterator()
        for number in 1...3 {
            center.post(name: name, object: nil, userInfo: ["number": number])
        }
        center.post(name: Notification.Name("other"), object: nil)
        for number in 1...3 {
            #expect(await iterator.next()?.userInfo?["number"] as? Int == number)
        }
    }

    @Test("cancelling the task ends the sequence")
    func cancels() async {
        let center = NotificationCenter()
        let (started, signal) = AsyncStream<Void>.makeStream()
        let task = Task { [name] in
            var count = 0
            var iterator = center.notifications(named: name).makeAsyncIterator()
            signal.yield()
            while await iterator.next() != nil {
                count += 1
            }
            return count
        }
        for await _ in started { break }
        task.cancel()
        #expect(await task.value == 0)
    }
}
