#if GTK
    import CGTK
    import Dispatch
    import Foundation
    import FoundationNetworking
    import MartletGTK

    /// What the probe can be asked to do, by name.
    @MainActor
    enum Scenario {
        static let all: [String: @MainActor () -> Void] = [
            "queue": queue,
            "queue-from-threads": queueFromThreads,
            "after": after,
            "task": task,
            "timer": timer,
            "timer-from-thread": timerFromThread,
            "perform": perform,
            "perform-from-thread": performFromThread,
            "operations": operations,
            "session": session,
            "mixed": mixed,
            "yielding": yielding,
            "nested": nested,
            "idle": idle,
        ]

        static func queue() {
            for number in 1...5 {
                DispatchQueue.main.async { Report.line("queue \(number)") }
            }
            DispatchQueue.main.async { Report.end("end") }
        }

        static func queueFromThreads() {
            DispatchQueue.global().async {
                for number in 1...5 {
                    DispatchQueue.main.async { Report.line("queue \(number)") }
                }
                DispatchQueue.main.sync { Report.line("sync") }
                DispatchQueue.main.async { Report.end("end") }
            }
        }

        static func after() {
            let start = DispatchTime.now()
            for delay in [60, 20, 40] {
                DispatchQueue.main.asyncAfter(deadline: start + .milliseconds(delay)) { Report.line("after \(delay)") }
            }
            DispatchQueue.main.asyncAfter(deadline: start + .milliseconds(80)) { Report.end("end") }
        }

        static func task() {
            Task { @MainActor in
                Report.line("start")
                try? await Task.sleep(nanoseconds: 20_000_000)
                Report.line("slept")
                let sum = await Task.detached { (1...1000).reduce(0, +) }.value
                Report.line("sum \(sum)")
                await Task.yield()
                Report.end("end")
            }
        }

        static func timer() {
            var ticks = 0
            let start = Date()
            _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { timer in
                MainActor.assumeIsolated {
                    ticks += 1
                    if ticks == 10 {
                        timer.invalidate()
                        let seconds = Date().timeIntervalSince(start)
                        Report.line("ticks \(ticks) in time \(seconds >= 0.19 && seconds < 0.6)")
                        Report.end("end")
                    }
                }
            }
        }

        static func timerFromThread() {
            // The loop is already asleep without a deadline when the other thread adds its timer.
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(60)) {
                let timer = Timer(timeInterval: 0.03, repeats: false) { _ in
                    MainActor.assumeIsolated { Report.end("fired") }
                }
                RunLoop.main.add(timer, forMode: .common)
            }
        }

        static func perform() {
            RunLoop.main.perform { MainActor.assumeIsolated { Report.line("perform 1") } }
            RunLoop.main.perform {
                MainActor.assumeIsolated {
                    Report.line("perform 2")
                    RunLoop.main.perform { MainActor.assumeIsolated { Report.end("end") } }
                }
            }
        }

        static func performFromThread() {
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(60)) {
                for number in 1...3 {
                    RunLoop.main.perform { MainActor.assumeIsolated { Report.line("perform \(number)") } }
                }
                RunLoop.main.perform { MainActor.assumeIsolated { Report.end("end") } }
            }
        }

        static func operations() {
            let background = OperationQueue()
            background.addOperation {
                for number in 1...3 {
                    OperationQueue.main.addOperation { MainActor.assumeIsolated { Report.line("operation \(number)") } }
                }
                OperationQueue.main.addOperation { MainActor.assumeIsolated { Report.end("end") } }
            }
        }

        static func session() {
            guard let server = LoopbackServer(body: "hello") else { return Report.end("no server") }
            server.start()
            let session = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: .main)
            session.dataTask(with: server.url) { data, response, error in
                MainActor.assumeIsolated {
                    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
                    Report.line("\(status) \(data.map { String(decoding: $0, as: UTF8.self) } ?? "\(error as Any)")")
                    Report.end("end")
                }
            }.resume()
        }

        static func mixed() {
            var arrived: Set<String> = []
            let all: Set<String> = ["queue", "task", "timer", "perform", "operation", "idle"]
            @MainActor func arrive(_ name: String) {
                arrived.insert(name)
                if arrived == all { Report.end("all") }
            }
            DispatchQueue.main.async { arrive("queue") }
            Task { @MainActor in arrive("task") }
            _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
                MainActor.assumeIsolated { arrive("timer") }
            }
            RunLoop.main.perform { MainActor.assumeIsolated { arrive("perform") } }
            OperationQueue.main.addOperation { MainActor.assumeIsolated { arrive("operation") } }
            MainLoop.schedule(.idle) { arrive("idle") }
        }

        static func yielding() {
            // The task never lets the main queue run empty; the flush must come all the same.
            var flushed = false
            Task { @MainActor in
                while !flushed { await Task.yield() }
                Report.end("end")
            }
            MainLoop.schedule(.flush) {
                Report.line("flush")
                flushed = true
            }
        }

        static func nested() {
            DispatchQueue.main.async {
                Report.line("outer begins")
                _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
                    MainActor.assumeIsolated {
                        Report.line("timer in the inner loop")
                        MainLoop.quit()
                    }
                }
                MainLoop.run()
                Report.line("outer ends")
                Report.end("end")
            }
        }

        static func idle() {
            _ = MainLoop.wakeCount
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) {
                let before = MainLoop.wakeCount
                DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2)) {
                    // The blocks themselves need two: one ends the first one's turn, one begins the second's.
                    Report.end("slept \(MainLoop.wakeCount - before - 2 <= 2)")
                }
            }
        }
    }
#endif
