import Foundation

/// A payment: a product that is to be bought, by the older interface.
open class SKPayment: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate struct Values: Hashable {
        var productIdentifier = ""
        var quantity = 1
        var requestData: Data?
        var applicationUsername: String?
        var simulatesAskToBuyInSandbox = false
        var paymentDiscount: SKPaymentDiscount?
    }
    fileprivate var values = Values()

    open var productIdentifier: String { values.productIdentifier }
    /// The quantity to buy.
    open var quantity: Int { values.quantity }
    open var requestData: Data? { values.requestData }
    /// The user that it is bought for, by a mark of the app's own.
    open var applicationUsername: String? { values.applicationUsername }
    /// Whether the sandbox has parents asked.
    open var simulatesAskToBuyInSandbox: Bool { values.simulatesAskToBuyInSandbox }
    open var paymentDiscount: SKPaymentDiscount? { values.paymentDiscount }

    public override init() {}

    /// Makes a payment for one unit of a product.
    public convenience init(product: SKProduct) {
        self.init()
        values.productIdentifier = product.productIdentifier
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? SKPayment)?.values == values }
    open override var hash: Int { values.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { copied(SKPayment()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(SKMutablePayment()) }

    private func copied(_ payment: SKPayment) -> SKPayment {
        payment.values = values
        return payment
    }
}

/// A payment that may still be changed.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var productIdentifier: String {
        get { values.productIdentifier }
        set { values.productIdentifier = newValue }
    }
    /// The quantity to buy.
    open override var quantity: Int {
        get { values.quantity }
        set { values.quantity = newValue }
    }
    open override var requestData: Data? {
        get { values.requestData }
        set { values.requestData = newValue }
    }
    /// The user that it is bought for, by a mark of the app's own.
    open override var applicationUsername: String? {
        get { values.applicationUsername }
        set { values.applicationUsername = newValue }
    }
    /// Whether the sandbox has parents asked.
    open override var simulatesAskToBuyInSandbox: Bool {
        get { values.simulatesAskToBuyInSandbox }
        set { values.simulatesAskToBuyInSandbox = newValue }
    }
    open override var paymentDiscount: SKPaymentDiscount? {
        get { values.paymentDiscount }
        set { values.paymentDiscount = newValue }
    }
}

/// An offer, signed by the app's server.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
    public let identifier: String
    public let keyIdentifier: String
    public let nonce: UUID
    public let signature: String
    /// The time in milliseconds since 1970.
    public let timestamp: NSNumber

    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        self.identifier = identifier
        self.keyIdentifier = keyIdentifier
        self.nonce = nonce
        self.signature = signature
        self.timestamp = timestamp
    }
}

/// The state of a transaction.
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

/// A transaction, which tells what became of a payment.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    open internal(set) var transactionState = SKPaymentTransactionState.purchasing
    open internal(set) var payment = SKPayment()
    /// The `SKError` for which the payment failed; nil where it did not fail.
    open internal(set) var error: (any Error)?
    /// The transaction that was restored.
    open internal(set) var original: SKPaymentTransaction?
    open internal(set) var transactionDate: Date?
    open internal(set) var transactionIdentifier: String?

    public override init() {}
}
