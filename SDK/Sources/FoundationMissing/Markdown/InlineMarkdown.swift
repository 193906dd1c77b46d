import Foundation

/// The inline part of Markdown, as CommonMark describes it, with strikethrough: what `Text` understands of it.
package enum InlineMarkdown {
    /// Characters that look alike.
    package struct Part: Equatable, Sendable {
        package var text: String
        package var intent: InlinePresentationIntent
        package var link: String?
        /// Whether the noun agrees with the number before it: `^[3 night](inflect: true)`.
        package var inflects = false
    }

    /// Whether a text may have marks: false for most, after one look at their bytes.
    package static func mayOccur(in text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "\\"),
                UInt8(ascii: "<"), UInt8(ascii: "&"):
                true
            default: false
            }
        }
    }

    package static func parts(of text: String) -> [Part] {
        guard mayOccur(in: text) else { return [Part(text: text, intent: [], link: nil)] }
        var scanner = MarkdownScanner(text)
        var parts: [Part] = []
        for part in scanner.parts() where !part.text.isEmpty {
            if let last = parts.last, last.intent == part.intent, last.link == part.link, !last.inflects, !part.inflects {
                parts[parts.count - 1].text += part.text
            } else {
                parts.append(part)
            }
        }
        return parts.isEmpty ? [Part(text: "", intent: [], link: nil)] : parts
    }
}
