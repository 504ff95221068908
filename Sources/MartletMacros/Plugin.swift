import MacroExpansion

/// The program that the compiler starts to have macros expanded. All that it does is in a module of its own: tests of a
/// macro's target would have the whole package built a second time, for the machine that compiles.
@main
enum Plugin {
    static func main() { MacroPlugin.serve() }
}
