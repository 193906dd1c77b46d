import Foundation

/// An observer that is told what becomes of payments.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Transactions were added or changed their state.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Transactions were finished and removed from the queue.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// Earlier purchases could not be restored, for an `SKError`.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// Earlier purchases were restored.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Asks whether to buy a product that was offered in the App Store itself.
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
    /// Purchases were revoked.
    func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
    /// The storefront changed.
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool { false }
    public func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]) {}
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
}

/// A delegate that is asked before a payment continues.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
    /// Asks whether the transaction continues in another storefront.
    func paymentQueue(_ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront)
        -> Bool
    /// Asks whether to show the consent to a higher price.
    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
    public func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
    ) -> Bool { true }
    public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// The shop of a country, by the older interface.
open class SKStorefront: NSObject, @unchecked Sendable {
    /// The country by its three letters of ISO 3166-1.
    open internal(set) var countryCode = ""
    open internal(set) var identifier = ""

    public override init() {}
}

/// Payments on their way to the shop. Nobody can pay here: each fails with `SKError.paymentNotAllowed`, and stays until it is finished.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let shared = SKPaymentQueue()
    private struct Content {
        var observers: [any SKPaymentTransactionObserver] = []
        var transactions: [SKPaymentTransaction] = []
    }
    private let content = Lock(Content())

    open weak var delegate: (any SKPaymentQueueDelegate)?

    public override init() {}

    /// Returns the payment queue of the app.
    open class func `default`() -> SKPaymentQueue { shared }
    /// Returns false: nobody can pay here.
    open class func canMakePayments() -> Bool { false }

    /// The transactions that are not finished yet.
    open var transactions: [SKPaymentTransaction] { content.withLock { $0.transactions } }
    open var transactionObservers: [any SKPaymentTransactionObserver] { content.withLock { $0.observers } }
    /// The storefront; nil, as there is no App Store here.
    open var storefront: SKStorefront? { nil }

    /// Adds an observer, which is told of transactions on the main queue.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        content.withLock { content in if !content.observers.contains(where: { $0 === observer }) { content.observers.append(observer) } }
    }

    /// Removes an observer.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        content.withLock { content in content.observers.removeAll { $0 === observer } }
    }

    /// Fails with `SKError.paymentNotAllowed`.
    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction()
        transaction.payment = (payment.copy() as? SKPayment) ?? payment
        transaction.transactionState = .failed
        transaction.transactionDate = Date()
        transaction.error = SKError(.paymentNotAllowed)
        content.withLock { $0.transactions.append(transaction) }
        tell { $0.paymentQueue($1, updatedTransactions: [transaction]) }
    }

    /// Takes a transaction away.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        let isKnown = content.withLock { content in
            let count = content.transactions.count
            content.transactions.removeAll { $0 === transaction }
            return content.transactions.count < count
        }
        if isKnown { tell { $0.paymentQueue($1, removedTransactions: [transaction]) } }
    }

    /// Fails with `SKError.clientInvalid`: there is no account to ask.
    open func restoreCompletedTransactions() { restoreCompletedTransactions(withApplicationUsername: nil) }

    /// Fails with `SKError.clientInvalid`: there is no account to ask.
    open func restoreCompletedTransactions(withApplicationUsername username: String?) {
        tell { $0.paymentQueue($1, restoreCompletedTransactionsFailedWithError: SKError(.clientInvalid)) }
    }

    /// Does nothing: nobody is asked here.
    open func showPriceConsentIfNeeded() {}
    /// Does nothing: nobody is asked here.
    open func presentCodeRedemptionSheet() {}

    private func tell(_ what: @escaping @Sendable (any SKPaymentTransactionObserver, SKPaymentQueue) -> Void) {
        DispatchQueue.main.async { [self] in for observer in transactionObservers { what(observer, self) } }
    }
}

/// A value under a lock, whatever it holds: observers are not said to be `Sendable`.
private final class Lock<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
