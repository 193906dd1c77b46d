import Foundation
import VitrineDataModels

/// A property of an entity: an attribute, a relationship, or a value that is fetched.
open class NSPropertyDescription: NSObject {
    /// The name, as the model has it.
    open var name = ""
    /// Whether the property may be without a value.
    open var isOptional = true
    /// Whether the property is not saved to the store.
    open var isTransient = false
    /// The name of the property in an older model, for migration.
    open var renamingIdentifier: String?
    /// The entity that the property belongs to.
    open internal(set) weak var entity: NSEntityDescription!
}

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000

    init(named name: String) {
        let names: [String: NSAttributeType] = [
            "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType,
            "Decimal": .decimalAttributeType, "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
            "Boolean": .booleanAttributeType, "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
            "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
        ]
        self = names[name] ?? .undefinedAttributeType
    }

    /// The type of its values.
    var valueType: any Any.Type {
        switch self {
        case .integer16AttributeType: Int16?.self
        case .integer32AttributeType: Int32?.self
        case .integer64AttributeType: Int64?.self
        case .decimalAttributeType: Decimal?.self
        case .doubleAttributeType: Double?.self
        case .floatAttributeType: Float?.self
        case .stringAttributeType: String?.self
        case .booleanAttributeType: Bool?.self
        case .dateAttributeType: Date?.self
        case .UUIDAttributeType: UUID?.self
        case .URIAttributeType: URL?.self
        default: Data?.self
        }
    }

    /// A value as a model writes it.
    func value(_ text: String) -> Any? {
        switch self {
        case .integer16AttributeType: Int16(text)
        case .integer32AttributeType: Int32(text)
        case .integer64AttributeType: Int64(text)
        case .decimalAttributeType: Decimal(string: text)
        case .doubleAttributeType: Double(text)
        case .floatAttributeType: Float(text)
        case .stringAttributeType: text
        case .booleanAttributeType: text == "YES" || text == "1"
        case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: nil
        }
    }
}

/// A value that an entity keeps.
open class NSAttributeDescription: NSPropertyDescription {
    /// The type of the attribute's values.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The attribute's value in a new object.
    open var defaultValue: Any?
    /// The class of its values, for people.
    open var attributeValueClassName: String?
    /// The name of the transformer that turns the value into data.
    open var valueTransformerName: String?
    /// Whether large data may lie beside the database; here it lies in it.
    open var allowsExternalBinaryDataStorage = false
}

/// What happens to the other end of a relationship when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule
    case nullifyDeleteRule
    case cascadeDeleteRule
    case denyDeleteRule
}

/// A relationship from one entity to another.
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity at the other end.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship of the other entity that leads back to this one.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// What happens to the other end of a relationship when an object is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// The fewest objects at the other end.
    open var minCount = 0
    /// The most objects at the other end; 0 for any number.
    open var maxCount = 0
    /// Whether the objects at the other end have an order; here they are in the order in which they were first saved.
    open var isOrdered = false
    /// Whether several objects may be at the other end.
    open var isToMany: Bool { maxCount != 1 }

    /// The join table of a relationship that neither end's row can store; nil where a column of one end's row does.
    var linkTable: (name: String, here: String, there: String)? {
        guard isToMany, inverseRelationship?.isToMany != false else { return nil }
        let own = "\(entity?.name ?? "").\(name)", inverse = inverseRelationship
        let other = inverse.map { "\($0.entity?.name ?? "").\($0.name)" }
        let isFirst = other.map { own <= $0 } ?? true
        let owner = isFirst ? self : inverse ?? self
        let table = "Z_\(owner.entity?.name ?? "")_\(owner.name)".uppercased()
        return isFirst ? (table, "Z_FROM", "Z_TO") : (table, "Z_TO", "Z_FROM")
    }
}

/// An entity of the model: a kind of objects, with its properties.
open class NSEntityDescription: NSObject {
    /// The name, as the model has it.
    open var name: String?
    /// The name of the class of the entity's objects.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// Whether objects can be made of the entity's subentities only.
    open var isAbstract = false
    /// The properties that the entity declares.
    open var properties: [NSPropertyDescription] = [] {
        didSet { for property in properties { property.entity = self } }
    }
    /// Properties that together are different in every object.
    open var uniquenessConstraints: [[Any]] = []
    /// The name of the entity in an older model, for migration.
    open var renamingIdentifier: String?
    /// The entity that this one inherits its properties from.
    open internal(set) weak var superentity: NSEntityDescription?
    /// The entities that inherit from this one.
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }
    /// Whether the entity is the other one or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool { self === entity || superentity?.isKindOf(entity: entity) ?? false }
    /// The model that the entity belongs to.
    open internal(set) weak var managedObjectModel: NSManagedObjectModel!

    /// The entity's properties by name.
    open var propertiesByName: [String: NSPropertyDescription] { Dictionary(properties.map { ($0.name, $0) }) { first, _ in first } }
    /// The entity's attributes by name.
    open var attributesByName: [String: NSAttributeDescription] { propertiesByName.compactMapValues { $0 as? NSAttributeDescription } }
    /// The entity's relationships by name.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// The entity of that name.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        context.model?.entitiesByName[entityName]
    }
    /// A new object of the entity of that name.
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            // As on iOS: there is nothing that could be made.
            preconditionFailure("The model has no entity \(entityName).")
        }
        return entity.objectType.init(entity: entity, insertInto: context)
    }

    /// The class of its objects: the one of that name that the process has.
    var objectType: NSManagedObject.Type {
        guard let name = managedObjectClassName, name != "NSManagedObject" else { return NSManagedObject.self }
        return ManagedClasses.named(name) ?? NSManagedObject.self
    }
}

