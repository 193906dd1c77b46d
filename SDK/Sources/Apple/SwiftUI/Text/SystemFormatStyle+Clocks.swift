import Foundation
import VitrineDrawing
import VitrineWidgetArchive

extension SystemFormatStyle {
    /// "4:17": the time left of an interval, or passed in it.
    public struct Timer: SystemDateFormat, Hashable, Codable {
        private let interval: Range<Date>
        private let countsDown: Bool
        private let showsHours: Bool
        private let maxFieldCount: Int
        private let maxPrecision: Duration
        var place = Place()

        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
        ) {
            self.init(interval, true, showsHours, maxFieldCount, maxPrecision)
        }

        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
        ) {
            self.init(interval, false, showsHours, maxFieldCount, maxPrecision)
        }

        private init(_ interval: Range<Date>, _ countsDown: Bool, _ showsHours: Bool, _ maxFieldCount: Int, _ maxPrecision: Duration) {
            self.interval = interval
            self.countsDown = countsDown
            self.showsHours = showsHours
            self.maxFieldCount = maxFieldCount
            self.maxPrecision = maxPrecision
        }

        var liveStyle: LiveDate.Style {
            var clock = LiveDate.Clock()
            clock.showsHours = showsHours
            clock.maximumFields = maxFieldCount
            clock.precision = max(maxPrecision.inSeconds, 1)
            return .interval(start: interval.lowerBound, end: interval.upperBound, pause: nil, countsDown: countsDown, clock)
        }
    }

    /// "00:05.23": the time since a date, with parts of a second.
    public struct Stopwatch: SystemDateFormat, Hashable, Codable {
        private let startDate: Date
        private let showsHours: Bool
        private let maxFieldCount: Int
        private let maxPrecision: Duration
        var place = Place()

        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
        ) {
            self.startDate = startDate
            self.showsHours = showsHours
            self.maxFieldCount = maxFieldCount
            self.maxPrecision = maxPrecision
        }

        var liveStyle: LiveDate.Style {
            var clock = LiveDate.Clock()
            clock.showsHours = showsHours
            clock.maximumFields = maxFieldCount
            clock.precision = maxPrecision.inSeconds
            clock.padsMinutes = true
            return .stopwatch(start: startDate, clock)
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
    ) -> SystemFormatStyle.Stopwatch {
        SystemFormatStyle.Stopwatch(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
