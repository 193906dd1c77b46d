import FetchCache
import Foundation
import ServiceAddresses

/// An error that tells why there are no figures.
public enum InsightsError: Error, Equatable, Sendable {
    /// Nobody is signed in, or the service has ended the session.
    case signedOut
    /// Another account has signed in since the question was put.
    case accountChanged
    /// Nobody said where the service is.
    case noService
    /// The account has no such shop, or none at all.
    case noShop
    /// No answer came.
    case unreachable(String)
    /// The service refused.
    case status(Int)
    /// The answer is not what was expected: where it differs.
    case undecodable(String)
}

extension InsightsError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .signedOut: "Nobody is signed in."
        case .accountChanged: "Another account has signed in meanwhile."
        case .noService:
            "Nobody said where the metrics are served; set \(ServiceAddress.metrics.variable) or \(ServiceAddress.metrics.key)."
        case .noShop: "The account has no such shop."
        case .unreachable(let reason): "The service cannot be reached: \(reason)"
        case .status(let code): "The service answered with status \(code)."
        case .undecodable(let place): "The answer cannot be read: \(place)"
        }
    }
}

extension InsightsError {
    /// Whether the same question may be answered in a moment.
    var mayPass: Bool {
        switch self {
        case .unreachable: true
        case .status(let code): code >= 500 || code == 429
        default: false
        }
    }

    init(_ error: any Error) {
        switch error {
        case let error as InsightsError: self = error
        case FetchError.status(AuthorizedTransport.rejected): self = .signedOut
        case FetchError.status(AuthorizedTransport.conflict): self = .accountChanged
        case FetchError.status(let code): self = .status(code)
        case FetchError.unreachable(let reason): self = .unreachable(reason)
        default: self = .unreachable(error.localizedDescription)
        }
    }
}
