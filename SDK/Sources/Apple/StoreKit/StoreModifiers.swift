import Foundation
import VitrineSwiftUI

/// A button of the shop's views.
public struct StoreButtonKind: Hashable, Sendable {
    let name: String
    public static let cancellation = Self(name: "cancellation")
    public static let restorePurchases = Self(name: "restorePurchases")
    public static let policies = Self(name: "policies")
    public static let redeemCode = Self(name: "redeemCode")
    public static let signIn = Self(name: "signIn")
}

/// The way in which subscriptions are chosen. None is to be chosen here.
public protocol SubscriptionStoreControlStyle {}

/// A way of choosing that the system has.
public struct SystemSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable { init() {} }
public typealias AutomaticSubscriptionStoreControlStyle = SystemSubscriptionStoreControlStyle
public typealias ButtonsSubscriptionStoreControlStyle = SystemSubscriptionStoreControlStyle
public typealias PickerSubscriptionStoreControlStyle = SystemSubscriptionStoreControlStyle
public typealias ProminentPickerSubscriptionStoreControlStyle = SystemSubscriptionStoreControlStyle
public typealias CompactPickerSubscriptionStoreControlStyle = SystemSubscriptionStoreControlStyle
public typealias PagedPickerSubscriptionStoreControlStyle = SystemSubscriptionStoreControlStyle
public typealias PagedProminentPickerSubscriptionStoreControlStyle = SystemSubscriptionStoreControlStyle

extension SubscriptionStoreControlStyle where Self == SystemSubscriptionStoreControlStyle {
    public static var automatic: Self { Self() }
    public static var buttons: Self { Self() }
    public static var picker: Self { Self() }
    public static var prominentPicker: Self { Self() }
    public static var compactPicker: Self { Self() }
    public static var pagedPicker: Self { Self() }
    public static var pagedProminentPicker: Self { Self() }
}

/// The words on the button that subscribes.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private var words: [String]
    public static let automatic = Self(words: ["automatic"])
    public static let action = Self(words: ["action"])
    public static let displayName = Self(words: ["displayName"])
    public static let price = Self(words: ["price"])
    public static let multiline = Self(words: ["multiline"])
    public static let singleLine = Self(words: ["singleLine"])
    public var automatic: Self { with("automatic") }
    public var action: Self { with("action") }
    public var displayName: Self { with("displayName") }
    public var price: Self { with("price") }
    public var multiline: Self { with("multiline") }
    public var singleLine: Self { with("singleLine") }
    private func with(_ word: String) -> Self { Self(words: words + [word]) }
}

/// A policy that a subscription's view leads to.
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case termsOfService, privacyPolicy }

// What changes views of the shop, of which none is drawn as Apple's is: each is named in the diagnostics.

extension View {
    nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View { _unsupported("productViewStyle") }
    nonisolated public func productDescription(_ visibility: Visibility) -> some View { _unsupported("productDescription") }
    nonisolated public func productIconBorder() -> some View { _unsupported("productIconBorder") }
    nonisolated public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View {
        _unsupported("storeButton")
    }
    nonisolated public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
        _unsupported("subscriptionStoreControlStyle")
    }
    nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
        _unsupported("subscriptionStoreButtonLabel")
    }
    nonisolated public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View {
        _unsupported("subscriptionStorePickerItemBackground")
    }
    nonisolated public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle, in shape: some Shape) -> some View {
        _unsupported("subscriptionStorePickerItemBackground")
    }
    nonisolated public func subscriptionStoreControlIcon(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
    ) -> some View { _unsupported("subscriptionStoreControlIcon") }
    nonisolated public func subscriptionStorePolicyDestination(url: URL, for policy: SubscriptionStorePolicyKind) -> some View {
        _unsupported("subscriptionStorePolicyDestination")
    }
    nonisolated public func subscriptionStorePolicyDestination(
        for policy: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
    ) -> some View { _unsupported("subscriptionStorePolicyDestination") }
    nonisolated public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View {
        _unsupported("subscriptionStorePolicyForegroundStyle")
    }
    nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
        _unsupported("subscriptionStoreSignInAction")
    }
}

// What is called when somebody buys. Nobody does here, so that a view is itself.

extension View {
    /// Returns the view: nothing is bought here.
    nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
    /// Returns the view: nothing is bought here.
    nonisolated public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }
    /// Returns the view: nothing is bought here.
    nonisolated public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>?)?) -> some View { self }
}
