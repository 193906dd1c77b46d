import Foundation
import XcodeProject

/// A source as it is compiled here: what an iPhone's simulator finds true in `#if` is true, `#available` is answered by the release that is
/// shown, and what only Objective-C has is taken away.
///
/// Every byte keeps its line and its column, so that what the compiler says of the copy holds for the original.
package struct SourceCopy: Hashable, Sendable {
    /// The source itself where nothing was changed.
    package var text: String
    package var isChanged: Bool

    package init(_ source: String) {
        var bytes = Array(source.utf8)
        let code = CodeText(source).bytes
        var isChanged = false
        Self.lines(code) { line in
            let words = line.drop { code[$0] == 0x20 || code[$0] == 9 }
            for directive in ["#if", "#elseif"] where Self.starts(code, words, directive) {
                for (condition, value) in Self.conditions {
                    isChanged = Self.replace(condition, by: value, code, words, &bytes) || isChanged
                }
            }
        }
        for (condition, value) in [("#available", "_iOS"), ("#unavailable", "!_iOS")] {
            isChanged = Self.ask(condition, by: value, code, &bytes) || isChanged
        }
        // What Objective-C makes of the attribute a macro of as many letters does here.
        isChanged = Self.rename("@NSManaged", "@_Managed ", code, &bytes) || isChanged
        for attribute in Self.attributes { isChanged = Self.blank(attribute, code, &bytes) || isChanged }
        self.isChanged = isChanged
        text = isChanged ? String(decoding: bytes, as: UTF8.self) : source
    }

    /// What is decided by the platform that is compiled for, and what an iPhone's simulator has for it.
    private static let conditions = [
        ("os(iOS)", "true"), ("os(Linux)", "false"), ("targetEnvironment(simulator)", "true"),
    ]

    /// Attributes that mean nothing without Objective-C.
    private static let attributes = ["@objcMembers", "@objc", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable"]

    private static func lines(_ code: [UInt8], _ body: (Range<Int>) -> Void) {
        var start = 0
        for index in code.indices where code[index] == 10 {
            body(start..<index)
            start = index + 1
        }
        body(start..<code.count)
    }

    private static func starts(_ code: [UInt8], _ place: Range<Int>, _ word: String) -> Bool {
        let word = Array(word.utf8)
        guard place.count > word.count, Array(code[place.lowerBound..<place.lowerBound + word.count]) == word else { return false }
        return !isName(code[place.lowerBound + word.count])
    }

    private static func isName(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// `os ( iOS )` is as good as `os(iOS)`; the rest of its room is filled with spaces.
    private static func replace(_ condition: String, by value: String, _ code: [UInt8], _ place: Range<Int>, _ bytes: inout [UInt8]) -> Bool
    {
        let wanted = Array(condition.utf8)
        var isChanged = false
        for start in place where code[start] == wanted[0] && (start == 0 || !isName(code[start - 1])) {
            var index = start, matched = 0
            while index < place.upperBound, matched < wanted.count {
                if code[index] == wanted[matched] {
                    matched += 1
                } else if code[index] != 0x20 || matched == 0 || isName(wanted[matched - 1]) && isName(wanted[matched]) {
                    break
                }
                index += 1
            }
            guard matched == wanted.count, index - start >= value.utf8.count else { continue }
            for offset in start..<index { bytes[offset] = 0x20 }
            for (offset, byte) in value.utf8.enumerated() { bytes[start + offset] = byte }
            isChanged = true
        }
        return isChanged
    }

    /// `#available(iOS 17.2, *)` is a call that is answered by the release that is shown. A list without iOS is left to the compiler, for
    /// which all is available; so is one over several lines.
    private static func ask(_ condition: String, by call: String, _ code: [UInt8], _ bytes: inout [UInt8]) -> Bool {
        let wanted = Array(condition.utf8)
        var isChanged = false
        var index = 0
        while index + wanted.count < code.count {
            defer { index += 1 }
            guard code[index] == wanted[0], code[index..<index + wanted.count].elementsEqual(wanted) else { continue }
            guard let open = code[(index + wanted.count)...].firstIndex(where: { $0 != 0x20 }), code[open] == UInt8(ascii: "("),
                let close = code[open...].firstIndex(where: { $0 == UInt8(ascii: ")") || $0 == 10 }), code[close] != 10
            else { continue }
            let platforms = String(decoding: code[open + 1..<close], as: UTF8.self).split(separator: ",").map { $0.split(separator: " ") }
            guard let iOS = platforms.first(where: { ["iOS", "iOSApplicationExtension"].contains($0.first) && $0.count == 2 }) else {
                continue
            }
            let numbers = iOS[1].split(separator: ".").prefix(2)
            guard !numbers.isEmpty, numbers.allSatisfy({ Int($0) != nil }) else { continue }
            let text = Array("\(call)(\(numbers.joined(separator: ",")))".utf8)
            guard text.count <= close + 1 - index else { continue }
            for offset in index...close { bytes[offset] = offset - index < text.count ? text[offset - index] : 0x20 }
            isChanged = true
        }
        return isChanged
    }

    private static func rename(_ attribute: String, _ other: String, _ code: [UInt8], _ bytes: inout [UInt8]) -> Bool {
        let wanted = Array(attribute.utf8)
        var isChanged = false
        for index in code.indices where code[index] == wanted[0] && index + wanted.count < code.count {
            guard code[index..<index + wanted.count].elementsEqual(wanted), !isName(code[index + wanted.count]) else { continue }
            for (offset, byte) in other.utf8.enumerated() { bytes[index + offset] = byte }
            isChanged = true
        }
        return isChanged
    }

    private static func blank(_ attribute: String, _ code: [UInt8], _ bytes: inout [UInt8]) -> Bool {
        let wanted = Array(attribute.utf8)
        var isChanged = false
        var index = 0
        while index + wanted.count <= code.count {
            defer { index += 1 }
            guard code[index] == wanted[0], Array(code[index..<index + wanted.count]) == wanted else { continue }
            var end = index + wanted.count
            if end < code.count, isName(code[end]) { continue }
            // The name that Objective-C knows it by.
            if end < code.count, code[end] == UInt8(ascii: "("), let close = code[end...].firstIndex(of: UInt8(ascii: ")")),
                close - end < 200
            {
                end = close + 1
            }
            for offset in index..<end where bytes[offset] != 10 && bytes[offset] != 13 { bytes[offset] = 0x20 }
            isChanged = true
        }
        return isChanged
    }
}
