import Foundation
import VitrineActivityKit
import VitrineAppIntents

/// Schedules alarms. Nobody is here who could authorise it: there are no alarms, and none can be scheduled.
open class AlarmManager: @unchecked Sendable {
    /// Whether an app may schedule alarms.
    public enum AuthorizationState: Hashable, Sendable {
        /// The person was not asked yet.
        case notDetermined
        /// The app may not schedule alarms.
        case denied
        /// The app may schedule alarms.
        case authorized
    }

    /// An error that tells why an alarm was not scheduled.
    public enum AlarmError: Error, Hashable, Sendable {
        /// The app has as many alarms as it may have.
        case maximumLimitReached
    }

    /// The configuration of an alarm to schedule. None is scheduled here, so nothing of it is kept.
    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        /// Makes the configuration of an alarm, a timer, or both.
        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) {}

        /// Makes the configuration of an alarm at a time.
        public static func alarm(
            schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) -> Self {
            Self(schedule: schedule, attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
        }

        /// Makes the configuration of a timer.
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

    /// A sequence of a value's changes. Nothing changes here: it yields the current value once and then waits.
    public struct Updates<Element: Sendable>: AsyncSequence, Sendable {
        /// The type of the sequence's errors: it never fails.
        public typealias Failure = Never
        let now: Element

        /// Makes an iterator that yields the current value first.
        public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
            AsyncStream { continuation in _ = continuation.yield(now) }.makeAsyncIterator()
        }
    }

    /// The shared alarm manager.
    public static let shared = AlarmManager()

    init() {}

    /// The person was not asked yet.
    open var authorizationState: AuthorizationState { .notDetermined }
    /// The changes of the authorisation: the current state once.
    open var authorizationUpdates: Updates<AuthorizationState> { Updates(now: authorizationState) }
    /// The scheduled alarms; there are none.
    open var alarms: [Alarm] { get throws { [] } }
    /// The changes of the alarms: an empty list once.
    open var alarmUpdates: Updates<[Alarm]> { Updates(now: []) }

    /// Asks for authorisation, which is always denied: nobody is here to allow it.
    open func requestAuthorization() async throws -> AuthorizationState { .denied }

    /// Throws: an app that was not authorised may not schedule an alarm. Apple documents no error code for it.
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
