/// What a body or a parameter looks like: as much of JSON Schema as the interface needs.
indirect enum JSONSchema: Hashable, Sendable {
    case string
    case oneOf([String])
    case number
    case bounded(Double, Double)
    case integer
    case bool
    case any
    case array(JSONSchema)
    /// Values by names that are not known beforehand.
    case map(JSONSchema)
    case object([Field])
    /// May be null, or absent.
    case optional(JSONSchema)
    /// Described once, by name.
    case named(String)

    struct Field: Hashable, Sendable {
        var name: String
        var schema: JSONSchema
        var note: String?

        init(_ name: String, _ schema: JSONSchema, _ note: String? = nil) {
            self.name = name
            self.schema = schema
            self.note = note
        }

        var isRequired: Bool { if case .optional = schema { false } else { true } }
    }

    /// The schema of a date in milliseconds since 1970.
    static let date = JSONSchema.number

    var json: JSONValue { .object(members) }

    private var members: [JSONValue.Member] {
        func type(_ name: JSONValue) -> JSONValue.Member { .init("type", name) }
        switch self {
        case .string: return [type("string")]
        case .oneOf(let words): return [type("string"), .init("enum", .array(words.map { .string($0) }))]
        case .number: return [type("number")]
        case .bounded(let low, let high): return [type("number"), .init("minimum", .number(low)), .init("maximum", .number(high))]
        case .integer:
            // What a 64-bit number holds and every JSON parser keeps exact.
            return [type("integer"), .init("minimum", .number(-9_007_199_254_740_991)), .init("maximum", .number(9_007_199_254_740_991))]
        case .bool: return [type("boolean")]
        case .any: return []
        case .array(let items): return [type("array"), .init("items", items.json)]
        case .map(let values): return [type("object"), .init("additionalProperties", values.json)]
        case .object(let fields):
            let properties = fields.map { field in
                var json = field.schema.members
                if let note = field.note { json.append(.init("description", .string(note))) }
                return JSONValue.Member(field.name, .object(json))
            }
            let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
            return [type("object"), .init("properties", .object(properties))]
                + (required.isEmpty ? [] : [.init("required", .array(required))])
        case .optional(let schema):
            var members = schema.members
            guard let index = members.firstIndex(where: { $0.name == "type" }), case .string(let name) = members[index].value else {
                return [.init("anyOf", [schema.json, ["type": "null"]])]
            }
            members[index].value = [.string(name), "null"]
            if let cases = members.firstIndex(where: { $0.name == "enum" }), case .array(let words) = members[cases].value {
                members[cases].value = .array(words + [.null])
            }
            return members
        case .named(let name): return [.init("$ref", .string("#/components/schemas/\(name)"))]
        }
    }
}
