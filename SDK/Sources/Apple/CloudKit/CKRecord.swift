import Foundation
import VitrineCoreLocation

/// A record of a database: values by their keys, with a type and an identifier.
open class CKRecord: NSObject, NSSecureCoding, NSCopying, CKRecordKeyValueSetting, Sequence, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String

    private var fields = RecordFields()
    var encrypted = RecordFields()

    /// The type of the record.
    public let recordType: RecordType
    /// The name of the record and its zone.
    public let recordID: CKRecord.ID
    /// The server's mark of the version; nil for a record that was never saved.
    public internal(set) var recordChangeTag: String?
    /// The user who made the record; nil for a record that was never saved.
    public internal(set) var creatorUserRecordID: CKRecord.ID?
    /// The time at which the record was saved first; nil for a record that was never saved.
    public internal(set) var creationDate: Date?
    /// The user who saved the record last; nil for a record that was never saved.
    public internal(set) var lastModifiedUserRecordID: CKRecord.ID?
    /// The time at which the record was saved last; nil for a record that was never saved.
    public internal(set) var modificationDate: Date?
    /// The record that this one is shared with.
    open var parent: CKRecord.Reference?
    /// The share of the record; nil for a record that is not shared.
    public internal(set) var share: CKRecord.Reference?

    /// A record by its identifier, which is a new one in the default zone if none is given.
    public init(recordType: CKRecord.RecordType, recordID: CKRecord.ID = CKRecord.ID()) {
        self.recordType = recordType
        self.recordID = recordID
    }

    /// A record of a new name in a zone.
    public convenience init(recordType: CKRecord.RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: CKRecord.ID(zoneID: zoneID))
    }

    /// A record from an archive, with its values if they were archived too.
    public required init?(coder: NSCoder) {
        guard let type = coder.present(NSString.self, "RecordType"),
            let id = coder.present(CKRecord.ID.self, "RecordID")
        else { return nil }
        recordType = String(describing: type)
        recordID = id
        super.init()
        recordChangeTag = coder.present(NSString.self, "ETag").map { String(describing: $0) }
        creatorUserRecordID = coder.present(CKRecord.ID.self, "CreatorUserRecordID")
        lastModifiedUserRecordID = coder.present(CKRecord.ID.self, "LastModifiedUserRecordID")
        creationDate = coder.present(NSDate.self, "RecordCtime").map(Self.date)
        modificationDate = coder.present(NSDate.self, "RecordMtime").map(Self.date)
        parent = coder.present(CKRecord.Reference.self, "ParentReference")
        share = coder.present(CKRecord.Reference.self, "ShareReference")
        fields = Self.fields(coder, "ValueStore")
        encrypted = Self.fields(coder, "EncryptedValueStore")
    }

    private static func date(_ date: NSDate) -> Date { Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate) }

    private static func fields(_ coder: NSCoder, _ key: String) -> RecordFields {
        let classes: [AnyClass] = [
            NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, CLLocation.self, CKAsset.self,
            CKRecord.Reference.self, CKRecord.ID.self, CKRecordZone.ID.self,
        ]
        var fields = RecordFields()
        let values = coder.present(classes, key) as? [String: Any] ?? [:]
        fields.values = values.mapValues(RecordFields.object)
        fields.changed = Set((coder.present(classes, key + "Changed") as? [String]) ?? [])
        return fields
    }

    public static var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        encodeSystemFields(with: coder)
        for (key, fields) in [("ValueStore", fields), ("EncryptedValueStore", encrypted)] {
            coder.encode(fields.archived, forKey: key)
            coder.encode(NSArray(array: fields.changed.sorted()), forKey: key + "Changed")
        }
    }

    /// Archives what the record is, without its values.
    open func encodeSystemFields(with coder: NSCoder) {
        coder.encode(recordType as NSString, forKey: "RecordType")
        coder.encode(recordID, forKey: "RecordID")
        coder.encode(recordChangeTag.map { $0 as NSString }, forKey: "ETag")
        coder.encode(creatorUserRecordID, forKey: "CreatorUserRecordID")
        coder.encode(lastModifiedUserRecordID, forKey: "LastModifiedUserRecordID")
        coder.encode(creationDate.map { $0 as NSDate }, forKey: "RecordCtime")
        coder.encode(modificationDate.map { $0 as NSDate }, forKey: "RecordMtime")
        coder.encode(parent, forKey: "ParentReference")
        coder.encode(share, forKey: "ShareReference")
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKRecord(recordType: recordType, recordID: recordID)
        copyValues(to: copy)
        return copy
    }

    func copyValues(to copy: CKRecord) {
        (copy.fields, copy.encrypted, copy.parent, copy.share) = (fields, encrypted, parent, share)
        (copy.creatorUserRecordID, copy.lastModifiedUserRecordID) = (creatorUserRecordID, lastModifiedUserRecordID)
        (copy.creationDate, copy.modificationDate, copy.recordChangeTag) = (creationDate, modificationDate, recordChangeTag)
    }

    // MARK: Values

    /// The value of a key; nil removes it.
    public subscript(key: CKRecord.FieldKey) -> __CKRecordObjCValue? {
        get { object(forKey: key) }
        set { setObject(newValue, forKey: key) }
    }

    open func object(forKey key: CKRecord.FieldKey) -> __CKRecordObjCValue? {
        switch key {
        case SystemFieldKey.parent: parent
        case SystemFieldKey.share: share
        default: fields[key]
        }
    }

    open func setObject(_ object: __CKRecordObjCValue?, forKey key: CKRecord.FieldKey) {
        if key == SystemFieldKey.parent { parent = object as? CKRecord.Reference } else { fields[key] = object }
    }

    /// The value of a key, of any type.
    open func value(forKey key: String) -> Any? { object(forKey: key) }
    /// A value that records cannot hold is written as text.
    open func setValue(_ value: Any?, forKey key: String) { setObject(value.map(RecordFields.object), forKey: key) }
    /// Several values at once.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }
    /// The values of several keys; those without a value are left out.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: Set(keys).compactMap { key in value(forKey: key).map { (key, $0) } })
    }

    open func allKeys() -> [CKRecord.FieldKey] { fields.values.keys.sorted() }
    open func changedKeys() -> [CKRecord.FieldKey] { fields.changed.sorted() }

    /// The words of all texts, for a search.
    open func allTokens() -> [String] {
        let texts = allKeys().compactMap { fields[$0] as? String }
        return texts.flatMap { $0.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }
    }

    /// The values that are encrypted on the device before they are sent.
    open var encryptedValues: any CKRecordKeyValueSetting { EncryptedFields(self) }

    /// The record that this one is shared with.
    open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }
    /// The record that this one is shared with, by its identifier.
    open func setParent(_ parentRecordID: CKRecord.ID?) {
        parent = parentRecordID.map { CKRecord.Reference(recordID: $0, action: .none) }
    }

    open override var description: String {
        "<CKRecord: recordType=\(recordType), recordID=\(recordID), keys=\(allKeys())>"
    }
}
