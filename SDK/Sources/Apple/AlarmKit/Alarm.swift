import Foundation

// Alarms and timers of iOS 26. Their values work, so that a widget extension that shows one compiles and its previews are drawn; no alarm
// is scheduled, since nobody is here to be asked.

/// An alarm or a timer.
public struct Alarm: Codable, Hashable, Identifiable, Sendable {
    /// The times at which an alarm alerts.
    public enum Schedule: Codable, Hashable, Sendable {
        /// A time of day, wherever the device is.
        public struct Relative: Codable, Hashable, Sendable {
            /// An hour and a minute.
            public struct Time: Codable, Hashable, Sendable {
                /// The hour, 0…23.
                public var hour: Int
                /// The minute, 0…59.
                public var minute: Int
                /// Makes a time of day.
                public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
            }

            /// The days on which the alarm repeats.
            public enum Recurrence: Codable, Hashable, Sendable {
                /// The alarm comes once.
                case never
                /// The alarm repeats each week on some days.
                case weekly([Locale.Weekday])
            }

            /// The hour and the minute.
            public var time: Time
            /// The days on which the alarm repeats.
            public var repeats: Recurrence
            /// An alarm at a time of day, once unless it says otherwise.
            public init(time: Time, repeats: Recurrence = .never) { (self.time, self.repeats) = (time, repeats) }
        }

        /// The alarm alerts at a moment, whatever the device's time zone is then.
        case fixed(Date)
        /// The alarm alerts at a time of day.
        case relative(Relative)
    }

    /// The durations of an alarm's countdowns, in seconds.
    public struct CountdownDuration: Codable, Hashable, Sendable {
        /// The seconds of the countdown before the first alert; nil for no countdown.
        public var preAlert: TimeInterval?
        /// The seconds before the alarm alerts again.
        public var postAlert: TimeInterval?
        /// Makes a duration of the seconds before an alert and after it.
        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) { (self.preAlert, self.postAlert) = (preAlert, postAlert) }
    }

    /// The state of an alarm.
    public enum State: Codable, Hashable, Sendable {
        /// The alarm waits for its time.
        case scheduled
        /// The alarm counts down.
        case countdown
        /// The alarm's countdown is paused.
        case paused
        /// The alarm is alerting.
        case alerting
    }

    /// The identifier of the alarm.
    public let id: UUID
    /// The times at which the alarm alerts; nil for a timer.
    public let schedule: Schedule?
    /// The durations of the alarm's countdowns.
    public let countdownDuration: CountdownDuration?
    /// The state of the alarm.
    public let state: State
}

/// The metadata that an app gives its widget about an alarm.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}
