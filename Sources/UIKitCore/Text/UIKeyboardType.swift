/// What a keyboard is for. A desktop's keyboard has all keys; input methods are told what is expected.
public enum UIKeyboardType: Int, Sendable {
    /// Anything.
    case `default` = 0
    /// Characters of ASCII.
    case asciiCapable = 1
    /// Numbers and punctuation.
    case numbersAndPunctuation = 2
    /// Addresses of the web.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// Telephone numbers.
    case phonePad = 5
    /// Names and telephone numbers.
    case namePhonePad = 6
    /// Addresses of mail.
    case emailAddress = 7
    /// Numbers with a decimal point.
    case decimalPad = 8
    /// Short messages.
    case twitter = 9
    /// A search on the web.
    case webSearch = 10
    /// Digits of ASCII.
    case asciiCapableNumberPad = 11

    /// Characters of ASCII.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters become capitals as one types; a desktop's keyboard leaves that to the person.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No letter becomes a capital.
    case none = 0
    /// The first of each word.
    case words = 1
    /// The first of each sentence.
    case sentences = 2
    /// All.
    case allCharacters = 3
}
