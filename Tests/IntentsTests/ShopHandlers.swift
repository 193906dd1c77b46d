import Foundation
import Intents

/// A handler as iOS source writes it, with the methods' asynchronous forms.
final class AsyncHandler: INExtension, ShopIntentHandling {
    func provideShopOptionsCollection(for intent: ShopIntent, searchTerm: String?) async throws -> INObjectCollection<Store> {
        let all = ["Milano", "Roma", "Napoli"].enumerated().map { index, name in
            let store = Store(identifier: "s\(index)", display: name)
            store.floors = NSNumber(value: index + 1)
            store.tags = ["old", "town"]
            store.mode = .single
            store.manager = Person(identifier: "p\(index)", display: "Signor \(name)")
            return store
        }
        guard let searchTerm else { return INObjectCollection(items: all) }
        return INObjectCollection(items: all.filter { $0.displayString.hasPrefix(searchTerm) })
    }

    func provideStoresOptionsCollection(for intent: ShopIntent) async throws -> INObjectCollection<Store> {
        INObjectCollection(sections: [
            INObjectSection(title: "Near", items: [Store(identifier: "n", display: "Near one", subtitle: "100 m", image: nil)]),
            INObjectSection(title: "Far", items: [Store(identifier: nil, display: "Far one")]),
        ])
    }

    func provideDefaultOptionsCollection(for intent: ShopIntent) async throws -> INObjectCollection<NSNumber> {
        throw CocoaError(.fileReadNoSuchFile)
    }

    func defaultShop(for intent: ShopIntent) -> Store? { Store(identifier: "s0", display: "Milano") }
    func defaultStores(for intent: ShopIntent) -> [Store]? { nil }

    override func handler(for intent: INIntent) -> Any { self }
}

/// The same handler with completion closures.
final class CompletionHandler: NSObject, ShopIntentHandling {
    func provideCurrencyOptionsCollection(
        for intent: ShopIntent, with completion: @escaping (INObjectCollection<NSString>?, Error?) -> Void
    ) {
        completion(INObjectCollection(items: ["EUR", "CHF"]), nil)
        completion(nil, CocoaError(.fileReadNoSuchFile))
    }

    func provideShopOptionsCollection(
        for intent: ShopIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<Store>?, Error?) -> Void
    ) {
        // Lets go of it.
    }

    func provideDefaultOptionsCollection(
        for intent: ShopIntent, with completion: @escaping (INObjectCollection<NSNumber>?, Error?) -> Void
    ) {
        DispatchQueue.global().async { completion(INObjectCollection(items: [1, 2]), nil) }
    }

    func resolveShop(for intent: ShopIntent, with completion: @escaping (StoreResolutionResult) -> Void) {
        guard let shop = intent.shop else { return completion(.needsValue()) }
        completion(.success(with: shop))
    }

    func handle(intent: ShopIntent, completion: @escaping (ShopIntentResponse) -> Void) { completion(.success(result: "done")) }
}

/// Gives another object for the intent, as handlers with several classes do.
final class DelegatingExtension: INExtension {
    override func handler(for intent: INIntent) -> Any? { intent is ShopIntent ? CompletionHandler() : nil }
}

/// A handler that takes one of the ways there are.
final class WayExtension: INExtension, ShopIntentHandling {
    private let way: String

    init(_ way: String) {
        self.way = way
        super.init()
    }

    func resolveShop(for intent: ShopIntent) async -> StoreResolutionResult {
        let stores = [Store(identifier: "s0", display: "Milano"), Store(identifier: "s1", display: "Roma")]
        switch way {
        case "choose": return .disambiguation(with: stores)
        case "confirm": return .confirmationRequired(with: stores[0])
        case "refuse": return .unsupported(withReason: 2)
        default: return .notRequired()
        }
    }

    func confirm(intent: ShopIntent) async -> ShopIntentResponse {
        ShopIntentResponse(code: way == "unready" ? .failureRequiringAppLaunch : .ready, userActivity: nil)
    }

    func handle(intent: ShopIntent, completion: @escaping (ShopIntentResponse) -> Void) {
        // Lets go of it.
        guard way != "silent" else { return }
        completion(ShopIntentResponse(code: way == "closed" ? .closed : .success, userActivity: nil))
    }
}
