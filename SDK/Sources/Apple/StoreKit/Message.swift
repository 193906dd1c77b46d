import Foundation
import VitrineUIKit

/// A message of the App Store to the person. There are none here.
public struct Message: Hashable, Sendable {
    /// The reason for the message.
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let generic = Reason(rawValue: 0)
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        public static let billingIssue = Reason(rawValue: 2)
        public static let winBackOffer = Reason(rawValue: 3)

        /// The name of the reason, in English.
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

    /// - Throws: `StoreKitError.notAvailableInStorefront`: no message is shown here.
    @MainActor public func display(in scene: UIWindowScene) throws { throw StoreKitError.notAvailableInStorefront }

    /// The messages of the App Store: none.
    public static var messages: Messages { Messages() }

    /// A sequence of messages, which is empty.
    public struct Messages: AsyncSequence, Sendable {
        public typealias Element = Message

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

        /// An iterator that is over at once.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Message? { nil }
        }
    }
}
