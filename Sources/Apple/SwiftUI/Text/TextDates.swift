import Foundation

extension Text {
    /// How a date is written, or counted to.
    public struct DateStyle: Hashable, Sendable {
        enum Kind: Sendable { case time, date, relative, offset, timer }
        let kind: Kind
        public static let time = DateStyle(kind: .time)
        public static let date = DateStyle(kind: .date)
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)
    }

    public init(_ date: Date, style: DateStyle) {
        self.init(storage: .formatted { Self.string(date, style, $0) })
    }

    public init(_ dates: ClosedRange<Date>) {
        self.init(storage: .formatted { Self.string(dates.lowerBound, .time, $0) + "–" + Self.string(dates.upperBound, .time, $0) })
    }

    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        self.init(
            storage: .formatted { _ in
                Self.reportStill(".timerInterval")
                let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
                let seconds =
                    countsDown ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
                return Self.clock(seconds, showsHours: showsHours)
            })
    }

    private static func string(_ date: Date, _ style: DateStyle, _ environment: EnvironmentValues) -> String {
        switch style.kind {
        case .time, .date:
            var format = Date.FormatStyle(
                date: style.kind == .date ? .long : .omitted, time: style.kind == .time ? .shortened : .omitted,
                locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
            format.timeZone = environment.timeZone
            return format.format(date)
        case .relative:
            reportStill(".relative")
            return units(abs(date.timeIntervalSinceNow), count: 2)
        case .offset:
            reportStill(".offset")
            let seconds = Date().timeIntervalSince(date)
            return (seconds < 0 ? "-" : "+") + units(abs(seconds), count: 1)
        case .timer:
            reportStill(".timer")
            return clock(abs(date.timeIntervalSinceNow), showsHours: true)
        }
    }

    private static func reportStill(_ name: String) {
        RenderContext.current?.report("Text(style: \(name)) is drawn as it reads at the moment of drawing and does not tick yet")
    }

    private static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let whole = Int(seconds.rounded(.down))
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        if showsHours, hours > 0 { return "\(hours):\(two(minutes)):\(two(rest))" }
        return "\(hours * 60 + minutes):\(two(rest))"
    }

    private static func units(_ seconds: TimeInterval, count: Int) -> String {
        let whole = Int(seconds)
        let parts = [(whole / 86400, "day"), (whole / 3600 % 24, "hour"), (whole / 60 % 60, "min"), (whole % 60, "sec")]
        guard let first = parts.firstIndex(where: { $0.0 > 0 }) else { return "0 sec" }
        return parts[first...].prefix(count).map { amount, name in
            let plural = amount != 1 && name.count > 3 || (name == "day" && amount != 1)
            return "\(amount) \(name)\(plural ? "s" : "")"
        }.joined(separator: ", ")
    }
}
