import Foundation

/// An error that tells why there is no answer.
public enum FetchError: Error, Equatable, Codable, Sendable, CustomStringConvertible, LocalizedError {
    /// The service answered, but neither with success nor with “not modified”.
    case status(Int)
    /// No answer came; the transport's own words.
    case unreachable(String)
    /// The answer has more bytes than the transport takes.
    case tooLarge(limit: Int)
    /// Another process was fetching the same and did not end in time.
    case waitedTooLong(seconds: Double)
    /// The request cannot be cached; the reason.
    case notCacheable(String)
    /// The address is neither https nor this machine's.
    case addressRefused(String)

    /// Whether an older answer may stand in: the service is down or answers with what cannot be taken, rather than refusing.
    public var permitsStale: Bool {
        switch self {
        case .status(let code): code >= 500 || code == 408 || code == 429
        case .unreachable, .waitedTooLong, .tooLarge: true
        case .notCacheable, .addressRefused: false
        }
    }

    public var description: String {
        switch self {
        case .status(let code): "The service answered with status \(code)."
        case .unreachable(let reason): "The service cannot be reached: \(reason)"
        case .tooLarge(let limit): "The answer has more than \(limit) bytes."
        case .waitedTooLong(let seconds): "Another process fetches the same and has not ended within \(seconds) seconds."
        case .notCacheable(let reason): "The request cannot be cached: \(reason)."
        case .addressRefused(let address): "The address \(address) is neither https nor on this machine."
        }
    }

    public var errorDescription: String? { description }
}
