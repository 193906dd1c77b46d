/// The types that are known by name: a part of those that Apple publishes (developer.apple.com, “System-declared uniform type identifiers”).
package enum TypeTable {
    package struct Entry: Sendable {
        package let identifier: String
        /// The endings of its files in lower case, the preferred one first.
        package let extensions: [String]
        package let mime: String?
        package let parents: [String]
        package let words: String?

        fileprivate init(_ identifier: String, _ extensions: String, _ mime: String, _ parents: String, _ words: String) {
            self.identifier = identifier
            self.extensions = extensions.split(separator: " ").map(String.init)
            self.mime = mime.isEmpty ? nil : mime
            self.parents = parents.split(separator: " ").map(String.init)
            self.words = words.isEmpty ? nil : words
        }
    }

    package static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

    package static let all: [Entry] = [
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
