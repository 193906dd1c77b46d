import Foundation

/// Puts values into a translated text: `%@`, `%lld`, `%1$@`, `%.2f` and `%%`. A text comes from a translator's file, so a placeholder
/// that no value belongs to stays as it is written.
enum LocalizedFormat {
    static func fill(_ format: String, _ arguments: [LocalizationArgument], locale: Locale) -> String {
        var result = ""
        var rest = Substring(format)
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            if rest.hasPrefix("%%") {
                result += "%"
                rest = rest.dropFirst(2)
                continue
            }
            guard
                let match = try? #/%(?:(\d{1,3})\$)?([-+ 0#']*)(\d{0,3})(?:\.(\d{1,2}))?(?:ll|l|h|q|z)?([@diufFgGeExX])/#.prefixMatch(
                    in: rest)
            else {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            let position = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            if match.1 == nil { next += 1 }
            if arguments.indices.contains(position) {
                let digits = match.4.flatMap { Int($0) }
                let plain = !match.2.isEmpty || !match.3.isEmpty
                result += text(of: arguments[position], digits: digits, printf: plain ? String(match.0) : nil, locale: locale)
            } else {
                result += match.0
            }
            rest = rest[match.range.upperBound...]
        }
        return result + rest
    }

    private static func text(of argument: LocalizationArgument, digits: Int?, printf: String?, locale: Locale) -> String {
        switch argument {
        case .text(let text): text
        case .deferred(let make): make(locale)
        // A width or a flag asks for the C form: its digits are padded, not grouped.
        case .integer(let number):
            printf.map { padded($0, "\(number)") } ?? number.formatted(.number.locale(locale))
        case .unsigned(let number):
            printf.map { padded($0, "\(number)") } ?? number.formatted(.number.locale(locale))
        case .real(let number):
            number.formatted(.number.locale(locale).precision(.fractionLength(digits ?? 6)))
        }
    }

    private static func padded(_ specifier: String, _ number: String) -> String {
        guard let match = try? #/%(?:\d+\$)?([-+ 0#']*)(\d*).*/#.wholeMatch(in: specifier) else { return number }
        let missing = max(0, (Int(match.2) ?? 0) - number.count)
        if match.1.contains("-") { return number + String(repeating: " ", count: missing) }
        guard match.1.contains("0") else { return String(repeating: " ", count: missing) + number }
        let sign = number.hasPrefix("-") ? "-" : ""
        return sign + String(repeating: "0", count: missing) + number.dropFirst(sign.count)
    }
}
