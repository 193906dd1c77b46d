import Foundation
import TripsCore

/// Says dates, times and numbers the way the customer reads them, so that the widget need not.
public struct TripTexts: Sendable {
    private let locale: Locale
    private let words: TripWords

    public init(locale: Locale) {
        self.locale = locale
        words = TripWords.of(locale.language.languageCode?.identifier)
    }

    /// “Fri 12 Jun”; `time` in seconds since 1970, the day as it is in `zone`.
    public func day(_ time: Double, zone: String) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = Self.zone(zone)
        formatter.setLocalizedDateFormatFromTemplate("EEEdMMM")
        // A tile has no room for the comma that some languages put after the weekday.
        return formatter.string(from: Date(timeIntervalSince1970: time)).replacingOccurrences(of: ",", with: "")
    }

    /// “07:15”, the form of timetables in every language.
    public func time(_ time: Double, zone: String) -> String {
        let parts = Self.calendar(zone).dateComponents([.hour, .minute], from: Date(timeIntervalSince1970: time))
        func two(_ number: Int?) -> String { String((number ?? 0) + 100).suffix(2).description }
        return "\(two(parts.hour)):\(two(parts.minute))"
    }

    /// “+1” when the calendar at the arrival is a day ahead of the one at the departure; nil on the same day.
    public func dayOffset(from departure: FlightEnd, to arrival: FlightEnd) -> String? {
        func dayNumber(_ end: FlightEnd) -> Int {
            let date = Date(timeIntervalSince1970: end.time)
            return Int(((end.time + Double(Self.zone(end.zone).secondsFromGMT(for: date))) / 86_400).rounded(.down))
        }
        let offset = dayNumber(arrival) - dayNumber(departure)
        return offset == 0 ? nil : offset > 0 ? "+\(offset)" : "−\(-offset)"
    }

    public func stops(_ count: Int) -> String { count <= 0 ? words.direct : words.stop(count) }

    public func nights(_ count: Int) -> String { words.night(count) }

    /// “8.7”, in German “8,7”.
    public func score(_ score: Double) -> String {
        score.formatted(.number.precision(.fractionLength(1)).locale(locale))
    }

    /// “Outbound”; without a direction “Flight”.
    public func direction(_ direction: WidgetFlight.Direction?) -> String {
        switch direction {
        case .outbound: words.outbound
        case .inbound: words.inbound
        case nil: words.flight
        }
    }

    private static func zone(_ name: String) -> TimeZone { TimeZone(identifier: name) ?? .gmt }

    private static func calendar(_ zone: String) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = Self.zone(zone)
        return calendar
    }
}
