import Foundation

/// Why nothing is sold.
public enum StoreKitError: Error, Sendable {
    case unknown
    case userCancelled
    case networkError(URLError)
    case systemError(any Error)
    case notAvailableInStorefront
    case notEntitled
}

/// What a signature says of a value.
public enum VerificationResult<SignedType> {
    /// Why a signature does not hold.
    public enum VerificationError: Error, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature,
            missingRequiredProperties
    }

    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    /// The value, whatever the signature says.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }

    /// The value where the signature holds.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// Something that an app sells. There is no shop here: nothing is found.
public struct Product: Identifiable, Hashable, Sendable {
    /// What kind of thing it is.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// What became of buying it.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    /// What holds while somebody subscribes.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// Whether somebody subscribes.
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)
        }
    }

    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool
    public var subscription: SubscriptionInfo? { nil }

    /// Nothing is found.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String { [] }

    /// - Throws: `StoreKitError.notAvailableInStorefront`.
    public func purchase() async throws -> PurchaseResult { throw StoreKitError.notAvailableInStorefront }
}

/// Something that was bought. Nothing is here.
public struct Transaction: Identifiable, Hashable, Sendable {
    public let id: UInt64
    public let originalID: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let isUpgraded: Bool

    /// Nothing was bought.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// Nothing was bought.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static var all: Transactions { Transactions() }
    public static var currentEntitlements: Transactions { Transactions() }
    public static var updates: Transactions { Transactions() }
    public static var unfinished: Transactions { Transactions() }

    public func finish() async {}

    /// What was bought: nothing.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

        /// Over at once.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> VerificationResult<Transaction>? { nil }
        }
    }
}

/// How the app itself was bought. No shop says so here.
public struct AppTransaction: Hashable, Sendable {
    public let appVersion: String
    public let originalAppVersion: String
    public let bundleID: String
    public let originalPurchaseDate: Date
    public let environment: AppStore.Environment

    /// - Throws: `StoreKitError.notAvailableInStorefront`.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.notAvailableInStorefront }
    }

    /// - Throws: `StoreKitError.notAvailableInStorefront`.
    public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.notAvailableInStorefront }
}

/// The shop.
public enum AppStore {
    /// Which shop.
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }

    /// Nobody can pay here.
    public static var canMakePayments: Bool { false }
    /// - Throws: `StoreKitError.notAvailableInStorefront`.
    public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
}
