import Foundation

/// The properties of a subscription: its group, its period and its offers.
public typealias SubscriptionInfo = Product.SubscriptionInfo
/// The status of a subscription: its state, and how it will be renewed.
public typealias SubscriptionStatus = Product.SubscriptionInfo.Status
/// The state of a subscription, such as subscribed or expired.
public typealias SubscriptionRenewalState = Product.SubscriptionInfo.RenewalState
/// The information about the renewal of a subscription when its period ends.
public typealias SubscriptionRenewalInfo = Product.SubscriptionInfo.RenewalInfo

extension Product {
    /// The properties of a subscription: its group, its period and its offers.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The state of a subscription, such as subscribed or expired.
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)

            /// The name of the value, in English.
            public var localizedDescription: String {
                switch self {
                case .subscribed: "Subscribed"
                case .expired: "Expired"
                case .inBillingRetryPeriod: "In Billing Retry Period"
                case .inGracePeriod: "In Grace Period"
                case .revoked: "Revoked"
                default: "Unknown"
                }
            }
        }

        /// The group's identifier: of several subscriptions with the same one somebody has at most one.
        public let subscriptionGroupID: String
        /// The period after which the subscription is renewed.
        public let subscriptionPeriod: SubscriptionPeriod
        /// The offer for whoever subscribes for the first time.
        public internal(set) var introductoryOffer: SubscriptionOffer?
        /// The offers for whoever the app chooses.
        public internal(set) var promotionalOffers: [SubscriptionOffer] = []
        /// The offers for whoever subscribed once.
        public internal(set) var winBackOffers: [SubscriptionOffer] = []
        /// The level of the subscription in its group: 1 is the highest.
        public internal(set) var groupLevel = 1
        public internal(set) var groupDisplayName = ""

        /// Whether the person may use the introductory offer: never, as nobody can subscribe here.
        public var isEligibleForIntroOffer: Bool { get async { false } }
        /// Whether the person may use the introductory offer: never, as nobody can subscribe here.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

        /// Returns no status, as there is no subscription here.
        public var status: [Status] { get async throws { [] } }
        /// Returns no status, as there is no subscription here.
        public static func status(for groupID: String) async throws -> [Status] { [] }
        /// Returns no status, as there is no subscription here.
        public static func status(transactionID: UInt64) async throws -> Status? { nil }
    }
}

extension Product.SubscriptionInfo {
    /// The status of a subscription: its state, and how it will be renewed.
    public struct Status: Hashable, Sendable {
        public let state: RenewalState
        /// The last transaction of the subscription.
        public let transaction: VerificationResult<Transaction>
        public let renewalInfo: VerificationResult<RenewalInfo>

        /// The changes of statuses: none.
        public static var updates: Statuses { Statuses() }
        /// Returns no status, as there is no subscription here.
        public static var all: AsyncStream<(groupID: String, statuses: [Status])> { AsyncStream { $0.finish() } }

        /// A sequence of status changes, which is empty.
        public struct Statuses: AsyncSequence, Sendable {
            public typealias Element = Status

            public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

            /// An iterator that is over at once.
            public struct AsyncIterator: AsyncIteratorProtocol {
                public mutating func next() async -> Status? { nil }
            }
        }
    }

    /// The information about the renewal of a subscription when its period ends.
    public struct RenewalInfo: Hashable, Sendable {
        /// The reason for which a subscription is not renewed.
        public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
            public static let billingError = ExpirationReason(rawValue: 2)
            public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
            public static let productUnavailable = ExpirationReason(rawValue: 4)
            public static let unknown = ExpirationReason(rawValue: 5)

            /// The name of the value, in English.
            public var localizedDescription: String {
                switch self {
                case .autoRenewDisabled: "Auto-Renew Disabled"
                case .billingError: "Billing Error"
                case .didNotConsentToPriceIncrease: "Did Not Consent to Price Increase"
                case .productUnavailable: "Product Unavailable"
                default: "Unknown"
                }
            }
        }

        /// Whether somebody agreed to a higher price.
        public enum PriceIncreaseStatus: Hashable, Sendable { case noIncreasePending, pending, agreed }

        /// The identifier of the first purchase.
        public let originalTransactionID: UInt64
        public let currentProductID: String
        public let willAutoRenew: Bool
        /// The identifier of the product that will be renewed.
        public internal(set) var autoRenewPreference: String?
        public internal(set) var expirationReason: ExpirationReason?
        public internal(set) var priceIncreaseStatus = PriceIncreaseStatus.noIncreasePending
        public internal(set) var isInBillingRetry = false
        public internal(set) var gracePeriodExpirationDate: Date?
        public internal(set) var renewalDate: Date?
        /// The price of the renewal in `currency`.
        public internal(set) var renewalPrice: Decimal?
        public internal(set) var currency: Locale.Currency?
        public internal(set) var offerType: Transaction.OfferType?
        public internal(set) var offerID: String?
        public internal(set) var offer: Transaction.Offer?
        public internal(set) var eligibleWinBackOfferIDs: [String] = []
        public let recentSubscriptionStartDate: Date
        public internal(set) var appAccountToken: UUID?
        public internal(set) var appTransactionID = ""
        public internal(set) var environment = AppStore.Environment.production
        var origin = SignedOrigin()

        /// The date on which the App Store signed it.
        public var signedDate: Date { origin.signedDate }
        /// The shop's data, as JSON.
        public var jsonRepresentation: Data { origin.json }
        /// The data by which a server checks that it was signed for this device.
        public var deviceVerification: Data { origin.deviceVerification }
        /// The nonce that was hashed into `deviceVerification`.
        public var deviceVerificationNonce: UUID { origin.deviceVerificationNonce }
    }
}
