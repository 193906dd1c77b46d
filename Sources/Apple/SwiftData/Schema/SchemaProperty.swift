import Foundation
import VitrineStoredColumns

/// A property of an entity: an attribute or a relationship.
public protocol SchemaProperty: Codable, Hashable, Sendable {
    /// The property’s name.
    var name: String { get set }
    /// The name of the property in an older schema, for migration.
    var originalName: String { get set }
    /// The type of its values.
    var valueType: any Any.Type { get set }
    /// Whether the property is an attribute.
    var isAttribute: Bool { get }
    /// Whether the property may be nil.
    var isOptional: Bool { get }
    /// Whether the property is a relationship.
    var isRelationship: Bool { get }
    /// Whether the property is not saved to the store.
    var isTransient: Bool { get }
    /// Whether the property's value must be unique.
    var isUnique: Bool { get }
}

extension SchemaProperty {
    public var isAttribute: Bool { !isRelationship }
    public var isOptional: Bool { valueType is any OptionalValue.Type }
    public var isRelationship: Bool { false }
    public var isTransient: Bool { false }
    public var isUnique: Bool { false }
}

extension Schema {
    /// An attribute of an entity: a value that the store keeps.
    public class Attribute: SchemaProperty, @unchecked Sendable, CustomDebugStringConvertible {
        /// An option for how an attribute is stored.
        public struct Option: Codable, Hashable, Sendable {
            let name: String
            var transformer: String?

            /// No two models have the same; a new one takes the place of the one before it.
            public static var unique: Option { Option(name: "unique") }
            /// Large data may lie beside the database; here it lies in it.
            public static var externalStorage: Option { Option(name: "externalStorage") }
            /// The value is seen in the history of changes after a deletion; there is no history here.
            public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
            /// The attribute is not saved to the store.
            public static var ephemeral: Option { Option(name: "ephemeral") }
            /// CloudKit keeps the value encrypted; nothing is synchronised here.
            public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
            /// The value is found by the system’s search; there is none here.
            public static var spotlight: Option { Option(name: "spotlight") }
            /// The value is kept as data that a transformer makes.
            public static func transformable(by transformerName: String) -> Option {
                Option(name: "transformable", transformer: transformerName)
            }
            /// The value is kept as data that a transformer makes.
            public static func transformable(by transformerType: AnyClass) -> Option {
                Option(name: "transformable", transformer: "\(transformerType)")
            }
        }

        public var name: String
        public var originalName: String
        public var valueType: any Any.Type
        /// The options for how the property is stored.
        public var options: [Option]
        /// The value in models that were saved before the attribute existed.
        public var defaultValue: Any?
        /// A value that makes the property differ from that of another schema version where nothing else changed.
        public var hashModifier: String?
        /// The name of the type in a schema that was read, where the type itself may not be known.
        private var writtenType: String?
        private var typeText: String { writtenType ?? typeName(valueType) }

        /// Makes an attribute as a macro declares it; the model supplies the name and the type.
        public convenience init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.init(
                name: "", originalName: originalName, options: options, valueType: Any.self, defaultValue: nil, hashModifier: hashModifier)
        }

        /// Makes an attribute with its name and type.
        public init(
            name: String, originalName: String? = nil, options: [Option] = [], valueType: any Any.Type, defaultValue: Any? = nil,
            hashModifier: String? = nil
        ) {
            self.name = name
            self.originalName = originalName ?? name
            self.options = options
            self.valueType = valueType
            self.defaultValue = defaultValue
            self.hashModifier = hashModifier
        }

        public var isAttribute: Bool { true }
        public var isRelationship: Bool { false }
        public var isOptional: Bool { valueType is any OptionalValue.Type }
        public var isTransient: Bool { options.contains(.ephemeral) }
        public var isUnique: Bool { options.contains(.unique) }
        /// Whether a transformer turns the value into data.
        public var isTransformable: Bool { options.contains { $0.name == "transformable" } }

        public var debugDescription: String { "\(name): \(valueType)" }

