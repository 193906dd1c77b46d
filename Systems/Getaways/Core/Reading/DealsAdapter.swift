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
    /// Nanoseconds after which the next photograph is asked for, although those before it are not there.
    static let patience: UInt64 = 150_000_000
    /// Nanoseconds for all photographs: what is not there then costs no deal.
    public static let longest: UInt64 = 3_500_000_000
    private let restClient: RestClient
    private let fallback: @Sendable () -> UIImage
    private let timeIsUp: @Sendable () async throws -> Void

    /// - Parameters:
    ///   - fallback: the picture of a deal whose photograph cannot be had.
    ///   - timeIsUp: returns when no photograph is waited for any longer.
    public init(
        restClient: RestClient,
        fallback: @escaping @Sendable () -> UIImage = { ConfigurationImage.named(ConfigurationImage.name) ?? UIImage() },
        timeIsUp: @escaping @Sendable () async throws -> Void = { try await Task.sleep(nanoseconds: DealsAdapter.longest) }
    ) {
        self.restClient = restClient
        self.fallback = fallback
        self.timeIsUp = timeIsUp
    }

    public func adapt(
        dealsServiceData: [DealServiceData], configuration: DealsConfiguration, address: URL, tile: DealsTile
    ) async -> [Deal] {
        let sound = dealsServiceData.filter(Self.isSound)
        let photographs = await download(Self.once(sound.map(\.imagePath)), address: address, tile: tile)
        // Made once, and only where it is needed.
        lazy var substitute = fallback()
        return sound.compactMap { data in
            deal(from: data, photographs[data.imagePath] ?? .failure(.tooLate), configuration, substitute)
        }
    }

    /// An event while photographs are waited for.
    private enum Event: Sendable {
        case file(String, URL, Data)
        case missing(String, RestClientError)
        case picture(String, Result<UIImage, RestClientError>)
        /// The next one is asked for.
        case impatience
        case timeIsUp
    }

    /// Each photograph once, in the deals' order, one after the other, because each takes memory until it is made small. Another one does
    /// not wait longer than ``patience`` for one that is not here yet, so that a service that answers slowly costs little more than one
    /// timeout; but it waits for files that are here, of which there is room for few.
    private func download(_ paths: [String], address: URL, tile: DealsTile) async -> [String: Result<UIImage, RestClientError>] {
        await withTaskGroup(of: Event.self) { group in
            var waiting = paths[...], files = 0
            func next() {
                guard let path = waiting.popFirst() else { return }
                group.addTask { await file(path, address: address) }
            }
            func wait() {
                guard !waiting.isEmpty else { return }
                group.addTask {
                    try? await Task.sleep(nanoseconds: Self.patience)
                    return .impatience
                }
            }
            group.addTask { [timeIsUp] in
                try? await timeIsUp()
                return .timeIsUp
            }
            next()
            wait()
            var photographs: [String: Result<UIImage, RestClientError>] = [:]
            loop: while photographs.count < paths.count, let event = await group.next() {
                switch event {
                case .file(let path, let url, let file):
                    files += 1
                    group.addTask { .picture(path, await picture(file, from: url, tile: tile)) }
                case .missing(let path, let error):
                    photographs[path] = .failure(error)
                    next()
                case .picture(let path, let result):
                    files -= 1
                    photographs[path] = result
                    next()
                case .impatience:
                    if files == 0 { next() }
                    wait()
                case .timeIsUp: break loop
                }
            }
            group.cancelAll()
            return photographs
        }
    }

    /// The paths without those that were there before.
    private static func once(_ paths: [String]) -> [String] {
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
    }

    private func file(_ path: String, address: URL) async -> Event {
        do throws(RestClientError) {
            let url = try Self.resolve(path, address)
            return .file(path, url, try await restClient.getImageFile(from: url))
        } catch {
            return .missing(path, error)
        }
    }

    private func picture(_ file: Data, from url: URL, tile: DealsTile) async -> Result<UIImage, RestClientError> {
        do throws(RestClientError) {
            return .success(try await restClient.image(file, from: url, filling: tile.pixels))
        } catch {
            return .failure(error)
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

    /// Whether a tile can show the data: whether it has a name, a price, a place to go.
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
