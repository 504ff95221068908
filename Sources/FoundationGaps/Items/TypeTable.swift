/// The kinds of data that are known from the start: those of Apple's that apps name, with the endings of files and the
/// MIME types that the desktop uses for them.
///
/// A line each: identifier | what it is a kind of | endings | MIME types | a few words.
enum TypeTable {
    static let lines = """
        public.item | | | | item
        public.content | | | | content
        public.composite-content | public.content | | | composite content
        public.data | public.item | | application/octet-stream | data
        public.directory | public.item | | inode/directory | directory
        public.folder | public.directory | | | folder
        public.volume | public.folder | | | volume
        public.symlink | public.item | | inode/symlink | symbolic link
        com.apple.resolvable | | | | resolvable
        com.apple.package | public.directory | | | package
        com.apple.bundle | public.directory | bundle | | bundle
        com.apple.framework | com.apple.bundle | framework | | framework
        public.executable | public.item | | application/x-executable | executable
        public.unix-executable | public.executable public.data | | application/x-executable | program
        com.microsoft.windows-executable | public.executable public.data | exe | application/x-ms-dos-executable | program
        com.apple.application | public.executable | | | application
        com.apple.application-bundle | com.apple.application com.apple.bundle com.apple.package | app | | application
        public.message | | | | message
        public.email-message | public.data public.message | eml | message/rfc822 | email message
        public.contact | | | | contact
        public.vcard | public.text public.contact | vcf,vcard | text/vcard,text/x-vcard | vCard
        public.calendar-event | | | | calendar event
        public.to-do-item | | | | to do item
        com.apple.ical.ics | public.text public.calendar-event | ics | text/calendar | calendar
        public.url | public.data | | | URL
        public.file-url | public.url | | | file URL
        com.apple.internet-location | public.data | | | internet location
        public.text | public.data public.content | | | text
        public.plain-text | public.text | txt,text | text/plain | plain text
        public.utf8-plain-text | public.plain-text | | text/plain;charset=utf-8 | text
        public.utf16-plain-text | public.plain-text | | text/plain;charset=utf-16 | text
        public.utf16-external-plain-text | public.plain-text | | | text
        public.delimited-values-text | public.text | | | delimited text
        public.comma-separated-values-text | public.delimited-values-text | csv | text/csv | comma-separated values
        public.tab-separated-values-text | public.delimited-values-text | tsv,tab | text/tab-separated-values | tab-separated values
        public.utf8-tab-separated-values-text | public.tab-separated-values-text public.utf8-plain-text | | | tab-separated values
        public.rtf | public.text | rtf | text/rtf,application/rtf | rich text
        com.apple.rtfd | com.apple.package public.composite-content | rtfd | text/rtfd | rich text with attachments
        com.apple.flat-rtfd | public.data public.composite-content | | | rich text with attachments
        public.html | public.text | html,htm | text/html | HTML
        com.apple.webarchive | public.data public.composite-content | webarchive | application/x-webarchive | web archive
        net.daringfireball.markdown | public.plain-text | md,markdown | text/markdown | Markdown
        public.xml | public.text | xml | text/xml,application/xml | XML
        public.json | public.text | json | application/json | JSON
        public.geojson | public.json | geojson | application/geo+json | GeoJSON
        public.yaml | public.text | yaml,yml | application/yaml,application/x-yaml | YAML
        public.css | public.text | css | text/css | style sheet
        com.apple.property-list | public.data | plist | | property list
        com.apple.xml-property-list | public.xml com.apple.property-list | | | XML property list
        com.apple.binary-property-list | com.apple.property-list | | application/x-plist | binary property list
        com.adobe.pdf | public.data public.composite-content | pdf | application/pdf | PDF document
        public.source-code | public.plain-text | | | source code
        public.swift-source | public.source-code | swift | text/x-swift | Swift source
        public.assembly-source | public.source-code | s | | assembly source
        public.c-source | public.source-code | c | text/x-csrc | C source
        public.c-header | public.source-code | h | text/x-chdr | C header
        public.c-plus-plus-source | public.source-code | cpp,cc,cxx | text/x-c++src | C++ source
        public.c-plus-plus-header | public.source-code | hpp,hh | text/x-c++hdr | C++ header
        public.objective-c-source | public.source-code | m | text/x-objcsrc | Objective-C source
        public.objective-c-plus-plus-source | public.source-code | mm | | Objective-C++ source
        public.script | public.source-code | | | script
        public.shell-script | public.script | sh | application/x-sh,application/x-shellscript | shell script
        public.perl-script | public.shell-script | pl | application/x-perl | Perl script
        public.python-script | public.shell-script | py | text/x-python | Python script
        public.ruby-script | public.shell-script | rb | application/x-ruby | Ruby script
        public.php-script | public.shell-script | php | application/x-php | PHP script
        com.netscape.javascript-source | public.source-code public.executable | js | text/javascript,application/javascript | JavaScript
        com.apple.applescript.text | public.script | applescript | | AppleScript
        com.apple.log | public.plain-text | log | text/x-log | log
        public.image | public.data public.content | | image/* | image
        public.png | public.image | png | image/png | PNG image
        public.jpeg | public.image | jpeg,jpg,jpe | image/jpeg | JPEG image
        public.tiff | public.image | tiff,tif | image/tiff | TIFF image
        public.heic | public.heif-standard | heic | image/heic | HEIC image
        public.heif | public.heif-standard | heif | image/heif | HEIF image
        public.heif-standard | public.image | | | HEIF image
        com.compuserve.gif | public.image | gif | image/gif | GIF image
        com.microsoft.bmp | public.image | bmp | image/bmp | BMP image
        com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon,image/x-icon | icon
        com.apple.icns | public.image | icns | image/x-icns | icon
        public.svg-image | public.image public.xml | svg | image/svg+xml | SVG image
        org.webmproject.webp | public.image | webp | image/webp | WebP image
        public.camera-raw-image | public.image | | | raw image
        com.apple.live-photo | public.data | | | live photo
        public.audiovisual-content | public.data public.content | | | audiovisual content
        public.movie | public.audiovisual-content | | | movie
        public.video | public.movie | | video/* | video
        com.apple.quicktime-movie | public.movie | mov,qt | video/quicktime | QuickTime movie
        public.mpeg | public.movie | mpg,mpeg | video/mpeg | MPEG movie
        public.mpeg-2-video | public.video | m2v | video/mpeg2 | MPEG-2 video
        public.mpeg-4 | public.movie | mp4 | video/mp4 | MPEG-4 movie
        com.apple.m4v-video | public.movie | m4v | video/x-m4v | MPEG-4 movie
        public.avi | public.movie | avi | video/x-msvideo,video/avi | AVI movie
        org.webmproject.webm | public.movie | webm | video/webm | WebM movie
        public.audio | public.audiovisual-content | | audio/* | audio
        public.mp3 | public.audio | mp3 | audio/mpeg | MP3 audio
        public.mpeg-4-audio | public.mpeg-4 public.audio | mp4a | audio/mp4 | MPEG-4 audio
        com.apple.m4a-audio | public.mpeg-4-audio | m4a | audio/x-m4a | MPEG-4 audio
        com.apple.protected-mpeg-4-audio | public.audio | m4p | | protected audio
        com.microsoft.waveform-audio | public.audio | wav | audio/x-wav,audio/wav | waveform audio
        public.aiff-audio | public.audio | aiff,aif | audio/aiff,audio/x-aiff | AIFF audio
        public.midi-audio | public.audio | mid,midi | audio/midi | MIDI audio
        org.xiph.flac | public.audio | flac | audio/flac | FLAC audio
        org.xiph.ogg-audio | public.audio | ogg,oga | audio/ogg | Ogg audio
        public.playlist | | | | playlist
        public.m3u-playlist | public.text public.playlist | m3u | audio/x-mpegurl | playlist
        public.archive | public.data | | | archive
        public.zip-archive | com.pkware.zip-archive | zip | application/zip | ZIP archive
        com.pkware.zip-archive | public.archive | | | ZIP archive
        org.gnu.gnu-zip-archive | public.archive | gz,gzip | application/gzip,application/x-gzip | gzip archive
        public.bzip2-archive | public.archive | bz2 | application/x-bzip2 | bzip2 archive
        public.tar-archive | public.archive | tar | application/x-tar | tar archive
        org.gnu.gnu-zip-tar-archive | org.gnu.gnu-zip-archive | tgz | application/x-compressed-tar | tar archive
        com.apple.archive | public.archive | aar | | archive
        public.disk-image | public.data | | | disk image
        public.iso-image | public.disk-image | iso | application/x-cd-image | disk image
        public.database | | | | database
        public.spreadsheet | public.content | | | spreadsheet
        public.presentation | public.composite-content | | | presentation
        org.openxmlformats.wordprocessingml.document | public.data public.composite-content | docx | application/vnd.openxmlformats-officedocument.wordprocessingml.document | document
        org.openxmlformats.spreadsheetml.sheet | public.data public.spreadsheet | xlsx | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet | spreadsheet
        org.openxmlformats.presentationml.presentation | public.data public.presentation | pptx | application/vnd.openxmlformats-officedocument.presentationml.presentation | presentation
        org.idpf.epub-container | public.data public.composite-content | epub | application/epub+zip | book
        public.font | | | | font
        public.truetype-ttf-font | public.data public.font | ttf | font/ttf | font
        public.opentype-font | public.data public.font | otf | font/otf | font
        public.x509-certificate | public.data | cer,crt,der | application/x-x509-ca-cert | certificate
        com.rsa.pkcs-12 | public.data | p12,pfx | application/x-pkcs12 | certificate
        public.3d-content | public.content | | | 3D content
        com.pixar.universal-scene-description | public.3d-content public.data | usd,usdc | | 3D scene
        com.pixar.universal-scene-description-mobile | public.3d-content public.data | usdz | model/vnd.usdz+zip | 3D scene
        com.apple.bookmark | public.data | | | bookmark
        """
}
