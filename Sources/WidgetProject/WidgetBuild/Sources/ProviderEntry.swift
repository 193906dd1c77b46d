import Foundation
import XcodeProject

/// The entry of a timeline's provider, where only what its methods give back tells it.
///
/// `struct Provider: TimelineProvider` whose `placeholder(in:)` gives back a `SimpleEntry`, and which says `Timeline<Entry>` elsewhere, is
/// Xcode's own template. While a macro of that name can be seen, Swift 6.3's compiler fails on it (“reference to invalid associated type
/// 'Entry'”) when another file asks for `Provider.Entry` first. What the compiler would find out is written behind the provider's brace.
struct ProviderEntry {
    /// Texts to insert, by the byte they stand before.
    private(set) var inserted: [Int: String] = [:]

    /// - Parameter code: a source without its comments and strings.
    init(_ code: [UInt8]) {
        guard code.hold("TimelineProvider"), code.hold("placeholder("), code.hold("Entry") else { return }
        for word in ["struct", "class", "extension", "enum", "actor"] {
            for place in ObjectiveCDeclarations.places(of: word, code) {
                guard let open = code[place...].firstIndex(of: UInt8(ascii: "{")), let close = OptionalMethods.closing(open, code),
                    Self.isProvider(code[place..<open])
                else { continue }
                let body = open + 1..<close
                let used = ObjectiveCDeclarations.places(of: "Entry", code).filter(body.contains)
                guard !used.isEmpty, !used.contains(where: { Self.isDeclared($0, code) }) else { continue }
                let methods = ObjectiveCDeclarations.places(of: "placeholder", code).filter(body.contains)
                let entries = methods.compactMap { Self.entry($0..<close, code) }
                guard let entry = entries.first, entries.allSatisfy({ $0.type == entry.type }) else { continue }
                inserted[open + 1] = " \(entry.access)typealias Entry = \(entry.type);"
            }
        }
    }

    /// Whether a declaration says that it is a provider: `struct Provider: AppIntentTimelineProvider`.
    private static func isProvider(_ head: ArraySlice<UInt8>) -> Bool {
        guard let colon = head.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let words = String(decoding: head[colon...], as: UTF8.self).split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return words.contains { ["TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider"].contains($0) }
    }

    /// Whether the name stands where it is given: `typealias Entry = …`.
    private static func isDeclared(_ place: Int, _ code: [UInt8]) -> Bool {
        let before = String(decoding: code[max(0, place - 24)..<place], as: UTF8.self)
        let word = before.split { !($0.isLetter || $0.isNumber || $0 == "_") }.last ?? ""
        return ["typealias", "struct", "class", "enum", "actor"].contains(word) && before.last?.isWhitespace == true
    }

    /// The return type and the access of the method whose name is at the beginning.
    private static func entry(_ place: Range<Int>, _ code: [UInt8]) -> (type: String, access: String)? {
        let line = code[..<place.lowerBound].lastIndex { [10, UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains($0) }
        let words = String(decoding: code[(line.map { $0 + 1 } ?? 0)..<place.lowerBound], as: UTF8.self).split(separator: " ")
        guard words.last == "func", let open = code[place].firstIndex(of: UInt8(ascii: "{")) else { return nil }
        let head = String(decoding: code[place.lowerBound..<open], as: UTF8.self)
        guard let arrow = head.range(of: "->", options: .backwards) else { return nil }
        let type = head[arrow.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
        let isName = type.allSatisfy { $0.isLetter || $0.isNumber || "_.<>, ".contains($0) }
        guard isName, !["", "Entry", "Self.Entry"].contains(type), !type.hasPrefix("some "), !type.contains(" where ") else { return nil }
        return (type, words.contains("public") ? "public " : "")
    }
}
