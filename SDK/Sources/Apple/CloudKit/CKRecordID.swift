import Foundation

extension CKRecord {
    /// The name of a record and its zone.
    public typealias ID = CKRecordID

    /// A record's way to another one.
    public typealias Reference = CKReference

    /// The older name of what a reference does when its record is deleted.
    public typealias ReferenceAction = Reference.Action

    /// The types of records that the system has.
    public enum SystemType {
        public static let userRecord = "Users"
        public static let share = "cloudkit.share"
    }

    /// The keys that every record has.
    public enum SystemFieldKey {
        public static let parent = "___parent"
        public static let share = "___share"
        public static let recordID = "___recordID"
        public static let creatorUserRecordID = "___createdBy"
        public static let creationDate = "___createTime"
        public static let modificationDate = "___modTime"
        public static let lastModifiedUserRecordID = "___modifiedBy"
    }
}

/// The type of the records of people.
public let CKRecordTypeUserRecord = CKRecord.SystemType.userRecord
/// The type of shares.
public let CKRecordTypeShare = CKRecord.SystemType.share
/// The name of the share of a whole zone.
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"

/// The name of a record and its zone.
///
/// The class is declared under its Objective-C name: Foundation here archives only classes that are not nested in others.
open class CKRecordID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    /// The name is a new one and the zone the default one if they are not given.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
        self.recordName = recordName
        self.zoneID = zoneID
    }

    public required init?(coder: NSCoder) {
        guard let name = coder.present(NSString.self, "RecordName"),
            let zone = coder.present(CKRecordZone.ID.self, "ZoneID")
        else { return nil }
        recordName = String(describing: name)
        zoneID = zone
    }

    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) {
        coder.encode(recordName as NSString, forKey: "RecordName")
        coder.encode(zoneID, forKey: "ZoneID")
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { recordName.hashValue ^ zoneID.hash }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CKRecordID else { return false }
        return recordName == other.recordName && zoneID == other.zoneID
    }
    open override var description: String { "<CKRecordID: recordName=\(recordName), zoneID=\(zoneID)>" }
}

/// A record's way to another one.
open class CKReference: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// The action on a record when the record that it refers to is deleted.
    public enum Action: UInt, Sendable {
        case none = 0
        case deleteSelf = 1
    }

    public let recordID: CKRecord.ID
    public let action: Action

    /// The way to a record by its identifier.
    public init(recordID: CKRecord.ID, action: Action) {
        self.recordID = recordID
        self.action = action
    }

    /// The way to a record.
    public convenience init(record: CKRecord, action: Action) { self.init(recordID: record.recordID, action: action) }

    public required init?(coder: NSCoder) {
        guard let id = coder.present(CKRecord.ID.self, "RecordID") else { return nil }
        recordID = id
        action = Action(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "ReferenceAction"))) ?? .none
    }

    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) {
        coder.encode(recordID, forKey: "RecordID")
        coder.encode(Int(action.rawValue), forKey: "ReferenceAction")
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { recordID.hash }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CKReference else { return false }
        return recordID == other.recordID && action == other.action
    }
}
