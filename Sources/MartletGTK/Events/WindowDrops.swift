#if GTK
    import CGTK
    import CMartletGTK
    import Foundation
    import FoundationGaps
    import SwiftUICore
    import UniformTypeIdentifiers

    /// Tells the engine what is dragged over a window and dropped on it.
    @MainActor
    final class WindowDrops {
        private weak var node: WindowNode?
        /// What another program drags over the window, as far as it is known.
        private var items: [NSItemProvider] = []
        /// The drop that the items belong to.
        private var known: OpaquePointer?
        private var isReading = false

        init(on node: WindowNode) {
            self.node = node
            let actions = MartletDropActions(
                moved: { drop, x, y, kept in
                    guard let drop else { return GdkDragAction(rawValue: 0) }
                    return Callback<Message, GdkDragAction>.call(kept, .moved(drop, CGPoint(x: x, y: y)))
                },
                left: { _, kept in _ = Callback<Message, GdkDragAction>.call(kept, .left) },
                dropped: { drop, x, y, kept in
                    guard let drop else { return }
                    _ = Callback<Message, GdkDragAction>.call(kept, .dropped(drop, CGPoint(x: x, y: y)))
                })
            let callback = Callback<Message, GdkDragAction> { [self] message in receive(message) }
            martlet_widget_accept_drops(node.widget, actions, callback.retained, releaseCallback)
        }

        /// What GTK says of something that is dragged over the window.
        private enum Message {
            case moved(OpaquePointer, CGPoint)
            case left
            case dropped(OpaquePointer, CGPoint)
        }

        private func receive(_ message: Message) -> GdkDragAction {
            switch message {
            case .moved(let drop, let point): return moved(drop, to: point)
            case .left: left()
            case .dropped(let drop, let point): dropped(drop, at: point)
            }
            return GdkDragAction(rawValue: 0)
        }

        private func moved(_ drop: OpaquePointer, to point: CGPoint) -> GdkDragAction {
            meet(drop)
            let isOwn = martlet_drop_is_own(drop) != 0
            return tell(.moved, at: point, isOwn ? nil : items)
        }

        private func left() {
            guard !isReading else { return }
            known = nil
            _ = tell(.left, at: .zero, items.isEmpty ? nil : items)
            items = []
        }

        private func dropped(_ drop: OpaquePointer, at point: CGPoint) {
            meet(drop)
            known = nil
            if martlet_drop_is_own(drop) != 0 { return gdk_drop_finish(drop, tell(.dropped, at: point, nil)) }
            isReading = true
            g_object_ref(UnsafeMutableRawPointer(drop))
            TransferReading.readAll(
                TransferTypes.names(in: gdk_drop_get_formats(drop)), by: { Self.read(drop, $0, $1) }
            ) { [self] items in
                isReading = false
                gdk_drop_finish(drop, tell(.dropped, at: point, items))
                self.items = []
                g_object_unref(UnsafeMutableRawPointer(drop))
            }
        }

        private func tell(_ phase: DropRequest.Phase, at point: CGPoint, _ items: [NSItemProvider]?) -> GdkDragAction {
            guard let node else { return GdkDragAction(rawValue: 0) }
            let request = DropRequest(phase, at: node.contentPoint(point), items: items)
            node.send(.drop(request))
            return switch request.operation {
            case nil, .cancel, .forbidden: GdkDragAction(rawValue: 0)
            case .move, .delete: GDK_ACTION_MOVE
            case .copy, .alias: GDK_ACTION_COPY
            }
        }

        // MARK: What another program drags

        /// Finds out what a drop is that was not there before: its kinds at once, what files it has soon.
        private func meet(_ drop: OpaquePointer) {
            guard known != drop else { return }
            known = drop
            items = []
            if martlet_drop_is_own(drop) != 0 { return }
            let names = TransferTypes.names(in: gdk_drop_get_formats(drop))
            guard !names.isEmpty else { return }
            let announced = NSItemProvider()
            for (name, type) in names {
                TransferReading.announce(type, in: announced)
                guard name == TransferTypes.uriList else { continue }
                Self.read(drop, name) { [weak self] data in
                    guard let self, known == drop, let data else { return }
                    items = TransferReading.items(of: TransferTypes.addresses(in: data))
                }
            }
            items = [announced]
        }

        private static func read(_ drop: OpaquePointer, _ name: String, _ done: @escaping @MainActor (Data?) -> Void) {
            martlet_drop_read(drop, name, TransferReading.didRead, TransferReading.retained(done))
        }
    }
#endif
