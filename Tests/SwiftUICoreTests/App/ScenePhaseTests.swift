import Foundation
import Testing
import ViewTesting

@testable import SwiftUICore

@MainActor
@Suite("Phases of scenes")
struct ScenePhaseTests {
    private struct Content: View {
        @Environment(\.scenePhase) private var phase
        let name: String
        let log: Holder<[String]>
        var body: some View {
            let _ = log.value.append("\(name) \(phase)")
            Color.red
        }
    }

    private struct Program: App {
        @Environment(\.scenePhase) private var phase
        var log = Holder<[String]>([])

        init() {}

        init(log: Holder<[String]>) { self.log = log }

        var body: some Scene {
            WindowGroup(id: "one") { Content(name: "one", log: log) }
                .onChange(of: phase) { _, phase in log.value.append("app \(phase)") }
            WindowGroup(id: "two") { Content(name: "two", log: log) }
        }
    }

    private func makeProgram() -> (AppHost, HeadlessSurface, Holder<[String]>) {
        let surface = HeadlessSurface()
        let program = AppHost(host: ViewHost(surface: surface))
        let log = Holder<[String]>([])
        program.run(Program(log: log))
        program.host.flush()
        return (program, surface, log)
    }

    // S146
    @Test("a scene is active when it opens, and inactive while the person uses another program")
    func leaving() {
        let (program, surface, log) = makeProgram()
        #expect(log.value == ["one active"])
        surface.send(.active(true), to: surface.windows[0])
        program.host.flush()
        surface.send(.active(false), to: surface.windows[0])
        program.host.flush()
        #expect(log.value.suffix(2).sorted() == ["app inactive", "one inactive"])
        surface.send(.active(true), to: surface.windows[0])
        program.host.flush()
        #expect(log.value.suffix(2).sorted() == ["app active", "one active"])
        program.closeAll()
    }

    // S147
    @Test("the app is active while any of its scenes is")
    func anyScene() {
        let (program, surface, log) = makeProgram()
        program.openWindow(id: "two")
        program.host.flush()
        log.value = []
        surface.send(.active(false), to: surface.windows[0])
        surface.send(.active(true), to: surface.windows[1])
        program.host.flush()
        #expect(log.value == ["one inactive"])
        surface.send(.active(false), to: surface.windows[1])
        program.host.flush()
        #expect(log.value.sorted() == ["app inactive", "one inactive", "two inactive"])
        program.closeAll()
    }
}
