import Downloads
import Foundation

/// A ``RestClient`` on `URLSession` that stops reading at a limit; it keeps no cookies, cache or credentials.
public struct BoundedRestClient: RestClient {
    private let download: BoundedDownload

    /// `limit` in bytes, `timeout` in seconds for the whole download.
    public init(limit: Int = BookingLimits.image, timeout: TimeInterval = 5) { download = BoundedDownload(limit: limit, timeout: timeout) }

    public func data(from url: URL) async throws -> Data {
        do {
            let (body, response) = try await download(URLRequest(url: url))
            guard response.statusCode == 200 else { throw RestClientError.status(response.statusCode) }
            return body
        } catch let error as DownloadError {
            throw RestClientError(error)
        }
    }
}

extension RestClientError {
    init(_ error: DownloadError) {
        self =
            switch error {
            case .addressRefused(let address): .addressRefused(address)
            case .tooLarge(let limit): .tooLarge(limit: limit)
            case .unreachable(let reason): .unreachable(reason)
            }
    }
}
