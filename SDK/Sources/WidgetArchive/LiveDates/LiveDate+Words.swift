import Foundation
import FoundationMissing
import VitrineDrawing

extension LiveDate {
    /// The length of the words of units: "3 minutes", "3 min", "3m".
    package enum Length: Sendable, CaseIterable {
        case wide, short, narrow

        fileprivate var width: UnicodeUnits.Width {
            switch self {
            case .wide: .wide
            case .short: .short
            case .narrow: .narrow
            }
        }

        fileprivate var relative: Date.RelativeFormatStyle.UnitsStyle {
            switch self {
            case .wide: .wide
            case .short: .abbreviated
            case .narrow: .narrow
            }
        }
    }

    /// Whether the date is written shorter where there is little room (the formats of `SystemFormatStyle` that write units).
    package var hasLengths: Bool {
        switch style {
        case .difference, .reference: true
        default: false
        }
    }

    /// The words of the date at a moment.
    package func words(at now: Date, length: Length = .wide) -> String {
        let now = now.bounded
        return switch style.bounded {
        case .timer(let date): clock(whole(abs(date.timeIntervalSince(now)), countsDown: date > now), Clock())
        case .interval(let start, let end, let pause, let countsDown, let clock):
            interval(start, end, pause, countsDown, clock, now)
        case .stopwatch(let start, let clock): stopwatch(max(now.timeIntervalSince(start), 0), clock)
        case .relative(let date):
            units(between: now, and: date, fields: [.year, .month, .day, .hour, .minute, .second], count: 2, width: .short)
        case .offset(let date): offset(date, now)
        case .difference(let anchor, let fields, let count, let sign): difference(anchor, fields, count, sign, now, length)
        case .reference(let date, let fields, let count, let threshold): reference(date, fields, count, threshold, now, length)
        case .sampled(let samples): (samples.last { $0.from <= now } ?? samples.first)?.words ?? ""
        }
    }

    var foundationLocale: Locale { Locale(identifier: locale) }

    var foundationCalendar: Calendar {
        var calendar = Calendar(identifier: Self.calendars[calendar] ?? .gregorian)
        calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
        calendar.locale = foundationLocale
        return calendar
    }

    private static let calendars: [String: Calendar.Identifier] = {
        let all: [Calendar.Identifier] = [
            .gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew, .iso8601, .indian, .islamic,
            .islamicCivil, .japanese, .persian, .republicOfChina, .islamicTabular, .islamicUmmAlQura,
        ]
        return Dictionary(all.map { ("\($0)", $0) }) { first, _ in first }
    }()

    // MARK: Clocks

    /// A timer shows a second from its first moment when it counts down, and to its last when it counts up.
    private func whole(_ seconds: TimeInterval, countsDown: Bool) -> TimeInterval {
        countsDown ? seconds.rounded(.up) : seconds.rounded(.down)
    }

    private func interval(_ start: Date, _ end: Date, _ pause: Date?, _ countsDown: Bool, _ style: Clock, _ now: Date) -> String {
        let moment = min(max(pause.map { min($0, now) } ?? now, start), max(start, end))
        let seconds = countsDown ? end.timeIntervalSince(moment) : moment.timeIntervalSince(start)
        let step = max(style.precision, 1)
        return clock((seconds / step).rounded(countsDown ? .up : .down) * step, style)
    }

    /// Whole seconds as "1:05:09", or in words where the clock may not show its seconds.
    private func clock(_ seconds: TimeInterval, _ style: Clock) -> String {
        let seconds = min(max(seconds, 0), Self.longest)
        let hours = style.showsHours && seconds >= 3600
        if style.precision >= 60 || style.maximumFields < (hours ? 3 : 2) {
            let fields: [Field] = style.precision >= 3600 ? [.hour] : style.precision >= 60 ? [.hour, .minute] : [.hour, .minute, .second]
            return amounts(of: seconds, fields, count: max(style.maximumFields, 1), width: .wide)
        }
        let pattern: Duration.TimeFormatStyle.Pattern =
            hours ? .hourMinuteSecond : style.padsMinutes ? .minuteSecond(padMinuteToLength: 2) : .minuteSecond
        return Duration.seconds(Int64(seconds)).formatted(.time(pattern: pattern).locale(foundationLocale))
    }

