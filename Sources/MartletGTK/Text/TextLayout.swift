#if GTK
    import CGTK
    import Foundation

    /// A text that Pango laid out, and the measures of the result in points.
    @MainActor
    final class TextLayout {
        let pointer: OpaquePointer
        /// The advance of the longest line.
        let width: CGFloat
        let height: CGFloat
        let firstBaseline: CGFloat
        let lastBaseline: CGFloat
        /// The heights from the top to the end of each line.
        let lineEnds: [CGFloat]
        /// The width that lines were broken at; nil for a text that was not broken.
        let wrapWidth: CGFloat?

        private let reference: ObjectReference

        /// Measures a layout whose reference it takes over.
        init(taking pointer: OpaquePointer, wrapWidth: CGFloat?) {
            self.pointer = pointer
            self.wrapWidth = wrapWidth
            reference = ObjectReference(taking: UnsafeMutableRawPointer(pointer))
            var logical = PangoRectangle()
            pango_layout_get_extents(pointer, nil, &logical)
            let unit = CGFloat(PANGO_SCALE)
            width = CGFloat(logical.width) / unit
            height = CGFloat(logical.height) / unit
            firstBaseline = CGFloat(pango_layout_get_baseline(pointer)) / unit
            var ends: [CGFloat] = []
            var last: CGFloat = 0
            if let iterator = pango_layout_get_iter(pointer) {
                repeat {
                    var line = PangoRectangle()
                    pango_layout_iter_get_line_extents(iterator, nil, &line)
                    ends.append(CGFloat(line.y + line.height) / unit)
                    last = CGFloat(pango_layout_iter_get_baseline(iterator)) / unit
                } while pango_layout_iter_next_line(iterator) != 0
                pango_layout_iter_free(iterator)
            }
            lineEnds = ends
            lastBaseline = last
        }

        /// The width of the widest letter, and how many there are.
        func leastMeasures() -> (width: CGFloat, letters: Int) {
            guard let iterator = pango_layout_get_iter(pointer) else { return (width, 1) }
            defer { pango_layout_iter_free(iterator) }
            var widest: Int32 = 0
            var letters = 0
            let text = UnsafeRawPointer(pango_layout_get_text(pointer)).assumingMemoryBound(to: UInt8.self)
            repeat {
                let first = text[Int(pango_layout_iter_get_index(iterator))]
                if first <= 0x20 { continue }
                var extents = PangoRectangle()
                pango_layout_iter_get_cluster_extents(iterator, nil, &extents)
                widest = max(widest, extents.width)
                letters += 1
            } while pango_layout_iter_next_cluster(iterator) != 0
            return (CGFloat(widest) / CGFloat(PANGO_SCALE), max(letters, 1))
        }

        /// Whether the text breaks at `width` just as it does here: no line is longer, and none would take more.
        func isSame(at width: CGFloat) -> Bool {
            guard let wrapWidth else { return width >= self.width }
            return width >= self.width && width <= wrapWidth
        }
    }
#endif
