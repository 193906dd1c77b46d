import Foundation

/// The one of Apple's two systems to which an intent belongs.
package enum IntentSystem: String, Codable, Hashable, Sendable {
    case appIntents, siriKit
}

/// The configuration of a tile, with its intent: when the widget moves to the other system, its class says what to carry over.
package struct StoredConfiguration: Codable, Hashable, Sendable {
    package var system: IntentSystem
    /// The intent's class or type, as `IntentSchema.intent` has it.
    package var intent: String
    package var values: IntentValues
    /// The numbers of chosen cases, by parameter, where an `.intentdefinition` gives them.
    package var numbers: [String: Int] = [:]

    private enum CodingKeys: CodingKey { case system, intent, values, numbers }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        system = try container.decode(IntentSystem.self, forKey: .system)
        intent = try container.decode(String.self, forKey: .intent)
        values = try container.decode(IntentValues.self, forKey: .values)
        numbers = try container.decodeIfPresent([String: Int].self, forKey: .numbers) ?? [:]
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(system, forKey: .system)
        try container.encode(intent, forKey: .intent)
        try container.encode(values, forKey: .values)
        if !numbers.isEmpty { try container.encode(numbers, forKey: .numbers) }
    }

    package init(system: IntentSystem, intent: String, values: IntentValues) {
        self.system = system
        self.intent = intent
        self.values = values
    }

    /// The configuration as it is stored and sent: JSON with sorted keys, so that equal configurations have equal bytes.
    /// - Throws: `EncodingError` where a number is none.
    package var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            return try encoder.encode(self)
        }
    }

    /// - Throws: `DecodingError` where the bytes are no configuration.
    package init(data: Data) throws { self = try JSONDecoder().decode(Self.self, from: data) }
}

extension IntentValues {
    /// The values of a configuration as it is stored, or values alone.
    /// - Throws: `DecodingError` where the bytes are neither.
    package init(configuration data: Data) throws {
        if let stored = try? StoredConfiguration(data: data) {
            self = stored.values
        } else {
            self = try IntentValues(data: data)
        }
    }
}
