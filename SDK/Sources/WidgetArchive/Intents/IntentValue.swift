import Foundation

/// One stored value of a configurable widget or of a control's intent. Entities are kept by their id alone: what they show is asked anew.
public indirect enum IntentValue: Codable, Hashable, Sendable {
    case none
    case string(String)
    case bool(Bool)
    case int(Int)
    case double(Double)
    /// A value of so much of a unit, by the unit's name in source.
    case measurement(Double, unit: String)
    case date(Date)
    case url(URL)
    /// The raw value of an enumeration's case.
    case choice(String)
    case entity(id: String)
    case list([IntentValue])

    /// The name of the value's kind in sentences.
    package var kindName: String {
        switch self {
        case .none: "nothing"
        case .string: "a text"
        case .bool: "yes or no"
        case .int: "a whole number"
        case .double: "a number"
        case .measurement: "a measurement"
        case .date: "a date"
        case .url: "a URL"
        case .choice: "a choice"
        case .entity: "an item"
        case .list: "a list"
        }
    }
}

/// The values of one configuration, by parameter name. A parameter that is not there has its default.
package struct IntentValues: Codable, Hashable, Sendable {
    package var values: [String: IntentValue]
    /// Items that a SiriKit intent's values refer to; App Intents look theirs up.
    package var objects: [IntentObject]

    package init(_ values: [String: IntentValue] = [:], objects: [IntentObject] = []) {
        self.values = values
        self.objects = objects
    }

    private enum CodingKeys: CodingKey { case values, objects }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        values = try container.decode([String: IntentValue].self, forKey: .values)
        objects = try container.decodeIfPresent([IntentObject].self, forKey: .objects) ?? []
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(values, forKey: .values)
        if !objects.isEmpty { try container.encode(objects, forKey: .objects) }
    }

    /// The values as they are stored and sent: JSON with sorted keys, so that equal values have equal bytes.
    package var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            return try encoder.encode(self)
        }
    }

    /// - Throws: `DecodingError` where the bytes are no configuration.
    package init(data: Data) throws { self = try JSONDecoder().decode(Self.self, from: data) }

    package subscript(name: String) -> IntentValue? {
        get { values[name] }
        set { values[name] = newValue }
    }
}
