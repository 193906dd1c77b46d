import Foundation
import Synchronization

/// An entry of a `.stringsdict`: a format whose parts depend on numbers.
package struct PluralFormat: Sendable {
    struct Variable: Sendable {
        /// The forms by category: `one`, `few`, `other` …
        let forms: [String: String]
    }

    let format: String
    private let variables: [String: Variable]

    init(format: String, variables: [String: Variable]) {
        self.format = format
        self.variables = variables
    }

    /// Reads a table's entry; nil where it is no plural format.
    package init?(_ entry: [String: Any]) {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        self.format = format
        variables = entry.compactMapValues { value in
            guard let rules = value as? [String: Any], rules["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" else {
                return nil
            }
            return Variable(forms: rules.compactMapValues { $0 as? String })
        }
    }

    /// The kinds of the values, by their places: `f` for a real number, `d` for anything else.
    var kinds: [UInt8] {
        var kinds: [UInt8] = []
        for format in [format] + variables.values.flatMap(\.forms.values) {
            for match in PlaceholderNumbers.numbered(format).matches(of: #/%(\d{1,3})\$(?:#@[^@%]+@|[^%@diufFgGeExX]*([@diufFgGeExX]))/#) {
                guard let place = Int(match.1), (1...99).contains(place) else { continue }
                while kinds.count < place { kinds.append(UInt8(ascii: "d")) }
                if let type = match.2, "fFgGeE".contains(type) { kinds[place - 1] = UInt8(ascii: "f") }
            }
        }
        return kinds
    }

    /// The plain format for these numbers, each placeholder with the place of its value.
    /// - Parameter number: the value at a place, counted from 0; nil for one that is no number.
    package func expanded(locale: Locale, number: (Int) -> Double?) -> String {
        var next = 0
        return expand(format, own: nil, depth: 0, &next, locale, number)
    }

    private func expand(
        _ format: String, own: Int?, depth: Int, _ next: inout Int, _ locale: Locale, _ number: (Int) -> Double?
    ) -> String {
        var result = ""
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            if rest.hasPrefix("%%") {
                result += "%%"
                rest = rest.dropFirst(2)
            } else if let match = try? #/%(?:(\d{1,3})\$)?#@([^@%]+)@/#.prefixMatch(in: rest) {
                let place = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
                if match.1 == nil { next += 1 }
                rest = rest[match.range.upperBound...]
                // A variable may name another, not itself without end.
                guard depth < 4, place >= 0, let variable = variables[String(match.2)] else { continue }
                let value = number(place) ?? 0
                let zero = value == 0 ? variable.forms["zero"] : nil
                let form = zero ?? variable.forms[PluralRules.category(value, locale: locale)] ?? variable.forms["other"] ?? ""
                result += expand(form, own: place, depth: depth + 1, &next, locale, number)
            } else if let match = try? #/%(?:(\d{1,3})\$)?([-+ 0#']*\d{0,3}(?:\.\d{1,2})?(?:ll|l|h|q|z)?[@diufFgGeExX])/#.prefixMatch(
                in: rest)
            {
                let place = match.1.flatMap { Int($0) } ?? (own ?? next) + 1
                if match.1 == nil, own == nil { next += 1 }
                result += "%\(place)$\(match.2)"
                rest = rest[match.range.upperBound...]
            } else {
                result += "%"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }
}

/// The plural categories of languages, by ICU.
package enum PluralRules {
    private typealias Status = UnsafeMutablePointer<Int32>
    private struct Rules: @unchecked Sendable { let pointer: OpaquePointer }
    private static let rules = Mutex<[String: Rules]>([:])

    /// `zero`, `one`, `two`, `few`, `many` or `other`.
    package static func category(_ number: Double, locale: Locale) -> String {
        typealias Open = @convention(c) (UnsafePointer<CChar>, Status) -> OpaquePointer?
        typealias Select = @convention(c) (OpaquePointer, Double, UnsafeMutablePointer<UInt16>, Int32, Status) -> Int32
        guard let open = dlsym(nil, "swift_uplrules_open").map({ unsafeBitCast($0, to: Open.self) }),
            let select = dlsym(nil, "swift_uplrules_select").map({ unsafeBitCast($0, to: Select.self) })
        else { return number == 1 ? "one" : "other" }
        return rules.withLock { known in
            var status: Int32 = 0
            let name = locale.identifier
            if known[name] == nil, let opened = open(name, &status), status <= 0 { known[name] = Rules(pointer: opened) }
            guard let rules = known[name] else { return "other" }
            var buffer = [UInt16](repeating: 0, count: 16)
            let length = select(rules.pointer, number, &buffer, Int32(buffer.count), &status)
            guard status <= 0, length > 0, length <= buffer.count else { return "other" }
            return String(decoding: buffer[..<Int(length)], as: UTF16.self)
        }
    }
}
