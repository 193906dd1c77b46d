/// The types that are known by name: a part of those that Apple publishes (developer.apple.com, “System-declared uniform type identifiers”).
enum TypeTable {
    struct Entry {
        let identifier: String
        /// In lower case, the preferred one first.
        let extensions: [String]
        let mime: String?
        let parents: [String]
        let words: String?

        fileprivate init(_ identifier: String, _ extensions: String, _ mime: String, _ parents: String, _ words: String) {
            self.identifier = identifier
            self.extensions = extensions.split(separator: " ").map(String.init)
            self.mime = mime.isEmpty ? nil : mime
            self.parents = parents.split(separator: " ").map(String.init)
            self.words = words.isEmpty ? nil : words
        }
    }

    static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

    static let all: [Entry] = [
        Entry("public.item", "", "", "", ""),
        Entry("public.content", "", "", "", ""),
        Entry("public.composite-content", "", "", "public.content", ""),
        Entry("public.data", "", "application/octet-stream", "public.item", "data"),
        Entry("public.directory", "", "", "public.item", "folder"),
        Entry("public.folder", "", "", "public.directory", "folder"),
        Entry("public.url", "", "", "public.data", "URL"),
        Entry("public.file-url", "", "", "public.url", "file URL"),
        Entry("public.text", "", "", "public.data public.content", "text"),
        Entry("public.plain-text", "txt text", "text/plain", "public.text", "text"),
        Entry("public.utf8-plain-text", "", "text/plain;charset=utf-8", "public.plain-text", "text"),
        Entry("public.rtf", "rtf", "text/rtf", "public.text", "rich text document"),
        Entry("public.html", "html htm", "text/html", "public.text", "HTML text"),
        Entry("public.xml", "xml", "application/xml", "public.text", "XML text"),
        Entry("public.yaml", "yml yaml", "application/x-yaml", "public.text", "YAML document"),
        Entry("public.json", "json", "application/json", "public.text", "JSON"),
        Entry("public.source-code", "", "", "public.plain-text", "source code"),
        Entry("public.swift-source", "swift", "", "public.source-code", "Swift source code"),
        Entry("public.comma-separated-values-text", "csv", "text/csv", "public.text", "CSV text"),
        Entry("public.tab-separated-values-text", "tsv", "text/tab-separated-values", "public.text", "TSV text"),
        Entry("com.apple.property-list", "plist", "", "public.data", "property list"),
        Entry("com.apple.xml-property-list", "", "", "public.xml com.apple.property-list", "XML property list"),
        Entry("com.apple.binary-property-list", "", "", "com.apple.property-list", "binary property list"),
        Entry("com.adobe.pdf", "pdf", "application/pdf", "public.data public.composite-content", "PDF document"),
        Entry("public.image", "", "", "public.data public.content", "image"),
        Entry("public.jpeg", "jpeg jpg", "image/jpeg", "public.image", "JPEG image"),
        Entry("public.png", "png", "image/png", "public.image", "PNG image"),
        Entry("com.compuserve.gif", "gif", "image/gif", "public.image", "GIF image"),
        Entry("public.tiff", "tiff tif", "image/tiff", "public.image", "TIFF image"),
        Entry("com.microsoft.bmp", "bmp", "image/bmp", "public.image", "BMP image"),
        Entry("com.microsoft.ico", "ico", "image/vnd.microsoft.icon", "public.image", "icon image"),
        Entry("public.heic", "heic", "image/heic", "public.image", "HEIC image"),
        Entry("public.heif", "heif", "image/heif", "public.image", "HEIF image"),
        Entry("org.webmproject.webp", "webp", "image/webp", "public.image", "WebP image"),
        Entry("public.svg-image", "svg svgz", "image/svg+xml", "public.image public.xml", "SVG image"),
        Entry("public.camera-raw-image", "", "", "public.image", "raw image"),
        Entry("public.audiovisual-content", "", "", "public.data public.content", "audiovisual content"),
        Entry("public.movie", "", "", "public.audiovisual-content", "movie"),
        Entry("public.video", "", "", "public.movie", "video"),
        Entry("public.audio", "", "", "public.audiovisual-content", "audio"),
        Entry("com.apple.quicktime-movie", "mov qt", "video/quicktime", "public.movie", "QuickTime movie"),
        Entry("public.mpeg", "mpg mpeg", "video/mpeg", "public.movie", "MPEG movie"),
        Entry("public.mpeg-4", "mp4", "video/mp4", "public.movie", "MPEG-4 movie"),
        Entry("public.mpeg-4-audio", "m4a", "audio/mp4", "public.audio", "MPEG-4 audio"),
        Entry("public.mp3", "mp3", "audio/mpeg", "public.audio", "MP3 audio"),
        Entry("com.microsoft.waveform-audio", "wav wave", "audio/vnd.wave", "public.audio", "Waveform audio"),
        Entry("public.aiff-audio", "aiff aif", "audio/aiff", "public.audio", "AIFF audio"),
        Entry("public.archive", "", "", "public.data", "archive"),
        Entry("public.zip-archive", "zip", "application/zip", "public.archive", "ZIP archive"),
        Entry("org.gnu.gnu-zip-archive", "gz", "application/gzip", "public.archive", "GZip archive"),
        Entry("public.font", "", "", "public.data", "font"),
        Entry("public.database", "", "", "public.data", "database"),
        Entry("public.executable", "", "", "public.item", "executable"),
        Entry("com.apple.application", "", "", "public.executable", "application"),
        Entry("com.apple.bundle", "", "", "public.directory", "bundle"),
        Entry("com.apple.package", "", "", "public.directory", "package"),
        Entry("public.contact", "", "", "public.content", "contact"),
        Entry("public.vcard", "vcf vcard", "text/vcard", "public.text public.contact", "vCard"),
        Entry("public.calendar-event", "", "", "public.content", "calendar event"),
        Entry("public.to-do-item", "", "", "public.content", "to-do item"),
        Entry("public.message", "", "", "public.content", "message"),
        Entry("public.email-message", "eml", "message/rfc822", "public.message", "email message"),
        Entry("org.idpf.epub-container", "epub", "application/epub+zip", "public.data public.composite-content", "EPUB document"),
    ]
}

