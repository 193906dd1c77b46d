import FetchCache
import Foundation
import UIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A response of the service, and when it was given.
public struct RESTResponse<Value: Sendable>: Sendable {
    public let value: Value
    /// The time at which the service said so.
    public let date: Date
    /// Older than was asked for, because the service is down.
    public let isStale: Bool
}

/// Asks the service, through a cache that all of the app's processes share: several who ask for the same at the same time are one request.
public struct RestClient: Sendable {
    /// Seconds that an answer stands without asking again.
    public struct Freshness: Sendable {
        public var data = 300.0
        /// A photograph's address changes with the photograph.
        public var images = 86_400.0
        /// The time for which either may stand in when the service is down.
        public var stale = 86_400.0

        public init() {}
    }

    private let cache: FetchCache
    private let images: FetchCache
    private let made: PhotographCache
    private let freshness: Freshness

    /// - Parameters:
    ///   - images: the cache for images; nil is the same.
    ///   - photographs: the folder in which pictures are kept once they are made; nil is the group's.
    public init(cache: FetchCache, images: FetchCache? = nil, photographs: URL? = nil, freshness: Freshness = Freshness()) {
        self.cache = cache
        self.images = images ?? cache
        made = photographs.map { PhotographCache(folder: $0) } ?? Photograph.cache
        self.freshness = freshness
    }

    /// The JSON of an address, in snake_case.
    public func getData<Value: Decodable & Sendable>(from url: URL) async throws(RestClientError) -> Value {
        try await getAnswer(from: url).value
    }

    /// Asks as ``getData(from:)`` does, with the time of the answer.
    public func getAnswer<Value: Decodable & Sendable>(
        from url: URL, freshFor seconds: Double? = nil
    ) async throws(RestClientError) -> RESTResponse<Value> {
        let answer = try await get(url, from: cache, freshFor: seconds ?? freshness.data)
        do {
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            return RESTResponse(value: try decoder.decode(Value.self, from: answer.data), date: answer.date, isStale: answer.isStale)
        } catch {
            // What cannot be read is not worth keeping: the next one who asks may be luckier.
            try? cache.remove(URLRequest(url: url))
            throw .undecodable(Self.place(of: error))
        }
    }

    /// Returns the bytes of an answer as they came.
    public func getBytes(from url: URL, freshFor seconds: Double? = nil) async throws(RestClientError) -> Data {
        try await get(url, from: cache, freshFor: seconds ?? freshness.data).data
    }

    /// The image of an address, cut to fill `pixels` and no finer.
    public func getImage(from url: URL, filling pixels: CGSize) async throws(RestClientError) -> UIImage {
        try await image(try await getImageFile(from: url), from: url, filling: pixels)
    }

    /// The file of an image, as the service sent it.
    func getImageFile(from url: URL) async throws(RestClientError) -> Data {
        try await get(url, from: images, freshFor: freshness.images).data
    }

    /// Makes the image of a file, cut to fill `pixels` and no finer. A file that shows nothing is not kept.
    func image(_ file: Data, from url: URL, filling pixels: CGSize) async throws(RestClientError) -> UIImage {
        do {
            return try await made.picture(file, filling: pixels)
        } catch {
            try? images.remove(URLRequest(url: url))
            throw error
        }
    }

    private func get(_ url: URL, from cache: FetchCache, freshFor seconds: Double) async throws(RestClientError) -> FetchedData {
        do {
            return try await cache.data(for: URLRequest(url: url), freshFor: seconds, staleFor: max(freshness.stale, seconds))
        } catch {
            throw RestClientError(error)
        }
    }

    /// Describes what was wrong in a response and where, without the data that was read.
    private static func place(of error: any Error) -> String {
        func path(_ context: DecodingError.Context) -> String {
            context.codingPath.map(\.stringValue).joined(separator: ".")
        }
        switch error {
        case DecodingError.keyNotFound(let key, let context): return "“\(key.stringValue)” is missing in “\(path(context))”"
        case DecodingError.typeMismatch(_, let context): return "“\(path(context))” has another type"
        case DecodingError.valueNotFound(_, let context): return "“\(path(context))” is null"
        default: return "it is not the JSON that was expected"
        }
    }
}

extension RestClient {
    /// A client on the group's cache.
    ///
    /// The system ends an extension that takes longer than ten seconds: an airport's name, the feed and the images after it have nine
    /// together.
    /// - Parameter timeout: seconds for an answer.
    public static func live(timeout: Double = 4) -> RestClient {
        let folder = GetawaysGroup.folder.appendingPathComponent("Fetched", isDirectory: true)
        func cache(_ timeout: Double) -> FetchCache {
            FetchCache(folder: folder, transport: URLSessionTransport(limit: 4_000_000, timeout: timeout).callAsFunction)
        }
        return RestClient(cache: cache(timeout), images: cache(min(timeout, 3)))
    }
}
