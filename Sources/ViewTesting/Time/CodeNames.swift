import CVirtualMain
import Foundation

/// The names of functions and variables by their addresses, from the symbols of the program, for reports.
enum CodeNames {
    /// The name of the function that an address is in, as it is written in the source.
    ///
    /// - Parameter captured: What that function has captured first. Where it only calls a closure in another way, it is
    ///   the closure's code, whose name says more.
    static func name(of address: UnsafeRawPointer?, captured: UnsafeRawPointer? = nil) -> String {
        guard let address else { return "work without a name" }
        guard let name = knownName(of: address) else { return "code of a library" }
        return name.contains("reabstraction thunk") ? nameOfClosure(captured) ?? name : name
    }

    /// The name of the function that an address is in; nil where it is in none of the program.
    static func knownName(of address: UnsafeRawPointer?) -> String? {
        address.flatMap { name(of: $0, among: symbols.functions, reach: 1 << 20) }
    }

    /// Functions of the compiler's own, whose addresses lie in memory as those of closures do.
    private static let notClosures = ["type metadata", "lazy protocol witness", "value witness", "outlined "]

    /// The name of the closure whose code is at an address; nil for anything else. What the compiler puts around closures
    /// to call them in another way is no closure.
    static func nameOfClosure(_ address: UnsafeRawPointer?) -> String? {
        guard let address else { return nil }
        let asynchronous = "async function pointer to "
        // An asynchronous closure is known by a constant that says where its code is.
        let constant = name(of: address, among: symbols.variables, reach: 16)
        guard
            var name = knownName(of: address)
                ?? constant.flatMap({ $0.hasPrefix(asynchronous) ? String($0.dropFirst(asynchronous.count)) : nil }),
            !name.contains("reabstraction thunk"), !notClosures.contains(where: name.hasPrefix)
        else { return nil }
        for prefix in ["partial apply forwarder for ", "partial apply for "] where name.hasPrefix(prefix) {
            name = String(name.dropFirst(prefix.count))
        }
        return name
    }

    /// The name of the global or static variable that an address is in.
    static func name(ofVariable address: UnsafeRawPointer?) -> String {
        address.flatMap { name(of: $0, among: symbols.variables, reach: 1 << 16) } ?? "a global variable"
    }

    private static func name(
        of address: UnsafeRawPointer, among symbols: [(start: UInt64, name: String)], reach: UInt64
    ) -> String? {
        let base = Self.symbols.base
        let place = UInt64(UInt(bitPattern: address))
        guard place >= base else { return nil }
        var (low, high) = (0, symbols.count)
        while low < high {
            let middle = (low + high) / 2
            if symbols[middle].start <= place - base { low = middle + 1 } else { high = middle }
        }
        guard low > 0, place - base - symbols[low - 1].start < reach else { return nil }
        return demangled(symbols[low - 1].name)
    }

    private struct Symbols: Sendable {
        var base: UInt64 = 0
        var functions: [(start: UInt64, name: String)] = []
        var variables: [(start: UInt64, name: String)] = []
    }

    private static let symbols: Symbols = {
        var result = Symbols()
        guard let start = martlet_virtual_program_start(),
            let file = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .mappedIfSafe)
        else { return result }
        result.base = UInt64(UInt(bitPattern: start))
        file.withUnsafeBytes { read($0, into: &result) }
        result.functions.sort { $0.start < $1.start }
        result.variables.sort { $0.start < $1.start }
        return result
    }()

    /// Reads the functions and variables of the symbol table of an ELF file of 64 bits.
    private static func read(_ file: UnsafeRawBufferPointer, into symbols: inout Symbols) {
        func number<T: FixedWidthInteger>(_ offset: UInt64, _ type: T.Type) -> T {
            guard Int(offset) + MemoryLayout<T>.size <= file.count else { return 0 }
            return file.loadUnaligned(fromByteOffset: Int(offset), as: T.self)
        }
        let headers = number(0x28, UInt64.self)
        let size = UInt64(number(0x3A, UInt16.self))
        for index in 0..<UInt64(number(0x3C, UInt16.self)) {
            let header = headers + index * size
            guard number(header + 4, UInt32.self) == 2 else { continue }
            let (table, bytes) = (number(header + 24, UInt64.self), number(header + 32, UInt64.self))
            let strings = number(headers + UInt64(number(header + 40, UInt32.self)) * size + 24, UInt64.self)
            for entry in stride(from: table, to: table + bytes, by: 24) {
                let kind = number(entry + 4, UInt8.self) & 0xF
                guard kind == 1 || kind == 2, number(entry + 8, UInt64.self) > 0 else { continue }
                let name = Int(strings) + Int(number(entry, UInt32.self))
                guard name < file.count, let address = file.baseAddress else { continue }
                let symbol = (
                    number(entry + 8, UInt64.self),
                    String(cString: (address + name).assumingMemoryBound(to: CChar.self))
                )
                if kind == 2 { symbols.functions.append(symbol) } else { symbols.variables.append(symbol) }
            }
        }
    }

    private typealias Demangle =
        @convention(c) (
            UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
        ) -> UnsafeMutablePointer<CChar>?

    private static func demangled(_ name: String) -> String {
        guard let function = dlsym(nil, "swift_demangle") else { return name }
        let demangle = unsafeBitCast(function, to: Demangle.self)
        guard let result = name.withCString({ demangle($0, strlen($0), nil, nil, 0) }) else { return name }
        defer { free(result) }
        return withoutFiles(String(cString: result))
    }

    /// What is private in a file is written as “(name in _number)” there; the name is enough.
    private static func withoutFiles(_ name: String) -> String {
        name.replacingOccurrences(of: "Swift.", with: "").replacing(#/\(([^()]+) in _[0-9A-F]{8,}\)/#) {
            "\($0.output.1)"
        }
    }
}
