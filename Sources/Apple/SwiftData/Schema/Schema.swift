import Foundation

/// The entities of an app's models, with their properties.
public final class Schema: Codable, Hashable, Sendable, CustomDebugStringConvertible {
    /// A version of a schema.
    public struct Version: Codable, Comparable, Hashable, Sendable, CustomStringConvertible {
        /// The major version number.
        public let major: Int
        /// The minor version number.
        public let minor: Int
        /// The patch version number.
        public let patch: Int

        /// Makes a version of three numbers.
        public init(_ major: Int, _ minor: Int, _ patch: Int) { (self.major, self.minor, self.patch) = (major, minor, patch) }

        public var description: String { "\(major).\(minor).\(patch)" }

        public static func < (one: Version, other: Version) -> Bool {
            (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
        }
    }

    /// The entities of the schema.
    public let entities: [Entity]
    /// The version of the schema.
    public let version: Version
    /// The version of the format that the schema was written in.
    public let encodingVersion: Version
    /// The version of the format in which this process writes schemas.
    public static let schemaEncodingVersion = Version(1, 0, 0)

    let types: [any PersistentModel.Type]

    /// Makes a schema without models.
    public convenience init() { self.init(types: [], entities: [], version: Version(1, 0, 0)) }
    /// Makes a schema of models and those that they have relationships to.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
    /// Makes a schema of models and those that they have relationships to.
    public convenience init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        let all = Self.reached(from: types)
        self.init(types: all, entities: Self.entities(of: all.map(EntityShape.of)), version: version)
    }
    /// Makes a schema of entities.
    public convenience init(_ entities: Entity..., version: Version = Version(1, 0, 0)) {
        self.init(types: [], entities: entities, version: version)
    }
    /// Makes the schema of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    private init(types: [any PersistentModel.Type], entities: [Entity], version: Version) {
        self.types = types
        self.entities = entities
        self.version = version
        encodingVersion = Self.schemaEncodingVersion
    }

    /// The entities by name.
    public var entitiesByName: [String: Entity] { Dictionary(entities.map { ($0.name, $0) }) { first, _ in first } }
    /// The entity of a model type.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { entitiesByName[Self.entityName(for: type)] }
    /// The name of the entity of a model type.
    public static func entityName<T: PersistentModel>(for type: T.Type) -> String { "\(type)" }

    /// Writes the schema into a file.
    public func save(to url: URL) throws { try JSONEncoder().encode(self).write(to: url, options: .atomic) }
    /// Reads a schema from a file.
    public static func load(from url: URL) throws -> Schema { try JSONDecoder().decode(Schema.self, from: Data(contentsOf: url)) }

    public var debugDescription: String { "Schema \(version): \(entities.map(\.name).joined(separator: ", "))" }

    public static func == (one: Schema, other: Schema) -> Bool { one.version == other.version && one.entities == other.entities }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(entities)
    }

    private enum CodingKeys: String, CodingKey { case entities, version, encodingVersion }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        entities = try container.decode([Entity].self, forKey: .entities)
        version = try container.decode(Version.self, forKey: .version)
        encodingVersion = try container.decode(Version.self, forKey: .encodingVersion)
        types = []
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(entities, forKey: .entities)
        try container.encode(version, forKey: .version)
        try container.encode(encodingVersion, forKey: .encodingVersion)
    }

    private static func entities(of shapes: [EntityShape]) -> [Entity] {
        let entities = shapes.map { Entity($0) }
        for (entity, shape) in zip(entities, shapes) {
            guard let parent = shape.parent, let above = entities.first(where: { $0.name == parent.name }) else { continue }
            entity.superentity = above
            above.subentities.insert(entity)
        }
        return entities
    }

    private static func reached(from types: [any PersistentModel.Type]) -> [any PersistentModel.Type] {
        var found: [any PersistentModel.Type] = [], left = types
        while !left.isEmpty {
            let next = left.removeFirst()
            guard !found.contains(where: { $0 == next }) else { continue }
            found.append(next)
            let shape = EntityShape.of(next)
            if let parent = shape.parent { left.append(parent.type) }
            left += shape.relationships.values.sorted { $0.name < $1.name }.map(\.destination)
        }
        return found
    }
}

extension Schema {
    /// The metadata of a property, as the macro declares it.
    public struct PropertyMetadata {
        let name: String
        let keypath: AnyKeyPath
        let defaultValue: Any?
        let metadata: Any?

        /// - Parameter metadata: a `Schema.Attribute` or a `Schema.Relationship`, where the property has one.
        public init(name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: Any? = nil) {
            self.name = name
            self.keypath = keypath
            self.defaultValue = defaultValue
            self.metadata = metadata
        }
    }

