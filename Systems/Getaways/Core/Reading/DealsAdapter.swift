import Foundation
import UIKit

/// Turns what the service says into what is shown.
public protocol DealsAdapting: Sendable {
    /// - Parameter address: the feed's, against which photographs are resolved.
    func adapt(
        dealsServiceData: [DealServiceData], configuration: DealsConfiguration, address: URL, tile: DealsTile
    ) async -> [Deal]
}

/// Downloads the photographs and makes each deal's link. A photograph that cannot be had never costs a deal: another picture stands for it,
/// and the deal says why.
public struct DealsAdapter: DealsAdapting {
    /// Characters of a city's name.
    static let longestName = 200
    /// Photographs that are downloaded at the same time.
    static let atOnce = 2
    /// Nanoseconds: ten photographs that all take three seconds are there, or not, in little more than four. After a feed that took five,
    /// that is still less than the system gives an extension.
    static let patience: UInt64 = 150_000_000
    private let restClient: RestClient
    private let fallback: @Sendable () -> UIImage

    public init(
        restClient: RestClient,
        fallback: @escaping @Sendable () -> UIImage = { ConfigurationImage.named(ConfigurationImage.name) ?? UIImage() }
    ) {
        self.restClient = restClient
        self.fallback = fallback
    }

    public func adapt(
        dealsServiceData: [DealServiceData], configuration: DealsConfiguration, address: URL, tile: DealsTile
    ) async -> [Deal] {
        let sound = dealsServiceData.filter(Self.isSound)
        let photographs = await download(Set(sound.map(\.imagePath)), address: address, tile: tile)
        // Made once, and only where it is needed.
        lazy var substitute = fallback()
        return sound.compactMap { data in
            deal(from: data, photographs[data.imagePath] ?? .failure(.notAnImage), configuration, substitute)
        }
    }

    /// Each photograph once, a few at a time, because each takes memory until it is made small. Another one does not wait longer than
    /// ``patience`` for those before it, so that a service that answers slowly costs little more than one timeout.
    private func download(_ paths: Set<String>, address: URL, tile: DealsTile) async -> [String: Result<UIImage, RestClientError>] {
        await withTaskGroup(of: (String, Result<UIImage, RestClientError>)?.self) { group in
            var waiting = paths.sorted()[...]
            func next() {
                guard let path = waiting.popFirst() else { return }
                group.addTask { await photograph(path, address: address, tile: tile) }
            }
            func wait() {
                guard !waiting.isEmpty else { return }
                group.addTask {
                    try? await Task.sleep(nanoseconds: Self.patience)
                    return nil
                }
            }
            for _ in 0..<Self.atOnce { next() }
            wait()
            var photographs: [String: Result<UIImage, RestClientError>] = [:]
            while photographs.count < paths.count, let outcome = await group.next() {
                next()
                if let (path, photograph) = outcome { photographs[path] = photograph } else { wait() }
            }
            group.cancelAll()
            return photographs
        }
    }

    private func photograph(_ path: String, address: URL, tile: DealsTile) async -> (String, Result<UIImage, RestClientError>) {
        do throws(RestClientError) {
            let url = try Self.resolve(path, address)
            return (path, .success(try await restClient.getImage(from: url, filling: tile.pixels)))
        } catch {
            return (path, .failure(error))
        }
    }

    private func deal(
        from data: DealServiceData, _ photograph: Result<UIImage, RestClientError>, _ configuration: DealsConfiguration,
        _ substitute: @autoclosure () -> UIImage
    ) -> Deal? {
        guard let airport = configuration.location, let url = try? DealsLink(search: Self.search(data, airport, configuration)).url() else {
            return nil
        }
        var failure: RestClientError?
        let image: UIImage
        switch photograph {
        case .success(let picture): image = picture
        case .failure(let error):
            image = substitute()
            failure = error
        }
        return Deal(
            id: data.id, url: url, image: image, cityName: data.cityName, type: data.product,
            price: Price(cents: data.priceInCents, currency: data.currency), photographFailure: failure)
    }

    private static func search(_ data: DealServiceData, _ airport: Airport, _ configuration: DealsConfiguration) -> DealsSearch {
        DealsSearch(
            airport: airport.code, destination: data.cityCode, cityName: data.cityName, type: data.product,
            travellers: configuration.travellers, dates: configuration.dates)
    }

    /// What a tile can show: a name, a price, a place to go.
    private static func isSound(_ data: DealServiceData) -> Bool {
        let name = data.cityName.trimmingCharacters(in: .whitespacesAndNewlines)
        return !name.isEmpty && name.count <= longestName && data.priceInCents > 0 && data.priceInCents < 100_000_000
            && Airport.isCode(data.cityCode) && data.currency.count == 3
    }

    /// The service's own addresses only: a feed must not send its readers elsewhere.
    static func resolve(_ path: String, _ address: URL) throws(RestClientError) -> URL {
        guard let url = URL(string: path, relativeTo: address)?.absoluteURL, url.scheme == address.scheme, url.host == address.host,
            url.port == address.port
        else { throw .addressRefused(path) }
        return url
    }
}
