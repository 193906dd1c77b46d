import Foundation
import VitrineSwiftUI

/// Shows what the shop has to say.
@MainActor public struct DisplayMessageAction {
    nonisolated init() {}

    /// - Throws: `StoreKitError.unsupported`: there is nothing to show it in front of.
    public func callAsFunction(_ message: Message) throws { throw StoreKitError.unsupported }
}

/// Asks somebody what they think of the app. Nobody is asked here, as where the system has asked often enough.
@MainActor public struct RequestReviewAction {
    nonisolated init() {}

    /// Does nothing: nobody is asked for a review here.
    public func callAsFunction() {}
}

/// Buys a product.
@MainActor public struct PurchaseAction {
    nonisolated init() {}

    /// - Throws: `Product.PurchaseError.purchaseNotAllowed`.
    public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult {
        try await product.purchase(options: options)
    }
}

extension EnvironmentValues {
    /// Shows what the shop has to say.
    public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
    /// Asks somebody what they think of the app.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
    /// Buys a product.
    public var purchase: PurchaseAction { PurchaseAction() }
}

// Sheets of the shop's. A widget shows none; each is named in the diagnostics.

extension View {
    /// The sheet in which somebody asks for their money back.
    nonisolated public func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: (@MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
    ) -> some View { _unsupported("refundRequestSheet") }

    /// The sheet in which somebody ends a subscription.
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { _unsupported("manageSubscriptionsSheet") }

    /// The sheet in which somebody ends a subscription of a group.
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
        _unsupported("manageSubscriptionsSheet")
    }

    /// The sheet in which somebody types a code for an offer.
    @preconcurrency nonisolated public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { _unsupported("offerCodeRedemption") }
}
