import Foundation
import VitrineStoredColumns

/// An attribute of an entity, as the store needs to know it.
struct AttributeShape: @unchecked Sendable {
    let name: String
    let valueType: any Any.Type
    let defaultValue: Any?
    let attribute: Schema.Attribute

    var originalName: String { attribute.originalName }
    var isOptional: Bool { valueType is any OptionalValue.Type }
}

/// A relationship from one entity to another, as the store needs to know it.
final class RelationshipShape: @unchecked Sendable {
    let name: String
    let entity: any PersistentModel.Type
    let destination: any PersistentModel.Type
    let isToMany: Bool
    let isOptional: Bool
    let described: Schema.Relationship
    private let lock = NSLock()
    private var knownInverse: RelationshipShape??

    init(
        name: String, entity: any PersistentModel.Type, destination: any PersistentModel.Type, isToMany: Bool, isOptional: Bool,
        described: Schema.Relationship
    ) {
        (self.name, self.entity, self.destination, self.isToMany, self.isOptional) = (name, entity, destination, isToMany, isOptional)
        self.described = described
    }

    var deleteRule: Schema.Relationship.DeleteRule { described.deleteRule }

    /// The models as an array of their own type.
    func array(_ models: [any PersistentModel]) -> Any {
        func typed<M: PersistentModel>(_ type: M.Type) -> Any { models.compactMap { $0 as? M } }
        return typed(destination)
    }

    /// The inverse relationship: the one that either end names, else the only one that leads back.
    var inverse: RelationshipShape? {
        if let known = lock.withLock({ knownInverse }) { return known }
        let found = findInverse()
        lock.withLock { knownInverse = .some(found) }
        return found
    }

    private func findInverse() -> RelationshipShape? {
        let there = EntityShape.of(destination), here = EntityShape.of(entity)
        if let path = described.inverseKeyPath { return there.name(of: path).flatMap { there.relationships[$0] } }
        let back = there.relationships.values.filter { $0.destination == entity }
        if let said = back.first(where: { $0.described.inverseKeyPath.flatMap { here.names[$0] } == name }) { return said }
        guard entity != destination else { return nil }
        let free = back.filter { $0.described.inverseKeyPath == nil }
        let rivals = here.relationships.values.filter { other in
            other.destination == destination && other.described.inverseKeyPath == nil
                && !there.relationships.values.contains { $0.described.inverseKeyPath.flatMap { here.names[$0] } == other.name }
        }
        return free.count == 1 && rivals.count == 1 ? free[0] : nil
    }

    /// The table of links that no row can keep: each is one row with both ends. The inverse has the same table from the other side.
    var linkTable: (name: String, here: String, there: String)? {
        guard isToMany, inverse?.isToMany != false else { return nil }
        let own = "\(entity).\(name)", other = inverse.map { "\($0.entity).\($0.name)" }
        let isFirst = other.map { own <= $0 } ?? true
        let owner = isFirst ? self : (inverse ?? self)
        let table = "Z_\(owner.entity)_\(owner.name)".uppercased()
        return isFirst ? (table, "Z_FROM", "Z_TO") : (table, "Z_TO", "Z_FROM")
    }
}

/// The properties of a model class, made once from what its macro declares.
final class EntityShape: @unchecked Sendable {
    let type: any PersistentModel.Type
    let name: String
    /// The shape of the superclass, where that is a model too.
    let parent: EntityShape?
    /// The properties as they are declared, first those of the class above.
    private(set) var order: [String] = []
    private(set) var attributes: [String: AttributeShape] = [:]
    private(set) var relationships: [String: RelationshipShape] = [:]
    private(set) var names: [AnyKeyPath: String] = [:]
    private(set) var uniqueness: [[String]] = []
    private(set) var indices: [[String]] = []

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: EntityShape] = [:]

    static func of(_ type: any PersistentModel.Type) -> EntityShape {
        let key = ObjectIdentifier(type)
        if let shape = lock.withLock({ known[key] }) { return shape }
        let shape = EntityShape(type)
        return lock.withLock {
            // Another thread may have made the shape meanwhile; there is one for all.
            if let shape = known[key] { return shape }
            known[key] = shape
            return shape
        }
    }

    private init(_ type: any PersistentModel.Type) {
        self.type = type
        name = "\(type)"
        parent = (_getSuperclass(type) as? any PersistentModel.Type).map(EntityShape.of)
        if let parent {
            (order, attributes, relationships, names) = (parent.order, parent.attributes, parent.relationships, parent.names)
            (uniqueness, indices) = (parent.uniqueness, parent.indices)
        }
        // A class that is no model of its own says what the one above says.
        for property in type.schemaMetadata where names[property.keypath] == nil {
            if let groups = property.metadata as? any PropertyGroups {
                let named = groups.paths.map { group in group.compactMap { names[$0] } }
                if property.name == "unique" { uniqueness += named } else { indices += named }
                continue
            }
            add(property)
        }
    }

    /// The first class of models that it comes from.
    var root: EntityShape { parent?.root ?? self }
    /// The number of model classes above this one.
    var depth: Int { parent.map { $0.depth + 1 } ?? 0 }
    func isKind(of other: EntityShape) -> Bool { self === other || parent?.isKind(of: other) == true }

    /// The property that a key path leads to, by whichever of the classes it is written.
    func name(of key: AnyKeyPath) -> String? {
        if let name = names[key] { return name }
        let last = String(reflecting: key).split(separator: ".").last.map(String.init) ?? ""
        return attributes[last] != nil || relationships[last] != nil ? last : nil
    }

    private func add(_ property: Schema.PropertyMetadata) {
        let valueType = Swift.type(of: property.keypath).valueType
        names[property.keypath] = property.name
        order.append(property.name)
        if let (destination, isToMany) = Self.destination(of: valueType) {
            let described = property.metadata as? Schema.Relationship ?? Schema.Relationship()
            described.name = property.name
            if described.originalName.isEmpty { described.originalName = property.name }
            described.valueType = valueType
            described.keypath = property.keypath
            described.destination = "\(destination)"
            relationships[property.name] = RelationshipShape(
                name: property.name, entity: type, destination: destination, isToMany: isToMany,
                isOptional: valueType is any OptionalValue.Type, described: described)
            return
        }
        let attribute = property.metadata as? Schema.Attribute ?? Schema.Attribute()
        attribute.name = property.name
        if attribute.originalName.isEmpty { attribute.originalName = property.name }
        attribute.valueType = valueType
        attribute.defaultValue = property.defaultValue
        attributes[property.name] = AttributeShape(
            name: property.name, valueType: valueType, defaultValue: property.defaultValue, attribute: attribute)
        if attribute.isUnique { uniqueness.append([property.name]) }
    }

    private static func destination(of type: any Any.Type) -> (any PersistentModel.Type, isToMany: Bool)? {
        if let model = type as? any PersistentModel.Type { return (model, false) }
        if let optional = type as? any OptionalValue.Type { return destination(of: optional.wrappedType) }
        if let many = type as? any RelationshipCollection.Type { return (element(of: many), true) }
        return nil
    }

    private static func element<C: RelationshipCollection>(of type: C.Type) -> any PersistentModel.Type { C.PersistentElement.self }
}
