import VitrineSwiftUI

extension Product {
    /// How far a product is fetched.
    public enum TaskState: Sendable {
        case loading
        case unavailable
        case success(Product)
        case failure(any Error)

        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }

    /// How far products are fetched.
    public enum CollectionTaskState: Sendable {
        case loading
        case success([Product], unavailable: [Product.ID])
        case failure(any Error)

        public var products: [Product] { if case .success(let products, _) = self { products } else { [] } }
        public var unavailableProductIDs: [Product.ID] { if case .success(_, let ids) = self { ids } else { [] } }
    }
}

/// How far what somebody is entitled to is known.
public enum EntitlementTaskState<Value: Sendable>: Sendable {
    case loading
    case success(Value)
    case failure(any Error)

    public var value: Value? { if case .success(let value) = self { value } else { nil } }
    /// The state of what is made of the value.
    public func map<Other: Sendable>(_ transform: (Value) throws -> Other) rethrows -> EntitlementTaskState<Other> {
        switch self {
        case .loading: .loading
        case .success(let value): .success(try transform(value))
        case .failure(let error): .failure(error)
        }
    }
    /// The state of what is made of the value, which may take its time.
    public func map<Other: Sendable>(_ transform: @Sendable (Value) async throws -> Other) async rethrows -> EntitlementTaskState<Other> {
        switch self {
        case .loading: .loading
        case .success(let value): .success(try await transform(value))
        case .failure(let error): .failure(error)
        }
    }
}

// Fetches that begin with a view. A picture is drawn before any answer, and no shop gives one here: the action is told what the shop of nobody
// has, where the view's tasks run at all.

extension View {
    /// Tells the action that the product is not in the shop.
    @preconcurrency nonisolated public func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium, action: @escaping @Sendable (Product.TaskState) async -> Void
    )
        -> some View
    { task(id: id, priority: priority) { await action(.unavailable) } }

    /// Tells the action that the products are not in the shop.
    @preconcurrency nonisolated public func storeProductsTask(
        for ids: some Collection<Product.ID> & Equatable & Sendable, priority: TaskPriority = .medium,
        action: @escaping @Sendable (Product.CollectionTaskState) async -> Void
    ) -> some View { task(id: ids, priority: priority) { await action(.success([], unavailable: Array(ids))) } }

    /// Tells the action that nobody subscribed.
    @preconcurrency nonisolated public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping @Sendable (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View { task(id: groupID, priority: priority) { await action(.success([])) } }

    /// Tells the action that nothing was bought.
    @preconcurrency nonisolated public func currentEntitlementTask(
        for productID: Product.ID, priority: TaskPriority = .medium,
        action: @escaping @Sendable (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View { task(id: productID, priority: priority) { await action(.success(nil)) } }
}
