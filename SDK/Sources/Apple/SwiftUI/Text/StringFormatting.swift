import Foundation

/// Puts values into the placeholders of a string of a strings table (`%@`, `%lld`, `%2$@`, `%.1f`, `%%`).
enum StringFormatting {
    /// A stretch of the result: words, or a text with its own look.
    enum Piece {
        case string(String)
        case text(Text)
        case attributed(AttributedString)
    }

    static func plain(_ argument: LocalizedStringKey.Argument, _ environment: EnvironmentValues) -> String {
        if case .text(let text) = argument { return text.plainString(in: environment) }
        return string(argument, nil, environment)
    }

    fileprivate static func string(
        _ argument: LocalizedStringKey.Argument, _ placeholder: Placeholder?, _ environment: EnvironmentValues
    ) -> String {
        switch argument {
        case .string(let string): return string
        case .text(let text): return text.plainString(in: environment)
        case .attributed(let string): return String(string.characters)
        case .formatted(let format): return format(environment)
        case .integer(let value):
            if let flags = placeholder?.flags, !flags.isEmpty {
                return String(format: "%\(flags)lld", locale: environment.locale, value)
            }
            // As SwiftUI: the locale's digits and groups ("1,234").
            return value.formatted(.number.locale(environment.locale))
        case .unsigned(let value): return value.formatted(.number.locale(environment.locale))
        case .double(let value, let specifier):
            let flags = placeholder?.flags ?? ""
            let type = specifier?.last ?? placeholder?.type ?? "f"
            return String(format: "%\(flags)\(type)", locale: environment.locale, value)
        }
    }

    /// One `%…` of a format, after the percent sign.
    fileprivate struct Placeholder {
        var isPercent = false
        var position: Int?
        /// Flags, width and precision as written.
        var flags = ""
        var type: Character = "@"

        init?(_ rest: inout Substring) {
            var scan = rest
            if scan.first == "%" {
                isPercent = true
                rest = scan.dropFirst()
                return
            }
            let digits = scan.prefix { $0.isASCII && $0.isNumber }
            if !digits.isEmpty, scan.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
                position = number
                scan = scan.dropFirst(digits.count + 1)
            }
            let flags = scan.prefix { "+-0 #'.".contains($0) || ($0.isASCII && $0.isNumber) }
            self.flags = String(flags)
            scan = scan.dropFirst(flags.count)
            scan = scan.drop { "lhqzt".contains($0) }
            guard let type = scan.first, "@dDiuUxXofFeEgGsc".contains(type) else { return nil }
            self.type = type
            rest = scan.dropFirst()
        }
    }
}

/// Fills the placeholders of a format part by part: those without a number take the values one after another.
struct PlaceholderFilling {
    private let arguments: [LocalizedStringKey.Argument]
    private var next = 0

    init(_ arguments: [LocalizedStringKey.Argument]) { self.arguments = arguments }

    mutating func pieces(of format: String, _ environment: EnvironmentValues) -> [StringFormatting.Piece] {
        // A key without values is no format: its percent signs are its own.
        guard !arguments.isEmpty, format.utf8.contains(UInt8(ascii: "%")) else { return [.string(format)] }
        var pieces: [StringFormatting.Piece] = []
        var words = ""
        var rest = Substring(format)
        func endWords() {
            if !words.isEmpty { pieces.append(.string(words)) }
            words = ""
        }
        while let percent = rest.firstIndex(of: "%") {
            words += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            guard let placeholder = StringFormatting.Placeholder(&rest), !placeholder.isPercent else {
                words += "%"
                continue
            }
            let index = placeholder.position.map { $0 - 1 } ?? next
            if placeholder.position == nil { next += 1 }
            guard arguments.indices.contains(index) else { continue }
            switch arguments[index] {
            case .text(let text):
                endWords()
                pieces.append(.text(text))
            case .attributed(let string):
                endWords()
                pieces.append(.attributed(string))
            default: words += StringFormatting.string(arguments[index], placeholder, environment)
            }
        }
        words += rest
        if !words.isEmpty || pieces.isEmpty { pieces.append(.string(words)) }
        return pieces
    }
}