    /// An entity: a kind of models, with its properties.
    public final class Entity: Codable, Hashable, @unchecked Sendable, CustomDebugStringConvertible {
        /// The name of the entity, which is that of its class.
        public var name: String
        /// The entities that inherit from this one.
        public var subentities: Set<Entity> = []
        /// The entity that this one inherits from.
        public var superentity: Entity?
        /// The properties that the entity declares itself.
        public var storedProperties: [any SchemaProperty]
        /// The properties that the entity inherits.
        public var inheritedProperties: [any SchemaProperty] = []
        /// The groups of properties whose values together must be unique.
        public var uniquenessConstraints: [[String]] = []
        /// The groups of properties that have an index.
        public var indices: [[String]] = []

        /// Makes an entity without properties.
        public init(_ name: String) {
            self.name = name
            storedProperties = []
        }
        /// Makes an entity with properties.
        public init(_ name: String, properties: any SchemaProperty...) {
            self.name = name
            storedProperties = properties
        }
        /// Makes an entity that others inherit from.
        public init(_ name: String, subentities: Entity..., properties: any SchemaProperty...) {
            self.name = name
            self.subentities = Set(subentities)
            storedProperties = properties
            for entity in subentities { entity.superentity = self }
        }

        init(_ shape: EntityShape) {
            name = shape.name
            func property(_ name: String) -> (any SchemaProperty)? {
                shape.attributes[name]?.attribute ?? shape.relationships[name]?.described
            }
            inheritedProperties = shape.parent?.order.compactMap(property) ?? []
            storedProperties = shape.order.dropFirst(shape.parent?.order.count ?? 0).compactMap(property)
            uniquenessConstraints = shape.uniqueness
            indices = shape.indices
        }

        /// The name of the entity that this one inherits from.
        public var superentityName: String? { superentity?.name }
        /// All properties, the inherited ones too.
        public var properties: [any SchemaProperty] { inheritedProperties + storedProperties }
        /// The properties that the entity declares itself, by name.
        public var storedPropertiesByName: [String: any SchemaProperty] { Self.byName(storedProperties) }
        /// The inherited properties, by name.
        public var inheritedPropertiesByName: [String: any SchemaProperty] { Self.byName(inheritedProperties) }
        /// The attributes of the entity.
        public var attributes: Set<Attribute> { Set(properties.compactMap { $0 as? Attribute }) }
        /// The attributes by name.
        public var attributesByName: [String: Attribute] { Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first } }
        /// The relationships of the entity.
        public var relationships: Set<Relationship> { Set(properties.compactMap { $0 as? Relationship }) }
        /// The relationships by name.
        public var relationshipsByName: [String: Relationship] { Dictionary(relationships.map { ($0.name, $0) }) { first, _ in first } }

        public var debugDescription: String { "\(name): \(properties.map(\.name).joined(separator: ", "))" }

        public static func == (one: Entity, other: Entity) -> Bool {
            one.name == other.name && one.attributes == other.attributes && one.relationships == other.relationships
        }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }

        private static func byName(_ properties: [any SchemaProperty]) -> [String: any SchemaProperty] {
            Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
        }

        private enum CodingKeys: String, CodingKey { case name, attributes, relationships, uniquenessConstraints, indices, subentities }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            storedProperties =
                try container.decode([Attribute].self, forKey: .attributes) + container.decode([Relationship].self, forKey: .relationships)
            uniquenessConstraints = try container.decode([[String]].self, forKey: .uniquenessConstraints)
            indices = try container.decode([[String]].self, forKey: .indices)
            subentities = try container.decode(Set<Entity>.self, forKey: .subentities)
            for entity in subentities { entity.superentity = self }
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .name)
            try container.encode(storedProperties.compactMap { $0 as? Attribute }, forKey: .attributes)
            try container.encode(storedProperties.compactMap { $0 as? Relationship }, forKey: .relationships)
            try container.encode(uniquenessConstraints, forKey: .uniquenessConstraints)
            try container.encode(indices, forKey: .indices)
            try container.encode(subentities, forKey: .subentities)
        }
    }
}

/// One version of a schema, for migrations.
public protocol VersionedSchema: SendableMetatype {
    /// The models of this version.
    static var models: [any PersistentModel.Type] { get }
    /// The version number.
    static var versionIdentifier: Schema.Version { get }
}

/// A migration plan: the versions of a schema, and the stages that lead from each to the next.
public protocol SchemaMigrationPlan: SendableMetatype {
    /// The schemas from the oldest to the newest.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The stages of the migration, one for each step between versions.
    static var stages: [MigrationStage] { get }
}

/// A stage of a migration, from one version of a schema to the next.
public enum MigrationStage: Sendable {
    /// A stage that is inferred from the two versions.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// A stage that runs code of the app before and after.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: (@Sendable (ModelContext) throws -> Void)?, didMigrate: (@Sendable (ModelContext) throws -> Void)?)
}
