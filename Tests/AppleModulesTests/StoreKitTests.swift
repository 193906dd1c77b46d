import Foundation
import SwiftUI
import Testing

@testable import StoreKit

@Suite("StoreKit") struct StoreKitTests {
    private let american = Locale(identifier: "en_US")

    private func product(locale: String = "en_US", currency: String = "USD") -> Product {
        Product(
            id: "pro", type: .autoRenewable, displayName: "Pro", description: "Everything", price: Decimal(string: "9.99") ?? 0,
            currencyCode: currency, locale: Locale(identifier: locale),
            subscription: Product.SubscriptionInfo(subscriptionGroupID: "group", subscriptionPeriod: .monthly))
    }

    private func transaction(id: UInt64 = 1, productID: String = "pro") -> StoreKit.Transaction {
        StoreKit.Transaction(
            id: id, originalID: 1, productID: productID, productType: .autoRenewable, purchaseDate: Date(timeIntervalSince1970: 0),
            originalPurchaseDate: Date(timeIntervalSince1970: 0))
    }

    @Test("xcode.11: the unit of a period has its name in the product's language") func units() {
        let english = product().subscriptionPeriodUnitFormatStyle
        let units: [Product.SubscriptionPeriod.Unit] = [.day, .week, .month, .year]
        #expect(units.map { $0.formatted(english) } == ["day", "week", "month", "year"])
        #expect(units.map { $0.formatted(english.locale(Locale(identifier: "de_DE"))) } == ["Tag", "Woche", "Monat", "Jahr"])
        #expect(Product.SubscriptionPeriod.Unit.month.localizedDescription.first?.isLowercase == false)
    }

    @Test("xcode.11: a period is written in words, in the product's language") func periods() {
        let style = product().subscriptionPeriodFormatStyle
        let periods: [Product.SubscriptionPeriod] = [.weekly, .monthly, .yearly, .everyThreeDays, .everyTwoWeeks, .everySixMonths]
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(
            periods.map { $0.formatted(style, referenceDate: date) }
                == ["1 week", "1 month", "1 year", "3 days", "2 weeks", "6 months"])
        let german = product(locale: "de_DE").subscriptionPeriodFormatStyle
        #expect(Product.SubscriptionPeriod.everyThreeMonths.formatted(german, referenceDate: date) == "3 Monate")
        let days = Duration.UnitsFormatStyle(allowedUnits: [.days], width: .wide).locale(american)
        #expect(Product.SubscriptionPeriod.everyThreeDays.formatted(days, referenceDate: date) == "3 days")
    }

    @Test("xcode.11: a period runs from a date on by the calendar") func ranges() {
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        let range = Product.SubscriptionPeriod.everyTwoMonths.dateRange(referenceDate: start)
        #expect(range.lowerBound == start && range.upperBound == Calendar.current.date(byAdding: .month, value: 2, to: start))
        #expect(DateComponents(subscriptionPeriod: .yearly).year == 1 && DateComponents(subscriptionPeriod: .everyThreeDays).day == 3)
        #expect(Product.SubscriptionPeriod.monthly == Product.SubscriptionPeriod(unit: .month, value: 1))
        #expect(Product.SubscriptionPeriod.monthly != .everyTwoMonths && "\(Product.SubscriptionPeriod.everyTwoWeeks)" == "2 weeks")
    }

    @Test("xcode.11: prices are written as the product's shop writes them") func prices() {
        #expect(product().displayPrice == "$9.99")
        #expect(Decimal(120).formatted(product().priceFormatStyle) == "$120.00")
        #expect(product(locale: "de_DE", currency: "EUR").displayPrice.hasPrefix("9,99"))
    }

    @Test("xcode.11: what a signature says is kept with the value") func verification() throws {
        let good = VerificationResult.verified(transaction())
        let bad = VerificationResult.unverified(transaction(), .invalidSignature)
        #expect(try good.payloadValue == transaction() && bad.unsafePayloadValue == transaction() && good != bad)
        #expect(throws: VerificationResult<StoreKit.Transaction>.VerificationError.invalidSignature) { try bad.payloadValue }
        #expect(transaction(id: 1) != transaction(id: 2) && !transaction().isUpgraded && transaction().revocationDate == nil)
        let status = Product.SubscriptionInfo.Status(
            state: .inGracePeriod, transaction: good,
            renewalInfo: .verified(
                Product.SubscriptionInfo.RenewalInfo(
                    originalTransactionID: 1, currentProductID: "pro", willAutoRenew: true, autoRenewPreference: "pro.yearly",
                    recentSubscriptionStartDate: Date(timeIntervalSince1970: 0))))
        #expect(status.state == .inGracePeriod && status.renewalInfo.unsafePayloadValue.autoRenewPreference == "pro.yearly")
    }

