import Foundation
import VitrineDrawing
import VitrineWidgetArchive

/// Formats for texts that follow the time.
public enum SystemFormatStyle {}

/// A format of a date as an attributed string, which every format here is.
protocol SystemDateFormat: LiveFormatStyle, DiscreteFormatStyle, Sendable
where FormatInput == Date, FormatOutput == AttributedString {
    var place: SystemFormatStyle.Place { get set }
}

extension SystemFormatStyle {
    /// The locale, calendar and time zone in which a format is read.
    struct Place: Hashable, Sendable, Codable {
        var locale = Locale.autoupdatingCurrent
        var calendar = Calendar.autoupdatingCurrent
        var timeZone = TimeZone.autoupdatingCurrent

        func live(_ style: LiveDate.Style) -> LiveDate {
            LiveDate(style, locale: locale.identifier, calendar: "\(calendar.identifier)", timeZone: timeZone.identifier)
        }
    }
}

extension SystemDateFormat {
    public func format(_ value: Date) -> AttributedString { AttributedString(place.live(liveStyle).words(at: value)) }

    public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.place.locale = locale
        return copy
    }

    public func discreteInput(after input: Date) -> Date? { place.live(liveStyle).nextChange(after: input) }

    /// The last moment before the words were others.
    public func discreteInput(before input: Date) -> Date? {
        let live = place.live(liveStyle), words = live.words(at: input)
        // Steps are at most an hour; half of one back, the next change is at or before the input.
        for back in [1.0, 60, 3600] {
            let earlier = input.addingTimeInterval(-back)
            guard live.words(at: earlier) != words, var change = live.nextChange(after: earlier) else { continue }
            while let next = live.nextChange(after: change), next <= input { change = next }
            return Date(timeIntervalSinceReferenceDate: change.timeIntervalSinceReferenceDate.nextDown)
        }
        return nil
    }
}

extension Duration {
    /// The duration as a number of seconds.
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
