#if GTK
    import CGTK
    import CMartletGTK

    /// A GTK widget.
    typealias Widget = UnsafeMutablePointer<GtkWidget>

    extension UnsafeMutablePointer {
        /// The same object seen as another class of its ancestry; the caller knows that it is one.
        func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
            UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
        }

        /// The same object as a class whose layout GTK keeps private.
        var opaque: OpaquePointer { OpaquePointer(self) }
    }

    extension OpaquePointer {
        /// The same object seen as a class whose layout is public.
        func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
            UnsafeMutablePointer<T>(self)
        }
    }

    /// Holds one reference to an object of GLib's type system.
    @MainActor
    final class ObjectReference {
        let pointer: UnsafeMutableRawPointer

        /// Takes a reference, or the floating one that a new widget starts with.
        init(sinking pointer: UnsafeMutableRawPointer) {
            self.pointer = pointer
            g_object_ref_sink(pointer)
        }

        /// Takes over the reference that the caller was given.
        init(taking pointer: UnsafeMutableRawPointer) {
            self.pointer = pointer
        }

        deinit {
            // An object that nothing else holds goes here, on the main thread like all of GTK.
            g_object_unref(pointer)
        }
    }

    extension Optional where Wrapped == UnsafeMutablePointer<GtkWidget> {
        /// A widget that GTK's constructors never fail to make.
        var made: Widget {
            guard let self else { preconditionFailure("GTK made no widget") }
            return self
        }
    }

    extension String {
        /// The text that GTK returned, or an empty one.
        init(gtk pointer: UnsafePointer<CChar>?) {
            self = pointer.map { String(cString: $0) } ?? ""
        }
    }

    extension Bool {
        /// GLib's spelling.
        var gboolean: CGTK.gboolean { self ? 1 : 0 }
    }
#endif
