import Foundation
import SwiftUICore
import Testing
import ViewTesting

/// What fields ask of input methods.
@MainActor
@Suite("Traits of text input")
struct TextInputTraitsTests {
    private func traits(@ViewBuilder of content: () -> some View) -> [TextInputTraits] {
        TestHost(content(), size: CGSize(width: 300, height: 300)).shownNodes.compactMap {
            switch $0.node.value.content {
            case .textField(let field): field.traits
            case .textEditor(let editor): editor.traits
            default: nil
            }
        }
    }

    @Test("a field of which nothing is said asks for nothing")
    func usual() {
        #expect(traits { TextField("Name", text: .constant("")) } == [TextInputTraits()])
    }

    @Test("the nearest label of Return, capitals and correction count, for fields and editors")
    func nearest() {
        let found = traits {
            VStack {
                TextField("Name", text: .constant(""))
                    .submitLabel(.next).textInputAutocapitalization(.words).disableAutocorrection(false)
                TextEditor(text: .constant(""))
            }
            .submitLabel(.send).textInputAutocapitalization(.never).autocorrectionDisabled()
        }
        #expect(found.map(\.submitLabel) == [.next, .send])
        #expect(found.map(\.capitalization) == [.words, TextInputTraits.Capitalization.none])
        #expect(found.map(\.isCorrected) == [true, false])
    }

    @Test("nothing is corrected or raised to capitals in a secret, whatever is around it")
    func secret() {
        let found = traits { SecureField("Secret", text: .constant("")).textInputAutocapitalization(.words) }
        #expect(found.map(\.purpose) == [.password])
        #expect(found.map(\.capitalization) == [TextInputTraits.Capitalization.none])
        #expect(found.map(\.isCorrected) == [false])
    }

    @Test("a view reads whether correction is off")
    func reading() {
        struct Reader: View {
            @Environment(\.autocorrectionDisabled) var isOff
            @Environment(\.disableAutocorrection) var disables
            var body: some View { Text(verbatim: "\(isOff) \(disables == true)") }
        }
        let host = TestHost(
            VStack {
                Reader().autocorrectionDisabled(); Reader()
            })
        #expect(host.shownTexts == ["true true", "false false"])
    }

    @Test("the outline says what is unusual")
    func outline() {
        let host = TestHost(
            TextField("Mail", text: .constant("")).submitLabel(.go).textInputAutocapitalization(.never)
                .autocorrectionDisabled())
        #expect(host.outline.contains("prompt=\"Mail\" capitals=none uncorrected submit=go"))
    }
}
