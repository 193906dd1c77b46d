import Foundation

/// A purchase that somebody began in the App Store. There is none here, so that nobody begins any.
public struct PurchaseIntent: Hashable, Identifiable, Sendable {
    /// The product to be bought.
    public let product: Product
    /// The offer by which it is to be bought.
    public let offer: Product.SubscriptionOffer?

    /// The product's identifier.
    public var id: String { product.id }

    /// The purchases that people begin: none.
    public static var intents: PurchaseIntents { PurchaseIntents() }

    /// A sequence of purchases, which is empty.
    public struct PurchaseIntents: AsyncSequence, Sendable {
        public typealias Element = PurchaseIntent

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

        /// An iterator that is over at once.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> PurchaseIntent? { nil }
        }
    }
}
