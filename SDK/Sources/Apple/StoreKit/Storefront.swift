import Foundation

/// The shop of a country. There is none here.
public struct Storefront: Identifiable, Hashable, Sendable {
    public let id: String
    /// The country, by its three letters of ISO 3166-1.
    public let countryCode: String
    /// The currency in which one pays there.
    public internal(set) var currency: Locale.Currency?

    /// The current storefront; nil, as there is no App Store here.
    public static var current: Storefront? { get async { nil } }
    /// The changes of the storefront, of which there are none.
    public static var updates: Storefronts { Storefronts() }

    /// A sequence of storefronts, which is empty.
    public struct Storefronts: AsyncSequence, Sendable {
        public typealias Element = Storefront

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

        /// An iterator that is over at once.
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Storefront? { nil }
        }
    }
}
