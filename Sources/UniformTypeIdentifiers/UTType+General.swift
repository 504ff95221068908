// Kinds of kinds, files and folders, and what holds others.
extension UTType {
    /// Anything in a file system: `public.item`.
    public static let item = UTType(known: "public.item")
    /// Anything that a person reads, sees or hears: `public.content`.
    public static let content = UTType(known: "public.content")
    /// Content made of several kinds: `public.composite-content`.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// A run of bytes, and so any file: `public.data`.
    public static let data = UTType(known: "public.data")
    /// A directory, folders and packages alike: `public.directory`.
    public static let directory = UTType(known: "public.directory")
    /// A directory that a person looks into: `public.folder`.
    public static let folder = UTType(known: "public.folder")
    /// The root of a file system: `public.volume`.
    public static let volume = UTType(known: "public.volume")
    /// A symbolic link: `public.symlink`.
    public static let symbolicLink = UTType(known: "public.symlink")
    /// A bookmark: `com.apple.bookmark`.
    public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
    /// What stands for something else: `com.apple.resolvable`.
    public static let resolvable = UTType(known: "com.apple.resolvable")
    /// An address: `public.url`.
    public static let url = UTType(known: "public.url")
    /// The address of a file: `public.file-url`.
    public static let fileURL = UTType(known: "public.file-url")
    /// A file with an address: `com.apple.internet-location`.
    public static let internetLocation = UTType(known: "com.apple.internet-location")
    /// A directory that looks like a file: `com.apple.package`.
    public static let package = UTType(known: "com.apple.package")
    /// A directory of a certain structure: `com.apple.bundle`.
    public static let bundle = UTType(known: "com.apple.bundle")
    /// A framework: `com.apple.framework`.
    public static let framework = UTType(known: "com.apple.framework")
    /// A program with windows: `com.apple.application`.
    public static let application = UTType(known: "com.apple.application")
    /// A program with windows in a bundle: `com.apple.application-bundle`.
    public static let applicationBundle = UTType(known: "com.apple.application-bundle")
    /// A program: `public.executable`.
    public static let executable = UTType(known: "public.executable")
    /// A program of Unix: `public.unix-executable`.
    public static let unixExecutable = UTType(known: "public.unix-executable")
    /// A program of Windows: `com.microsoft.windows-executable`.
    public static let exe = UTType(known: "com.microsoft.windows-executable")
    /// Files packed into one: `public.archive`.
    public static let archive = UTType(known: "public.archive")
    /// A ZIP archive: `public.zip-archive`.
    public static let zip = UTType(known: "public.zip-archive")
    /// A file packed by gzip: `org.gnu.gnu-zip-archive`.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// A file packed by bzip2: `public.bzip2-archive`.
    public static let bz2 = UTType(known: "public.bzip2-archive")
    /// An Apple archive: `com.apple.archive`.
    public static let appleArchive = UTType(known: "com.apple.archive")
    /// A tar archive: `public.tar-archive`.
    public static let tarArchive = UTType(known: "public.tar-archive")
    /// The bytes of a disk: `public.disk-image`.
    public static let diskImage = UTType(known: "public.disk-image")
    /// A database: `public.database`.
    public static let database = UTType(known: "public.database")
    /// A spreadsheet: `public.spreadsheet`.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// A presentation: `public.presentation`.
    public static let presentation = UTType(known: "public.presentation")
    /// A book: `org.idpf.epub-container`.
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// A font: `public.font`.
    public static let font = UTType(known: "public.font")
    /// A certificate: `public.x509-certificate`.
    public static let x509Certificate = UTType(known: "public.x509-certificate")
    /// A certificate with its key: `com.rsa.pkcs-12`.
    public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
    /// A scene with depth: `public.3d-content`.
    public static let threeDContent = UTType(known: "public.3d-content")
    /// A scene of USD: `com.pixar.universal-scene-description`.
    public static let usd = UTType(known: "com.pixar.universal-scene-description")
    /// A scene of USD in one file: `com.pixar.universal-scene-description-mobile`.
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
}
