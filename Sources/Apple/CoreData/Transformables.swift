import Foundation
import FoundationMissing

// Values that a transformer makes data of.

extension NSAttributeDescription {
    private func transformer() throws -> ValueTransformer? {
        guard let name = valueTransformerName, !name.isEmpty, name != "NSKeyedUnarchiveFromData" else { return nil }
        guard let transformer = ValueTransformer(forName: NSValueTransformerName(name)) else {
            throw CoreDataError.transformer("No transformer is named \(name), which makes data of \(self.name).")
        }
        return transformer
    }

    /// A value as it is kept. Where no transformer is named, as a keyed archiver writes it.
    /// - Throws: where no transformer has its name, and where it makes no data of the value.
    func data(of value: Any) throws -> Data {
        guard let transformer = try transformer() else {
            return try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
        }
        // What unarchives is asked for the way back.
        let isUnarchiver = transformer is NSSecureUnarchiveFromDataTransformer
        let made = isUnarchiver ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
        guard let data = made as? Data ?? (made as? NSData).map({ Data(referencing: $0) }) else {
            throw CoreDataError.transformer("The transformer of \(name) makes no data of a \(type(of: value)).")
        }
        return data
    }

    /// The object that was stored; nil where the data is damaged.
    func object(of data: Data?) -> Any? {
        guard let data else { return nil }
        guard let transformer = try? transformer() else {
            guard valueTransformerName?.isEmpty != false || valueTransformerName == "NSKeyedUnarchiveFromData",
                let reader = try? NSKeyedUnarchiver(forReadingFrom: data)
            else { return nil }
            reader.requiresSecureCoding = false
            reader.decodingFailurePolicy = .setErrorAndReturn
            return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        }
        return transformer is NSSecureUnarchiveFromDataTransformer
            ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
    }
}