        public static func == (one: Attribute, other: Attribute) -> Bool {
            one.name == other.name && one.originalName == other.originalName && one.options == other.options
                && one.typeText == other.typeText && one.hashModifier == other.hashModifier
        }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }

        private enum CodingKeys: String, CodingKey { case name, originalName, options, valueType, hashModifier }

        public required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            originalName = try container.decode(String.self, forKey: .originalName)
            options = try container.decode([Option].self, forKey: .options)
            let written = try container.decode(String.self, forKey: .valueType)
            writtenType = written
            valueType = knownType(written)
            hashModifier = try container.decodeIfPresent(String.self, forKey: .hashModifier)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .name)
            try container.encode(originalName, forKey: .originalName)
            try container.encode(options, forKey: .options)
            try container.encode(typeText, forKey: .valueType)
            try container.encodeIfPresent(hashModifier, forKey: .hashModifier)
        }
    }

    /// An attribute that is composed of others, as a `Codable` struct is.
    public final class CompositeAttribute: Attribute, @unchecked Sendable {
        /// The attributes that it is composed of.
        public var properties: [Attribute] = []
    }

    /// A relationship from one entity to another.
    public final class Relationship: SchemaProperty, @unchecked Sendable, CustomDebugStringConvertible {
        /// The rule for the models at the other end when a model is deleted.
        public enum DeleteRule: String, CaseIterable, Codable, Hashable, Sendable {
            /// The models at the other end are left as they are, and may refer to a model that is gone.
            case noAction
            /// The models at the other end no longer refer to the deleted one.
            case nullify
            /// The models at the other end are deleted too.
            case cascade
            /// The deletion is refused as long as there is a model at the other end.
            case deny
        }

        /// An option for how a relationship is stored.
        public struct Option: Codable, Hashable, Sendable {
            let name: String
            /// No two models may refer to the same model.
            public static var unique: Option { Option(name: "unique") }
        }

        public var name: String = ""
        public var originalName: String
        public var valueType: any Any.Type = Any.self
        /// The options for how the property is stored.
        public var options: [Option]
        /// The rule for the models at the other end when a model is deleted.
        public var deleteRule: DeleteRule
        /// The fewest models at the other end.
        public var minimumModelCount: Int?
        /// The most models at the other end; 0 for any number.
        public var maximumModelCount: Int?
        /// The key path of the inverse relationship, the property at the other end that leads back.
        public var inverseKeyPath: AnyKeyPath?
        /// The name of the inverse relationship.
        public var inverseName: String?
        /// The name of the entity at the other end.
        public var destination: String = ""
        /// The property itself.
        public var keypath: AnyKeyPath?
        /// A value that makes the property differ from that of another schema version where nothing else changed.
        public var hashModifier: String?
        /// The name of the type in a schema that was read, where the type itself may not be known.
        private var writtenType: String?
        private var typeText: String { writtenType ?? typeName(valueType) }

        /// Makes a relationship as a macro declares it; the model supplies the rest.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
            originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
        ) {
            self.options = options
            self.deleteRule = deleteRule
            self.minimumModelCount = minimumModelCount
            self.maximumModelCount = maximumModelCount
            self.originalName = originalName ?? ""
            inverseKeyPath = inverse
            self.hashModifier = hashModifier
        }

        public var isAttribute: Bool { false }
        public var isRelationship: Bool { true }
        public var isTransient: Bool { false }
        public var isUnique: Bool { options.contains(.unique) }
        /// Whether there is at most one model at the other end.
        public var isToOneRelationship: Bool {
            !(valueType is any RelationshipCollection.Type) && writtenType?.contains("Array<") != true
        }

        public var debugDescription: String { "\(name): \(destination)" }

        public static func == (one: Relationship, other: Relationship) -> Bool {
            one.name == other.name && one.destination == other.destination && one.deleteRule == other.deleteRule
                && one.typeText == other.typeText
        }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }

        private enum CodingKeys: String, CodingKey {
            case name, originalName, options, valueType, deleteRule, destination, inverseName, minimumModelCount, maximumModelCount
        }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
            originalName = try container.decode(String.self, forKey: .originalName)
            options = try container.decode([Option].self, forKey: .options)
            let written = try container.decode(String.self, forKey: .valueType)
            writtenType = written
            valueType = knownType(written)
            deleteRule = try container.decode(DeleteRule.self, forKey: .deleteRule)
            destination = try container.decode(String.self, forKey: .destination)
            inverseName = try container.decodeIfPresent(String.self, forKey: .inverseName)
            minimumModelCount = try container.decodeIfPresent(Int.self, forKey: .minimumModelCount)
            maximumModelCount = try container.decodeIfPresent(Int.self, forKey: .maximumModelCount)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .name)
            try container.encode(originalName, forKey: .originalName)
            try container.encode(options, forKey: .options)
            try container.encode(typeText, forKey: .valueType)
            try container.encode(deleteRule, forKey: .deleteRule)
            try container.encode(destination, forKey: .destination)
            try container.encodeIfPresent(inverseName, forKey: .inverseName)
            try container.encodeIfPresent(minimumModelCount, forKey: .minimumModelCount)
            try container.encodeIfPresent(maximumModelCount, forKey: .maximumModelCount)
        }
    }
}

private func typeName(_ type: any Any.Type) -> String { String(reflecting: type) }

/// The type that a written schema names, where it is one that every process knows.
private func knownType(_ name: String) -> any Any.Type {
    let types: [any Any.Type] = [
        String.self, Int.self, Int16.self, Int32.self, Int64.self, Double.self, Float.self, Bool.self, Date.self, Data.self, UUID.self,
        URL.self, Decimal.self, String?.self, Int?.self, Int16?.self, Int32?.self, Int64?.self, Double?.self, Float?.self, Bool?.self,
        Date?.self, Data?.self, UUID?.self, URL?.self, Decimal?.self,
    ]
    return types.first { typeName($0) == name } ?? Any.self
}
