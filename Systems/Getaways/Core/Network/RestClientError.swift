import FetchCache
import Foundation
import ServiceAddresses

/// An error that tells why the service's answer could not be used.
public enum RestClientError: Error, Equatable, Sendable {
    /// Nobody said where the service is.
    case noService
    /// The address is not the service's own.
    case addressRefused(String)
    /// No answer came.
    case unreachable(String)
    /// The service refused.
    case status(Int)
    /// The answer has more bytes than are read.
    case tooLarge(limit: Int)
    /// The answer is not the JSON that was expected: where it differs.
    case undecodable(String)
    /// The answer is no image, or a damaged one.
    case notAnImage
    /// The image has more pixels than are decoded.
    case tooManyPixels(width: Int, height: Int)
}

extension RestClientError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .noService: "Nobody said where the deals are served; set \(ServiceAddress.deals.variable) or \(ServiceAddress.deals.key)."
        case .addressRefused(let address): "\(address.prefix(200)) is not an address of the service."
        case .unreachable(let reason): "The service cannot be reached: \(reason)"
        case .status(let code): "The service answered with status \(code)."
        case .tooLarge(let limit): "The answer has more than \(limit) bytes."
        case .undecodable(let place): "The answer cannot be read: \(place)."
        case .notAnImage: "The answer is no image, or a damaged one."
        case .tooManyPixels(let width, let height):
            "An image of \(width) × \(height) pixels is not decoded; at most \(Photograph.mostPixels) pixels are."
        }
    }
}

extension RestClientError {
    /// The error for an answer that did not come within the deadline.
    static let tooLate = RestClientError.unreachable("It did not answer in time.")

    init(_ error: any Error) {
        switch error {
        case let error as RestClientError: self = error
        case FetchError.status(let code): self = .status(code)
        case FetchError.tooLarge(let limit): self = .tooLarge(limit: limit)
        case FetchError.addressRefused(let address): self = .addressRefused(address)
        case FetchError.unreachable(let reason): self = .unreachable(reason)
        default: self = .unreachable(error.localizedDescription)
        }
    }
}
