import Foundation
import VitrineWidgetArchive

/// A parameter's value as the page has it: plain JSON. Dates are milliseconds since 1970; items and cases are their ids.
enum PlainValue: Codable, Hashable, Sendable {
    case none
    case bool(Bool)
    case whole(Int)
    case number(Double)
    case text(String)
    case list([PlainValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .none
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let whole = try? container.decode(Int.self) {
            self = .whole(whole)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if decoder.codingPath.count < 3 {
            // A list of lists is no parameter's value, and is not looked into.
            self = .list(try container.decode([PlainValue].self))
        } else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Lists hold no lists.")
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .none: try container.encodeNil()
        case .bool(let bool): try container.encode(bool)
        case .whole(let whole): try container.encode(whole)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let items): try container.encode(items)
        }
    }

    /// How it is called in sentences.
    var kindName: String {
        switch self {
        case .none: "nothing"
        case .bool: "yes or no"
        case .whole, .number: "a number"
        case .text: "a text"
        case .list: "a list"
        }
    }
}

extension PlainValue {
    init(_ value: IntentValue) {
        switch value {
        case .none: self = .none
        case .string(let text), .choice(let text), .entity(let text): self = .text(text)
        case .bool(let bool): self = .bool(bool)
        case .int(let number): self = .whole(number)
        case .double(let number): self = number.isFinite ? .number(number) : .none
        case .measurement(let number, let unit): self = number.isFinite ? .text("\(number.figures) \(unit)") : .none
        case .date(let date):
            let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
            self = milliseconds.isFinite ? .number(milliseconds) : .none
        case .url(let url): self = .text(url.absoluteString)
        case .list(let items): self = .list(items.map(PlainValue.init))
        }
    }

    /// The value it means for a parameter.
    /// - Throws: `IntentValueError.wrongType` under the parameter's title.
    func value(for parameter: IntentParameterSchema) throws(IntentValueError) -> IntentValue {
        if self == .none { return .none }
        guard parameter.isList else { return try one(for: parameter) }
        guard case .list(let items) = self else { throw wrong(parameter) }
        var values: [IntentValue] = []
        for item in items { values.append(try item.one(for: parameter)) }
        return .list(values)
    }

    private func one(for parameter: IntentParameterSchema) throws(IntentValueError) -> IntentValue {
        switch (parameter.kind, self) {
        case (.string, .text(let text)): return .string(text)
        case (.entity, .text(let id)): return .entity(id: id)
        case (.choice, .text(let raw)): return .choice(raw)
        case (.bool, .bool(let bool)): return .bool(bool)
        case (.int, .whole(let number)): return .int(number)
        case (.int, .number(let number)):
            guard let whole = Int(exactly: number) else { throw wrong(parameter) }
            return .int(whole)
        case (.double, .whole(let number)): return .double(Double(number))
        case (.double, .number(let number)): return .double(number)
        case (.measurement(let units, _), .whole), (.measurement(let units, _), .number), (.measurement(let units, _), .text):
            guard let value = words.flatMap(units.measurement) else { throw wrong(parameter) }
            return value
        case (.money(let currencies), .whole), (.money(let currencies), .number), (.money(let currencies), .text):
            guard let money = words.flatMap({ IntentMoney(words: $0, currencies) }) else { throw wrong(parameter) }
            return .string(money.words)
        case (.date, .whole), (.dateOnly, .whole), (.timeOnly, .whole), (.date, .number), (.dateOnly, .number), (.timeOnly, .number):
            guard let milliseconds, abs(milliseconds) <= Self.lastInstant else { throw wrong(parameter) }
            return .date(Date(timeIntervalSince1970: milliseconds / 1000))
        case (.url, .text(let text)):
            guard let url = URL(string: text), url.scheme?.isEmpty == false else {
                throw .wrongType(
                    parameter: parameter.title, found: "“\(text.prefix(60))”", expected: "a URL with its scheme, as https://example.com")
            }
            return .url(url)
        default: throw wrong(parameter)
        }
    }

    /// Milliseconds from 1970 to the ends of the time that browsers know.
    private static let lastInstant = 8.64e15

    /// What was typed, as far as it is one text or number.
    private var words: String? {
        switch self {
        case .whole(let number): "\(number)"
        case .number(let number): number.figures
        case .text(let text): text
        case .none, .bool, .list: nil
        }
    }

    private var milliseconds: Double? {
        switch self {
        case .whole(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    private func wrong(_ parameter: IntentParameterSchema) -> IntentValueError {
        switch (parameter.kind, self) {
        // What is wrong with it stands in the text itself.
        case (.measurement, .text(let text)), (.money, .text(let text)):
            .wrongType(parameter: parameter.title, found: "“\(text.prefix(60))”", expected: parameter.kindWords)
        default: .wrongType(parameter: parameter.title, found: kindName, expected: parameter.kindWords)
        }
    }
}

extension IntentSchema {
    /// The values the page sent.
    /// - Throws: `IntentValueError`.
    func values(_ plain: [String: PlainValue]) throws(IntentValueError) -> IntentValues {
        var values = IntentValues()
        for (name, value) in plain.sorted(by: { $0.key < $1.key }) {
            guard let parameter = parameters.first(where: { $0.name == name }) else {
                throw .unknownParameter(name, known: parameters.map(\.name))
            }
            values[name] = try value.value(for: parameter)
        }
        return values
    }
}
