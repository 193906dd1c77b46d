import Foundation
import VitrineStoredColumns
import VitrineSwiftUI

/// The types that a fetch request may return.
public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The identifier of a managed object: its entity, its store, and its row in the store.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    /// The entity of the object.
    public let entity: NSEntityDescription
    let store: String
    let row: Int64?
    private let temporary = UUID()

    init(_ entity: NSEntityDescription, store: String, row: Int64?) { (self.entity, self.store, self.row) = (entity, store, row) }

    /// Whether the identifier is valid only until the object is saved for the first time.
    open var isTemporaryID: Bool { row == nil }
    /// The identifier as a URL, by which the object can be found again later.
    open func uriRepresentation() -> URL {
        let place = row.map { "p\($0)" } ?? "t\(temporary.uuidString)"
        return URL(string: "x-coredata://\(store)/\(entity.name ?? "")/\(place)") ?? URL(fileURLWithPath: "/")
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSManagedObjectID).map { $0.uriRepresentation() == uriRepresentation() } ?? false
    }
    open override var hash: Int { uriRepresentation().hashValue }
}

/// An object that a context keeps. Its properties are read and written by their names; `@NSManaged` properties go the same way.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
    /// A property's value as it is cached: ready to use, as the store has it, or the row or objects that a relationship leads to.
    enum Value {
        case plain(Any)
        case column(SQLiteValue)
        case row(Int64)
        case objects([NSManagedObject])
    }

    /// The entity of the object.
    public let entity: NSEntityDescription
    /// The identifier of a managed object: its entity, its store, and its row in the store.
    open internal(set) var objectID: NSManagedObjectID
    /// The context that it belongs to.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// Whether the object was inserted into its context and has not been saved.
    open internal(set) var isInserted = false
    /// Whether the object was deleted from its context.
    open internal(set) var isDeleted = false
    var values: [String: Value] = [:]
    var changed: Set<String> = []
    var storedLinks: [String: Set<Int64>] = [:]
    /// The identifier of the store that a new object was assigned to.
    var assignedStore: String?

    /// - Parameter context: nil for an object of nobody's.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity, store: "", row: nil)
        super.init()
        ManagedClasses.note(Self.self)
        for (name, attribute) in entity.attributesByName { attribute.defaultValue.map { values[name] = .plain($0) } }
        context?.insert(self)
        if context != nil { awakeFromInsert() }
    }

    /// The class's entity, in the model that was read last of those that have one. As on iOS a class without one ends the process.
    open class func entity() -> NSEntityDescription {
        ManagedClasses.note(self)
        guard let entity = ManagedModels.entity("\(self)") else { preconditionFailure("No model has an entity of the class \(self).") }
        return entity
    }

    /// Makes a request for objects of the class.
    @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        ManagedClasses.note(self)
        return NSFetchRequest(entityName: "\(self)")
    }

    /// Whether the object has changes that have not been saved.
    open var hasChanges: Bool { isInserted || isDeleted || !changed.isEmpty }
    /// Whether the object is in the store and has changes that have not been saved.
    open var isUpdated: Bool { !isInserted && !isDeleted && !changed.isEmpty }
    /// Whether the object's values have yet to be read; always false here, since a fetch reads whole rows.
    open var isFault: Bool { false }

    /// The properties that have not been saved, with their values; of one without a value, `NSNull`.
    open func changedValues() -> [String: Any] {
        changed.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
    }

    /// The values of properties as they were last read or saved; of one without a value, `NSNull`. Of a new object there are none.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        guard let row = objectID.row, let store = managedObjectContext?.store(of: self) else { return [:] }
        let kept = Self.init(entity: entity, insertInto: nil)
        try? store.each(entity, row: row) { kept.values = $1 }
        return (keys ?? Array(entity.attributesByName.keys)).reduce(into: [:]) { $0[$1] = kept.value(forKey: $1) ?? NSNull() }
    }

    /// Whether what a relationship leads to was not read; here it is when it is asked.
    open func hasFault(forRelationshipNamed key: String) -> Bool { false }

    /// Called on an object when it was inserted.
    open func awakeFromInsert() {}
    /// Called before the object is deleted.
    open func prepareForDeletion() {}
    /// Refuse, by an error, an object that is to be saved as new, as changed or as deleted.
    open func validateForInsert() throws {}
    open func validateForUpdate() throws {}
    open func validateForDelete() throws {}
    /// Called on an object when it was fetched.
    open func awakeFromFetch() {}
    /// Called before the object is saved.
    open func willSave() {}
    /// Called after the object was saved.
    open func didSave() {}
    /// Called before a property is read.
    open func willAccessValue(forKey key: String?) {}
    /// Called after a property was read.
    open func didAccessValue(forKey key: String?) {}

    /// Called before a property is set by hand.
    open func willChangeValue(forKey key: String) {}
    /// Called after a property was set by hand.
    open func didChangeValue(forKey key: String) {}

    /// The value of a property.
    open func value(forKey key: String) -> Any? {
        if let relationship = entity.relationshipsByName[key] {
            let objects = related(relationship)
            guard relationship.isToMany else { return objects.first }
            return relationship.isOrdered ? NSOrderedSet(array: objects) : Set(objects) as NSSet
        }
        switch values[key] {
        case .plain(let value): return value
        case .column(let column):
            guard let attribute = entity.attributesByName[key] else { return nil }
            let stored = Self.decode(column, attribute.attributeType.valueType)
            let value = attribute.attributeType == .transformableAttributeType ? attribute.object(of: stored as? Data) : stored
            values[key] = value.map { .plain($0) }
            return value
        default: return nil
        }
    }
    /// The value of what a path of properties leads to.
    open func value(forKeyPath keyPath: String) -> Any? {
        var value: Any? = self
        for key in keyPath.split(separator: ".") {
            if key == "@count" { return ((value as? NSSet)?.count) ?? 0 }
            value = (value as? NSManagedObject)?.value(forKey: String(key))
        }
        return value
    }
    /// Sets the value of a property.
    open func setValue(_ value: Any?, forKey key: String) {
        if let relationship = entity.relationshipsByName[key] {
            relate(relationship, Self.objects(value))
        } else {
            values[key] = value.map { .plain(Self.plain($0)) } ?? .column(.null)
        }
        note(key)
    }
    /// Sets the values of several properties; `NSNull` is none.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }
    /// The values of several properties; of one without a value, `NSNull`.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
    }
    /// Sets the value of what a path of properties leads to; a path that leads nowhere sets nothing.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        var keys = keyPath.split(separator: ".").map(String.init)
        guard let last = keys.popLast() else { return }
        let owner = keys.isEmpty ? self : self.value(forKeyPath: keys.joined(separator: ".")) as? NSManagedObject
        owner?.setValue(value, forKey: last)
    }
    /// The value of a property, of which nobody is told.
    open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
    /// Sets the value of a property, of which nobody is told.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
    /// The objects of a relationship, to be changed.
    open func mutableSetValue(forKey key: String) -> NSMutableSet { NSMutableSet(set: value(forKey: key) as? Set<NSManagedObject> ?? []) }

    /// The value of an `@NSManaged` property.
    public func _managed<Value>(_ key: String) -> Value {
        let value = value(forKey: key)
        if let value = value as? Value { return value }
        if let objects = value as? NSSet, let set = Set(objects.compactMap { $0 as? NSManagedObject }) as? Value { return set }
        if let number = value as? any BinaryInteger, let type = Value.self as? any FixedWidthInteger.Type {
            if let number = Self.number(number, type) as? Value { return number }
        }
        if let none = ColumnCoding.empty(Value.self) { return none }
        // As on iOS: there is no value that could stand for it.
        fatalError("\(entity.name ?? "").\(key) has no value of type \(Value.self).")
    }

    private static func number<N: FixedWidthInteger>(_ number: any BinaryInteger, _ type: N.Type) -> Any { N(truncatingIfNeeded: number) }

    private static func decode(_ column: SQLiteValue, _ type: any Any.Type) -> Any? {
        func decoded<T>(_ type: T.Type) -> Any? {
            (try? ColumnCoding.decode(column, as: type)).flatMap { ($0 as? any OptionalValue)?.wrapped }
        }
        return _openExistential(type, do: decoded)
    }

    private static func objects(_ value: Any?) -> [NSManagedObject] {
        if let object = value as? NSManagedObject { return [object] }
        if let array = value as? [NSManagedObject] { return array }
        if let set = value as? NSSet { return set.compactMap { $0 as? NSManagedObject } }
        if let set = value as? NSOrderedSet { return set.compactMap { $0 as? NSManagedObject } }
        return (value as? Set<NSManagedObject>).map(Array.init) ?? []
    }

    /// Foundation’s classes as Swift’s values.
    private static func plain(_ value: Any) -> Any {
        switch value {
        case let value as NSString: value as String
        case let value as NSDate: value as Date
        case let value as NSData: value as Data
        case let value as NSUUID: value as UUID
        case let value as NSURL: value as URL
        default: value
        }
    }

    func note(_ key: String) {
        changed.insert(key)
        managedObjectContext?.noteChange(of: self)
    }

    // MARK: Relationships

    func related(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
        switch values[relationship.name] {
        case .objects(let objects): return objects.filter { !$0.isDeleted }
        case .row(let row):
            guard let other = relationship.destinationEntity, let store = managedObjectContext?.store(of: self),
                let object = managedObjectContext?.object(other, row, in: store)
            else { return [] }
            values[relationship.name] = .objects([object])
            return [object]
        case nil where relationship.isToMany && !objectID.isTemporaryID:
            let objects = managedObjectContext?.objects(of: relationship, from: self) ?? []
            values[relationship.name] = .objects(objects)
            return objects.filter { !$0.isDeleted }
        default: return []
        }
    }

    private func relate(_ relationship: NSRelationshipDescription, _ objects: [NSManagedObject]) {
        let before = related(relationship)
        values[relationship.name] = .objects(objects)
        guard let inverse = relationship.inverseRelationship else { return }
        for object in before where !objects.contains(object) {
            object.values[inverse.name] = .objects(object.related(inverse).filter { $0 !== self })
            object.note(inverse.name)
        }
        for object in objects where !before.contains(object) {
            let back = object.related(inverse)
            if !inverse.isToMany, let former = back.first, former !== self {
                former.values[relationship.name] = .objects(former.related(relationship).filter { $0 !== object })
                former.note(relationship.name)
            }
            object.values[inverse.name] = .objects(inverse.isToMany ? back + [self] : [self])
            object.note(inverse.name)
        }
    }

    /// Adds objects to a relationship to many, or takes them away.
    public func _change(_ key: String, adding: Any? = nil, removing: Any? = nil) {
        guard let relationship = _relationship(key) else { return }
        let removed = Self.objects(removing), added = Self.objects(adding)
        let left = related(relationship).filter { !removed.contains($0) }
        setValue(left + added.filter { !left.contains($0) }, forKey: relationship.name)
    }

    /// Puts objects into an ordered relationship.
    /// - Parameter places: an `Int` or an `NSIndexSet`, of where they stand afterwards.
    public func _change(_ key: String, inserting: Any, at places: Any) {
        guard let relationship = _relationship(key) else { return }
        var all = related(relationship)
        for (object, place) in zip(Self.objects(inserting), Self.places(places)) { all.insert(object, at: min(place, all.count)) }
        setValue(all, forKey: relationship.name)
    }

    /// Takes the objects at one or several places out of an ordered relationship.
    public func _change(_ key: String, removingAt places: Any) {
        guard let relationship = _relationship(key) else { return }
        let gone = Set(Self.places(places))
        setValue(related(relationship).enumerated().filter { !gone.contains($0.offset) }.map(\.element), forKey: relationship.name)
    }

    /// Puts other objects in the place of those of an ordered relationship.
    public func _change(_ key: String, replacingAt places: Any, with objects: Any) {
        guard let relationship = _relationship(key) else { return }
        var all = related(relationship)
        for (object, place) in zip(Self.objects(objects), Self.places(places)) where all.indices.contains(place) { all[place] = object }
        setValue(all, forKey: relationship.name)
    }

    /// Methods begin a property's name with a capital, whatever it begins with.
    private func _relationship(_ key: String) -> NSRelationshipDescription? {
        entity.relationshipsByName[key] ?? entity.relationshipsByName[key.prefix(1).uppercased() + key.dropFirst()]
    }

    private static func places(_ places: Any) -> [Int] {
        switch places {
        case let place as Int: place >= 0 ? [place] : []
        case let set as IndexSet: Array(set)
        case let set as NSIndexSet: set.map { $0 }
        default: []
        }
    }
}

/// Takes a property of a managed object through its values; `@NSManaged` stands for it in sources.
@attached(accessor)
public macro _Managed() = #externalMacro(module: "VitrineMacros", type: "ManagedMacro")

/// A protocol through which objects are made in a context: its initialiser makes one of a class that is known only at run time, as
/// `T(context:)` does.
public protocol _MadeInContext {}

extension NSManagedObject: _MadeInContext {}

extension _MadeInContext where Self: NSManagedObject {
    /// A new object of the class's entity.
    public init(context moc: NSManagedObjectContext) {
        ManagedClasses.note(Self.self)
        guard let entity = moc.model?.entities.first(where: { $0.managedObjectClassName == "\(Self.self)" || $0.name == "\(Self.self)" })
        else {
            // As on iOS: there is nothing that could be made.
            preconditionFailure("The model has no entity of the class \(Self.self).")
        }
        self.init(entity: entity, insertInto: moc)
    }
}
