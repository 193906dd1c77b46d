import Foundation

/// Fetches what a URL names, without credentials.
public protocol RestClient: Sendable {
    /// The body of a successful answer; throws ``RestClientError``.
    func data(from url: URL) async throws -> Data
}

/// An error that tells why a download was given up.
public enum RestClientError: Error, Equatable {
    /// Only https, and http on this machine.
    case addressRefused(String)
    case status(Int)
    case tooLarge(limit: Int)
    /// No answer came; why, as a sentence.
    case unreachable(String)
}

extension RestClientError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .addressRefused(let address): "\(address.prefix(200)) is neither https nor on this machine."
        case .status(let code): "The server answered \(code)."
        case .tooLarge(let limit): "The answer is larger than \(limit) bytes."
        case .unreachable(let reason): reason
        }
    }
}
