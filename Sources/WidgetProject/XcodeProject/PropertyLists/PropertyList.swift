import Foundation

/// A value of a property list, in any of its three written forms.
package indirect enum PropertyList: Hashable, Sendable {
    case string(String)
    case bool(Bool)
    case integer(Int)
    case real(Double)
    case data(Data)
    case date(Date)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    /// The most bytes that are read of one file.
    package static let largest = 64 << 20
    /// The most levels of arrays and dictionaries.
    package static let deepest = 64

    /// Reads a file: XML, binary, or the old style that projects are written in.
    /// - Throws: `ProjectError`, with the line where the text is malformed.
    package init(file: URL) throws(ProjectError) {
        self = try PropertyList(data: try ProjectFiles.bytes(file, limit: Self.largest), file: file)
    }

    /// - Parameter file: whose contents these are, for errors.
    package init(data: Data, file: URL) throws(ProjectError) {
        let start = data.prefix(256).drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 == 0x20 || ($0 >= 9 && $0 <= 13) }
        guard data.starts(with: Data("bplist".utf8)) || start.first == UInt8(ascii: "<") && !Self.isOldData(start) else {
            self = try OldStyleParser.parse(data, file: file)
            return
        }
        guard Self.depth(of: data) <= Self.deepest else { throw .tooDeep(file: file.path, limit: Self.deepest) }
        do {
            let object = try PropertyListSerialization.propertyList(from: data, format: nil)
            guard let value = PropertyList(object: object, depth: 0) else {
                throw ProjectError.tooDeep(file: file.path, limit: Self.deepest)
            }
            self = value
        } catch let error as ProjectError {
            throw error
        } catch {
            throw .unreadable(file: file.path, reason: "it is not a property list")
        }
    }

    /// `<0fbd77>` is data of the old style, `<?xml` and `<plist` begin the other.
    private static func isOldData(_ start: Data) -> Bool {
        guard let second = start.dropFirst().first else { return false }
        return second != UInt8(ascii: "?") && second != UInt8(ascii: "!") && second != UInt8(ascii: "p")
    }

    /// The nesting of XML's elements, known before a parser that recurses is started.
    private static func depth(of data: Data) -> Int {
        guard data.first != UInt8(ascii: "b") else { return 0 }
        return data.withUnsafeBytes { bytes in
            var depth = 0, deepest = 0, index = 0
            while index < bytes.count - 1 {
                defer { index += 1 }
                guard bytes[index] == UInt8(ascii: "<") else { continue }
                switch bytes[index + 1] {
                case UInt8(ascii: "/"): depth -= 1
                case UInt8(ascii: "?"), UInt8(ascii: "!"): break
                default:
                    while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
                    if index > 0, bytes[index - 1] != UInt8(ascii: "/") { depth += 1 }
                }
                deepest = max(deepest, depth)
            }
            return deepest
        }
    }

    private init?(object: Any, depth: Int) {
        guard depth <= Self.deepest else { return nil }
        switch object {
        case let text as String: self = .string(text)
        case let items as [Any]:
            var all: [PropertyList] = []
            for item in items {
                guard let item = PropertyList(object: item, depth: depth + 1) else { return nil }
                all.append(item)
            }
            self = .array(all)
        case let values as [String: Any]:
            var all: [String: PropertyList] = [:]
            for (key, value) in values {
                guard let value = PropertyList(object: value, depth: depth + 1) else { return nil }
                all[key] = value
            }
            self = .dictionary(all)
        case let data as Data: self = .data(data)
        case let date as Date: self = .date(date)
        case let truth as Bool where Self.isTruth(object): self = .bool(truth)
        case let number as Int: self = .integer(number)
        case let number as Double: self = .real(number)
        default: self = .string("\(object)")
        }
    }

    /// Foundation gives numbers and truth values as one class.
    private static func isTruth(_ object: Any) -> Bool {
        if type(of: object) == Bool.self { return true }
        guard let number = object as? NSNumber else { return false }
        return String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B"
    }

    // MARK: Parts

    /// The text; nil for anything else.
    package var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The items; nil for anything but an array.
    package var items: [PropertyList]? {
        guard case .array(let items) = self else { return nil }
        return items
    }

    /// The values; nil for anything but a dictionary.
    package var values: [String: PropertyList]? {
        guard case .dictionary(let values) = self else { return nil }
        return values
    }

    /// The texts of an array, or a text alone.
    package var texts: [String] { items?.compactMap(\.text) ?? text.map { [$0] } ?? [] }

    /// The value under a key of a dictionary.
    package subscript(key: String) -> PropertyList? { values?[key] }

    /// Returns the list with every text in it changed, keys left as they are.
    package func mapTexts(_ change: (String) -> String) -> PropertyList {
        switch self {
        case .string(let text): .string(change(text))
        case .array(let items): .array(items.map { $0.mapTexts(change) })
        case .dictionary(let values): .dictionary(values.mapValues { $0.mapTexts(change) })
        default: self
        }
    }

    /// The value written as XML.
    package func xml() -> Data {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """
        write(to: &text, indent: "")
        text += "</plist>\n"
        return Data(text.utf8)
    }

    private func write(to text: inout String, indent: String) {
        switch self {
        case .string(let value): text += "\(indent)<string>\(Self.escaped(value))</string>\n"
        case .bool(let value): text += "\(indent)<\(value)/>\n"
        case .integer(let value): text += "\(indent)<integer>\(value)</integer>\n"
        case .real(let value): text += "\(indent)<real>\(value)</real>\n"
        case .data(let value): text += "\(indent)<data>\(value.base64EncodedString())</data>\n"
        case .date(let value): text += "\(indent)<date>\(value.formatted(.iso8601))</date>\n"
        case .array(let items):
            text += "\(indent)<array>\n"
            for item in items { item.write(to: &text, indent: indent + "\t") }
            text += "\(indent)</array>\n"
        case .dictionary(let values):
            text += "\(indent)<dict>\n"
            for key in values.keys.sorted() {
                text += "\(indent)\t<key>\(Self.escaped(key))</key>\n"
                values[key]?.write(to: &text, indent: indent + "\t")
            }
            text += "\(indent)</dict>\n"
        }
    }

    /// Characters that XML cannot hold are left out.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t" && scalar != "\r": break
            case "\u{FFFE}", "\u{FFFF}": break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
