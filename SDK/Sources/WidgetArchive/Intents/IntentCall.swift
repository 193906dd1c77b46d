import Foundation

/// A control's intent as the archive carries it: everything that is needed to perform it later, in another process.
package struct IntentCall: Codable, Hashable, Sendable {
    /// The name of the intent's type, without its module.
    package var name: String
    package var values: IntentValues

    package init(name: String, values: IntentValues) {
        self.name = name
        self.values = values
    }

    /// The call as `TapRegion.Action.perform` has it: JSON with sorted keys, so that equal pictures have equal archives.
    /// - Throws: `EncodingError` where a number is none.
    package var data: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            return try encoder.encode(self)
        }
    }

    /// - Throws: `DecodingError` where the bytes are no call.
    package init(data: Data) throws { self = try JSONDecoder().decode(Self.self, from: data) }
}

/// The outcome of an intent that was performed: what is to be done afterwards.
package struct IntentOutcome: Codable, Hashable, Sendable {
    /// The app comes to the front.
    package var opensApp: Bool
    /// The app gets this link.
    package var url: URL?

    package init(opensApp: Bool = false, url: URL? = nil) {
        self.opensApp = opensApp
        self.url = url
    }
}
