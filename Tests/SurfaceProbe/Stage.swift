#if GTK
    import Foundation
    import MartletGTK
    import SwiftUICore

    /// Stands in for the engine: makes commits by hand and prints the events that come back.
    @MainActor
    final class Stage: SurfaceEvents {
        let surface: GTKSurface
        private(set) var names: [SurfaceNodeID: String] = [:]
        private var ids: [String: SurfaceNodeID] = [:]
        private var values: [String: SurfaceNode] = [:]
        private var next: UInt32 = 0

        /// Called for each event, after it was printed.
        var react: ((String, SurfaceEvent) -> Void)?
        var onUpdate: (() -> Void)?
        var onFrame: ((Double) -> Void)?

        init(_ surface: GTKSurface) {
            self.surface = surface
            surface.events = self
        }

        // MARK: Building

        func insert(
            _ name: String, _ content: SurfaceContent, in parent: String?, frame: CGRect? = nil, before: String? = nil,
            _ change: (inout SurfaceNode) -> Void = { _ in }
        ) {
            next += 1
            let id = SurfaceNodeID(next)
            names[id] = name
            ids[name] = id
            var value = SurfaceNode(content)
            change(&value)
            values[name] = value
            pending.operations.append(
                .insert(id, value, parent: parent.flatMap { ids[$0] }, before: before.flatMap { ids[$0] }))
            if let frame { pending.operations.append(.frame(id, frame)) }
        }

        func update(_ name: String, _ change: (inout SurfaceNode) -> Void) {
            guard let id = ids[name], var value = values[name] else { return }
            change(&value)
            values[name] = value
            pending.operations.append(.update(id, value))
        }

        func frame(_ name: String, _ frame: CGRect) {
            if let id = ids[name] { pending.operations.append(.frame(id, frame)) }
        }

        func move(_ name: String, before next: String?) {
            if let id = ids[name] { pending.operations.append(.move(id, before: next.flatMap { ids[$0] })) }
        }

        func remove(_ name: String) {
            if let id = ids[name] { pending.operations.append(.remove(id)) }
        }

        func command(_ command: SurfaceCommand, at name: String) {
            if let id = ids[name] { pending.operations.append(.command(id, command)) }
        }

        private var pending = Commit()

        func commit() {
            let commit = pending
            pending = Commit()
            surface.apply(commit)
        }

        func size(of content: SurfaceContent, width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
            surface.measure(content, proposal: ProposedViewSize(width: width, height: height)).size
        }

        /// The size that GTK would give to the widget of a node.
        func naturalSize(of name: String) -> CGSize? { ids[name].flatMap { surface.naturalSize(of: $0) } }

        // MARK: Events

        func update() { onUpdate?() }

        func frame(at time: Double) { onFrame?(time) }

        func receive(_ event: SurfaceEvent, at node: SurfaceNodeID) {
            let name = names[node] ?? "?"
            print("\(name): \(event)")
            react?(name, event)
        }

        func environmentDidChange() {
            print("environment: dark \(surface.environment.isDark)")
        }
    }
#endif
