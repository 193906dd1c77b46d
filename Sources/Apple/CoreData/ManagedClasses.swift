import Foundation

/// The classes of objects that the process knows by their names, without their modules.
enum ManagedClasses {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [String: NSManagedObject.Type] = [:]

    static func note(_ type: NSManagedObject.Type) { lock.withLock { known["\(type)"] = type } }

    static func named(_ name: String) -> NSManagedObject.Type? {
        let (own, all) = lock.withLock { (known[name], Array(known.values)) }
        return own ?? named(name, besides: all)
    }

    /// A class by the name that the runtime has for it: of the program's own module, or of one that another class is of. A framework may have a
    /// model too, so one of them alone would not do.
    static func named(_ name: String, besides types: [NSManagedObject.Type]) -> NSManagedObject.Type? {
        let program = Bundle.main.executableURL?.lastPathComponent.replacingOccurrences(of: "-", with: "_") ?? ""
        let modules = Set(types.compactMap { String(reflecting: $0).split(separator: ".").first.map(String.init) }).sorted()
        return ([program] + modules).lazy.compactMap { module in
            _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? NSManagedObject.Type
        }.first
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
