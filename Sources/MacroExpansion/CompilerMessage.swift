/// What the compiler asks: one of the members is there.
struct CompilerMessage: Decodable {
    /// A macro by the names of its declaration.
    struct Macro: Decodable {
        var typeName: String
    }

    /// A place in a file.
    struct Location: Decodable {
        var fileName: String?
        var offset: Int?
    }

    /// A piece of source.
    struct Syntax: Decodable {
        var source: String
        var location: Location?
    }

    struct Capability: Decodable {}

    struct PluginLibrary: Decodable {}

    /// A macro that stands by itself.
    struct Freestanding: Decodable {
        var macro: Macro
        var macroRole: String?
        var syntax: Syntax
    }

    /// A macro at a declaration.
    struct Attached: Decodable {
        var macro: Macro
        var macroRole: String?
        var attributeSyntax: Syntax
        var declSyntax: Syntax
        /// What the declaration stands in, from the inside out, without what else is in there.
        var lexicalContext: [Syntax]?
    }

    var getCapability: Capability?
    var loadPluginLibrary: PluginLibrary?
    var expandFreestandingMacro: Freestanding?
    var expandAttachedMacro: Attached?

    /// Where an error is shown.
    var syntax: Syntax? { expandFreestandingMacro?.syntax ?? expandAttachedMacro?.attributeSyntax }
}

/// What the plugin answers: one of the members is there.
struct PluginMessage: Encodable {
    struct Capability: Encodable {
        var protocolVersion: Int
        var features: [String] = []
    }

    struct CapabilityResult: Encodable {
        var capability: Capability
    }

    struct Position: Encodable {
        var fileName: String
        var offset: Int
    }

    struct Diagnostic: Encodable {
        var message: String
        var severity = "error"
        var position: Position
        var highlights: [Position] = []
        var notes: [Position] = []
        var fixIts: [Position] = []

        init(error: String, at location: CompilerMessage.Location?) {
            message = error
            position = Position(fileName: location?.fileName ?? "", offset: location?.offset ?? 0)
        }
    }

    struct LibraryResult: Encodable {
        var loaded: Bool
        var diagnostics: [Diagnostic]
    }

    struct Result: Encodable {
        var expandedSource: String?
        var diagnostics: [Diagnostic]
    }

    var getCapabilityResult: CapabilityResult?
    var loadPluginLibraryResult: LibraryResult?
    var expandMacroResult: Result?
}
