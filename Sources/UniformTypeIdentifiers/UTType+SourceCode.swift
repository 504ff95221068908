// Programs as text.
extension UTType {
    /// The source of a program in any language: `public.source-code`.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Swift: `public.swift-source`.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// Assembly language: `public.assembly-source`.
    public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
    /// C: `public.c-source`.
    public static let cSource = UTType(known: "public.c-source")
    /// Objective-C: `public.objective-c-source`.
    public static let objectiveCSource = UTType(known: "public.objective-c-source")
    /// C++: `public.c-plus-plus-source`.
    public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
    /// Objective-C++: `public.objective-c-plus-plus-source`.
    public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
    /// A header of C: `public.c-header`.
    public static let cHeader = UTType(known: "public.c-header")
    /// A header of C++: `public.c-plus-plus-header`.
    public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
    /// A script in any language: `public.script`.
    public static let script = UTType(known: "public.script")
    /// A script of a shell: `public.shell-script`.
    public static let shellScript = UTType(known: "public.shell-script")
    /// A Perl script: `public.perl-script`.
    public static let perlScript = UTType(known: "public.perl-script")
    /// A Python script: `public.python-script`.
    public static let pythonScript = UTType(known: "public.python-script")
    /// A Ruby script: `public.ruby-script`.
    public static let rubyScript = UTType(known: "public.ruby-script")
    /// A PHP script: `public.php-script`.
    public static let phpScript = UTType(known: "public.php-script")
    /// JavaScript: `com.netscape.javascript-source`.
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// AppleScript: `com.apple.applescript.text`.
    public static let appleScript = UTType(known: "com.apple.applescript.text")
}