/// The entities of an app's objects.
open class NSManagedObjectModel: NSObject {
    /// The entities of the model.
    open var entities: [NSEntityDescription] = [] {
        didSet {
            for entity in entities { entity.managedObjectModel = self }
            ManagedModels.note(self)
        }
    }
    /// The names of the entities of each configuration but the default one.
    private var members: [String: [String]] = [:]

    /// The names of the configurations: parts of the model, each of which a store may keep alone.
    open var configurations: [String] { members.keys.sorted() }
    /// The entities of a configuration; of none, or of the default one, all. Nil where there is no such configuration.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != Self.defaultConfiguration else { return entities }
        return members[configuration].map { names in entities.filter { names.contains($0.name ?? "") } }
    }
    /// Makes a configuration of entities of the model.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        members[configuration] = entities.compactMap(\.name)
    }
    /// The name of the configuration that has all entities, as Core Data calls it.
    private static let defaultConfiguration = "PF_DEFAULT_CONFIGURATION_NAME"

    /// The entities by name.
    open var entitiesByName: [String: NSEntityDescription] { Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first } }

    /// The identifiers that tell this version of the model from others; nothing here asks for them.
    open var versionIdentifiers: Set<AnyHashable> = []

    public override init() {}

    /// - Parameter url: a data model as Xcode writes it, or `NAME.momd` where the bundle has that model.
    public init?(contentsOf url: URL) {
        let stem = url.deletingPathExtension()
        let places = [url, stem.appendingPathExtension("xcdatamodeld"), stem.appendingPathExtension("xcdatamodel")]
        guard let model = places.lazy.compactMap({ DataModel($0) }).first else { return nil }
        super.init()
        take(model)
    }

    /// All models of bundles in one.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let made = NSManagedObjectModel()
        for bundle in bundles ?? [.main] {
            for file
                in (try? FileManager.default.contentsOfDirectory(
                    at: bundle.resourceURL ?? bundle.bundleURL, includingPropertiesForKeys: nil)) ?? []
            where file.pathExtension == "xcdatamodeld" {
                if let model = DataModel(file) { made.take(model) }
            }
        }
        return made
    }

    private func take(_ model: DataModel) {
        var made: [String: NSEntityDescription] = [:]
        for entity in model.entities {
            let description = NSEntityDescription()
            description.name = entity.name
            description.managedObjectClassName = entity.className
            description.isAbstract = entity.isAbstract
            description.uniquenessConstraints = entity.uniqueness
            description.properties =
                entity.attributes.map { attribute in
                    let property = NSAttributeDescription()
                    property.name = attribute.name
                    property.isOptional = attribute.isOptional
                    property.isTransient = attribute.isTransient
                    property.attributeType = NSAttributeType(named: attribute.type)
                    property.defaultValue = attribute.defaultValue.flatMap(property.attributeType.value)
                    property.renamingIdentifier = attribute.formerName
                    property.attributeValueClassName = attribute.customClass
                    property.valueTransformerName = attribute.transformer
                    return property
                }
                + entity.relationships.map { relationship in
                    let property = NSRelationshipDescription()
                    property.name = relationship.name
                    property.maxCount = relationship.isToMany ? 0 : 1
                    property.isOrdered = relationship.isOrdered
                    property.renamingIdentifier = relationship.formerName
                    let rules: [String: NSDeleteRule] = [
                        "No Action": .noActionDeleteRule, "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
                    ]
                    property.deleteRule = rules[relationship.deletionRule] ?? .nullifyDeleteRule
                    return property
                }
            made[entity.name] = description
        }
        for entity in model.entities {
            for relationship in entity.relationships {
                let property = made[entity.name]?.relationshipsByName[relationship.name]
                property?.destinationEntity = made[relationship.destination]
                property?.inverseRelationship = relationship.inverse.flatMap {
                    made[relationship.destination]?.relationshipsByName[$0]
                }
            }
        }
        for entity in model.entities {
            guard let parent = entity.parent.flatMap({ made[$0] }), let own = made[entity.name] else { continue }
            parent.subentities.append(own)
        }
        entities += model.entities.compactMap { made[$0.name] }
        for (name, names) in model.configurations { members[name, default: []] += names }
    }
}
