import Foundation

/// Knows where airports are looked up.
public struct SuggesterLocationsUrlCreator: Sendable {
    /// Characters of a search that are sent.
    public static let longestTerm = 100
    private let service: @Sendable () -> URL?
    private let language: @Sendable () -> String

    public init(
        service: @escaping @Sendable () -> URL? = { ServiceAddress.current },
        language: @escaping @Sendable () -> String = { Locale.current.language.languageCode?.identifier ?? "en" }
    ) {
        self.service = service
        self.language = language
    }

    /// Without a term, the address of the list that is shown before anybody types.
    public func create(searchTerm: String?) throws(RestClientError) -> URL {
        var query = [(name: "language", value: language())]
        if let searchTerm { query.append(("term", String(searchTerm.prefix(Self.longestTerm)))) }
        return try ServiceURL.make(service(), "v1/airports", query)
    }
}
