import Foundation
import VitrineCoreLocation

/// A value that a record can hold: text, a number, a date, bytes, a place, a file, a reference, or a list of one of these.
public protocol CKRecordValueProtocol {}

/// A value that a record holds; it is an object of Foundation's, which a cast makes a value of Swift's again.
public typealias __CKRecordObjCValue = any CKRecordValueProtocol
/// The name that source gives to a value of a record.
public typealias CKRecordValue = __CKRecordObjCValue

extension String: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}

/// A file that goes with a record.
open class CKAsset: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The place of the file.
    public let fileURL: URL?

    /// The file has to be there when its record is saved.
    public init(fileURL: URL) { self.fileURL = fileURL }

    public required init?(coder: NSCoder) {
        fileURL = coder.present(NSString.self, "fileURL").flatMap { URL(string: String(describing: $0)) }
    }

    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) { coder.encode(fileURL.map { $0.absoluteString as NSString }, forKey: "fileURL") }
}

/// Holds values by their keys: a record, or what of it is encrypted.
public protocol CKRecordKeyValueSetting: AnyObject {
    func object(forKey key: CKRecord.FieldKey) -> __CKRecordObjCValue?
    func setObject(_ object: __CKRecordObjCValue?, forKey key: CKRecord.FieldKey)
    subscript(key: CKRecord.FieldKey) -> __CKRecordObjCValue? { get set }
    /// The keys that have a value.
    func allKeys() -> [CKRecord.FieldKey]
    /// The keys whose values were set or removed here.
    func changedKeys() -> [CKRecord.FieldKey]
}

extension CKRecordKeyValueSetting {
    /// The value of a key if it is of the type that is asked for.
    public subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? {
        get { object(forKey: key) as? T }
        set { setObject(newValue, forKey: key) }
    }

    /// Goes through the keys and their values.
    public func makeIterator() -> AnyIterator<(CKRecord.FieldKey, __CKRecordObjCValue)> {
        AnyIterator(allKeys().compactMap { key in object(forKey: key).map { (key, $0) } }.makeIterator())
    }
}

/// The values of a record by their keys, and which of them were changed.
struct RecordFields {
    var values: [String: __CKRecordObjCValue] = [:]
    var changed: Set<String> = []

    subscript(key: String) -> __CKRecordObjCValue? {
        get { values[key] }
        set {
            values[key] = newValue.map(Self.object)
            changed.insert(key)
        }
    }

    /// The object of Foundation's for a value: a number that was an `Int` can be had as a `Double` then.
    static func object(_ value: Any) -> __CKRecordObjCValue {
        switch value {
        case let list as NSArray: NSArray(array: list.map(object))
        case let object as NSObject: (object as? __CKRecordObjCValue) ?? NSString(string: "\(object)")
        case let text as String: NSString(string: text)
        case let date as Date: NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        case let data as Data: NSData(data: data)
        case let list as [Any]: NSArray(array: list.map(object))
        default: (value as? NSNumber) ?? NSString(string: "\(value)")
        }
    }

    /// The values as objects that an archive takes.
    var archived: NSDictionary { values as NSDictionary }
}

/// The encrypted fields of a record.
final class EncryptedFields: CKRecordKeyValueSetting {
    private let record: CKRecord

    init(_ record: CKRecord) { self.record = record }

    func object(forKey key: CKRecord.FieldKey) -> __CKRecordObjCValue? { record.encrypted[key] }
    func setObject(_ object: __CKRecordObjCValue?, forKey key: CKRecord.FieldKey) { record.encrypted[key] = object }
    func allKeys() -> [CKRecord.FieldKey] { record.encrypted.values.keys.sorted() }
    func changedKeys() -> [CKRecord.FieldKey] { record.encrypted.changed.sorted() }

    subscript(key: CKRecord.FieldKey) -> __CKRecordObjCValue? {
        get { object(forKey: key) }
        set { setObject(newValue, forKey: key) }
    }
}

extension NSCoder {
    /// The value that an archive has for a key; nil where it has none. Asked for such a key, Foundation here ends the process.
    func present<Value: NSObject & NSCoding>(_ type: Value.Type, _ key: String) -> Value? {
        containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }

    /// The value that an archive has for a key, of one of several classes.
    func present(_ classes: [AnyClass], _ key: String) -> Any? { containsValue(forKey: key) ? decodeObject(of: classes, forKey: key) : nil }
}
