import Foundation
import VitrineActivityKit
import VitrineAppIntents

/// Whoever schedules alarms. Nobody is here who could allow it: there are none, and none can be scheduled.
open class AlarmManager: @unchecked Sendable {
    /// Whether an app may schedule alarms.
    public enum AuthorizationState: Hashable, Sendable {
        /// Nobody was asked.
        case notDetermined
        /// It may not.
        case denied
        /// It may.
        case authorized
    }

    /// Why an alarm was not scheduled.
    public enum AlarmError: Error, Hashable, Sendable {
        /// The app has as many as one may have.
        case maximumLimitReached
    }

    /// What is said of an alarm that is to be scheduled. None is, so nothing of it is kept.
    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        /// An alarm, a timer, or both.
        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) {}

        /// An alarm at a time.
        public static func alarm(
            schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) -> Self {
            Self(schedule: schedule, attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
        }

        /// A timer.
        /// - Parameter duration: seconds.
        public static func timer(
            duration: TimeInterval, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) -> Self {
            Self(
                countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: nil), attributes: attributes,
                stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
        }
    }

    /// What changes, as it does: here nothing does, so that it says what holds once and then waits.
    public struct Updates<Element: Sendable>: AsyncSequence, Sendable {
        /// Waiting for it never fails.
        public typealias Failure = Never
        let now: Element

        /// Begins with what holds now.
        public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
            AsyncStream { continuation in _ = continuation.yield(now) }.makeAsyncIterator()
        }
    }

    /// The only one.
    public static let shared = AlarmManager()

    init() {}

    /// Nobody was asked.
    open var authorizationState: AuthorizationState { .notDetermined }
    /// Says once that nobody was asked.
    open var authorizationUpdates: Updates<AuthorizationState> { Updates(now: authorizationState) }
    /// There are none.
    open var alarms: [Alarm] { get throws { [] } }
    /// Says once that there are none.
    open var alarmUpdates: Updates<[Alarm]> { Updates(now: []) }

    /// Nobody is here to allow it.
    open func requestAuthorization() async throws -> AuthorizationState { .denied }

    /// Throws: an app that was not allowed to may not. Apple writes no code for it.
    public func schedule<Metadata: AlarmMetadata>(id: Alarm.ID, configuration: AlarmConfiguration<Metadata>) async throws -> Alarm {
        throw Self.refusal
    }
    /// Throws: there is no such alarm.
    open func cancel(id: Alarm.ID) throws { throw Self.refusal }
    /// Throws: there is no such alarm.
    open func stop(id: Alarm.ID) throws { throw Self.refusal }
    /// Throws: there is no such alarm.
    open func pause(id: Alarm.ID) throws { throw Self.refusal }
    /// Throws: there is no such alarm.
    open func resume(id: Alarm.ID) throws { throw Self.refusal }
    /// Throws: there is no such alarm.
    open func countdown(id: Alarm.ID) throws { throw Self.refusal }

    private static var refusal: NSError {
        NSError(domain: "com.apple.AlarmKit.Alarm", code: 1, userInfo: [NSLocalizedDescriptionKey: "No alarm may be scheduled here."])
    }
}
