import Foundation
import InsightsScenes
import Testing

@testable import InsightsCore
@testable import InsightsWidgets

/// Shops as the App Intent's kind looks them up.
@Suite("Shops of the App Intent") struct ShopEntityTests {
    private static let words = ["1002", "Kaffa Coffee", "Kaffa Kissa", "Nonsense", "1003", ""]

    private func found(_ words: [String], _ query: ShopQuery) async throws -> [String] { try await query.entities(for: words).map(\.id) }

    @Test("true.20, R4.19: a shop is found by its identifier; what is not there, and never was, is not, whether the service answers or not")
    func found() async throws {
        try await withPhone { phone async throws in
            let query = ShopQuery(repository: phone.repository(), memory: phone.memory)
            let first = try await found(Self.words, query), offered = try await query.suggestedEntities().map(\.name)
            #expect(first == ["1002"] && offered == ["Kaffa Coffee", "Maple"])
            phone.clock.advance(2 * 3_600)
            phone.service.answersShops { (503, "") }
            let second = try await found(Self.words, query)
            #expect(second == ["1002"])
        }
    }

    @Test("true.20: where nothing is known at all, nothing is taken for a shop, and the search says why")
    func unknown() async throws {
        try await withPhone { phone async throws in
            phone.service.answersShops { (503, "") }
            let query = ShopQuery(repository: phone.repository(), memory: phone.memory)
            let none = try await found(Self.words, query)
            #expect(none.isEmpty)
            await #expect(throws: InsightsError.self) { try await query.suggestedEntities() }
        }
    }

    @Test("true.20: one that was there and is not any more stays chosen, and says so; also after another account has signed in")
    func gone() async throws {
        try await withPhone { phone async throws in
            let query = ShopQuery(repository: phone.repository(), memory: phone.memory)
            _ = try await query.suggestedEntities()
            phone.clock.advance(2 * 3_600)
            phone.service.answersShops { (200, FakeMetricsService.oneShop) }
            let shops = try await query.entities(for: ["1002", "1001"])
            #expect(shops.map(\.id) == ["1002", "1001"] && shops.map(\.name) == [InsightsTexts.shopGone, "Kaffa Coffee"])
            phone.memory.signedOut()
            let after = try await found(["1002"], query)
            #expect(after == ["1002"])
        }
    }
}
