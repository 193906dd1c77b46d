import Foundation

extension Product {
    /// A lower price for a while.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// The type of an offer, by the persons whom it is for.
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let introductory = OfferType(rawValue: "Introductory")
            public static let promotional = OfferType(rawValue: "Promotional")
            public static let winBack = OfferType(rawValue: "WinBack")

            /// The name of the value, in English.
            public var localizedDescription: String { self == .winBack ? "Win-Back" : rawValue }
        }

        /// The way in which the offer is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")

            /// The name of the value, in English.
            public var localizedDescription: String {
                switch self {
                case .payAsYouGo: "Pay As You Go"
                case .payUpFront: "Pay Up Front"
                case .freeTrial: "Free Trial"
                default: rawValue
                }
            }
        }

        /// The server's signature of an offer.
        public struct Signature: Hashable, Sendable {
            public let keyID: String
            public let nonce: UUID
            /// The time in milliseconds since 1970.
            public let timestamp: Int
            public let signature: Data

            public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
                self.keyID = keyID
                self.nonce = nonce
                self.timestamp = timestamp
                self.signature = signature
            }
        }

        /// The offer's identifier; nil for whoever subscribes for the first time.
        public let id: String?
        public let type: OfferType
        /// The price in the App Store's currency; for each period where it is paid as one goes.
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        /// The periods for which it holds.
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }
}
