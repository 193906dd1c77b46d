import Foundation
import Testing

@Suite("Dates that are said by the word for their day") struct RelativeDatesTests {
    private func formatter(_ locale: String, _ date: DateFormatter.Style, _ time: DateFormatter.Style) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.timeZone = .gmt
        formatter.dateStyle = date
        formatter.timeStyle = time
        formatter.doesRelativeDateFormatting = true
        return formatter
    }

    /// Half past ten in the morning of a day that many days from now, and what a formatter says of it.
    private func text(_ formatter: DateFormatter, _ days: Int) -> String {
        while true {
            let today = (Date().timeIntervalSince1970 / 86_400).rounded(.down)
            let text = formatter.string(from: Date(timeIntervalSince1970: (today + Double(days)) * 86_400 + 37_800))
            if (Date().timeIntervalSince1970 / 86_400).rounded(.down) == today {
                return text.replacingOccurrences(of: "\u{202F}", with: " ")
            }
        }
    }

    @Test("in every language, with the time where it was asked for (xcode.10)") func words() {
        #expect([-1, 0, 1].map { text(formatter("en_US", .medium, .none), $0) } == ["Yesterday", "Today", "Tomorrow"])
        #expect(text(formatter("en_US", .medium, .short), 1) == "Tomorrow at 10:30 AM")
        #expect(text(formatter("en_US", .short, .short), 0) == "Today, 10:30 AM")
        #expect(text(formatter("de_DE", .full, .none), -2) == "Vorgestern")
        #expect(text(formatter("es_ES", .long, .none), 0) == "Hoy")
        let buried = formatter("en_US", .short, .none)
        buried.formattingContext = .middleOfSentence
        #expect(text(buried, 0) == "today")
    }

    @Test("only where there is a word, and no format goes before it (xcode.10)") func others() {
        let relative = formatter("en_GB", .medium, .none), plain = formatter("en_GB", .medium, .none)
        plain.doesRelativeDateFormatting = false
        #expect(text(relative, 3) == text(plain, 3))
        #expect(text(plain, 0).contains { $0.isNumber })
        relative.dateFormat = "yyyy"
        #expect(text(relative, 0).count == 4)
        #expect(text(formatter("en_US", .none, .short), 0) == "10:30 AM")
        #expect(text(formatter("th_TH", .medium, .none), 5).contains { $0.isNumber })
    }

    @Test("also where the formatter is asked for any value's text (xcode.10)") func values() {
        let formatter = formatter("en_US", .medium, .none)
        #expect(["Today", "Tomorrow"].contains(formatter.string(for: Date()) ?? ""))
    }
}
