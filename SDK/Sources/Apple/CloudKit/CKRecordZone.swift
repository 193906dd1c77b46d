import Foundation

/// A part of a database, of records that belong together.
open class CKRecordZone: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// The capabilities of a zone.
    public struct Capabilities: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let fetchChanges = Capabilities(rawValue: 1)
        public static let atomic = Capabilities(rawValue: 2)
        public static let sharing = Capabilities(rawValue: 4)
        public static let zoneWideSharing = Capabilities(rawValue: 8)
    }

    /// The name of a zone and who owns it.
    public typealias ID = CKRecordZoneID

    /// The zone that every database has.
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

    public let zoneID: CKRecordZone.ID
    /// The capabilities of the zone; none in one that was never saved.
    open var capabilities: Capabilities { [] }
    /// The share of the whole zone; nil for a zone that is not shared.
    open var share: CKRecord.Reference? { nil }

    /// A zone of whoever is signed in.
    public convenience init(zoneName: String) { self.init(zoneID: CKRecordZone.ID(zoneName: zoneName)) }
    /// A zone by its identifier.
    public init(zoneID: CKRecordZone.ID) { self.zoneID = zoneID }

    public required init?(coder: NSCoder) {
        guard let id = coder.present(CKRecordZone.ID.self, "ZoneID") else { return nil }
        zoneID = id
    }

    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) { coder.encode(zoneID, forKey: "ZoneID") }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The name that stands for whoever is signed in.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// The server's mark of how far changes were fetched.
open class CKServerChangeToken: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let data: Data

    init(data: Data) { self.data = data }

    public required init?(coder: NSCoder) {
        guard let data = coder.present(NSData.self, "ChangeTokenData") else { return nil }
        self.data = Data(referencing: data)
    }

    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) { coder.encode(data as NSData, forKey: "ChangeTokenData") }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { data.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CKServerChangeToken)?.data == data }
}

/// The name of a zone and who owns it.
open class CKRecordZoneID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// The name of the zone that every database has.
    public static let defaultZoneName = "_defaultZone"
    /// The zone that every database has.
    public static let `default` = CKRecordZone.ID()

    public let zoneName: String
    public let ownerName: String

    /// The default zone and whoever is signed in, if they are not given.
    public init(zoneName: String = CKRecordZone.ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
        self.zoneName = zoneName
        self.ownerName = ownerName
    }

    public required init?(coder: NSCoder) {
        guard let zone = coder.present(NSString.self, "ZoneName"),
            let owner = coder.present(NSString.self, "OwnerName")
        else { return nil }
        zoneName = String(describing: zone)
        ownerName = String(describing: owner)
    }

    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) {
        coder.encode(zoneName as NSString, forKey: "ZoneName")
        coder.encode(ownerName as NSString, forKey: "OwnerName")
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { zoneName.hashValue ^ ownerName.hashValue }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CKRecordZoneID else { return false }
        return zoneName == other.zoneName && ownerName == other.ownerName
    }
    open override var description: String { "<CKRecordZoneID: zoneName=\(zoneName), ownerName=\(ownerName)>" }
}
