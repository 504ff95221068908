#if GTK
    import CGTK
    import CMartletGTK
    import CairoDrawing
    import Foundation
    import SwiftUICore

    /// Combines layers with what lies below them, in a tree of GSK's nodes.
    ///
    /// A widget draws without knowing what was drawn before it. So a layer with a blend mode is only marked, by a debug
    /// node, and the next group around it, or the window, combines what is marked with all that comes before it. Nodes are
    /// owned by whoever gets them.
    @MainActor
    enum BlendNodes {
        private static let prefix = "martlet-blend "
        private static let modes = Dictionary(
            uniqueKeysWithValues: BlendMode.allKnown.map { ("\(prefix)\($0)", $0) })

        /// What is drawn one after the other, each combined with all before it where it has a mode.
        private struct Part {
            let node: OpaquePointer
            let mode: BlendMode?
        }

        /// Draws what is in a container, with all that is marked in it combined.
        static func drawChildren(of container: OpaquePointer, combining: Bool, into snapshot: OpaquePointer) {
            guard combining, let inner = gtk_snapshot_new() else {
                return martlet_container_snapshot_children(container, snapshot)
            }
            martlet_container_snapshot_children(container, inner)
            guard let node = gtk_snapshot_free_to_node(inner) else { return }
            let composed = composed(node)
            gtk_snapshot_append_node(snapshot, composed)
            gsk_render_node_unref(composed)
            gsk_render_node_unref(node)
        }

        /// Marks a node, which is taken over, as one that is to be combined.
        static func mark(_ node: OpaquePointer, _ mode: BlendMode) -> OpaquePointer {
            defer { gsk_render_node_unref(node) }
            return gsk_debug_node_new(node, strdup("\(prefix)\(mode)"))
        }

        /// The node with all that is marked in it combined.
        static func composed(_ node: OpaquePointer) -> OpaquePointer {
            guard isMarked(node) else { return gsk_render_node_ref(node) }
            var done: [OpaquePointer] = []
            for part in parts(of: node) {
                guard let mode = part.mode, !done.isEmpty else {
                    done.append(part.node)
                    continue
                }
                let bottom = container(done)
                done = [combine(bottom, part.node, mode)]
                gsk_render_node_unref(bottom)
                gsk_render_node_unref(part.node)
            }
            return container(done)
        }

        /// A node of all of these, which are taken over.
        private static func container(_ nodes: [OpaquePointer]) -> OpaquePointer {
            if nodes.count == 1 { return nodes[0] }
            var children: [OpaquePointer?] = nodes
            defer { for node in nodes { gsk_render_node_unref(node) } }
            return gsk_container_node_new(&children, guint(nodes.count))
        }

        /// The nodes inside of one, or none where it is drawn as it is.
        private static func children(of node: OpaquePointer) -> [OpaquePointer] {
            switch gsk_render_node_get_node_type(node) {
            case GSK_CONTAINER_NODE:
                (0..<gsk_container_node_get_n_children(node)).map { gsk_container_node_get_child(node, $0) }
            case GSK_TRANSFORM_NODE: [gsk_transform_node_get_child(node)]
            case GSK_CLIP_NODE: [gsk_clip_node_get_child(node)]
            case GSK_ROUNDED_CLIP_NODE: [gsk_rounded_clip_node_get_child(node)]
            case GSK_OPACITY_NODE: [gsk_opacity_node_get_child(node)]
            case GSK_DEBUG_NODE: [gsk_debug_node_get_child(node)]
            default: []
            }
        }

        private static func mode(of node: OpaquePointer) -> BlendMode? {
            guard gsk_render_node_get_node_type(node) == GSK_DEBUG_NODE,
                let message = gsk_debug_node_get_message(node)
            else { return nil }
            return modes[String(cString: message)]
        }

        private static func isMarked(_ node: OpaquePointer) -> Bool {
            mode(of: node) != nil || children(of: node).contains(where: isMarked)
        }

        /// The parts of a node: whatever only holds, moves or clips others is done to each of them.
        private static func parts(of node: OpaquePointer) -> [Part] {
            guard isMarked(node) else { return [Part(node: gsk_render_node_ref(node), mode: nil)] }
            if let mode = mode(of: node) {
                return [Part(node: composed(gsk_debug_node_get_child(node)), mode: mode)]
            }
            let inner = children(of: node)
            switch gsk_render_node_get_node_type(node) {
            case GSK_TRANSFORM_NODE:
                return changed(inner[0]) { gsk_transform_node_new($0, gsk_transform_node_get_transform(node)) }
            case GSK_CLIP_NODE: return changed(inner[0]) { gsk_clip_node_new($0, gsk_clip_node_get_clip(node)) }
            case GSK_ROUNDED_CLIP_NODE:
                return changed(inner[0]) { gsk_rounded_clip_node_new($0, gsk_rounded_clip_node_get_clip(node)) }
            case GSK_OPACITY_NODE:
                // What fades as a whole is one picture.
                let picture = composed(inner[0])
                defer { gsk_render_node_unref(picture) }
                return [Part(node: gsk_opacity_node_new(picture, gsk_opacity_node_get_opacity(node)), mode: nil)]
            default: return inner.flatMap(parts)
            }
        }

        private static func changed(
            _ node: OpaquePointer, by change: (OpaquePointer) -> OpaquePointer
        ) -> [Part] {
            parts(of: node).map { part in
                defer { gsk_render_node_unref(part.node) }
                return Part(node: change(part.node), mode: part.mode)
            }
        }

        private static func combine(
            _ bottom: OpaquePointer, _ top: OpaquePointer, _ mode: BlendMode
        ) -> OpaquePointer {
            if let mode = mode.gsk { return gsk_blend_node_new(bottom, top, mode) }
            var (first, second, bounds) = (graphene_rect_t(), graphene_rect_t(), graphene_rect_t())
            gsk_render_node_get_bounds(bottom, &first)
            gsk_render_node_get_bounds(top, &second)
            graphene_rect_union(&first, &second, &bounds)
            let node: OpaquePointer = gsk_cairo_node_new(&bounds)
            guard let cairo = gsk_cairo_node_get_draw_context(node) else { return node }
            cairo_push_group(cairo)
            gsk_render_node_draw(bottom, cairo)
            cairo_push_group(cairo)
            gsk_render_node_draw(top, cairo)
            cairo_pop_group_to_source(cairo)
            mode.apply(to: cairo)
            cairo_paint(cairo)
            cairo_pop_group_to_source(cairo)
            cairo_paint(cairo)
            cairo_destroy(cairo)
            return node
        }
    }

    extension BlendMode {
        fileprivate static let allKnown: [BlendMode] = [
            .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut, .plusDarker, .plusLighter,
        ]

        /// GSK's own word for the mode, where it has one.
        fileprivate var gsk: GskBlendMode? {
            switch self {
            case .multiply, .plusDarker: GSK_BLEND_MODE_MULTIPLY
            case .screen: GSK_BLEND_MODE_SCREEN
            case .overlay: GSK_BLEND_MODE_OVERLAY
            case .darken: GSK_BLEND_MODE_DARKEN
            case .lighten: GSK_BLEND_MODE_LIGHTEN
            case .colorDodge: GSK_BLEND_MODE_COLOR_DODGE
            case .colorBurn: GSK_BLEND_MODE_COLOR_BURN
            case .softLight: GSK_BLEND_MODE_SOFT_LIGHT
            case .hardLight: GSK_BLEND_MODE_HARD_LIGHT
            case .difference: GSK_BLEND_MODE_DIFFERENCE
            case .exclusion: GSK_BLEND_MODE_EXCLUSION
            case .hue: GSK_BLEND_MODE_HUE
            case .saturation: GSK_BLEND_MODE_SATURATION
            case .color: GSK_BLEND_MODE_COLOR
            case .luminosity: GSK_BLEND_MODE_LUMINOSITY
            case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusLighter: nil
            }
        }
    }
#endif
