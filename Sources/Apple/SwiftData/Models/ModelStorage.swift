import Foundation
import VitrineStoredColumns

/// The values of one model by the names of its properties, as they were set or as the store has them.
public final class _ModelStorage: @unchecked Sendable {
    /// A reference to another model: the model itself, or its identifier.
    enum Reference {
        case model(any PersistentModel)
        case identifier(PersistentIdentifier)

        /// Refers to a saved model by its identifier: models that refer to each other would be a retain cycle.
        init(_ model: any PersistentModel) {
            let id = model.storage.identifier
            self = id.isTemporary ? .model(model) : .identifier(id)
        }
    }

    enum Slot {
        case value(Any)
        /// The value as it stands in the store; it becomes one when the property is read, whose type is known then.
        case column(SQLiteValue)
        case one(Reference?)
        case many([Reference])
    }

    let shape: EntityShape
    private(set) weak var owner: (any PersistentModel)?
    /// Lives as long as a model of it, so that relationships can be followed; it does not keep models that have no changes.
    var context: ModelContext?
    lazy var identifier = PersistentIdentifier.temporary(shape.name)
    var slots: [String: Slot] = [:]
    /// Properties that were set and not saved.
    var changed: Set<String> = []
    /// Rows that the store had in a relationship when it was read.
    var storedLinks: [String: Set<Int64>] = [:]
    var isInserted = false
    var isDeleted = false
    /// Whether the model is a fault: nothing of its row has been read.
    var isFault = false

    init(_ type: any PersistentModel.Type) { shape = EntityShape.of(type) }

    var hasChanges: Bool { isInserted || isDeleted || !changed.isEmpty }

    /// Sets the model that the values belong to.
    public func own(_ model: any PersistentModel) {
        if owner == nil { owner = model }
    }

    /// Takes over the values that the initialiser of the class above has set.
    /// - Returns: whether they were in another storage.
    public func _take(_ inherited: _ModelStorage) -> Bool {
        guard inherited !== self else { return false }
        slots.merge(inherited.slots) { own, _ in own }
        changed.formUnion(inherited.changed)
        return true
    }

    func name(of key: AnyKeyPath) -> String {
        guard let name = shape.name(of: key) else {
            // A key path to what is no property of the model cannot be kept.
            preconditionFailure("\(shape.name) keeps no property \(key).")
        }
        return name
    }

    // MARK: Properties

    /// Stores the first value of a property, which an initialiser sets.
    public func begin<Value>(_ name: String, _ value: Value) {
        guard shape.relationships[name] != nil else {
            slots[name] = .value(value)
            return
        }
        slots[name] = slot(of: value, isToMany: shape.relationships[name]?.isToMany == true)
    }

    /// The value of a property.
    public func value<Value>(_ name: String) -> Value {
        if let relationship = shape.relationships[name] { return related(relationship) }
        if isFault, slots[name] == nil { context?.fulfil(self) }
        switch slots[name] {
        case .value(let value):
            if let value = value as? Value { return value }
        case .column(let column):
            if let value = try? ColumnCoding.decode(column, as: Value.self) {
                slots[name] = .value(value)
                return value
            }
        default: break
        }
        if let value = shape.attributes[name]?.defaultValue as? Value { return value }
        if let empty = ColumnCoding.empty(Value.self) { return empty }
        // As on iOS: there is no value that could stand for it.
        fatalError("\(shape.name).\(name) has no value of type \(Value.self) in its store.")
    }

    /// Sets the value of a property.
    public func set<Value>(_ name: String, _ value: Value, of model: (any PersistentModel)?) {
        if let model { own(model) }
        if isFault { context?.fulfil(self) }
        if let relationship = shape.relationships[name] {
            relate(relationship, to: Self.models(value))
        } else {
            slots[name] = .value(value)
        }
        note(name)
    }

    /// Marks a property as one to be saved.
    func note(_ name: String) {
        changed.insert(name)
        if let owner { context?.noteChange(of: owner) }
    }

    // MARK: Relationships

    private func slot(of value: Any, isToMany: Bool) -> Slot {
        let models = Self.models(value).map(Reference.init)
        return isToMany ? .many(models) : .one(models.first)
    }

    /// The models in a value: none, one, or those of an array.
    static func models(_ value: Any) -> [any PersistentModel] {
        if let model = value as? any PersistentModel { return [model] }
        return value as? [any PersistentModel] ?? []
    }

    private func related<Value>(_ relationship: RelationshipShape) -> Value {
        let models = models(of: relationship)
        if relationship.isToMany {
            if let value = relationship.array(models) as? Value { return value }
        } else if let model = models.first, let value = model as? Value {
            return value
        }
        if let none = ColumnCoding.empty(Value.self) { return none }
        // As on iOS: a relationship that is no optional leads somewhere.
        fatalError("\(shape.name).\(relationship.name) leads to no \(relationship.destination).")
    }

    /// The models at the other end, which are fetched where they were not yet.
    func models(of relationship: RelationshipShape) -> [any PersistentModel] {
        let name = relationship.name
        if slots[name] == nil, let context, !identifier.isTemporary {
            if isFault { context.fulfil(self) }
            if relationship.isToMany, slots[name] == nil { context.fulfil(relationship, of: self) }
        }
        switch slots[name] {
        case .one(let reference?):
            return resolved(reference).map { [$0] } ?? []
        case .many(let references):
            return references.compactMap(resolved)
        default: return []
        }
    }

    private func resolved(_ reference: Reference) -> (any PersistentModel)? {
        switch reference {
        case .model(let model): model.storage.isDeleted ? nil : model
        case .identifier(let id): context?.resolve(id).flatMap { $0.storage.isDeleted ? nil : $0 }
        }
    }

    private func relate(_ relationship: RelationshipShape, to models: [any PersistentModel]) {
        let before = self.models(of: relationship)
        setSlot(relationship, models)
        guard let owner else { return }
        for model in before where !models.contains(where: { $0 === model }) { Self.disconnect(owner, relationship, model) }
        for model in models where !before.contains(where: { $0 === model }) { connect(owner, relationship, model) }
    }

    private func setSlot(_ relationship: RelationshipShape, _ models: [any PersistentModel]) {
        slots[relationship.name] = relationship.isToMany ? .many(models.map(Reference.init)) : .one(models.first.map(Reference.init))
    }

    /// Makes the other end lead back, and brings both into one context.
    func connect(_ owner: any PersistentModel, _ relationship: RelationshipShape, _ model: any PersistentModel) {
        let other = model.storage
        other.own(model)
        if let inverse = relationship.inverse {
            let back = other.models(of: inverse)
            if !back.contains(where: { $0 === owner }) {
                if !inverse.isToMany, let former = back.first {
                    let left = former.storage.models(of: relationship).filter { $0 !== model }
                    former.storage.setSlot(relationship, left)
                    former.storage.note(relationship.name)
                }
                other.setSlot(inverse, inverse.isToMany ? back + [owner] : [owner])
                other.note(inverse.name)
            }
        }
        if let context { context.insertAny(model) } else if let context = other.context { context.insertAny(owner) }
    }

    /// Makes the other end no longer lead back.
    static func disconnect(_ owner: any PersistentModel, _ relationship: RelationshipShape, _ model: any PersistentModel) {
        guard let inverse = relationship.inverse else { return }
        let other = model.storage, back = other.models(of: inverse)
        guard back.contains(where: { $0 === owner }) else { return }
        other.setSlot(inverse, back.filter { $0 !== owner })
        other.note(inverse.name)
    }
}
