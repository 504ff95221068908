/// Makes a variable in an extension of `EnvironmentValues`, `Transaction` or `FocusedValues` a value of them: what it is set
/// to is its default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MartletMacros", type: "EntryMacro")
