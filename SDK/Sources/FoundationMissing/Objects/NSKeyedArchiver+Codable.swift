import Foundation

extension NSKeyedArchiver {
    /// Puts a value under a key, as a property list.
    /// - Throws: `EncodingError`.
    public func encodeEncodable<T: Encodable>(_ value: T, forKey key: String) throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        // A property list has a container at its root, which a lone number or text is not.
        encode(try encoder.encode([value]) as NSData, forKey: key)
    }
}

extension NSKeyedUnarchiver {
    /// The value that was put under a key; nil where there is none or it is another.
    public func decodeDecodable<T: Decodable>(_ type: T.Type, forKey key: String) -> T? {
        try? decodeTopLevelDecodable(type, forKey: key)
    }

    /// The value that was put under a key; nil where there is none.
    /// - Throws: `DecodingError` where it is another.
    public func decodeTopLevelDecodable<T: Decodable>(_ type: T.Type, forKey key: String) throws -> T? {
        guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
        return try PropertyListDecoder().decode([T].self, from: data as Data).first
    }
}
