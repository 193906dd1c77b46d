import Foundation

/// What kinds of models there are, and what each keeps.
public final class Schema: Codable, Hashable, Sendable, CustomDebugStringConvertible {
    /// A state of a schema as it grows.
    public struct Version: Codable, Comparable, Hashable, Sendable, CustomStringConvertible {
        /// The first number.
        public let major: Int
        /// The second number.
        public let minor: Int
        /// The third number.
        public let patch: Int

        /// A version of three numbers.
        public init(_ major: Int, _ minor: Int, _ patch: Int) { (self.major, self.minor, self.patch) = (major, minor, patch) }

        public var description: String { "\(major).\(minor).\(patch)" }

        public static func < (one: Version, other: Version) -> Bool {
            (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
        }
    }

    /// The kinds of models.
    public let entities: [Entity]
    /// The state of the schema.
    public let version: Version
    /// The state of the form in which schemas are written.
    public let encodingVersion: Version
    /// The state of the form in which this process writes schemas.
    public static let schemaEncodingVersion = Version(1, 0, 0)

    let types: [any PersistentModel.Type]

    /// One without models.
    public convenience init() { self.init(types: [], entities: [], version: Version(1, 0, 0)) }
    /// One of models and those they lead to.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
    /// One of models and those they lead to.
    public convenience init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        let all = Self.reached(from: types)
        self.init(types: all, entities: Self.entities(of: all.map(EntityShape.of)), version: version)
    }
    /// One of described kinds.
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

    /// The kinds of models by name.
    public var entitiesByName: [String: Entity] { Dictionary(entities.map { ($0.name, $0) }) { first, _ in first } }
    /// The kind of a type of models.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { entitiesByName[Self.entityName(for: type)] }
    /// The name of the kind of a type of models.
    public static func entityName<T: PersistentModel>(for type: T.Type) -> String { "\(type)" }

    /// Writes it into a file.
    public func save(to url: URL) throws { try JSONEncoder().encode(self).write(to: url, options: .atomic) }
    /// Reads one from a file.
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
    /// What the macro says of a property.
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

    /// A kind of models.
    public final class Entity: Codable, Hashable, @unchecked Sendable, CustomDebugStringConvertible {
        /// Its name, which is its class’s.
        public var name: String
        /// Kinds that inherit from it.
        public var subentities: Set<Entity> = []
        /// The kind that it inherits from.
        public var superentity: Entity?
        /// What it keeps of its own.
        public var storedProperties: [any SchemaProperty]
        /// What it keeps as those do that it inherits from.
        public var inheritedProperties: [any SchemaProperty] = []
        /// Properties that together are different in every model.
        public var uniquenessConstraints: [[String]] = []
        /// Properties by which models are looked for.
        public var indices: [[String]] = []

        /// One that keeps nothing yet.
        public init(_ name: String) {
            self.name = name
            storedProperties = []
        }
        /// One that keeps these.
        public init(_ name: String, properties: any SchemaProperty...) {
            self.name = name
            storedProperties = properties
        }
        /// One that others inherit from.
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

        /// The name of the kind that it inherits from.
        public var superentityName: String? { superentity?.name }
        /// All that it keeps.
        public var properties: [any SchemaProperty] { inheritedProperties + storedProperties }
        /// What it keeps of its own, by name.
        public var storedPropertiesByName: [String: any SchemaProperty] { Self.byName(storedProperties) }
        /// What it inherits, by name.
        public var inheritedPropertiesByName: [String: any SchemaProperty] { Self.byName(inheritedProperties) }
        /// Its values.
        public var attributes: Set<Attribute> { Set(properties.compactMap { $0 as? Attribute }) }
        /// Its values by name.
        public var attributesByName: [String: Attribute] { Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first } }
        /// Its ways to other models.
        public var relationships: Set<Relationship> { Set(properties.compactMap { $0 as? Relationship }) }
        /// Its ways to other models by name.
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

/// A schema at one state, for migrations.
public protocol VersionedSchema: SendableMetatype {
    /// Its models.
    static var models: [any PersistentModel.Type] { get }
    /// Its state.
    static var versionIdentifier: Schema.Version { get }
}

/// The states of a schema, and the ways from each to the next.
public protocol SchemaMigrationPlan: SendableMetatype {
    /// The schemas from the oldest to the newest.
    static var schemas: [any VersionedSchema.Type] { get }
    /// One for each step.
    static var stages: [MigrationStage] { get }
}

/// A way from one state of a schema to the next.
public enum MigrationStage: Sendable {
    /// A stage by what can be told from the two schemas.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// A stage with code of the app’s before and after.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: (@Sendable (ModelContext) throws -> Void)?, didMigrate: (@Sendable (ModelContext) throws -> Void)?)
}