    /// A stopwatch shows parts of a second too: "00:05.23", "01:23:45.67".
    private func stopwatch(_ seconds: TimeInterval, _ style: Clock) -> String {
        let seconds = min(seconds, Self.longest)
        guard style.precision < 60 else { return clock(seconds.rounded(.down), style) }
        let hours = style.showsHours && seconds >= 3600
        let digits = style.precision >= 1 ? 0 : style.precision >= 0.1 ? 1 : 2
        let shown = style.maximumFields > (hours ? 3 : 2) ? digits : 0
        if style.maximumFields < (hours ? 3 : 2) {
            guard hours, style.maximumFields == 2 else { return clock(seconds.rounded(.down), style) }
            // Whole minutes: the pattern rounds what is left of one.
            return Duration.seconds(Int64(seconds / 60) * 60).formatted(.time(pattern: .hourMinute).locale(foundationLocale))
        }
        let scale = shown == 0 ? 1.0 : shown == 1 ? 10 : 100
        let parts = Duration.milliseconds(Int64((seconds * scale).rounded(.down) * 1000 / scale))
        let pattern: Duration.TimeFormatStyle.Pattern =
            hours
            ? .hourMinuteSecond(padHourToLength: 2, fractionalSecondsLength: shown)
            : .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: shown)
        return parts.formatted(.time(pattern: pattern).locale(foundationLocale))
    }

    /// Seconds beyond which nothing is counted: a thousand centuries.
    private static let longest = 3.2e12

    // MARK: Units

    private func offset(_ date: Date, _ now: Date) -> String {
        let words = units(
            between: now, and: date, fields: [.year, .month, .day, .hour, .minute, .second], count: 1, width: .wide,
            sign: date > now ? .minus : .plus)
        return words
    }

    private func difference(
        _ anchor: Date, _ fields: [Field], _ count: Int, _ sign: Sign, _ now: Date, _ length: Length
    ) -> String {
        let isBefore = now < anchor
        let shown: UnitSign =
            switch sign {
            case .automatic: isBefore ? .minus : .none
            case .never: .none
            case .always: isBefore ? .minus : now == anchor ? .none : .plus
            }
        let set = Set(fields)
        let seconds = abs(now.timeIntervalSince(anchor)).rounded(.down)
        // Apple's table for `SystemFormatStyle.DateOffset`: these fields make a clock.
        if set == [.minute, .second], count == 2 { return shown.text + clock(seconds, Self.minutesOnly) }
        if set == [.hour, .minute, .second], count == 3 { return shown.text + clock(seconds, Clock()) }
        return units(between: now, and: anchor, fields: fields.sorted(), count: max(count, 1), width: length.width, sign: shown)
    }

    private static let minutesOnly: Clock = {
        var clock = Clock()
        clock.showsHours = false
        return clock
    }()

    enum UnitSign {
        case none, plus, minus

        var text: String {
            switch self {
            case .none: ""
            case .plus: "+"
            case .minus: "−"
            }
        }
    }

    /// The calendar's difference in its largest units, at most `count` neighbours of them.
    private func units(
        between now: Date, and date: Date, fields: [Field], count: Int, width: UnicodeUnits.Width, sign: UnitSign = .none
    ) -> String {
        let (from, to) = now < date ? (now, date) : (date, now)
        // Whole seconds first, as a timer has them, so that "11 min, 14 sec" stands from its first moment on.
        let seconds = whole(min(to.timeIntervalSince(from), Self.longest), countsDown: date > now)
        let start = Date(timeIntervalSinceReferenceDate: from.timeIntervalSinceReferenceDate.rounded(.down))
        let components = foundationCalendar.dateComponents(
            Set(fields.map(\.component)), from: start, to: start.addingTimeInterval(seconds))
        return amounts(fields.map { ($0, components.value(for: $0.component) ?? 0) }, count: count, width: width, sign: sign)
    }

    private func amounts(of seconds: TimeInterval, _ fields: [Field], count: Int, width: UnicodeUnits.Width) -> String {
        var rest = Int(seconds)
        let amounts = fields.map { field -> (Field, Int) in
            let size = field == .hour ? 3600 : field == .minute ? 60 : 1
            defer { rest %= size }
            return (field, rest / size)
        }
        return amounts.isEmpty ? "" : self.amounts(amounts, count: count, width: width, sign: .none)
    }

    private func amounts(_ amounts: [(field: Field, amount: Int)], count: Int, width: UnicodeUnits.Width, sign: UnitSign) -> String {
        let first = amounts.firstIndex { $0.amount != 0 } ?? amounts.indices.last ?? 0
        var shown = amounts[min(first, amounts.count)...].prefix(count).filter { $0.amount != 0 }
        if shown.isEmpty, let last = amounts.last { shown = [last] }
        let parts = shown.enumerated().map { index, part in
            let signed = index == 0 && sign != .none
            let value = Double(part.amount) * (signed && sign == .minus ? -1 : 1)
            return UnicodeUnits.text(
                value, unit: part.field.unit, width: width, sign: signed ? "sign-always" : "", locale: locale)
                ?? "\(part.amount) \(part.field.unit)"
        }
        return UnicodeUnits.joined(parts, width: width, locale: locale)
    }

    // MARK: References

    /// The style of a date that lies in the same unit around the threshold: for days, in the same month.
    func relativeStyle(_ date: Date, _ fields: [Field], _ threshold: Field, _ now: Date, _ length: Length = .wide)
        -> Date.AnchoredRelativeFormatStyle?
    {
        let fields = Set(fields + [threshold]).sorted()
        let calendar = foundationCalendar
        let place = fields.firstIndex(of: threshold) ?? 0
        let container = place > 0 ? calendar.dateInterval(of: fields[place - 1].component, for: date) : nil
        guard container?.contains(now) ?? true else { return nil }
        return Date.AnchoredRelativeFormatStyle(
            anchor: date, allowedFields: Set(fields.map(\.relative)), presentation: .named, unitsStyle: length.relative,
            locale: foundationLocale,
            calendar: calendar, capitalizationContext: .unknown)
    }

    /// Close by in words, further away as a date (Apple: `SystemFormatStyle.DateReference`).
    private func reference(
        _ date: Date, _ fields: [Field], _ count: Int, _ threshold: Field, _ now: Date, _ length: Length
    ) -> String {
        if let style = relativeStyle(date, fields, threshold, now, length) { return style.format(now) }
        let fields = Set(fields + [threshold]).sorted()
        let calendar = foundationCalendar
        let differs = fields.firstIndex { calendar.component($0.component, from: date) != calendar.component($0.component, from: now) }
        var style = Date.FormatStyle(locale: foundationLocale, calendar: calendar, timeZone: calendar.timeZone)
        for field in fields[(differs ?? fields.count - 1)...].prefix(max(count, 1)) {
            switch field {
            case .year: style = style.year()
            case .month: style = style.month(length == .wide ? .wide : .abbreviated)
            case .week: style = style.week()
            case .day: style = length == .narrow ? style.day() : style.weekday(length == .wide ? .wide : .abbreviated).day()
            case .hour: style = style.hour(.defaultDigits(amPM: .abbreviated))
            case .minute: style = style.minute(.twoDigits)
            case .second: style = style.second(.twoDigits)
            }
        }
        return style.format(date)
    }
}

