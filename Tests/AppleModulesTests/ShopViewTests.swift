import Foundation
import SwiftUI
import Testing

@testable import StoreKit

@Suite("Views of a shop that is not there") @MainActor struct ShopViewTests {
    private let product = Product(
        id: "pro", type: .nonConsumable, displayName: "Pro", description: "Everything", price: 9, currencyCode: "USD",
        locale: Locale(identifier: "en_US"))

    @Test("a product that is had shows its name, description and price; of an identifier none is found, which is said (xcode.11)")
    func products() {
        let drawn = Drawn.rendered(ProductView(product) { Image(systemName: "star") })
        #expect(drawn.diagnostics.isEmpty)
        let words = "\(drawn.nodes)"
        for text in ["Pro", "Everything", "$9.00"] { #expect(words.contains(text), "\(words)") }
        let missing = Drawn.rendered(ProductView(id: "sea.tide").productViewStyle(.large))
        #expect(
            Set(missing.diagnostics) == [
                "ProductView: there is no App Store here, so that the product sea.tide is not found",
                "productViewStyle is declared and not drawn",
            ])
    }

    @Test("a shop and a group of subscriptions draw the app’s own words, and each says once that there is no App Store (xcode.11)")
    func shops() {
        let group = Drawn.rendered(
            SubscriptionStoreView(groupID: "passes", visibleRelationships: .upgrade) { Text(verbatim: "High tide") }
                .subscriptionStoreControlStyle(.prominentPicker).subscriptionStoreButtonLabel(.multiline.price)
                .storeButton(.visible, for: .redeemCode, .restorePurchases)
                .onInAppPurchaseCompletion { _, _ in })
        #expect("\(group.nodes)".contains("High tide"))
        #expect(
            Set(group.diagnostics) == [
                "SubscriptionStoreView: there is no App Store here, so that the group passes has no subscriptions to choose from",
                "subscriptionStoreControlStyle is declared and not drawn", "subscriptionStoreButtonLabel is declared and not drawn",
                "storeButton is declared and not drawn",
            ])
        let shop = Drawn.rendered(StoreView(ids: ["a", "b"]) { product in Text(verbatim: product.displayName) })
        #expect(shop.diagnostics.contains("StoreView: there is no App Store here, so that its 2 products are not found"))
        #expect(shop.diagnostics.count == 3)
        let waiting = Drawn.rendered(
            StoreView(ids: ["a"], icon: { _ in Text(verbatim: "icon") }, placeholderIcon: { Text(verbatim: "soon") }))
        #expect("\(waiting.nodes)".contains("soon") && !"\(waiting.nodes)".contains("\"icon\""))
        let had = Drawn.rendered(StoreView(products: [product]) { Text(verbatim: "icon of \($0.id)") })
        #expect(had.diagnostics.isEmpty)
        for text in ["Pro", "Everything", "$9.00", "icon of pro"] { #expect("\(had.nodes)".contains(text), "\(had.nodes)") }
        #expect(Drawn.rendered(SubscriptionStoreView(productIDs: ["a"])).diagnostics.count == 1)
    }

    @Test("nobody begins a purchase, and what is not known yet has no value (xcode.11)") func intents() async {
        var begun = 0
        for await _ in PurchaseIntent.intents { begun += 1 }
        #expect(begun == 0)
        let intent = PurchaseIntent(product: product, offer: nil)
        #expect(intent.id == "pro" && Set([intent, intent]).count == 1)
        #expect(EntitlementTaskState.success(2).map { $0 * 3 }.value == 6 && EntitlementTaskState<Int>.loading.value == nil)
        #expect(Product.TaskState.success(product).product == product && Product.TaskState.unavailable.product == nil)
        let several = Product.CollectionTaskState.success([product], unavailable: ["b"])
        #expect(several.products == [product] && several.unavailableProductIDs == ["b"])
        #expect(ProductIconPhase.unavailable.promotionalIcon == nil)
        #expect(ProductIconPhase.failure(CocoaError(.featureUnsupported)).error is CocoaError)
    }
}
