import XcodeProject

/// `Self` in extensions of Foundation's classes, which Objective-C has there: it can make an object of any of them by any of their
/// initialisers, and Swift by required ones alone. In such an extension the class itself means the same.
///
/// `extension UserDefaults { static var group: Self { .init(suiteName: "…")! } }`
struct ExtensionSelf {
    /// The words that go, and before which the class's name stands.
    let words: [Range<Int>]
    /// Texts to insert, by the byte they stand before.
    let inserted: [Int: String]

    /// - Parameter code: a source without its comments and strings.
    init(_ code: [UInt8]) {
        var words: [Range<Int>] = [], inserted: [Int: String] = [:]
        if code.hold("extension "), code.hold("Self"), code.hold("init(") || code.hold("Self(") {
            let all = ObjectiveCDeclarations.places(of: "Self", code)
            for place in ObjectiveCDeclarations.places(of: "extension", code) {
                guard let open = code[place...].firstIndex(of: UInt8(ascii: "{")), let close = OptionalMethods.closing(open, code) else {
                    continue
                }
                // A protocol may ask for `Self`, which a class that can have subclasses must then give.
                let head = String(decoding: code[place + "extension".utf8.count..<open], as: UTF8.self).filter { !$0.isWhitespace }
                let name = head.split(separator: ".").last.map(String.init) ?? ""
                guard Self.classes.contains(name) else { continue }
                // Within a nested type the word means that type.
                let nested = Self.types(in: open..<close, code)
                for word in all where open < word && word < close && !nested.contains(where: { $0.contains(word) }) {
                    words.append(word..<word + "Self".utf8.count)
                    inserted[word] = name
                }
            }
        }
        (self.words, self.inserted) = (words, inserted)
    }

    /// The bodies of the types that are declared in a part of the source.
    private static func types(in part: Range<Int>, _ code: [UInt8]) -> [Range<Int>] {
        ["actor", "class", "enum", "protocol", "struct"].flatMap { word in
            ObjectiveCDeclarations.places(of: word, code).filter(part.contains).compactMap { place -> Range<Int>? in
                let name = code[(place + word.utf8.count)...].drop { $0 == 0x20 }.prefix(while: SourceCopy.isName)
                // `class func` is no type.
                guard !["func", "override", "subscript", "var"].contains(String(decoding: name, as: UTF8.self)),
                    let open = code[place...].firstIndex(of: UInt8(ascii: "{")), let close = OptionalMethods.closing(open, code)
                else { return nil }
                return open..<close
            }
        }
    }

    /// The classes that are Objective-C's on Apple's systems.
    private static let classes: Set = [
        "Bundle", "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter", "FileManager",
        "ISO8601DateFormatter", "LengthFormatter", "ListFormatter", "MassFormatter", "MeasurementFormatter", "NSAttributedString",
        "NSError",
        "NSMutableAttributedString", "NSPredicate", "NSRegularExpression", "NSSortDescriptor", "NotificationCenter", "NumberFormatter",
        "OperationQueue", "PersonNameComponentsFormatter", "RelativeDateTimeFormatter", "URLSession", "URLSessionConfiguration",
        "UserDefaults",
    ]
}
