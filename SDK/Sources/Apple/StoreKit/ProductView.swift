import VitrineSwiftUI

/// A product of the shop with its icon, name, description and price. There is no App Store here: by an identifier no product is found, the
/// icon stands alone with bars where its words would be, and the diagnostics name the view.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    private let id: String
    private let product: Product?
    private let icon: Icon?
    private let placeholder: PlaceholderIcon?

    public var body: some View {
        if let product {
            row {
                Text(verbatim: product.displayName).font(.headline)
                Text(verbatim: product.description).font(.subheadline).foregroundStyle(.secondary)
            } price: {
                Text(verbatim: product.displayPrice)
            }
        } else {
            row {
                Text(verbatim: "Product’s name").font(.headline).redacted(reason: .placeholder)
                Text(verbatim: "Its description in the shop").font(.subheadline).redacted(reason: .placeholder)
            } price: {
                Text(verbatim: "Price").redacted(reason: .placeholder)
            }
            .reporting("ProductView: there is no App Store here, so that the product \(id) is not found")
        }
    }

    private func row<Words: View, Price: View>(@ViewBuilder _ words: () -> Words, @ViewBuilder price: () -> Price) -> some View {
        HStack(spacing: 12) {
            if let icon { icon } else if let placeholder { placeholder }
            VStack(alignment: .leading, spacing: 2, content: words)
            Spacer(minLength: 0)
            price().font(.subheadline.weight(.semibold)).padding(.horizontal, 12).padding(.vertical, 6)
                .background(Color.gray.opacity(0.2), in: Capsule())
        }
    }
}

extension ProductView where PlaceholderIcon == EmptyView {
    /// A product by its identifier.
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
        (id, product, self.icon, placeholder) = (productID, nil, icon(), nil)
    }
    /// A product by its identifier, whose icon depends on how far the shop's is had: it is unavailable here.
    public init(id productID: Product.ID, @ViewBuilder icon: @escaping (ProductIconPhase) -> Icon) {
        (id, product, self.icon, placeholder) = (productID, nil, icon(.unavailable), nil)
    }
    /// A product that the shop gave.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
        (id, self.product, self.icon, placeholder) = (product.id, product, icon(), nil)
    }
}

extension ProductView {
    /// A product by its identifier, with what stands for the icon until the shop gives it.
    public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { (id, product, self.icon, placeholder) = (productID, nil, nil, placeholderIcon()) }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    /// A product by its identifier, without an icon.
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
        (id, product, icon, placeholder) = (productID, nil, nil, nil)
    }
    /// A product that the shop gave, without an icon.
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
        (id, self.product, icon, placeholder) = (product.id, product, nil, nil)
    }
}

/// The state of the shop's own picture of a product.
public enum ProductIconPhase {
    case loading
    case success(Image)
    case failure(any Error)
    case unavailable

    /// The picture, where it is there.
    public var promotionalIcon: Image? { if case .success(let image) = self { image } else { nil } }
    /// The reason for which there is none.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// The look of products' views. What is not found in the shop has one look here.
public protocol ProductViewStyle {}

/// A style of products' views that the system has.
public struct SystemProductViewStyle: ProductViewStyle, Sendable { init() {} }
public typealias AutomaticProductViewStyle = SystemProductViewStyle
public typealias CompactProductViewStyle = SystemProductViewStyle
public typealias LargeProductViewStyle = SystemProductViewStyle
public typealias RegularProductViewStyle = SystemProductViewStyle

extension ProductViewStyle where Self == SystemProductViewStyle {
    public static var automatic: Self { Self() }
    public static var compact: Self { Self() }
    public static var large: Self { Self() }
    public static var regular: Self { Self() }
}
