import Foundation
import VitrineCoreLocation

/// The time at which a notification comes.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
    /// Whether the notification comes again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A server sends it.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// The notification comes so many seconds after it was scheduled.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time to wait in seconds.
    public let timeInterval: TimeInterval
    private let start = Date()

    /// Makes a trigger after so many seconds; one that comes again does so after a minute at the earliest.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// The next date, counted from when the trigger was made; nil once it is over.
    open func nextTriggerDate() -> Date? { Self.next(timeInterval, repeats: repeats, start: start, now: Date()) }

    static func next(_ interval: TimeInterval, repeats: Bool, start: Date, now: Date) -> Date? {
        guard interval > 0 else { return nil }
        let passed = now.timeIntervalSince(start)
        if passed < interval { return start.addingTimeInterval(interval) }
        return repeats ? start.addingTimeInterval((passed / interval).rounded(.down) * interval + interval) : nil
    }
}

/// The notification comes at a time of day, a day of the week and the like.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents

    /// Whenever these parts of the date are so.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next such date from now; nil where there is none.
    open func nextTriggerDate() -> Date? { next(after: Date()) }

    func next(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? .current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// The notification comes when somebody comes to a place or goes.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let region: CLRegion

    /// Makes a trigger by the region's `notifyOnEntry` and `notifyOnExit`.
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(repeats: repeats)
    }
}
