import Foundation
import ServiceAddresses

/// Knows where the deals of a configuration are.
public struct DealsFeedUrlRepository: Sendable {
    private let service: @Sendable () -> URL?
    private let language: @Sendable () -> String

    /// - Parameters:
    ///   - service: where the service answers.
    ///   - language: of the cities' names, such as `it`.
    public init(
        service: @escaping @Sendable () -> URL? = { ServiceAddress.deals.current },
        language: @escaping @Sendable () -> String = { Locale.current.language.languageCode?.identifier ?? "en" }
    ) {
        self.service = service
        self.language = language
    }

    /// The address of a configuration's deals; nil without an airport: there is nothing to ask for then.
    public func get(for configuration: DealsConfiguration) throws(RestClientError) -> URL? {
        guard let airport = configuration.location else { return nil }
        return try ServiceURL.make(
            service(), "v1/deals",
            [
                ("language", language()), ("airport", airport.code), ("travellers", String(configuration.travellers.rawValue)),
                ("dates", configuration.dates.rawValue),
            ])
    }
}

/// Addresses of the service, whatever characters their values have.
enum ServiceURL {
    static func make(_ service: URL?, _ path: String, _ query: [(name: String, value: String)]) throws(RestClientError) -> URL {
        guard let service else { throw .noService }
        guard var components = URLComponents(url: service.appendingPathComponent(path), resolvingAgainstBaseURL: true) else {
            throw .addressRefused(service.absoluteString)
        }
        let pairs = query.map { "\($0.name)=\(encoded($0.value))" }
        components.percentEncodedQuery = pairs.isEmpty ? nil : pairs.joined(separator: "&")
        guard let url = components.url else { throw .addressRefused(service.absoluteString) }
        return url
    }

    /// `+` and `;` mean something else to some services, so everything but letters, digits and `-._~` is encoded.
    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: plain)) ?? ""
    }

    private static let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"
}
