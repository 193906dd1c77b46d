import Foundation

extension String {
    /// A text to look up, with the values that go into it: `"\(count) rooms"` has the key `%lld rooms`.
    public struct LocalizationValue: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
        let key: String
        let arguments: [LocalizationArgument]

        public init(_ value: String) { self.init(stringLiteral: value) }

        public init(stringLiteral value: String) {
            key = value
            arguments = []
        }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// The kind of a value that is put into a text later.
        public enum Placeholder: Int, Hashable, Sendable {
            case int, uint, float, double, object

            fileprivate var specifier: String {
                switch self {
                case .int: "%lld"
                case .uint: "%llu"
                case .float: "%f"
                case .double: "%lf"
                case .object: "%@"
                }
            }
            fileprivate var standIn: LocalizationArgument {
                switch self {
                case .int: .integer(0)
                case .uint: .unsigned(0)
                case .float, .double: .real(0)
                case .object: .text("")
                }
            }
        }

        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [LocalizationArgument] = []

            public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity + interpolationCount * 4) }

            public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

            public mutating func appendInterpolation(_ string: String) { append(.text(string), as: "%@") }
            public mutating func appendInterpolation(_ string: Substring) { append(.text(String(string)), as: "%@") }
            /// Puts a whole number in, by the specifier of its width: `%lld` for 64 bits, `%d` below, `u` for what has no sign.
            public mutating func appendInterpolation<Number: FixedWidthInteger>(_ number: Number) {
                appendInterpolation(number, specifier: (Number.bitWidth == 64 ? "%ll" : "%") + (Number.isSigned ? "d" : "u"))
            }
            public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
                appendInterpolation(number, specifier: Number.self == Float.self ? "%f" : "%lf")
            }
            public mutating func appendInterpolation<Number: FixedWidthInteger>(_ number: Number, specifier: String) {
                append(Number.isSigned ? .integer(Int64(clamping: number)) : .unsigned(UInt64(clamping: number)), as: specifier)
            }
            public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number, specifier: String) {
                append(.real(Double(number)), as: specifier)
            }
            /// Puts the words of an object in, as its formatter writes them.
            public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
                append(.text(formatter?.string(for: subject) ?? "\(subject)"), as: "%@")
            }
            public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
                append(.text(formatter?.string(for: subject) ?? subject.description), as: "%@")
            }
            /// Puts a text in without its attributes, which a plain text cannot have.
            public mutating func appendInterpolation(_ string: AttributedString) { append(.text(String(string.characters)), as: "%@") }
            public mutating func appendInterpolation(_ string: AttributedSubstring) { append(.text(String(string.characters)), as: "%@") }
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append(.deferred { resource.text(for: $0) }, as: "%@")
            }
            /// Puts in what the value is called, looked up where the text is shown: an intent's own enumeration, or an entity.
            public mutating func appendInterpolation<Value: CustomLocalizedStringResourceConvertible>(_ value: Value) {
                appendInterpolation(value.localizedStringResource)
            }
            public mutating func appendInterpolation<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
            where Style.FormatInput: Sendable, Style.FormatOutput == String, Style: Sendable {
                append(.deferred { format.locale($0).format(input) }, as: "%@")
            }

            /// Leaves room for a value that is put in by whoever shows the text; until then it is nought, or nothing.
            public mutating func appendInterpolation(placeholder: Placeholder) {
                appendInterpolation(placeholder: placeholder, specifier: placeholder.specifier)
            }
            public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
                append(placeholder.standIn, as: specifier)
            }

            private mutating func append(_ argument: LocalizationArgument, as specifier: String) {
                key += specifier
                arguments.append(argument)
            }
        }
    }
}

/// A value that goes into a localized text. Formats that depend on the locale are made when the locale is known.
enum LocalizationArgument: Equatable, Sendable {
    case text(String)
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
    case deferred(@Sendable (Locale) -> String)

    static func == (left: LocalizationArgument, right: LocalizationArgument) -> Bool {
        switch (left, right) {
        case (.text(let left), .text(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.unsigned(let left), .unsigned(let right)): left == right
        case (.real(let left), .real(let right)): left == right
        case (.deferred(let left), .deferred(let right)):
            left(Locale(identifier: "en_US_POSIX")) == right(Locale(identifier: "en_US_POSIX"))
        default: false
        }
    }
}

extension LocalizationArgument: Codable {
    private enum CodingKeys: CodingKey { case integer, unsigned, real, text }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let number = try values.decodeIfPresent(Int64.self, forKey: .integer) {
            self = .integer(number)
        } else if let number = try values.decodeIfPresent(UInt64.self, forKey: .unsigned) {
            self = .unsigned(number)
        } else if let number = try values.decodeIfPresent(Double.self, forKey: .real) {
            self = .real(number)
        } else {
            self = .text(try values.decode(String.self, forKey: .text))
        }
    }

    /// Writes what is made of a locale as it reads in the process's own.
    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .integer(let number): try values.encode(number, forKey: .integer)
        case .unsigned(let number): try values.encode(number, forKey: .unsigned)
        case .real(let number): try values.encode(number, forKey: .real)
        case .text(let text): try values.encode(text, forKey: .text)
        case .deferred(let text): try values.encode(text(.current), forKey: .text)
        }
    }
}
