import Downloads
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Carries the cache's requests by `URLSession`, each answer up to a limit; see ``BoundedDownload``.
public struct URLSessionTransport: Sendable {
    private let download: BoundedDownload

    /// - Parameters:
    ///   - limit: bytes of one answer.
    ///   - timeout: seconds for a whole answer.
    public init(limit: Int = 10_000_000, timeout: Double = 15) { download = BoundedDownload(limit: limit, timeout: timeout) }

    /// - Throws: ``FetchError``, `CancellationError`.
    @Sendable public func callAsFunction(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
        do {
            return try await download(request)
        } catch let error as DownloadError {
            throw FetchError(error)
        }
    }
}

extension FetchError {
    init(_ error: DownloadError) {
        self =
            switch error {
            case .addressRefused(let address): .addressRefused(address)
            case .tooLarge(let limit): .tooLarge(limit: limit)
            case .unreachable(let reason): .unreachable(reason)
            }
    }
}
