import Foundation

/// A tag of an SVG file.
struct SVGTag {
    var name: String
    var attributes: [String: String] = [:]
    var isEnd = false
    /// Whether the tag is without contents.
    var isEmpty = false
    /// A style sheet's; of other tags nothing is kept.
    var text: Substring = ""
}

/// Reads the tags of a file; texts other than style sheets, comments and declarations are passed over, and nothing outside of the file is ever
/// read.
enum SVGTags {
    private static let most = 20_000
    private static let largest = 2 << 20

    static func read(_ bytes: [UInt8]) throws(VectorImageError) -> [SVGTag] {
        guard bytes.count <= largest else { throw .tooLarge(bytes: bytes.count, most: largest) }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notSVG }
        var rest = Substring(text)
        var tags: [SVGTag] = []
        while let start = rest.firstIndex(of: "<") {
            rest = rest[start...]
            if rest.hasPrefix("<!--") {
                guard let end = rest.range(of: "-->") else { throw .notSVG }
                rest = rest[end.upperBound...]
            } else if rest.hasPrefix("<?") || rest.hasPrefix("<!") {
                guard let end = rest.firstIndex(of: ">") else { throw .notSVG }
                // Entities of its own could make a small file a huge one.
                guard !rest[..<end].contains("[") else { throw .notDrawn("declarations of its own") }
                rest = rest[rest.index(after: end)...]
            } else {
                var tag = try tag(&rest)
                if tag.name == "style", !tag.isEnd, !tag.isEmpty {
                    guard let end = rest.range(of: "</style") else { throw .notSVG }
                    tag.text = rest[..<end.lowerBound]
                    rest = rest[end.lowerBound...]
                }
                tags.append(tag)
                guard tags.count <= most else { throw .tooMany("elements") }
            }
        }
        return tags
    }

    private static func tag(_ rest: inout Substring) throws(VectorImageError) -> SVGTag {
        rest = rest.dropFirst()
        var tag = SVGTag(name: "")
        if rest.first == "/" {
            tag.isEnd = true
            rest = rest.dropFirst()
        }
        tag.name = String(rest.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" })
        guard !tag.name.isEmpty else { throw .notSVG }
        rest = rest.dropFirst(tag.name.count)
        while true {
            rest = rest.drop { $0.isWhitespace }
            guard let first = rest.first else { throw .notSVG }
            if first == ">" {
                rest = rest.dropFirst()
                return tag
            }
            if first == "/" {
                tag.isEmpty = true
                rest = rest.dropFirst()
                continue
            }
            let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
            rest = rest.dropFirst(name.count).drop { $0.isWhitespace }
            guard !name.isEmpty, rest.first == "=" else { throw .notSVG }
            rest = rest.dropFirst().drop { $0.isWhitespace }
            guard let quote = rest.first, quote == "\"" || quote == "'" else { throw .notSVG }
            rest = rest.dropFirst()
            guard let end = rest.firstIndex(of: quote) else { throw .notSVG }
            tag.attributes[String(name)] = String(rest[..<end])
            rest = rest[rest.index(after: end)...]
        }
    }
}
