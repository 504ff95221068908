// Pictures, films and sounds.
extension UTType {
    /// Any picture: `public.image`.
    public static let image = UTType(known: "public.image")
    /// A PNG picture: `public.png`.
    public static let png = UTType(known: "public.png")
    /// A JPEG picture: `public.jpeg`.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A TIFF picture: `public.tiff`.
    public static let tiff = UTType(known: "public.tiff")
    /// A GIF picture: `com.compuserve.gif`.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A picture in the format of Windows: `com.microsoft.bmp`.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// An icon in the format of Windows: `com.microsoft.ico`.
    public static let ico = UTType(known: "com.microsoft.ico")
    /// An icon in the format of Apple: `com.apple.icns`.
    public static let icns = UTType(known: "com.apple.icns")
    /// A picture made of shapes: `public.svg-image`.
    public static let svg = UTType(known: "public.svg-image")
    /// A WebP picture: `org.webmproject.webp`.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// A HEIC picture: `public.heic`.
    public static let heic = UTType(known: "public.heic")
    /// A HEIF picture: `public.heif`.
    public static let heif = UTType(known: "public.heif")
    /// What the sensor of a camera saw: `public.camera-raw-image`.
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// A picture that moves a little: `com.apple.live-photo`.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// What is seen or heard: `public.audiovisual-content`.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// A film with or without sound: `public.movie`.
    public static let movie = UTType(known: "public.movie")
    /// A film without sound: `public.video`.
    public static let video = UTType(known: "public.video")
    /// A QuickTime film: `com.apple.quicktime-movie`.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// An MPEG film: `public.mpeg`.
    public static let mpeg = UTType(known: "public.mpeg")
    /// An MPEG-2 film: `public.mpeg-2-video`.
    public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
    /// An MPEG-4 film: `public.mpeg-4`.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// An MPEG-4 film as sold by Apple: `com.apple.m4v-video`.
    public static let appleProtectedMPEG4Video = UTType(known: "com.apple.m4v-video")
    /// An AVI film: `public.avi`.
    public static let avi = UTType(known: "public.avi")
    /// Any sound: `public.audio`.
    public static let audio = UTType(known: "public.audio")
    /// MP3: `public.mp3`.
    public static let mp3 = UTType(known: "public.mp3")
    /// Sound of MPEG-4: `public.mpeg-4-audio`.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// Sound of MPEG-4 as sold by Apple: `com.apple.protected-mpeg-4-audio`.
    public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
    /// Sound in the format of Windows: `com.microsoft.waveform-audio`.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// AIFF: `public.aiff-audio`.
    public static let aiff = UTType(known: "public.aiff-audio")
    /// MIDI: `public.midi-audio`.
    public static let midi = UTType(known: "public.midi-audio")
    /// A list of what is played: `public.playlist`.
    public static let playlist = UTType(known: "public.playlist")
    /// A list of what is played, as M3U: `public.m3u-playlist`.
    public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
}
