import Foundation

/// Makes a notification of the class that its contents say, as an initialiser of a class alone could not.
public protocol _CKNotificationMaking {}

extension _CKNotificationMaking where Self: CKNotification {
    /// Makes a notification of what a server sent; nil for what is not iCloud's, or not of this class.
    public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
        guard let made = CKNotification.made(notificationDictionary) as? Self else { return nil }
        self = made
    }
}

/// A notification in which a server tells the app what a subscription found.
open class CKNotification: NSObject, _CKNotificationMaking, @unchecked Sendable {
    /// The type of a notification.
    public enum NotificationType: Int, Sendable {
        case query = 1
        case recordZone = 2
        case readNotification = 3
        case database = 4
    }

    public let notificationType: NotificationType
    public let containerIdentifier: String?
    public let subscriptionID: CKSubscription.ID?
    public let subscriptionOwnerUserRecordID: CKRecord.ID? = nil
    /// Whether the server left something out.
    public let isPruned: Bool
    public let alertBody: String?
    public let title: String?
    public let subtitle: String?
    public let soundName: String?
    public let badge: NSNumber?
    public let category: String?
    let contents: [String: Any]

    init(_ type: NotificationType, _ ck: [String: Any], _ contents: [String: Any], _ aps: [String: Any]) {
        notificationType = type
        self.contents = contents
        containerIdentifier = ck["cid"] as? String
        subscriptionID = contents["sid"] as? String
        isPruned = (ck["p"] as? Int ?? 0) != 0
        let alert = aps["alert"] as? [String: Any]
        alertBody = aps["alert"] as? String ?? alert?["body"] as? String
        title = alert?["title"] as? String
        subtitle = alert?["subtitle"] as? String
        soundName = aps["sound"] as? String
        badge = (aps["badge"] as? Int).map { NSNumber(value: $0) }
        category = aps["category"] as? String
    }

    static func made(_ dictionary: [AnyHashable: Any]) -> CKNotification? {
        guard let ck = dictionary["ck"] as? [String: Any] else { return nil }
        let aps = dictionary["aps"] as? [String: Any] ?? [:]
        if let query = ck["qry"] as? [String: Any] { return CKQueryNotification(.query, ck, query, aps) }
        if let zone = ck["fet"] as? [String: Any] { return CKRecordZoneNotification(.recordZone, ck, zone, aps) }
        if let database = ck["met"] as? [String: Any] { return CKDatabaseNotification(.database, ck, database, aps) }
        return nil
    }

    /// The zone that a notification names.
    var namedZone: CKRecordZone.ID? {
        guard let zone = contents["zid"] as? String else { return nil }
        return CKRecordZone.ID(zoneName: zone, ownerName: contents["zoid"] as? String ?? CKCurrentUserDefaultName)
    }
    var scope: CKDatabase.Scope { (contents["dbs"] as? Int).flatMap(CKDatabase.Scope.init) ?? .private }
}

/// A record that a predicate holds for was made, changed or deleted.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
    /// The reason of a notification: what became of the record.
    public enum Reason: Int, Sendable {
        case recordCreated = 1
        case recordUpdated = 2
        case recordDeleted = 3
    }

    open var queryNotificationReason: Reason { (contents["fo"] as? Int).flatMap(Reason.init) ?? .recordUpdated }
    /// The values of the keys that the subscription wanted.
    open var recordFields: [String: Any]? { contents["af"] as? [String: Any] }
    open var recordID: CKRecord.ID? {
        (contents["rid"] as? String).map { CKRecord.ID(recordName: $0, zoneID: namedZone ?? .default) }
    }
    open var databaseScope: CKDatabase.Scope { scope }
}

/// A notification that something changed in a zone.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
    open var recordZoneID: CKRecordZone.ID? { namedZone }
    open var databaseScope: CKDatabase.Scope { scope }
}

/// A notification that something changed in a database.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
    open var databaseScope: CKDatabase.Scope { scope }
}