extension LiveDate.Field {
    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    fileprivate var relative: Date.RelativeFormatStyle.Field {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// The field's name in CLDR.
    fileprivate var unit: String { "\(self)" }
}

extension Date {
    /// Dates of an archive may be anything; a calendar is asked about three thousand years either way only.
    var bounded: Date {
        Date(timeIntervalSinceReferenceDate: min(max(timeIntervalSinceReferenceDate, -6e10), 9e10))
    }
}

extension LiveDate.Style {
    var bounded: LiveDate.Style {
        switch self {
        case .timer(let date): .timer(date.bounded)
        case .interval(let start, let end, let pause, let countsDown, let clock):
            .interval(start: start.bounded, end: end.bounded, pause: pause?.bounded, countsDown: countsDown, clock)
        case .stopwatch(let start, let clock): .stopwatch(start: start.bounded, clock)
        case .relative(let date): .relative(date.bounded)
        case .offset(let date): .offset(date.bounded)
        case .difference(let anchor, let fields, let maximumFields, let sign):
            .difference(from: anchor.bounded, fields: fields, maximumFields: maximumFields, sign: sign)
        case .reference(let date, let fields, let maximumFields, let threshold):
            .reference(to: date.bounded, fields: fields, maximumFields: maximumFields, threshold: threshold)
        case .sampled: self
        }
    }
}
