import Foundation

/// A subscription, which says what the server is to tell the app.
open class CKSubscription: NSObject, NSCopying, @unchecked Sendable {
    public typealias ID = String

    /// The type of a subscription: what it watches.
    public enum SubscriptionType: Int, Sendable {
        case query = 1
        case recordZone = 2
        case database = 3
    }

    public let subscriptionID: ID
    public let subscriptionType: SubscriptionType
    /// The information that says how people are notified.
    open var notificationInfo: NotificationInfo?

    init(_ id: ID?, _ type: SubscriptionType) {
        subscriptionID = id ?? UUID().uuidString
        subscriptionType = type
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let other = anew()
        other.notificationInfo = notificationInfo?.copy() as? NotificationInfo
        return other
    }

    /// A subscription to the same, without what people are notified of.
    fileprivate func anew() -> CKSubscription { CKSubscription(subscriptionID, subscriptionType) }

    /// The information that says how people are notified of what a subscription found.
    open class NotificationInfo: NSObject, NSCopying, @unchecked Sendable {
        open var alertBody: String?
        open var alertLocalizationKey: String?
        open var alertLocalizationArgs: [CKRecord.FieldKey]?
        open var title: String?
        open var titleLocalizationKey: String?
        open var titleLocalizationArgs: [CKRecord.FieldKey]?
        open var subtitle: String?
        open var subtitleLocalizationKey: String?
        open var subtitleLocalizationArgs: [CKRecord.FieldKey]?
        open var alertActionLocalizationKey: String?
        open var alertLaunchImage: String?
        open var soundName: String?
        open var desiredKeys: [CKRecord.FieldKey]?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
        open var shouldSendMutableContent = false
        open var category: String?
        open var collapseIDKey: String?

        public override init() {}

        /// The texts and the ways as given.
        public convenience init(
            alertBody: String? = nil, alertLocalizationKey: String? = nil, alertLocalizationArgs: [CKRecord.FieldKey] = [],
            title: String? = nil, titleLocalizationKey: String? = nil, titleLocalizationArgs: [CKRecord.FieldKey] = [],
            subtitle: String? = nil, subtitleLocalizationKey: String? = nil, subtitleLocalizationArgs: [CKRecord.FieldKey] = [],
            alertActionLocalizationKey: String? = nil, alertLaunchImage: String? = nil, soundName: String? = nil,
            desiredKeys: [CKRecord.FieldKey] = [], shouldBadge: Bool = false, shouldSendContentAvailable: Bool = false,
            shouldSendMutableContent: Bool = false, category: String? = nil, collapseIDKey: String? = nil
        ) {
            self.init()
            (self.alertBody, self.alertLocalizationKey, self.alertLocalizationArgs) = (
                alertBody, alertLocalizationKey, alertLocalizationArgs
            )
            (self.title, self.titleLocalizationKey, self.titleLocalizationArgs) = (title, titleLocalizationKey, titleLocalizationArgs)
            (self.subtitle, self.subtitleLocalizationKey) = (subtitle, subtitleLocalizationKey)
            self.subtitleLocalizationArgs = subtitleLocalizationArgs
            (self.alertActionLocalizationKey, self.alertLaunchImage) = (alertActionLocalizationKey, alertLaunchImage)
            (self.soundName, self.desiredKeys, self.shouldBadge) = (soundName, desiredKeys, shouldBadge)
            self.shouldSendContentAvailable = shouldSendContentAvailable
            self.shouldSendMutableContent = shouldSendMutableContent
            (self.category, self.collapseIDKey) = (category, collapseIDKey)
        }

        public func copy(with zone: NSZone? = nil) -> Any {
            NotificationInfo(
                alertBody: alertBody, alertLocalizationKey: alertLocalizationKey, alertLocalizationArgs: alertLocalizationArgs ?? [],
                title: title, titleLocalizationKey: titleLocalizationKey, titleLocalizationArgs: titleLocalizationArgs ?? [],
                subtitle: subtitle, subtitleLocalizationKey: subtitleLocalizationKey,
                subtitleLocalizationArgs: subtitleLocalizationArgs ?? [], alertActionLocalizationKey: alertActionLocalizationKey,
                alertLaunchImage: alertLaunchImage, soundName: soundName, desiredKeys: desiredKeys ?? [], shouldBadge: shouldBadge,
                shouldSendContentAvailable: shouldSendContentAvailable, shouldSendMutableContent: shouldSendMutableContent,
                category: category, collapseIDKey: collapseIDKey)
        }
    }
}

/// Records that a predicate holds for, and when they are told of.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// The times at which the server tells of a record.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        public static let firesOnce = Options(rawValue: 8)
    }

    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options
    /// The zone of the records; nil is every one.
    open var zoneID: CKRecordZone.ID?

    /// A subscription of a new name.
    public convenience init(recordType: CKRecord.RecordType, predicate: NSPredicate, options: Options = []) {
        self.init(recordType: recordType, predicate: predicate, subscriptionID: UUID().uuidString, options: options)
    }

    /// A subscription by its name.
    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID, options: Options = []
    ) {
        self.recordType = recordType
        self.predicate = predicate
        querySubscriptionOptions = options
        super.init(subscriptionID, .query)
    }

    override fileprivate func anew() -> CKSubscription {
        let other = CKQuerySubscription(
            recordType: recordType, predicate: predicate, subscriptionID: subscriptionID, options: querySubscriptionOptions)
        other.zoneID = zoneID
        return other
    }
}

/// All changes of a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    public let zoneID: CKRecordZone.ID
    /// The type of the records; nil is every one.
    open var recordType: CKRecord.RecordType?

    /// A subscription of a new name.
    public convenience init(zoneID: CKRecordZone.ID) { self.init(zoneID: zoneID, subscriptionID: UUID().uuidString) }
    /// A subscription by its name.
    public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID) {
        self.zoneID = zoneID
        super.init(subscriptionID, .recordZone)
    }

    override fileprivate func anew() -> CKSubscription {
        let other = CKRecordZoneSubscription(zoneID: zoneID, subscriptionID: subscriptionID)
        other.recordType = recordType
        return other
    }
}

/// All changes of a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    /// The type of the records; nil is every one.
    open var recordType: CKRecord.RecordType?

    /// A subscription of a new name.
    public init() { super.init(nil, .database) }
    /// A subscription by its name.
    public init(subscriptionID: CKSubscription.ID) { super.init(subscriptionID, .database) }

    override fileprivate func anew() -> CKSubscription {
        let other = CKDatabaseSubscription(subscriptionID: subscriptionID)
        other.recordType = recordType
        return other
    }
}