extension UTType {
    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let compositeContent = UTType(known: "public.composite-content")
    public static let data = UTType(known: "public.data")
    public static let directory = UTType(known: "public.directory")
    public static let folder = UTType(known: "public.folder")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let rtf = UTType(known: "public.rtf")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let yaml = UTType(known: "public.yaml")
    public static let json = UTType(known: "public.json")
    public static let sourceCode = UTType(known: "public.source-code")
    public static let swiftSource = UTType(known: "public.swift-source")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    public static let propertyList = UTType(known: "com.apple.property-list")
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
    public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let image = UTType(known: "public.image")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let png = UTType(known: "public.png")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let tiff = UTType(known: "public.tiff")
    public static let bmp = UTType(known: "com.microsoft.bmp")
    public static let ico = UTType(known: "com.microsoft.ico")
    public static let heic = UTType(known: "public.heic")
    public static let heif = UTType(known: "public.heif")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let svg = UTType(known: "public.svg-image")
    public static let rawImage = UTType(known: "public.camera-raw-image")
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let audio = UTType(known: "public.audio")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let mpeg = UTType(known: "public.mpeg")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    public static let mp3 = UTType(known: "public.mp3")
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    public static let aiff = UTType(known: "public.aiff-audio")
    public static let archive = UTType(known: "public.archive")
    public static let zip = UTType(known: "public.zip-archive")
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    public static let font = UTType(known: "public.font")
    public static let database = UTType(known: "public.database")
    public static let executable = UTType(known: "public.executable")
    public static let application = UTType(known: "com.apple.application")
    public static let bundle = UTType(known: "com.apple.bundle")
    public static let package = UTType(known: "com.apple.package")
    public static let contact = UTType(known: "public.contact")
    public static let vCard = UTType(known: "public.vcard")
    public static let calendarEvent = UTType(known: "public.calendar-event")
    public static let toDoItem = UTType(known: "public.to-do-item")
    public static let message = UTType(known: "public.message")
    public static let emailMessage = UTType(known: "public.email-message")
    public static let epub = UTType(known: "org.idpf.epub-container")
}
