import Foundation

/// What the program does that the compiler asks to expand Martlet's macros.
///
/// It speaks the compiler's plugin protocol itself: messages of JSON behind their length, on standard input and output.
/// What the macros need of Swift's grammar is little enough to be read from the text, and so neither the package of
/// Swift's syntax trees nor an unsafe flag that would find the toolchain's copy is needed.
package enum MacroPlugin {
    /// Answers the compiler until it closes the connection.
    package static func serve() {
        let connection = MessageConnection(input: 0, output: 1)
        while let data = connection.receive() {
            guard let message = try? JSONDecoder().decode(CompilerMessage.self, from: data) else { continue }
            connection.send(answer(to: message))
        }
    }

    /// What the compiler is told.
    static func answer(to message: CompilerMessage) -> PluginMessage {
        if message.getCapability != nil {
            return PluginMessage(getCapabilityResult: .init(capability: .init(protocolVersion: 7)))
        }
        if message.loadPluginLibrary != nil {
            return PluginMessage(loadPluginLibraryResult: .init(loaded: false, diagnostics: []))
        }
        let expansion: Expansion
        if let request = message.expandFreestandingMacro {
            expansion = expand(request.macro, request.syntax, role: request.macroRole, context: [])
        } else if let request = message.expandAttachedMacro {
            expansion = expand(
                request.macro, request.declSyntax, role: request.macroRole, context: request.lexicalContext ?? [])
        } else {
            expansion = Expansion(source: nil, complaint: "Martlet's macros do not know this message of the compiler")
        }
        return PluginMessage(
            expandMacroResult: .init(
                expandedSource: expansion.source,
                diagnostics: expansion.complaint.map { [.init(error: $0, at: message.syntax?.location)] } ?? []))
    }

    private static func expand(
        _ macro: CompilerMessage.Macro, _ syntax: CompilerMessage.Syntax, role: String?,
        context: [CompilerMessage.Syntax]
    ) -> Expansion {
        switch macro.typeName {
        // What is previewed is checked by the compiler as the macro's argument; a program shows none of it.
        case "PreviewMacro", "PreviewableMacro":
            return Expansion(source: "")
        case "EntryMacro":
            return EntryExpansion.expand(syntax.source, role: role ?? "", within: context.map(\.source))
        default:
            return Expansion(source: nil, complaint: "Martlet has no macro of the type \(macro.typeName)")
        }
    }
}

/// What a macro becomes.
struct Expansion: Equatable {
    /// The source in its place; nil where there is none.
    var source: String?
    /// Why there is none.
    var complaint: String?
}
