import Foundation
import FoundationGaps
import MartletGTK
import SwiftUICore
import UIKitCore

/// Starts the program on the surface that this machine has, and runs it until it ends.
@MainActor
enum Launch {
    /// The program that runs, for those who ask for it later.
    private(set) static var current: AppHost?

    /// Opens windows by `open`, runs the main loop, and ends the process.
    static func run(_ open: @escaping @MainActor (AppHost) -> Void) -> Never {
        setvbuf(stdout, nil, _IOLBF, 0)
        #if GTK
            do {
                let isUnderTest = ProcessInfo.processInfo.environment["MARTLET_OUTLINE"] != nil
                switch try GTKProgram.start(
                    applicationID: ProgramName.identifier, isUnique: !isUnderTest, urls: URL.asked)
                {
                case .handedOver: exit(0)
                case .surface(let surface): run(on: surface, open)
                }
            } catch {
                FileHandle.standardError.write(Data("\(ProgramName.displayed): \(error)\n".utf8))
                exit(1)
            }
        #else
            FileHandle.standardError.write(
                Data("\(ProgramName.displayed): built without the GTK trait, so it runs without a window.\n".utf8))
            let surface = HeadlessSurface()
            surface.onScheduleUpdate = { DispatchQueue.main.async { surface.runUpdate() } }
            let program = start(on: surface, open)
            program.onLastWindowClosed = { [weak program] in
                ApplicationStart.willTerminate()
                program?.host.sceneFile?.save()
                exit(0)
            }
            RunLoop.main.run()
            exit(0)
        #endif
    }

    private static func start(on surface: any Surface, _ open: (AppHost) -> Void) -> AppHost {
        let program = AppHost(host: ViewHost(surface: surface))
        current = program
        program.host.sceneFile = SceneFile(url: stateFolder.appendingPathComponent("scenes.plist"))
        if let path = ProcessInfo.processInfo.environment["MARTLET_OUTLINE"] {
            program.host.onUpdate = { [weak program] in
                guard let program else { return }
                try? Data((program.host.outline + "\n").utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
            }
        }
        program.onResize = { UIScreen.main.bounds = CGRect(origin: .zero, size: $0) }
        open(program)
        program.host.flush()
        for url in URL.asked { program.host.openedURLs.open(url) }
        #if GTK
            GTKProgram.onOpen { [weak program] in program?.host.openedURLs.open($0) }
        #endif
        return program
    }

    /// Where the program keeps what it finds again when it is started the next time.
    private static var stateFolder: URL {
        let environment = ProcessInfo.processInfo.environment
        let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        let folder = state ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
        return folder.appendingPathComponent(ProgramName.identifier)
    }

    #if GTK
        private static func run(on surface: GTKSurface, _ open: (AppHost) -> Void) -> Never {
            let program = start(on: surface, open)
            program.onLastWindowClosed = { GTKProgram.quit() }
            GTKProgram.onTermination {
                // While the windows and what they show are still there.
                ApplicationStart.willTerminate()
                program.closeAll()
            }
            GTKProgram.run()
            ApplicationStart.willTerminate()
            program.host.sceneFile?.save()
            exit(0)
        }
    #endif
}

extension URL {
    /// The addresses among the program's arguments: what begins with a scheme, as the desktop hands them over.
    fileprivate static var asked: [URL] {
        CommandLine.arguments.dropFirst().filter { argument in
            guard let scheme = argument.split(separator: ":", omittingEmptySubsequences: false).first,
                scheme.count > 1, scheme.count < argument.count, let first = scheme.first
            else { return false }
            let isScheme = scheme.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "+" || $0 == "." || $0 == "-")
            }
            return first.isLetter && isScheme
        }.compactMap { URL(string: $0) }
    }
}
