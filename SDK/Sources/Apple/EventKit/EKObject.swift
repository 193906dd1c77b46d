import Foundation

/// An object that an event store keeps.
open class EKObject: NSObject, @unchecked Sendable {
    override init() {}

    /// Whether the object was changed and not saved; always false here.
    open var hasChanges: Bool { false }
    /// Whether the object was never saved.
    open var isNew: Bool { !isSaved }
    var isSaved = false

    open func reset() {}
    open func rollback() {}
    /// Returns true: nothing else changes the object here.
    @discardableResult open func refresh() -> Bool { true }
}

/// A place with words.
open class EKStructuredLocation: EKObject, NSCopying, @unchecked Sendable {
    open var title: String?
    open var geoLocation: CLLocation?
    /// The radius in metres; 0 for one that the system chooses.
    open var radius: Double = 0

    /// A place that only has words.
    public init(title: String) {
        self.title = title
        super.init()
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKStructuredLocation(title: title ?? "")
        copy.title = title
        copy.geoLocation = geoLocation
        copy.radius = radius
        return copy
    }
}

/// The time at which somebody is told of an event.
open class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
    /// Seconds from the event's start; less than none before it.
    open var relativeOffset: TimeInterval = 0 { didSet { date = nil } }
    private var date: Date?
    open var structuredLocation: EKStructuredLocation?
    open var proximity = EKAlarmProximity.none

    /// Makes an alarm at a time.
    public init(absoluteDate date: Date) {
        self.date = date
        super.init()
    }

    /// Seconds from the event's start.
    public init(relativeOffset offset: TimeInterval) {
        relativeOffset = offset
        super.init()
    }

    /// The alarm's time; nil where it goes by the event's start.
    open var absoluteDate: Date? {
        get { date }
        set {
            relativeOffset = 0
            date = newValue
        }
    }

    open var type: EKAlarmType { .display }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKAlarm(relativeOffset: relativeOffset)
        copy.date = date
        copy.structuredLocation = structuredLocation
        copy.proximity = proximity
        return copy
    }
}

/// A participant who was invited.
open class EKParticipant: EKObject, NSCopying, @unchecked Sendable {
    public let url: URL
    public let name: String?
    public let participantStatus: EKParticipantStatus
    public let participantRole: EKParticipantRole
    public let participantType: EKParticipantType
    public let isCurrentUser: Bool

    init(url: URL, name: String?, status: EKParticipantStatus, role: EKParticipantRole, type: EKParticipantType, isCurrentUser: Bool) {
        self.url = url
        self.name = name
        participantStatus = status
        participantRole = role
        participantType = type
        self.isCurrentUser = isCurrentUser
        super.init()
    }

    /// A predicate that finds no contact.
    public var contactPredicate: NSPredicate { NSPredicate(value: false) }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An account or a device with calendars.
open class EKSource: EKObject, @unchecked Sendable {
    public let sourceIdentifier: String
    public let sourceType: EKSourceType
    public let title: String
    public var isDelegate: Bool { false }

    init(identifier: String, type: EKSourceType, title: String) {
        sourceIdentifier = identifier
        sourceType = type
        self.title = title
        super.init()
    }

    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
        let sample = SampleCalendars.shared
        return self === sample.source && CalendarAccess.current == .sample ? Set(sample.calendars(for: entityType)) : []
    }
}

/// Events or reminders under a name and a colour.
open class EKCalendar: EKObject, @unchecked Sendable {
    public let calendarIdentifier: String
    public let allowedEntityTypes: EKEntityMask
    open var source: EKSource!
    open var title: String = ""
    open var cgColor: CGColor!
    public var type: EKCalendarType { .local }
    public var allowsContentModifications: Bool { true }
    public var isSubscribed: Bool { false }
    public var isImmutable: Bool { false }
    public var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [.busy, .free] }

    /// A calendar that is not saved.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        calendarIdentifier = UUID().uuidString
        allowedEntityTypes = entityType == .event ? .event : .reminder
        super.init()
    }

    init(identifier: String, allowedEntityTypes: EKEntityMask) {
        calendarIdentifier = identifier
        self.allowedEntityTypes = allowedEntityTypes
        super.init()
        isSaved = true
    }
}
