import Foundation
import VitrineSwiftUI

/// The words of axis labels.
enum AxisLabelFormat {
    /// A format for values of a scale, in its own locale; dates in the place's calendar and time zone.
    static func closure<Format: FormatStyle>(_ format: Format) -> @MainActor (_Datum, EnvironmentValues) -> String?
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
        nonisolated(unsafe) let format = format
        return { datum, environment in
            guard let value = Format.FormatInput(datum: datum) else { return nil }
            guard var dates = format as? Date.FormatStyle, case .date(let seconds) = datum else {
                return format.format(value)
            }
            dates.timeZone = environment.timeZone
            dates.calendar = environment.calendar
            return dates.format(Date(timeIntervalSinceReferenceDate: seconds))
        }
    }

    /// A number as axes write it: as many digits after the point as the step needs, and none for zero.
    static func number(_ value: Double, step: Double, _ environment: EnvironmentValues) -> String {
        let magnitude = abs(value)
        if magnitude != 0, magnitude >= 1e15 || magnitude < 1e-6 {
            return value.formatted(.number.notation(.scientific).locale(environment.locale))
        }
        var digits = 0
        if value == 0 { return 0.formatted(.number.locale(environment.locale)) }
        if step > 0, step < 1, step.isFinite { digits = min(Int((-log10(step) - 1e-9).rounded(.up)), 9) }
        // A step such as 2.5 has one digit although it is more than one.
        if step >= 1, step < 1e6, step != step.rounded() { digits = 1 }
        return value.formatted(.number.precision(.fractionLength(digits)).locale(environment.locale))
    }

    /// A date as axes write it: what changes from one label to the next, with the year of months of two years, which five charts of iOS 16
    /// have, and the day of hours of two days, which fourteen of iOS 16.1 have.
    /// - Parameter domain: seconds that the axis spans.
    static func date(_ seconds: Double, stride: DateStride, in domain: ClosedRange<Double>, _ environment: EnvironmentValues) -> String {
        var format = Date.FormatStyle()
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        // A domain that ends as a day or a year begins has nothing of that.
        let ends = [domain.lowerBound, domain.upperBound - 1].map { Date(timeIntervalSinceReferenceDate: $0) }
        func isWithin(one unit: Calendar.Component) -> Bool { calendar.isDate(ends[0], equalTo: ends[1], toGranularity: unit) }
        switch stride.unit {
        case .nanosecond, .second: format = format.hour().minute().second()
        case .minute: format = format.hour().minute()
        case .hour: format = isWithin(one: .day) ? format.hour() : format.month(.abbreviated).day().hour()
        case .day, .weekday, .dayOfYear, .weekOfYear, .weekOfMonth, .weekdayOrdinal: format = format.month(.abbreviated).day()
        case .month, .quarter: format = isWithin(one: .year) ? format.month(.abbreviated) : format.month(.abbreviated).year()
        default: format = format.year()
        }
        format.timeZone = environment.timeZone
        format.calendar = environment.calendar
        return format.locale(environment.locale).format(Date(timeIntervalSinceReferenceDate: seconds))
    }
}
