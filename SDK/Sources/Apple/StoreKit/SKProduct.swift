import Foundation

/// A product that an app sells, by the older interface.
open class SKProduct: NSObject, @unchecked Sendable {
    /// The unit in which a period is counted.
    public enum PeriodUnit: UInt, Sendable { case day, week, month, year }

    open internal(set) var productIdentifier = ""
    open internal(set) var localizedTitle = ""
    open internal(set) var localizedDescription = ""
    /// The price in the currency of `priceLocale`.
    open internal(set) var price = NSDecimalNumber.zero
    open internal(set) var priceLocale = Locale.current
    open internal(set) var isFamilyShareable = false
    open internal(set) var subscriptionGroupIdentifier: String?
    /// The period after which a subscription is renewed.
    open internal(set) var subscriptionPeriod: SKProductSubscriptionPeriod?
    /// The lower price for whoever subscribes for the first time.
    open internal(set) var introductoryPrice: SKProductDiscount?
    open internal(set) var discounts: [SKProductDiscount] = []

    public override init() {}
}

/// The period after which a subscription is renewed, by the older interface.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    open internal(set) var numberOfUnits = 0
    open internal(set) var unit = SKProduct.PeriodUnit.day

    public override init() {}

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? SKProductSubscriptionPeriod else { return false }
        return numberOfUnits == other.numberOfUnits && unit == other.unit
    }

    open override var hash: Int { numberOfUnits &* 4 &+ Int(unit.rawValue) }
}

/// A lower price for a while, by the older interface.
open class SKProductDiscount: NSObject, @unchecked Sendable {
    /// The way in which the discount is paid.
    public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
    /// The kind of person that it is for.
    public enum `Type`: UInt, Sendable { case introductory, subscription }

    open internal(set) var identifier: String?
    /// The price in the currency of `priceLocale`.
    open internal(set) var price = NSDecimalNumber.zero
    open internal(set) var priceLocale = Locale.current
    open internal(set) var subscriptionPeriod = SKProductSubscriptionPeriod()
    open internal(set) var numberOfPeriods = 0
    open internal(set) var paymentMode = PaymentMode.payAsYouGo
    open internal(set) var type = `Type`.introductory

    public override init() {}
}
