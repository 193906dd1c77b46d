import Foundation

/// One value of a property list. What is neither text, number, truth value, array nor dictionary has no use in a definition.
indirect enum DefinitionValue: Decodable, Sendable {
    case text(String)
    case whole(Int)
    case real(Double)
    case bool(Bool)
    case array([DefinitionValue])
    case dictionary([String: DefinitionValue])
    case other

    init(from decoder: any Decoder) throws {
        if let values = try? decoder.container(keyedBy: Key.self) {
            var all: [String: DefinitionValue] = [:]
            for key in values.allKeys { all[key.stringValue] = try values.decode(DefinitionValue.self, forKey: key) }
            self = .dictionary(all)
        } else if var items = try? decoder.unkeyedContainer() {
            var all: [DefinitionValue] = []
            while !items.isAtEnd { all.append(try items.decode(DefinitionValue.self)) }
            self = .array(all)
        } else {
            let single = try decoder.singleValueContainer()
            if let text = try? single.decode(String.self) {
                self = .text(text)
            } else if let value = try? single.decode(Bool.self) {
                self = .bool(value)
            } else if let value = try? single.decode(Int.self) {
                self = .whole(value)
            } else if let value = try? single.decode(Double.self), value.isFinite {
                self = .real(value)
            } else {
                self = .other
            }
        }
    }

    var words: String {
        switch self {
        case .text(let text): "“\(text.prefix(60))”"
        case .whole(let value): "\(value)"
        case .real(let value): "\(value)"
        case .bool(let value): "\(value)"
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .other: "a date or data"
        }
    }

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
