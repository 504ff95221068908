internal import CCmark
import Foundation

/// Reads Markdown with the cmark library into runs of text with attributes.
struct MarkdownReader {
    let options: AttributedString.MarkdownParsingOptions
    let baseURL: URL?

    func read(_ markdown: String) -> AttributedString {
        switch options.interpretedSyntax {
        case .full:
            return attributed(parse(markdown))
        case .inlineOnly, .inlineOnlyPreservingWhitespace:
            let guarded = LineGuard(
                markdown, keepsEnds: options.interpretedSyntax == .inlineOnlyPreservingWhitespace)
            let runs = parse(guarded.text).map { run in
                var run = run
                run.text = guarded.removed(from: run.text)
                run.blocks = []
                return run
            }
            return attributed(runs)
        }
    }

    private func attributed(_ runs: [MarkdownRun]) -> AttributedString {
        var result = AttributedString()
        for run in MarkdownRun.finished(runs) where !run.text.isEmpty {
            var attributes = AttributeContainer()
            if !run.intent.isEmpty {
                attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = run.intent
            }
            if !run.blocks.isEmpty {
                attributes[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] =
                    PresentationIntent(types: run.blocks)
            }
            attributes.link = run.link
            attributes.imageURL = run.imageURL
            attributes.languageIdentifier = options.languageCode
            result += AttributedString(run.text, attributes: attributes)
        }
        return result
    }

    private func parse(_ markdown: String) -> [MarkdownRun] {
        var source = markdown
        let document = source.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                cmark_parse_document($0.baseAddress ?? UnsafePointer(bitPattern: 1)!, $0.count, CMARK_OPT_DEFAULT)
            }
        }
        guard let document, let iterator = cmark_iter_new(document) else { return [] }
        defer {
            cmark_iter_free(iterator)
            cmark_node_free(document)
        }
        // cmark walks the tree itself, so that deep nesting does not deepen our stack.
        var state = MarkdownWalk(keepsWhitespace: options.interpretedSyntax == .inlineOnlyPreservingWhitespace)
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { break }
            guard let node = cmark_iter_get_node(iterator) else { continue }
            if event == CMARK_EVENT_ENTER {
                enter(node, &state)
            } else {
                state.leave()
            }
        }
        return state.runs
    }

    private func enter(_ node: OpaquePointer, _ state: inout MarkdownWalk) {
        let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
        switch cmark_node_get_type(node) {
        case CMARK_NODE_BLOCK_QUOTE: state.open(.blockQuote)
        case CMARK_NODE_LIST:
            let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
            state.open(isOrdered ? .orderedList : .unorderedList, start: Int(cmark_node_get_list_start(node)))
        case CMARK_NODE_ITEM: state.openItem()
        case CMARK_NODE_PARAGRAPH: state.open(.paragraph)
        case CMARK_NODE_HEADING: state.open(.header(level: Int(cmark_node_get_heading_level(node))))
        case CMARK_NODE_CODE_BLOCK:
            let hint = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
            state.leaf(.codeBlock(languageHint: hint.isEmpty ? nil : hint), literal)
        case CMARK_NODE_HTML_BLOCK: state.leaf(.paragraph, literal, intent: .blockHTML)
        case CMARK_NODE_THEMATIC_BREAK: state.leaf(.thematicBreak, "⸻")
        case CMARK_NODE_TEXT: state.text(literal, isMarkup: true)
        case CMARK_NODE_SOFTBREAK: state.softBreak()
        case CMARK_NODE_LINEBREAK: state.text("\n", intent: .lineBreak)
        case CMARK_NODE_CODE: state.text(literal, intent: .code)
        case CMARK_NODE_HTML_INLINE: state.text(literal, intent: .inlineHTML)
        case CMARK_NODE_EMPH: state.begin(intent: .emphasized)
        case CMARK_NODE_STRONG: state.begin(intent: .stronglyEmphasized)
        case CMARK_NODE_LINK: state.begin(link: address(node))
        case CMARK_NODE_IMAGE: state.begin(imageURL: address(node))
        default: state.begin()
        }
    }

    private func address(_ node: OpaquePointer) -> URL? {
        guard let text = cmark_node_get_url(node).map({ String(cString: $0) }), !text.isEmpty else { return nil }
        return URL(string: text, relativeTo: baseURL)
    }
}
