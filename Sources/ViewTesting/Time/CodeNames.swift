import CVirtualMain
import Foundation

/// The names of functions by their addresses, from the symbols of the program, for reports.
enum CodeNames {
    /// The name of the function that an address is in, as it is written in the source.
    static func name(of address: UnsafeRawPointer?) -> String {
        guard let address else { return "work without a name" }
        let base = symbols.base
        let place = UInt64(UInt(bitPattern: address))
        guard place >= base else { return "code of a library" }
        var (low, high) = (0, symbols.functions.count)
        while low < high {
            let middle = (low + high) / 2
            if symbols.functions[middle].start <= place - base { low = middle + 1 } else { high = middle }
        }
        guard low > 0, place - base - symbols.functions[low - 1].start < 1 << 20 else { return "code of a library" }
        return demangled(symbols.functions[low - 1].name)
    }

    private struct Symbols: Sendable {
        var base: UInt64 = 0
        var functions: [(start: UInt64, name: String)] = []
    }

    private static let symbols: Symbols = {
        var result = Symbols()
        guard let start = martlet_virtual_program_start(),
            let file = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .mappedIfSafe)
        else { return result }
        result.base = UInt64(UInt(bitPattern: start))
        file.withUnsafeBytes { read($0, into: &result) }
        result.functions.sort { $0.start < $1.start }
        return result
    }()

    /// Reads the functions of the symbol table of an ELF file of 64 bits.
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
                guard number(entry + 4, UInt8.self) & 0xF == 2, number(entry + 8, UInt64.self) > 0 else { continue }
                let name = Int(strings) + Int(number(entry, UInt32.self))
                guard name < file.count, let address = file.baseAddress else { continue }
                symbols.functions.append(
                    (
                        number(entry + 8, UInt64.self),
                        String(cString: (address + name).assumingMemoryBound(to: CChar.self))
                    )
                )
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
        return String(cString: result)
    }
}
