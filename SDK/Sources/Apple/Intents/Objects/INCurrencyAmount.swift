import Foundation

/// An amount of money.
open class INCurrencyAmount: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The amount of money.
    public let amount: NSDecimalNumber?
    /// The code of the currency, by ISO 4217.
    public let currencyCode: String?

    /// Makes an amount of a currency.
    public init(amount: NSDecimalNumber, currencyCode: String) {
        (self.amount, self.currencyCode) = (amount, currencyCode)
        super.init()
    }

    /// Reads what `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        amount = coder.decodeObject(of: NSString.self, forKey: "amount").map { NSDecimalNumber(string: String(describing: $0)) }
        currencyCode = coder.decodeObject(of: NSString.self, forKey: "currencyCode").map(String.init(describing:))
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encode(amount.map { "\($0)" as NSString }, forKey: "amount")
        coder.encode(currencyCode.map { $0 as NSString }, forKey: "currencyCode")
    }
    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INCurrencyAmount else { return false }
        return amount == other.amount && currencyCode == other.currencyCode
    }
    open override var hash: Int { currencyCode.hashValue }
}
