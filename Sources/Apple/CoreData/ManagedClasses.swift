import Foundation

/// The classes of objects that the process knows by their names, without their modules.
enum ManagedClasses {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [String: NSManagedObject.Type] = [:]

    static func note(_ type: NSManagedObject.Type) { lock.withLock { known["\(type)"] = type } }

    static func named(_ name: String) -> NSManagedObject.Type? {
        if let type = lock.withLock({ known[name] }) { return type }
        // By the name that the runtime has for it: of the program's own module, and of each that a class was used of. A framework
        // may have a model too, so one of them alone would find a class or not by the order of a dictionary.
        let program = Bundle.main.executableURL?.lastPathComponent.replacingOccurrences(of: "-", with: "_") ?? ""
        for module in [program] + modules() {
            if let type = _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? NSManagedObject.Type { return type }
        }
        return nil
    }

    /// The modules of the classes that were used, in alphabetical order.
    private static func modules() -> [String] {
        let types = lock.withLock { Array(known.values) }
        return Set(types.compactMap { String(reflecting: $0).split(separator: ".").first.map(String.init) }).sorted()
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
