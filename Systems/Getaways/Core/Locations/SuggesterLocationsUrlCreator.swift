import Foundation
import ServiceAddresses

/// Knows where airports are looked up.
public struct SuggesterLocationsUrlCreator: Sendable {
    /// Characters of a search that are sent.
    public static let longestTerm = 100
    private let service: @Sendable () -> URL?
    private let language: @Sendable () -> String
    private let region: @Sendable () -> String?

    /// - Parameter region: whose airports come first in the list that is shown before anybody types, ISO 3166.
    public init(
        service: @escaping @Sendable () -> URL? = { ServiceAddress.deals.current },
        language: @escaping @Sendable () -> String = { Locale.current.language.languageCode?.identifier ?? "en" },
        region: @escaping @Sendable () -> String? = { Locale.current.region?.identifier }
    ) {
        self.service = service
        self.language = language
        self.region = region
    }

    /// The address for a term; without one, that of the list that is shown before anybody types.
    public func create(searchTerm: String?) throws(RestClientError) -> URL {
        var query = [(name: "language", value: language())]
        if let searchTerm {
            query.append(("term", String(searchTerm.prefix(Self.longestTerm))))
        } else if let region = region(), region.utf8.count == 2 {
            // Others are parts of the world, such as 419, and have no airports of their own.
            query.append(("region", region))
        }
        return try ServiceURL.make(service(), "v1/airports", query)
    }
}
