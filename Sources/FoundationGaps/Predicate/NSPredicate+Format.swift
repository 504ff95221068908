import Foundation

extension NSPredicate {
    /// A predicate about a value itself: `SELF`, a comparison (`MATCHES`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `==`
    /// and so on, with `[c]` and `[d]`), and a text, a number or an argument.
    ///
    /// Formats about key paths and with several conditions need Objective-C; on Linux they are a programming error, as
    /// formats are on Apple's platforms that cannot be read.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(selfFormat: predicateFormat, arguments: args)
    }

    /// The same with texts as arguments, which are no variable arguments of C on Linux.
    public convenience init(format predicateFormat: String, _ args: String...) {
        self.init(selfFormat: predicateFormat, arguments: args)
    }

    private convenience init(selfFormat: String, arguments: [Any]) {
        guard let format = PredicateFormat(selfFormat, arguments: arguments) else {
            fatalError("Unable to parse the format string \"\(selfFormat)\"")
        }
        let evaluation = UncheckedSendable(format)
        self.init { value, _ in evaluation.value.evaluate(value) }
    }
}
