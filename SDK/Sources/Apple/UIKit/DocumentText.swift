import Foundation

extension NSAttributedString {
    /// The form of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The form's name in Apple's frameworks.
        public let rawValue: String
        /// A form by its name in Apple's frameworks.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Plain text.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// A page of the web.
        public static let html = DocumentType(rawValue: "NSHTML")
        /// Rich text, which is not read here.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich text with attachments, which is not read here.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    /// The text of a document.
    ///
    /// Of HTML its words are read with what is bold, slanted or a link, in paragraphs and lists; what a style sheet, a script or a picture
    /// says is passed over. Without a type, what begins as HTML is HTML, and else the document is plain.
    /// - Throws: `CocoaError` for a document of another form, and for bytes that are no text in its encoding.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let given = options[.characterEncoding]
        let encoding = (given as? UInt).map(String.Encoding.init) ?? (given as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) }
        guard
            let text = String(data: data, encoding: encoding ?? .utf8) ?? (encoding == nil ? String(data: data, encoding: .isoLatin1) : nil)
        else { throw CocoaError(.fileReadInapplicableStringEncoding) }
        let start = text.prefix(256).lowercased()
        let type =
            options[.documentType] as? DocumentType ?? (options[.documentType] as? String).map(DocumentType.init)
            ?? (start.contains("<html") || start.contains("<!doctype") ? .html : .plain)
        dict?.pointee = [DocumentAttributeKey.documentType.rawValue: type.rawValue]
        switch type {
        case .plain: self.init(string: text)
        case .html: self.init(attributedString: HTMLText(text).attributed)
        default: throw CocoaError(.fileReadUnknown)
        }
    }

    /// The text as HTML or plain, in UTF-8.
    /// - Throws: `CocoaError` for another form.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let part = attributedSubstring(from: range).string
        switch dict[.documentType] as? DocumentType ?? .plain {
        case .plain: return Data(part.utf8)
        case .html:
            let escaped = part.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
                .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\n", with: "<br>")
            return Data("<html><body>\(escaped)</body></html>".utf8)
        default: throw CocoaError(.fileWriteUnknown)
        }
    }
}

/// Reads the words of HTML, each letter once.
private struct HTMLText {
    /// Words that look alike.
    private struct Run {
        var length: Int
        let isBold: Bool, isItalic: Bool
        let link: URL?
    }

    private var text = ""
    private var last: Character?
    private var runs: [Run] = []
    private var bold = 0, italic = 0
    private var links: [URL?] = []
    private var isPending = false

