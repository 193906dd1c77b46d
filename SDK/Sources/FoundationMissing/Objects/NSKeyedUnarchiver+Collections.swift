import Foundation

extension NSKeyedUnarchiver {
    /// The array of objects of one class, or its heirs, that data hold.
    /// - Throws: what `unarchivedObject(ofClasses:from:)` throws where the data hold anything else.
    public static func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
        ofClass cls: DecodedObjectType.Type, from data: Data
    ) throws -> [DecodedObjectType]? {
        try unarchivedArrayOfObjects(ofClasses: [cls], from: data) as? [DecodedObjectType]
    }

    /// The array of objects of these classes that data hold.
    /// - Throws: what `unarchivedObject(ofClasses:from:)` throws where the data hold anything else.
    public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
    }

    /// The dictionary of objects of one class by keys of another that data hold.
    /// - Throws: what `unarchivedObject(ofClasses:from:)` throws where the data hold anything else.
    public static func unarchivedDictionary<Key: NSObject & NSCopying & NSCoding, Value: NSObject & NSCoding>(
        ofKeyClass keyClass: Key.Type, objectClass: Value.Type, from data: Data
    ) throws -> [Key: Value]? {
        let found = try unarchivedDictionary(ofKeyClasses: [keyClass], objectClasses: [objectClass], from: data)
        return found.map { pairs in
            Dictionary(
                pairs.compactMap { key, value in
                    guard let key = key.base as AnyObject as? Key, let value = value as AnyObject as? Value else { return nil }
                    return (key, value)
                }, uniquingKeysWith: { $1 })
        }
    }

    /// The dictionary of objects of these classes that data hold.
    /// - Throws: what `unarchivedObject(ofClasses:from:)` throws where the data hold anything else.
    public static func unarchivedDictionary(
        ofKeyClasses keyClasses: [AnyClass], objectClasses: [AnyClass], from data: Data
    ) throws -> [AnyHashable: Any]? {
        try unarchivedObject(ofClasses: [NSDictionary.self] + keyClasses + objectClasses, from: data) as? [AnyHashable: Any]
    }
}
