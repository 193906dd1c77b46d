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

            /// How often it comes again.
            public enum Recurrence: Codable, Hashable, Sendable {
                /// The alarm comes once.
                case never
                /// Each week on some days.
                case weekly([Locale.Weekday])
            }

            /// The hour and the minute.
            public var time: Time
            /// How often it comes again.
            public var repeats: Recurrence
            /// An alarm at a time of day, once unless it says otherwise.
            public init(time: Time, repeats: Recurrence = .never) { (self.time, self.repeats) = (time, repeats) }
        }

        /// The alarm alerts at a moment, whatever the device's time zone is then.
        case fixed(Date)
        /// The alarm alerts at a time of day.
        case relative(Relative)
    }

    /// How long counting down takes, in seconds.
    public struct CountdownDuration: Codable, Hashable, Sendable {
        /// The seconds before it alerts the first time; nil for no countdown.
        public var preAlert: TimeInterval?
        /// The seconds before it alerts again.
        public var postAlert: TimeInterval?
        /// Makes a duration of the seconds before an alert and after it.
        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) { (self.preAlert, self.postAlert) = (preAlert, postAlert) }
    }

    /// What an alarm is doing.
    public enum State: Codable, Hashable, Sendable {
        /// Waiting for its time.
        case scheduled
        /// The alarm counts down.
        case countdown
        /// Its countdown stands still.
        case paused
        /// The alarm rings.
        case alerting
    }

    /// What it is known by.
    public let id: UUID
    /// The times at which it alerts; nil for a timer.
    public let schedule: Schedule?
    /// How long it counts down.
    public let countdownDuration: CountdownDuration?
    /// What it is doing.
    public let state: State
}

/// What an app tells its widget about an alarm of its own.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}
