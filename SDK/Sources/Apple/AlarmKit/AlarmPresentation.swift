import Foundation
import VitrineActivityKit
import VitrineSwiftUI

/// A button of an alarm.
public struct AlarmButton: Codable, Sendable {
    /// The text of the button.
    public var text: LocalizedStringResource
    /// The colour of the button's text.
    public var textColor: Color
    /// The name of the button's SF Symbol.
    public var systemImageName: String

    /// Makes a button of its words, its colour and its symbol.
    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        (self.text, self.textColor, self.systemImageName) = (text, textColor, systemImageName)
    }

    private enum CodingKeys: CodingKey { case text, textColor, systemImageName }

    /// Reads what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        text = try values.decode(LocalizedStringResource.self, forKey: .text)
        textColor = Color(try values.decode(Color.Resolved.self, forKey: .textColor))
        systemImageName = try values.decode(String.self, forKey: .systemImageName)
    }

    /// Writes the colour as it is in the light appearance.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(text, forKey: .text)
        try values.encode(textColor.resolve(in: EnvironmentValues()), forKey: .textColor)
        try values.encode(systemImageName, forKey: .systemImageName)
    }
}

/// The presentation of an alarm: what the system shows in each of its states.
public struct AlarmPresentation: Codable, Sendable {
    /// The content that is shown while the alarm is alerting.
    public struct Alert: Codable, Sendable {
        /// The behavior of the second button.
        public enum SecondaryButtonBehavior: Codable, Hashable, Sendable {
            /// The button starts the countdown again.
            case countdown
            /// The button performs an intent of the app.
            case custom
        }

        /// The title.
        public var title: LocalizedStringResource
        /// The button that stops the alarm.
        public var stopButton: AlarmButton
        /// The button beside the one that stops the alarm.
        public var secondaryButton: AlarmButton?
        /// The behavior of the second button; nil where there is none.
        public var secondaryButtonBehavior: SecondaryButtonBehavior?

        /// Makes the look of an alarm that rings, of its title and its buttons.
        public init(
            title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            (self.title, self.stopButton) = (title, stopButton)
            (self.secondaryButton, self.secondaryButtonBehavior) = (secondaryButton, secondaryButtonBehavior)
        }

        /// Makes an alert with the system's own button to end it (iOS 26.1).
        public init(
            title: LocalizedStringResource, secondaryButton: AlarmButton? = nil, secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            self.init(
                title: title, stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "xmark"),
                secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
        }
    }

    /// The content that is shown while the alarm counts down.
    public struct Countdown: Codable, Sendable {
        /// The title.
        public var title: LocalizedStringResource
        /// The button that pauses the countdown.
        public var pauseButton: AlarmButton?
        /// Makes the look of a countdown of its title and its button.
        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
            (self.title, self.pauseButton) = (title, pauseButton)
        }
    }

    /// The content that is shown while the countdown is paused.
    public struct Paused: Codable, Sendable {
        /// The title.
        public var title: LocalizedStringResource
        /// The button that resumes the countdown.
        public var resumeButton: AlarmButton
        /// Makes the look of a countdown that stands still, of its title and its button.
        public init(title: LocalizedStringResource, resumeButton: AlarmButton) { (self.title, self.resumeButton) = (title, resumeButton) }
    }

    /// The content that is shown while the alarm is alerting.
    public var alert: Alert
    /// The content that is shown while the alarm counts down.
    public var countdown: Countdown?
    /// The content that is shown while the countdown is paused.
    public var paused: Paused?

    /// Makes a presentation of what is shown in each state.
    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
    }
}

/// The state of an alarm's Live Activity.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
    /// The mode of the alarm: what it is doing.
    public enum Mode: Codable, Hashable, Sendable {
        /// The state of an alarm that is alerting.
        public struct Alert: Codable, Hashable, Sendable {
            /// The time of day for which the alarm was set.
            public var time: Alarm.Schedule.Relative.Time
            /// Makes the state of an alarm that rings, of its time.
            public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
        }

        /// The state of an alarm that counts down.
        public struct Countdown: Codable, Hashable, Sendable {
            /// The total duration of the countdown, in seconds.
            public var totalCountdownDuration: TimeInterval
            /// The seconds that had elapsed when the countdown was last paused.
            public var previouslyElapsedDuration: TimeInterval
            /// The time at which the countdown began, or was resumed.
            public var startDate: Date
            /// The time at which the alarm alerts.
            public var fireDate: Date
            /// Makes the state of an alarm that counts down, of its seconds and its dates.
            public init(
                totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval, startDate: Date, fireDate: Date
            ) {
                (self.totalCountdownDuration, self.previouslyElapsedDuration) = (totalCountdownDuration, previouslyElapsedDuration)
                (self.startDate, self.fireDate) = (startDate, fireDate)
            }
        }

        /// The state of an alarm whose countdown is paused.
        public struct Paused: Codable, Hashable, Sendable {
            /// The total duration of the countdown, in seconds.
            public var totalCountdownDuration: TimeInterval
            /// The seconds of the countdown that have elapsed.
            public var previouslyElapsedDuration: TimeInterval
            /// Makes the state of a countdown that stands still, of its seconds in all and those that have passed.
            public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
                (self.totalCountdownDuration, self.previouslyElapsedDuration) = (totalCountdownDuration, previouslyElapsedDuration)
            }
        }

        /// The alarm is alerting.
        case alert(Alert)
        /// The alarm counts down.
        case countdown(Countdown)
        /// The alarm's countdown is paused.
        case paused(Paused)
    }

    /// The alarm whose state it is.
    public var alarmID: Alarm.ID
    /// The mode of the alarm: what it is doing.
    public var mode: Mode

    /// Makes the state of an alarm.
    public init(alarmID: Alarm.ID, mode: Mode) { (self.alarmID, self.mode) = (alarmID, mode) }
}

/// The attributes of an alarm's Live Activity.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
    /// The type of the Live Activity's state.
    public typealias ContentState = AlarmPresentationState

    /// The presentation that the system shows in each state of the alarm.
    public var presentation: AlarmPresentation
    /// The app's own data about the alarm.
    public var metadata: Metadata?
    /// The colour of what the system shows.
    public var tintColor: Color

    /// Makes attributes of what the system shows, what the app adds, and a colour.
    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        (self.presentation, self.metadata, self.tintColor) = (presentation, metadata, tintColor)
    }

    private enum CodingKeys: CodingKey { case presentation, metadata, tintColor }

    /// Reads what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        presentation = try values.decode(AlarmPresentation.self, forKey: .presentation)
        metadata = try values.decodeIfPresent(Metadata.self, forKey: .metadata)
        tintColor = Color(try values.decode(Color.Resolved.self, forKey: .tintColor))
    }

    /// Writes the colour as it is in the light appearance.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(presentation, forKey: .presentation)
        try values.encodeIfPresent(metadata, forKey: .metadata)
        try values.encode(tintColor.resolve(in: EnvironmentValues()), forKey: .tintColor)
    }
}
