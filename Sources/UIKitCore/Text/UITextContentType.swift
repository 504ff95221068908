/// What a field's text means, so that it can be filled in.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    /// The name of the meaning.
    public let rawValue: String

    /// A meaning by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A title of an occupation.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of an organisation.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// A street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An address of mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// An address of the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// A name to sign in with.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is made now.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A date and time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
}