    @Test("xcode.11: there is no shop: nothing is sold, bought or said") func nothing() async throws {
        #expect(try await Product.products(for: ["pro"]).isEmpty)
        #expect(await Storefront.current == nil)
        #expect(await StoreKit.Transaction.currentEntitlement(for: "pro") == nil)
        #expect(try await Product.SubscriptionInfo.status(for: "group").isEmpty)
        #expect(await product().subscription?.isEligibleForIntroOffer == false)
        for await _ in StoreKit.Transaction.updates { Issue.record("something was bought") }
        for await _ in Product.SubscriptionInfo.Status.updates { Issue.record("somebody subscribes") }
        for await _ in Product.SubscriptionInfo.Status.all { Issue.record("somebody subscribes") }
        for await _ in Storefront.updates { Issue.record("a shop came") }
        for await _ in Message.messages { Issue.record("the shop said something") }
        #expect(!AppStore.canMakePayments && AppStore.deviceVerificationID == nil)
    }

    @Test("xcode.11: buying is not allowed, and nothing is shown") @MainActor func refused() async {
        await #expect(throws: Product.PurchaseError.purchaseNotAllowed) {
            try await product().purchase(options: [.quantity(2), .appAccountToken(UUID())])
        }
        await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
        let values = EnvironmentValues()
        #expect(throws: StoreKitError.self) { try values.displayStoreKitMessage(Message(reason: .generic)) }
        await #expect(throws: Product.PurchaseError.purchaseNotAllowed) { try await values.purchase(product()) }
        values.requestReview()
        // The scene's type is UIKit's, which StoreKit brings.
        let ask: (UIWindowScene) -> Void = { SKStoreReviewController.requestReview(in: $0) }
        _ = ask
        let error: any Error = Product.PurchaseError.purchaseNotAllowed
        #expect((error as? any LocalizedError)?.errorDescription?.isEmpty == false)
    }

    @Test("xcode.11: an older payment is copied with all that was set") func payments() {
        let item = SKProduct()
        item.productIdentifier = "coins"
        let payment = SKMutablePayment(product: item)
        payment.quantity = 3
        payment.applicationUsername = "a"
        let copy = payment.copy() as? SKPayment
        #expect(copy?.productIdentifier == "coins" && copy?.quantity == 3 && copy == payment)
        payment.quantity = 4
        #expect(copy?.quantity == 3 && copy != payment)
    }

    @Test("xcode.11: an older payment fails as not allowed, and stays until it is finished") @MainActor func queue() async {
        let queue = SKPaymentQueue(), observer = Observer()
        queue.add(observer)
        queue.add(SKPayment(product: SKProduct()))
        let transaction = await observer.updated()
        #expect(transaction?.transactionState == .failed && (transaction?.error as? SKError)?.code == .paymentNotAllowed)
        #expect(queue.transactions.count == 1 && !SKPaymentQueue.canMakePayments())
        if let transaction { queue.finishTransaction(transaction) }
        #expect(queue.transactions.isEmpty)
        queue.remove(observer)
        #expect(queue.transactionObservers.isEmpty)
    }

    @Test("xcode.11: the older request knows no product") @MainActor func request() async {
        let observer = Observer(), request = SKProductsRequest(productIdentifiers: ["b", "a"])
        request.delegate = observer
        request.start()
        let response = await observer.response()
        #expect(response?.products.isEmpty == true && response?.invalidProductIdentifiers == ["a", "b"])
    }
}

/// An observer of payments and products by the older interface.
private final class Observer: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate, @unchecked Sendable {
    private let transactions = AsyncStream.makeStream(of: SKPaymentTransaction.self)
    private let responses = AsyncStream.makeStream(of: SKProductsResponse.self)

    func updated() async -> SKPaymentTransaction? { await transactions.stream.first { _ in true } }
    func response() async -> SKProductsResponse? { await responses.stream.first { _ in true } }

    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for transaction in transactions { self.transactions.continuation.yield(transaction) }
    }
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        responses.continuation.yield(response)
    }
}
