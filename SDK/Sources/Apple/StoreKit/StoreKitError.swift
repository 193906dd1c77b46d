import Foundation

/// An error that tells why the shop does not answer.
public enum StoreKitError: Error, Sendable {
    case unknown
    case userCancelled
    case networkError(URLError)
    case systemError(any Error)
    case notAvailableInStorefront
    case notEntitled
    case unsupported
}

extension StoreKitError: LocalizedError {
    /// The description of the error, in English.
    public var errorDescription: String? {
        switch self {
        case .unknown: "An unknown error occurred."
        case .userCancelled: "The request was cancelled."
        case .networkError(let error): error.localizedDescription
        case .systemError(let error): error.localizedDescription
        case .notAvailableInStorefront: "This is not available in the current storefront."
        case .notEntitled: "The app is not entitled to do this."
        case .unsupported: "This is not supported."
        }
    }
}

extension Product {
    /// An error that tells why nothing is bought.
    public enum PurchaseError: Error, Hashable, Sendable {
        case invalidQuantity
        case productUnavailable
        case purchaseNotAllowed
        case ineligibleForOffer
        case invalidOfferIdentifier
        case invalidOfferPrice
        case invalidOfferSignature
        case missingOfferParameters
    }
}

extension Product.PurchaseError: LocalizedError {
    /// The description of the error, in English.
    public var errorDescription: String? {
        switch self {
        case .invalidQuantity: "The quantity is not valid."
        case .productUnavailable: "The product is not available."
        case .purchaseNotAllowed: "Purchases are not allowed here."
        case .ineligibleForOffer: "The offer is for somebody else."
        case .invalidOfferIdentifier: "There is no offer of this identifier."
        case .invalidOfferPrice: "The price of the offer is not valid."
        case .invalidOfferSignature: "The signature of the offer is not valid."
        case .missingOfferParameters: "The offer lacks a parameter."
        }
    }
}
