import Foundation

/// Dates at which a view is drawn anew.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The mode of a timeline's schedule: how often a place can draw.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// A schedule of the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
    }
}

/// A schedule from a date on in equal steps.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    let start: Date
    let interval: TimeInterval

    /// - Parameter interval: seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// The first is the last one not after `startDate`.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
        let passed = startDate.timeIntervalSince(start)
        let isUsable = interval > 0 && interval.isFinite && passed.isFinite
        let first = isUsable && passed > 0 ? start.addingTimeInterval((passed / interval).rounded(.down) * interval) : start
        return sequence(first: first) { isUsable ? $0.addingTimeInterval(interval) : nil }
    }
}

/// A schedule of dates that one gives.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule as often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> { CollectionOfOne(startDate) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S> {
        ExplicitTimelineSchedule(dates)
    }
}

/// The context of a timeline's content.
public struct TimelineViewDefaultContext: Sendable {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
    public func invalidateTimelineContent() {}
}

/// A view that is drawn at the dates of a schedule. A widget's picture is one moment: it is drawn once, for the last of those dates that
/// is not after the picture's own.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    public typealias Context = TimelineViewDefaultContext
    let schedule: Schedule
    let content: (Context) -> Content
}

extension TimelineView: View, _PrimitiveView where Content: View {
    nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.init(schedule: schedule, content: content)
    }

    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        let now = inputs.environment.pictureDate
        var date: Date?
        // A schedule may go on for ever, or far back.
        for entry in view.schedule.entries(from: now, mode: .normal).prefix(100_000) {
            if entry > now, date != nil { break }
            date = entry
            if entry > now { break }
        }
        inputs.report("TimelineView: drawn once, for the picture's date; a widget moves on by its own timeline")
        Content._makeNodes(view.content(TimelineViewDefaultContext(date: date ?? now, cadence: .minutes)), inputs, &nodes)
    }
}
