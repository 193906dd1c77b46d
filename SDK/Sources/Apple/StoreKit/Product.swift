import Foundation
import FoundationMissing
import VitrineUIKit

/// A product that an app sells. There is no App Store here: nothing is found, and nothing can be bought.
public struct Product: Identifiable, Hashable, Sendable {
    /// The type of a product.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")

        /// The name of the type, in English.
        public var localizedDescription: String { rawValue }
    }

    /// The outcome of a purchase.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    /// The price in the currency of `priceFormatStyle`.
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool
    /// The properties of the subscription; nil where the product is no auto-renewable subscription.
    public let subscription: SubscriptionInfo?
    /// The shop's data about the product, as JSON.
    public let jsonRepresentation: Data
    /// The shop's currency, by its code of ISO 4217.
    let currencyCode: String
    /// The shop's language and region.
    let locale: Locale

    init(
        id: String, type: ProductType, displayName: String, description: String, price: Decimal, currencyCode: String, locale: Locale,
        isFamilyShareable: Bool = false, subscription: SubscriptionInfo? = nil, jsonRepresentation: Data = Data()
    ) {
        self.id = id
        self.type = type
        self.displayName = displayName
        self.description = description
        self.price = price
        self.currencyCode = currencyCode
        self.locale = locale
        self.isFamilyShareable = isFamilyShareable
        self.subscription = subscription
        self.jsonRepresentation = jsonRepresentation
        displayPrice = price.formatted(Decimal.FormatStyle.Currency(code: currencyCode, locale: locale))
    }

    /// The format in which the product's price, and sums of it, are written.
    public var priceFormatStyle: Decimal.FormatStyle.Currency { Decimal.FormatStyle.Currency(code: currencyCode, locale: locale) }

    /// The format of a subscription period: "1 month". Foundation's own style for components cannot be made on Linux.
    public var subscriptionPeriodFormatStyle: DateRangeComponentsFormatStyle {
        DateRangeComponentsFormatStyle(style: .wide, locale: locale, fields: [.year, .month, .week, .day])
    }

    /// The format of the unit of a subscription period: "month".
    public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
        SubscriptionPeriod.Unit.FormatStyle(locale: locale)
    }

    /// Returns no products: none is found here.
    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
    where Identifiers.Element == String { [] }

    /// Buys the product, which always fails here.
    ///
    /// - Throws: `PurchaseError.purchaseNotAllowed`, as `AppStore.canMakePayments` says.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { throw PurchaseError.purchaseNotAllowed }

    /// Buys the product with a confirmation in a view controller, which always fails here.
    ///
    /// - Throws: `PurchaseError.purchaseNotAllowed`, as `AppStore.canMakePayments` says.
    @MainActor public func purchase(confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []) async throws
        -> PurchaseResult
    { throw PurchaseError.purchaseNotAllowed }

    /// Returns nothing, as nothing was bought here.
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    /// Returns nothing, as nothing was bought here.
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
    /// Returns nothing, as nothing was bought here.
    public var currentEntitlements: Transaction.Transactions { Transaction.Transactions() }
}

extension Product: CustomDebugStringConvertible {
    public var debugDescription: String { "Product(id: \(id), type: \(type.rawValue), displayPrice: \(displayPrice))" }
}

extension Product {
    /// An option of a purchase.
    public struct PurchaseOption: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case account(UUID)
            case quantity(Int)
            case askToBuy(Bool)
            case text(String, String), number(String, Double), flag(String, Bool), data(String, Data)
            case offer(String, SubscriptionOffer.Signature), winBack(SubscriptionOffer)
            case storefrontChange
        }
        let kind: Kind

        /// The purchase is for somebody, by a mark of the app's own.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(kind: .account(token)) }
        /// The quantity to buy.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(kind: .quantity(quantity)) }
        /// Whether the sandbox has parents asked.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(kind: .askToBuy(simulateAskToBuy))
        }
        /// Asks whether to go on where the storefront changes meanwhile; it never does here, so nobody is asked.
        public static func onStorefrontChange(shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool) -> PurchaseOption {
            PurchaseOption(kind: .storefrontChange)
        }
        /// The purchase is by an offer, signed by the app's server.
        public static func promotionalOffer(
            offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
        ) -> PurchaseOption {
            promotionalOffer(
                offerID: offerID,
                signature: SubscriptionOffer.Signature(keyID: keyID, nonce: nonce, timestamp: timestamp, signature: signature))
        }
        /// The purchase is by an offer, signed by the app's server.
        public static func promotionalOffer(offerID: String, signature: SubscriptionOffer.Signature) -> PurchaseOption {
            PurchaseOption(kind: .offer(offerID, signature))
        }
        /// The purchase is by an offer for whoever subscribed once.
        public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption { PurchaseOption(kind: .winBack(offer)) }
        /// A custom option of the app's own.
        public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(kind: .text(key, value)) }
        /// A custom option of the app's own.
        public static func custom(key: String, value: Double) -> PurchaseOption { PurchaseOption(kind: .number(key, value)) }
        /// A custom option of the app's own.
        public static func custom(key: String, value: Bool) -> PurchaseOption { PurchaseOption(kind: .flag(key, value)) }
        /// A custom option of the app's own.
        public static func custom(key: String, value: Data) -> PurchaseOption { PurchaseOption(kind: .data(key, value)) }
    }
}
