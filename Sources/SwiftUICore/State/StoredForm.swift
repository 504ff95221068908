import Foundation

/// How a value stands among stored values, which are of few types: as itself, or as something else that stands for it.
struct StoredForm<Value> {
    /// The value that something stored stands for; nil where it stands for none.
    let read: (Any?) -> Value?
    /// What is stored; nil for nothing.
    let encode: (Value) -> Any?

    /// As itself.
    static var itself: StoredForm { StoredForm(read: { $0 as? Value }, encode: { $0 }) }

    /// The same where there may be no value, for which nothing is stored.
    var optional: StoredForm<Value?> {
        StoredForm<Value?>(read: { [read] in read($0) }, encode: { [encode] in $0.flatMap(encode) })
    }
}

extension StoredForm<URL> {
    /// As the text of the address.
    static var address: StoredForm {
        StoredForm(read: { ($0 as? String).flatMap(URL.init(string:)) }, encode: { $0.absoluteString })
    }
}

extension StoredForm where Value: RawRepresentable {
    /// As the raw value.
    static var rawValue: StoredForm {
        StoredForm(read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue })
    }
}
