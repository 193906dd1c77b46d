import Foundation

/// A data model of Xcode's: a folder `NAME.xcdatamodeld` with a folder for each version, each with a file `contents` of XML.
public struct DataModel: Hashable, Sendable {
    /// A value that an entity keeps.
    public struct Attribute: Hashable, Sendable {
        public var name: String
        /// The type as the model calls it, e.g. `Integer 64`.
        public var type: String
        public var isOptional: Bool
        public var isTransient: Bool
        public var usesScalar: Bool
        public var defaultValue: String?
        public var customClass: String?
        /// The name of the transformer that makes data of the attribute's values.
        public var transformer: String?
        public var formerName: String?
    }

    /// A way from one entity to another.
    public struct Relationship: Hashable, Sendable {
        public var name: String
        public var destination: String
        public var inverse: String?
        public var isToMany: Bool
        public var isOrdered: Bool
        public var deletionRule: String
        public var formerName: String?
    }

    /// A kind of objects.
    public struct Entity: Hashable, Sendable {
        public var name: String
        public var className: String
        /// `class`, `category`, or nil where the project writes its classes itself.
        public var codeGeneration: String?
        public var parent: String?
        public var isAbstract: Bool
        public var attributes: [Attribute] = []
        public var relationships: [Relationship] = []
        public var uniqueness: [[String]] = []
    }

    public var name: String
    public var entities: [Entity] = []
    /// The names of the entities of each configuration but the default one, which has all.
    public var configurations: [String: [String]] = [:]

    /// - Parameter place: the folder `NAME.xcdatamodeld`, or one `NAME.xcdatamodel`.
    /// - Returns: nil where there is no model.
    public init?(_ place: URL) {
        name = place.deletingPathExtension().lastPathComponent
        var folder = place
        if place.pathExtension == "xcdatamodeld" {
            let versions = ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? [])
                .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
            let list = FileManager.default.contents(atPath: place.appendingPathComponent(".xccurrentversion").path)
            let plist = list.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
            guard let version = plist?["_XCCurrentVersionName"] as? String ?? versions.first else { return nil }
            folder = place.appendingPathComponent(version)
        }
        guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("contents").path) else { return nil }
        read(String(decoding: data, as: UTF8.self))
    }

    /// - Parameter contents: the XML of a version.
    public init(name: String, contents: String) {
        self.name = name
        read(contents)
    }

    private mutating func read(_ text: String) {
        var group: [String]?, configuration: String?
        for tag in Tag.all(in: text) {
            func isYes(_ key: String) -> Bool { tag[key] == "YES" }
            switch tag.name {
            case "entity":
                let entity = tag["name"] ?? ""
                entities.append(
                    Entity(
                        name: entity, className: (tag["representedClassName"] ?? "NSManagedObject").replacingOccurrences(of: ".", with: ""),
                        codeGeneration: tag["codeGenerationType"], parent: tag["parentEntity"], isAbstract: isYes("isAbstract")))
            case "attribute" where !entities.isEmpty:
                entities[entities.count - 1].attributes.append(
                    Attribute(
                        name: tag["name"] ?? "", type: tag["attributeType"] ?? "", isOptional: isYes("optional"),
                        isTransient: isYes("transient"), usesScalar: isYes("usesScalarValueType"),
                        defaultValue: tag["defaultValueString"] ?? tag["defaultDateTimeInterval"], customClass: tag["customClassName"],
                        transformer: tag["valueTransformerName"], formerName: tag["elementID"]))
            case "relationship" where !entities.isEmpty:
                entities[entities.count - 1].relationships.append(
                    Relationship(
                        name: tag["name"] ?? "", destination: tag["destinationEntity"] ?? "", inverse: tag["inverseName"],
                        isToMany: isYes("toMany"), isOrdered: isYes("ordered"), deletionRule: tag["deletionRule"] ?? "Nullify",
                        formerName: tag["elementID"]))
            case "configuration":
                configuration = tag["name"]
                if let configuration { configurations[configuration] = [] }
            case "memberEntity":
                if let configuration, let member = tag["name"] { configurations[configuration]?.append(member) }
            case "uniquenessConstraint": group = []
            case "constraint": group?.append(tag["value"] ?? "")
            case "/uniquenessConstraint":
                if let group, !entities.isEmpty { entities[entities.count - 1].uniqueness.append(group) }
                group = nil
            default: break
            }
        }
        // What a parent keeps its children keep too.
        for index in entities.indices {
            var parent = entities[index].parent
            while let name = parent, let above = entities.first(where: { $0.name == name }) {
                entities[index].attributes =
                    above.attributes.filter { own in
                        !entities[index].attributes.contains { $0.name == own.name }
                    } + entities[index].attributes
                entities[index].relationships =
                    above.relationships.filter { own in
                        !entities[index].relationships.contains { $0.name == own.name }
                    } + entities[index].relationships
                parent = above.parent
            }
        }
    }
}

/// A tag of XML with its attributes.
private struct Tag {
    let name: String
    let values: [String: String]

    subscript(key: String) -> String? { values[key] }

    static func all(in text: String) -> [Tag] {
        var found: [Tag] = []
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: open)...]
            if rest.hasPrefix("!--") {
                guard let end = rest.range(of: "-->") else { break }
                rest = rest[end.upperBound...]
                continue
            }
            let name = rest.prefix { !$0.isWhitespace && $0 != ">" }
            rest = rest[name.endIndex...]
            var values: [String: String] = [:]
            while let next = rest.first, next != ">" {
                let key = rest.prefix { $0 != "=" && $0 != ">" && !$0.isWhitespace && $0 != "/" }
                guard !key.isEmpty else {
                    rest = rest.dropFirst()
                    continue
                }
                rest = rest[key.endIndex...]
                guard rest.hasPrefix("=\""), let end = rest.dropFirst(2).firstIndex(of: "\"") else { continue }
                values[String(key)] = plain(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
                rest = rest[rest.index(after: end)...]
            }
            found.append(Tag(name: name.hasSuffix("/") && name.count > 1 ? String(name.dropLast()) : String(name), values: values))
        }
        return found
    }

    private static func plain(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#10;", "\n"), ("&amp;", "&")]
            .reduce(String(text)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
