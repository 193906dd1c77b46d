import Foundation

/// A control's intent as the archive carries it: everything that is needed to perform it later, in another process.
public struct IntentCall: Codable, Hashable, Sendable {
    /// What it is called in sentences.
    public var name: String
    public var values: IntentValues

    public init(name: String, values: IntentValues) {
        self.name = name
        self.values = values
    }

    /// As `TapRegion.Action.perform` has it: JSON with sorted keys, so that equal pictures have equal archives.
    /// - Throws: `EncodingError` where a number is none.
    public var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            return try encoder.encode(self)
        }
    }

    /// - Throws: `DecodingError` where the bytes are no call.
    public init(data: Data) throws { self = try JSONDecoder().decode(Self.self, from: data) }
}

/// What is to be done after an intent was performed.
public struct IntentOutcome: Codable, Hashable, Sendable {
    /// The app comes to the front.
    public var opensApp: Bool
    /// The app gets this link.
    public var url: URL?

    public init(opensApp: Bool = false, url: URL? = nil) {
        self.opensApp = opensApp
        self.url = url
    }
}
