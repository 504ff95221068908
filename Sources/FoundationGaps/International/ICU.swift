import Foundation
internal import _FoundationICU

/// Calling the ICU that Foundation carries. Its functions fill buffers of UTF-16.
enum ICU {
    /// Calls a function that fills a buffer, again with a larger one when the first was too small. `nil` on an error.
    static func string(
        _ body: (UnsafeMutablePointer<UChar>?, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        var capacity: Int32 = 128
        for _ in 0..<2 {
            var status = U_ZERO_ERROR
            var needed: Int32 = 0
            let units = [UChar](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
                needed = body(buffer.baseAddress, capacity, &status)
                count = max(0, min(Int(needed), Int(capacity)))
            }
            if status.rawValue <= U_ZERO_ERROR.rawValue, needed <= capacity {
                return String(decoding: units, as: UTF16.self)
            }
            guard status == U_BUFFER_OVERFLOW_ERROR || needed > capacity else { return nil }
            capacity = needed + 1
        }
        return nil
    }

    /// Whether a call went well; warnings are below zero.
    static func succeeded(_ status: UErrorCode) -> Bool {
        status.rawValue <= U_ZERO_ERROR.rawValue
    }
}
