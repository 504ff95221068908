#if GTK
    import Foundation
    import WindowTesting

    /// A session of `SurfaceProbe`, in one of its scenarios.
    typealias ProbeSession = ProgramSession

    extension ProgramSession {
        /// Starts `SurfaceProbe` on a display of its own; without one if `hasDisplay` is false. With
        /// `isAccessible` it has a session bus of its own, on which assistive technology can meet it.
        convenience init(
            _ scenario: String, hasDisplay: Bool = true, isAccessible: Bool = false, environment: [String: String] = [:]
        ) throws {
            let bus = isAccessible ? try SessionBus() : nil
            try self.init(
                Self.productsFolder.appendingPathComponent("SurfaceProbe"), arguments: [scenario],
                display: hasDisplay ? VirtualDisplay() : nil, bus: bus, environment: environment)
        }
    }
#endif
