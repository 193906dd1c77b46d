import Foundation
import FoundationMissing

// Values that a transformer makes data of, and the models that are known.

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

    /// What was kept; nil of damaged data.
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

/// The models of the process, as long as they live.
enum ManagedModels {
    private struct Held {
        weak var model: NSManagedObjectModel?
    }
    private static let lock = NSLock()
    // Under the lock; the last one first.
    nonisolated(unsafe) private static var all: [Held] = []

    static func note(_ model: NSManagedObjectModel) {
        lock.withLock {
            all.removeAll { $0.model == nil || $0.model === model }
            all.insert(Held(model: model), at: 0)
        }
    }

    /// The entity of a class, by the class's name or its own.
    static func entity(_ name: String) -> NSEntityDescription? {
        let models = lock.withLock { all.compactMap(\.model) }
        for matches in [{ (entity: NSEntityDescription) in entity.managedObjectClassName == name }, { $0.name == name }] {
            if let found = models.lazy.flatMap(\.entities).first(where: matches) { return found }
        }
        return nil
    }
}
