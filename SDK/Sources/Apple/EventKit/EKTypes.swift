import Foundation

/// Whether people allow to read and write their calendars.
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly

    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// Days of the week, Sunday first.
public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }

/// The frequency with which an event or a reminder recurs.
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }

/// The type of a participant.
public enum EKParticipantType: Int, Sendable { case unknown, person, room, resource, group }

/// The role of a participant.
public enum EKParticipantRole: Int, Sendable { case unknown, required, optional, chair, nonParticipant }

/// The delivery status of an invitation.
public enum EKParticipantScheduleStatus: Int, Sendable {
    case none, pending, sent, delivered, recipientNotRecognized, noPrivileges, deliveryFailed, cannotDeliver, recipientNotAllowed
}

/// The status of a participant: how they answered.
public enum EKParticipantStatus: Int, Sendable {
    case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// The kind of place that a calendar comes from.
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }

/// The kind of place that calendars come from.
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }

/// Events or reminders.
public enum EKEntityType: UInt, Sendable { case event, reminder }

/// A set of entity types: events, reminders or both.
public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let event = EKEntityMask(rawValue: 1)
    public static let reminder = EKEntityMask(rawValue: 2)
}

/// The availabilities that a calendar supports.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
    public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
    public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
    public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
}

/// Whether somebody is free during an event.
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }

/// Whether an event takes place.
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }

/// The occurrences of a repeating event that a change applies to.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

/// The type of an alarm.
public enum EKAlarmType: Int, Sendable { case display, audio, procedure, email }

/// Whether an alarm is for those who come or go.
public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }

/// The priority of a reminder.
public enum EKReminderPriority: UInt, Sendable { case none = 0, high = 1, medium = 5, low = 9 }
