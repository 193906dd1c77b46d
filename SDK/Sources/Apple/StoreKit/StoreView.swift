import VitrineSwiftUI

/// Products of the shop below each other. There is no App Store here: what is asked for by an identifier says that it is not found, as
/// ``ProductView`` does.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    private let ids: [String]
    private let products: [Product]
    private let icon: ((Product) -> Icon)?
    private let placeholder: PlaceholderIcon?

    public var body: some View {
        if ids.isEmpty {
            rows
        } else {
            rows.reporting("StoreView: there is no App Store here, so that its \(ids.count) products are not found")
        }
    }

    private var rows: some View {
        VStack(spacing: 16) {
            ForEach(Array(products.enumerated()), id: \.offset) { _, product in
                if let icon { ProductView(product) { icon(product) } } else { ProductView(product) }
            }
            ForEach(Array(ids.enumerated()), id: \.offset) { _, id in
                if let placeholder { ProductView(id: id) { placeholder } } else { ProductView(id: id) }
            }
        }
    }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    /// Products by their identifiers.
    public init<Identifiers: Collection>(ids productIDs: Identifiers, prefersPromotionalIcon: Bool = false)
    where Identifiers.Element == Product.ID { (ids, products, icon, placeholder) = (Array(productIDs), [], nil, nil) }
    /// Products that the shop gave.
    public init<Products: Collection>(products: Products, prefersPromotionalIcon: Bool = false) where Products.Element == Product {
        (ids, self.products, icon, placeholder) = ([], Array(products), nil, nil)
    }
}

extension StoreView where PlaceholderIcon == EmptyView {
    /// Products by their identifiers; the icon is made of a product, and none is found.
    public init<Identifiers: Collection>(
        ids productIDs: Identifiers, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
    ) where Identifiers.Element == Product.ID { (ids, products, self.icon, placeholder) = (Array(productIDs), [], icon, nil) }
    /// Products that the shop gave.
    public init<Products: Collection>(
        products: Products, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon
    ) where Products.Element == Product { (ids, self.products, self.icon, placeholder) = ([], Array(products), icon, nil) }
}

extension StoreView {
    /// Products by their identifiers, with what stands for an icon until the shop gives it.
    public init<Identifiers: Collection>(
        ids productIDs: Identifiers, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) where Identifiers.Element == Product.ID {
        (ids, products, self.icon, placeholder) = (Array(productIDs), [], icon, placeholderIcon())
    }
}

/// The subscriptions of a group below what the app says of them. There is no App Store here: the app's own words are drawn, and the
/// diagnostics name the view.
public struct SubscriptionStoreView<Content: View>: View {
    private let content: Content
    private let name: String

    public var body: some View {
        VStack(spacing: 16) {
            content
            Spacer(minLength: 0)
        }
        .reporting("SubscriptionStoreView: there is no App Store here, so that \(name) has no subscriptions to choose from")
    }

    /// The subscriptions of a group.
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @ViewBuilder marketingContent: () -> Content
    ) { (content, name) = (marketingContent(), "the group \(groupID)") }
    /// Subscriptions by their identifiers.
    public init<Identifiers: Collection>(productIDs: Identifiers, @ViewBuilder marketingContent: () -> Content)
    where Identifiers.Element == Product.ID { (content, name) = (marketingContent(), "what names \(productIDs.count) products") }
    /// Subscriptions that the shop gave.
    public init<Subscriptions: Collection>(subscriptions: Subscriptions, @ViewBuilder marketingContent: () -> Content)
    where Subscriptions.Element == Product { (content, name) = (marketingContent(), "what names \(subscriptions.count) products") }
}

/// What a subscription's view shows where the app says nothing of its own.
public struct AutomaticSubscriptionStoreMarketingContent: View {
    init() {}
    public var body: some View { EmptyView() }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
    /// The subscriptions of a group, with the system's own words.
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
        self.init(groupID: groupID, visibleRelationships: visibleRelationships) { Content() }
    }
    /// Subscriptions by their identifiers, with the system's own words.
    public init<Identifiers: Collection>(productIDs: Identifiers) where Identifiers.Element == Product.ID {
        self.init(productIDs: productIDs) { Content() }
    }
    /// Subscriptions that the shop gave, with the system's own words.
    public init<Subscriptions: Collection>(subscriptions: Subscriptions) where Subscriptions.Element == Product {
        self.init(subscriptions: subscriptions) { Content() }
    }
}

extension Product {
    /// How a subscription stands to the one that somebody has.
    public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let upgrade = Self(rawValue: 1)
        public static let crossgrade = Self(rawValue: 2)
        public static let downgrade = Self(rawValue: 4)
        public static let current = Self(rawValue: 8)
        public static let all: Self = [.upgrade, .crossgrade, .downgrade, .current]
    }
}
