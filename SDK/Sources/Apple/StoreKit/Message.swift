import Foundation

/// What the shop has to say to somebody. It says nothing here.
public struct Message: Hashable, Sendable {
    /// What it is about.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let generic = Reason(rawValue: 0)
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        public static let billingIssue = Reason(rawValue: 2)
        public static let winBackOffer = Reason(rawValue: 3)

        /// Its name, in English.
        public var localizedDescription: String {
            switch self {
            case .generic: "Generic"
            case .priceIncreaseConsent: "Price Increase Consent"
            case .billingIssue: "Billing Issue"
            case .winBackOffer: "Win-Back Offer"
            default: "Unknown"
            }
        }
    }

    public let reason: Reason

    /// There are none.
    public static var messages: Messages { Messages() }

    /// What the shop says: nothing.
    public struct Messages: AsyncSequence, Sendable {
        public typealias Element = Message

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

        /// An iterator that is over at once.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Message? { nil }
        }
    }
}
