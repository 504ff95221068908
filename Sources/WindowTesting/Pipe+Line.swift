#if GTK
    import Foundation

    extension Pipe {
        /// Waits for a line and returns it without its end: how a server says that it is ready, and where it is.
        func readLine() throws -> String {
            var line = ""
            while let byte = try fileHandleForReading.read(upToCount: 1), let scalar = byte.first, scalar != 10 {
                line.append(Character(Unicode.Scalar(scalar)))
            }
            return line
        }
    }
#endif
