import Foundation

/// A transaction: a purchase or a renewal. There are none here.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// The kind of offer by which something was bought.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let introductory = OfferType(rawValue: 1)
        public static let promotional = OfferType(rawValue: 2)
        public static let code = OfferType(rawValue: 3)
        public static let winBack = OfferType(rawValue: 4)
    }

    /// The offer by which something was bought.
    public struct Offer: Hashable, Sendable {
        /// The way in which the offer was paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
            public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
            public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
        }

        public let id: String?
        public let type: OfferType
        public let paymentMode: PaymentMode?
        public internal(set) var period: Product.SubscriptionPeriod?
    }

    /// The way in which somebody owns it: bought, or shared by the family.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// The reason for a transaction: a purchase, or a renewal.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchase = Reason(rawValue: "PURCHASE")
        public static let renewal = Reason(rawValue: "RENEWAL")
    }

    /// The reason for which a purchase was revoked.
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let developerIssue = RevocationReason(rawValue: 1)
        public static let other = RevocationReason(rawValue: 0)

        /// The name of the reason, in English.
        public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
    }

    /// The outcome of a request for a refund.
    public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }

    /// The reason for which a refund could not be requested.
    public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }

    public let id: UInt64
    /// The identifier of the first purchase.
    public let originalID: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    /// The date on which a subscription ends.
    public internal(set) var expirationDate: Date?
    /// The date on which the purchase was revoked.
    public internal(set) var revocationDate: Date?
    public internal(set) var revocationReason: RevocationReason?
    /// Whether somebody went on to a better subscription.
    public internal(set) var isUpgraded = false
    public internal(set) var webOrderLineItemID: String?
    public internal(set) var subscriptionGroupID: String?
    public internal(set) var appBundleID = ""
    public internal(set) var appTransactionID = ""
    /// The quantity that was bought.
    public internal(set) var purchasedQuantity = 1
    public internal(set) var offer: Offer?
    /// The account that it was bought for, by a mark of the app's own.
    public internal(set) var appAccountToken: UUID?
    public internal(set) var ownershipType = OwnershipType.purchased
    public internal(set) var reason = Reason.purchase
    public internal(set) var environment = AppStore.Environment.production
    public internal(set) var storefront = Storefront(id: "", countryCode: "")
    /// The price in `currency`.
    public internal(set) var price: Decimal?
    public internal(set) var currency: Locale.Currency?
    var origin = SignedOrigin()

    public var offerType: OfferType? { offer?.type }
    public var offerID: String? { offer?.id }
    public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode?.rawValue }
    public var environmentStringRepresentation: String { environment.rawValue }
    public var reasonStringRepresentation: String { reason.rawValue }
    public var storefrontCountryCode: String { storefront.countryCode }
    public var currencyCode: String? { currency?.identifier }
    /// The date on which the App Store signed the transaction.
    public var signedDate: Date { origin.signedDate }
    /// The signed payload, as JSON.
    public var jsonRepresentation: Data { origin.json }
    /// The data by which a server checks that it was signed for this device.
    public var deviceVerification: Data { origin.deviceVerification }
    /// The nonce that was mixed into `deviceVerification`.
    public var deviceVerificationNonce: UUID { origin.deviceVerificationNonce }

    /// The status of the subscription; nil, as there is none here.
    public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }

    /// Returns nothing, as nothing was bought here.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// Returns nothing, as nothing was bought here.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// Returns nothing, as nothing was bought here.
    public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
    /// Returns nothing, as nothing was bought here.
    public static func all(for productID: String) -> Transactions { Transactions() }
    /// Returns nothing, as nothing was bought here.
    public static var all: Transactions { Transactions() }
    /// Returns nothing, as nothing was bought here.
    public static var currentEntitlements: Transactions { Transactions() }
    /// The new transactions, of which there are none here.
    public static var updates: Transactions { Transactions() }
    /// Returns nothing, as nothing was bought here.
    public static var unfinished: Transactions { Transactions() }

    /// Says that the app gave what was bought; there is no shop to tell.
    public func finish() async {}

    /// A sequence of transactions, which is empty.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

        /// An iterator that is over at once.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> VerificationResult<Transaction>? { nil }
        }
    }
}

extension Transaction: CustomDebugStringConvertible {
    public var debugDescription: String { "Transaction(id: \(id), productID: \(productID))" }
}

extension Transaction.RefundRequestError: LocalizedError {
    /// The description of the error, in English.
    public var errorDescription: String? {
        switch self {
        case .duplicateRequest: "The money was asked back already."
        case .failed: "The money cannot be asked back."
        }
    }
}