    /// Points, as web pages begin.
    private static let size: CGFloat = 12
    private static let paragraphs: Set = ["p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table", "tr", "blockquote"]
    private static let hidden: Set = ["script", "style", "head", "title"]
    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—", "hellip": "…",
        "copy": "©", "reg": "®", "euro": "€", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
        "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "laquo": "«", "raquo": "»", "lsquo": "‘", "rsquo": "’",
        "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·", "deg": "°",
    ]
    /// The length of the longest entity name.
    private static let longestEntity = 10

    /// The whole text with its fonts and links.
    var attributed: NSAttributedString {
        let result = NSMutableAttributedString(string: text)
        var start = 0
        for run in runs {
            let font: UIFont =
                run.isBold
                ? .boldSystemFont(ofSize: Self.size) : run.isItalic ? .italicSystemFont(ofSize: Self.size) : .systemFont(ofSize: Self.size)
            let range = NSRange(location: start, length: run.length)
            result.addAttribute(.font, value: font, range: range)
            if let link = run.link { result.addAttribute(.link, value: link, range: range) }
            start += run.length
        }
        return result
    }

    init(_ html: String) {
        var rest = html[...]
        while let letter = rest.first {
            guard letter == "<" else {
                let end = rest.firstIndex(of: "<") ?? rest.endIndex
                add(words: rest[..<end])
                rest = rest[end...]
                continue
            }
            if rest.hasPrefix("<!--") {
                rest = rest[(Self.place(of: "-->", in: rest)?.upperBound ?? rest.endIndex)...]
                continue
            }
            guard let close = rest.firstIndex(of: ">") else { break }
            let tag = rest[rest.index(after: rest.startIndex)..<close]
            rest = rest[rest.index(after: close)...]
            let isEnd = tag.hasPrefix("/")
            let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
            guard Self.hidden.contains(name), !isEnd else {
                take(name, isEnd: isEnd, tag)
                continue
            }
            // What stands in it is no HTML: it ends where its own end is.
            rest = rest[(Self.place(of: "</\(name)", in: rest)?.lowerBound ?? rest.endIndex)...]
        }
    }

    /// The first place at which some letters of ASCII stand, small or capital.
    private static func place(of wanted: String, in text: Substring) -> Range<Substring.Index>? {
        let bytes = text.utf8, wanted = Array(wanted.utf8)
        func small(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
        var start = bytes.startIndex
        while let found = bytes[start...].firstIndex(of: wanted[0]) {
            var index = found, matched = 0
            while matched < wanted.count, index < bytes.endIndex, small(bytes[index]) == wanted[matched] {
                bytes.formIndex(after: &index)
                matched += 1
            }
            if matched == wanted.count { return found..<index }
            start = bytes.index(after: found)
        }
        return nil
    }

    private mutating func take(_ name: String, isEnd: Bool, _ tag: Substring) {
        switch name {
        case "br": add("\n")
        case "li": if !isEnd { addLine(); add("• ") } else { isPending = true }
        case "b", "strong": bold = max(0, bold + (isEnd ? -1 : 1))
        case "i", "em": italic = max(0, italic + (isEnd ? -1 : 1))
        case "a": if isEnd { _ = links.popLast() } else { links.append(Self.address(tag)) }
        case _ where Self.paragraphs.contains(name):
            if name.first == "h", name.count == 2 { bold = max(0, bold + (isEnd ? -1 : 1)) }
            isPending = true
        default: break
        }
    }

    private static func address(_ tag: Substring) -> URL? {
        guard let start = tag.range(of: "href=", options: .caseInsensitive)?.upperBound, let quote = tag[start...].first else { return nil }
        let isQuoted = quote == "\"" || quote == "'"
        let value = isQuoted ? tag[tag.index(after: start)...].prefix { $0 != quote } : tag[start...].prefix { !$0.isWhitespace }
        return URL(string: decoded(value))
    }

    /// White space of any kind and length is one space.
    private mutating func add(words html: Substring) {
        var words = ""
        for letter in Self.decoded(html) {
            // A space that must not break stays as it is.
            let isSpace = letter.isWhitespace && letter != "\u{A0}"
            if isSpace, words.last == " " || words.isEmpty && (isPending || last?.isWhitespace ?? true) { continue }
            words.append(isSpace ? " " : letter)
        }
        guard !words.isEmpty, words != " " || !isPending else { return }
        addLine()
        add(words)
    }

    private mutating func addLine() {
        if isPending, let last, last != "\n" { add("\n") }
        isPending = false
    }

    private mutating func add(_ words: String) {
        text += words
        last = words.last
        let run = Run(length: words.utf16.count, isBold: bold > 0, isItalic: italic > 0, link: links.last ?? nil)
        if let before = runs.last, (before.isBold, before.isItalic, before.link) == (run.isBold, run.isItalic, run.link) {
            runs[runs.count - 1].length += run.length
        } else {
            runs.append(run)
        }
    }

    private static func decoded(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        var result = "", rest = text
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            let name = rest[rest.index(after: start)...].prefix(longestEntity).prefix { $0 != ";" }
            let end = name.endIndex
            if end < rest.endIndex, rest[end] == ";", let letter = letter(name) {
                result += letter
                rest = rest[rest.index(after: end)...]
            } else {
                result += "&"
                rest = rest[rest.index(after: start)...]
            }
        }
        return result + rest
    }

    private static func letter(_ name: Substring) -> String? {
        guard name.hasPrefix("#") else { return entities[String(name)] }
        let digits = name.dropFirst()
        let number = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
