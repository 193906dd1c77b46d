import Foundation
import VitrineDrawing
import VitrineWidgetArchive

extension Text {
    /// The style in which a date is written, or counted to.
    public struct DateStyle: Hashable, Sendable, Codable {
        enum Kind: String, Sendable, Codable { case time, date, relative, offset, timer }
        let kind: Kind
        /// "11:23 PM".
        public static let time = DateStyle(kind: .time)
        /// "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// "11 min, 14 sec", either way.
        public static let relative = DateStyle(kind: .relative)
        /// "+2 hours" after the date, "-3 months" before it.
        public static let offset = DateStyle(kind: .offset)
        /// "36:59:01", down to the date and up from it.
        public static let timer = DateStyle(kind: .timer)
    }

    public init(_ date: Date, style: DateStyle) {
        switch style.kind {
        case .time, .date:
            self.init(
                storage: .formatted { StandardDateFormats.string(date, isTime: style.kind == .time, $0) })
        case .relative: self.init(storage: .live { $0.live(.relative(date)) })
        case .offset: self.init(storage: .live { $0.live(.offset(date)) })
        case .timer: self.init(storage: .live { $0.live(.timer(date)) })
        }
    }

    /// "9:30 AM–2:45 PM".
    public init(_ dates: ClosedRange<Date>) {
        self.init(
            storage: .formatted { environment in
                Date.IntervalFormatStyle(
                    date: .omitted, time: .shortened, locale: environment.locale, calendar: environment.calendar,
                    timeZone: environment.timeZone
                ).format(dates.lowerBound..<dates.upperBound)
            })
    }

    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// The time left of an interval, or passed in it; it stands still at the interval's ends.
    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        var clock = LiveDate.Clock()
        clock.showsHours = showsHours
        self.init(
            storage: .live {
                $0.live(
                    .interval(
                        start: timerInterval.lowerBound, end: timerInterval.upperBound, pause: pauseTime, countsDown: countsDown, clock))
            })
    }
}

extension EnvironmentValues {
    /// A date that is written in this place.
    func live(_ style: LiveDate.Style) -> LiveDate {
        LiveDate(style, locale: locale.identifier, calendar: "\(calendar.identifier)", timeZone: timeZone.identifier)
    }
}
