import SwiftUICore
import UIKitCore

extension View {
    /// What the fields in the view expect to be typed; input methods are told.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.textInputTraits.purpose, type.purpose)
    }

    /// What the text of fields in the view means; input methods are told where they can be.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.textInputTraits) { traits in
            if let known = textContentType?.purpose { traits.purpose = known }
        }
    }

    /// Which letters become capitals by themselves in the fields of the view, with an input method that does so.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }
}

extension TextInputAutocapitalization {
    /// The same in UIKit's words.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}

extension UIKeyboardType {
    var purpose: TextInputTraits.Purpose {
        switch self {
        case .default, .asciiCapable, .numbersAndPunctuation, .twitter, .webSearch: .text
        case .URL: .url
        case .numberPad, .asciiCapableNumberPad: .digits
        case .decimalPad: .number
        case .phonePad: .phone
        case .namePhonePad: .name
        case .emailAddress: .email
        }
    }
}

extension UITextContentType {
    var purpose: TextInputTraits.Purpose? {
        switch self {
        case .name, .givenName, .middleName, .familyName, .nickname: .name
        case .telephoneNumber: .phone
        case .emailAddress: .email
        case .URL: .url
        case .oneTimeCode, .creditCardNumber: .digits
        default: nil
        }
    }
}
