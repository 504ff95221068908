#if GTK
    import CGTK
    import CMartletGTK
    import CairoDrawing
    import Foundation
    import FoundationGaps
    import SwiftUICore

    /// Draws widgets that are turned in space: GTK's transform says where the pointer is on them, but cairo's renderer
    /// draws no perspective.
    enum ProjectedNodes {
        /// Lets containers draw such children here.
        @MainActor
        static func install() {
            martlet_container_set_projection { node, transform, scale, snapshot in
                guard let node, let transform, let snapshot else { return }
                nonisolated(unsafe) let (node2, transform2, snapshot2) = (node, transform, snapshot)
                MainActor.assumeIsolated {
                    ProjectedNodes.draw(node2, by: transform2, scale: CGFloat(scale), into: snapshot2)
                }
            }
        }

        @MainActor
        private static func draw(
            _ node: OpaquePointer, by transform: OpaquePointer, scale: CGFloat, into snapshot: OpaquePointer
        ) {
            var area = graphene_rect_t()
            gsk_render_node_get_bounds(node, &area)
            let bounds = area.rect.insetBy(dx: -1, dy: -1)
            let projection = ProjectionTransform(gsk: transform)
            let corners = [
                CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
                CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
            ]
            // What reaches behind the viewer has no outline that could be drawn.
            guard corners.allSatisfy({ $0.x * projection.m13 + $0.y * projection.m23 + projection.m33 > 0.001 }) else {
                return
            }
            let places = corners.map { $0.applying(projection) }
            let (xs, ys) = (places.map(\.x), places.map(\.y))
            let (left, top) = ((xs.min() ?? 0).rounded(.down), (ys.min() ?? 0).rounded(.down))
            let result = CGRect(
                x: left, y: top, width: ((xs.max() ?? 0) - left).rounded(.up),
                height: ((ys.max() ?? 0) - top).rounded(.up))
            guard let source = image(of: bounds, scale: scale) else { return }
            defer { cairo_surface_destroy(source) }
            guard let target = image(of: result, scale: scale) else { return }
            defer { cairo_surface_destroy(target) }
            if let cairo = cairo_create(source) {
                cairo_scale(cairo, scale, scale)
                cairo_translate(cairo, -bounds.minX, -bounds.minY)
                gsk_render_node_draw(node, cairo)
                cairo_destroy(cairo)
            }
            let toPoints = CGAffineTransform(
                a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: bounds.minX, ty: bounds.minY)
            let toPixels = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: -result.minX * scale, ty: -result.minY * scale)
            Pixels.project(
                source,
                by: ProjectionTransform(toPoints).concatenating(projection).concatenating(
                    ProjectionTransform(toPixels)), into: target)
            var bounds2 = result.graphene
            if let cairo = gtk_snapshot_append_cairo(snapshot, &bounds2) {
                cairo_translate(cairo, result.minX, result.minY)
                cairo_scale(cairo, 1 / scale, 1 / scale)
                cairo_set_source_surface(cairo, target, 0, 0)
                cairo_paint(cairo)
                cairo_destroy(cairo)
            }
        }

        private static func image(of bounds: CGRect, scale: CGFloat) -> OpaquePointer? {
            guard bounds.width.isFinite, bounds.height.isFinite else { return nil }
            let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
            guard width <= 8192, height <= 8192 else { return nil }
            return Pixels.makeImage(width: Int(width), height: Int(height))
        }
    }

    extension ProjectionTransform {
        /// What a transform in space does to the plane of a widget.
        @MainActor
        init(gsk transform: OpaquePointer) {
            var matrix = graphene_matrix_t()
            gsk_transform_to_matrix(transform, &matrix)
            func value(_ row: UInt32, _ column: UInt32) -> CGFloat {
                CGFloat(graphene_matrix_get_value(&matrix, row, column))
            }
            self.init()
            (m11, m12, m13) = (value(0, 0), value(0, 1), value(0, 3))
            (m21, m22, m23) = (value(1, 0), value(1, 1), value(1, 3))
            (m31, m32, m33) = (value(3, 0), value(3, 1), value(3, 3))
        }

        /// GSK's form of the transform; the caller releases it.
        @MainActor var gsk: OpaquePointer? {
            let values: [CGFloat] = [
                m11, m12, 0, m13,
                m21, m22, 0, m23,
                0, 0, 1, 0,
                m31, m32, 0, m33,
            ]
            guard values.allSatisfy(\.isFinite) else { return nil }
            var factors = values.map { Float($0) }
            var matrix = graphene_matrix_t()
            graphene_matrix_init_from_float(&matrix, &factors)
            return gsk_transform_matrix(nil, &matrix)
        }
    }
#endif
