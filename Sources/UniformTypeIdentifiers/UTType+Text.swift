// Texts.
extension UTType {
    /// Any text, marked up or not: `public.text`.
    public static let text = UTType(known: "public.text")
    /// Text without markup, in any encoding: `public.plain-text`.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text without markup in UTF-8: `public.utf8-plain-text`.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Text without markup in UTF-16: `public.utf16-plain-text`.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// Text without markup in UTF-16 with a byte-order mark, for exchange: `public.utf16-external-plain-text`.
    public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
    /// Values with marks between them: `public.delimited-values-text`.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// Values with commas between them: `public.comma-separated-values-text`.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Values with tabs between them: `public.tab-separated-values-text`.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// Values with tabs between them, in UTF-8: `public.utf8-tab-separated-values-text`.
    public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
    /// Rich text: `public.rtf`.
    public static let rtf = UTType(known: "public.rtf")
    /// Rich text in a folder with what is attached to it: `com.apple.rtfd`.
    public static let rtfd = UTType(known: "com.apple.rtfd")
    /// Rich text in one file with what is attached to it: `com.apple.flat-rtfd`.
    public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
    /// Any version of HTML: `public.html`.
    public static let html = UTType(known: "public.html")
    /// XML: `public.xml`.
    public static let xml = UTType(known: "public.xml")
    /// YAML: `public.yaml`.
    public static let yaml = UTType(known: "public.yaml")
    /// JSON: `public.json`.
    public static let json = UTType(known: "public.json")
    /// Places as JSON: `public.geojson`.
    public static let geoJSON = UTType(known: "public.geojson")
    /// A style sheet: `public.css`.
    public static let css = UTType(known: "public.css")
    /// A page with all that it shows: `com.apple.webarchive`.
    public static let webArchive = UTType(known: "com.apple.webarchive")
    /// A property list: `com.apple.property-list`.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// A property list as XML: `com.apple.xml-property-list`.
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
    /// A property list in binary form: `com.apple.binary-property-list`.
    public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
    /// A PDF document: `com.adobe.pdf`.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// A log: `com.apple.log`.
    public static let log = UTType(known: "com.apple.log")
    /// A contact: `public.vcard`.
    public static let vCard = UTType(known: "public.vcard")
    /// An email message: `public.email-message`.
    public static let emailMessage = UTType(known: "public.email-message")
    /// A message: `public.message`.
    public static let message = UTType(known: "public.message")
    /// A person or an organisation: `public.contact`.
    public static let contact = UTType(known: "public.contact")
    /// An event: `public.calendar-event`.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// Something to do: `public.to-do-item`.
    public static let toDoItem = UTType(known: "public.to-do-item")
}
