/// A provider of what an app adds to Xcode's library of views. Xcode reads it; nothing of it is drawn.
public protocol LibraryContentProvider {
    associatedtype ModifierBase = Any

    /// The views for Xcode's library.
    @LibraryContentBuilder var views: [LibraryItem] { get }
    /// Modifiers, each of something that it may stand at.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    /// The views for the library: none.
    public var views: [LibraryItem] { [] }
    /// The modifiers for the library: none.
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// Collects an app's part of the library.
@resultBuilder public enum LibraryContentBuilder {
    /// Passes an item on.
    public static func buildExpression(_ item: LibraryItem) -> LibraryItem { item }
    /// The items in their order.
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}

/// A view or a modifier in the library.
public struct LibraryItem: Sendable {
    /// The category of the library under which an item stands.
    public struct Category: Hashable, Sendable {
        private let name: String

        /// The category of controls.
        public static let control = Category(name: "control")
        /// The category of modifiers that change how a view looks.
        public static let effect = Category(name: "effect")
        /// The category of containers and modifiers that lay views out.
        public static let layout = Category(name: "layout")
        /// The category of other items.
        public static let other = Category(name: "other")
    }

    /// The title of the item; nil for the name of its type.
    public let title: String?
    /// Whether the library shows the item.
    public let isVisible: Bool
    /// The category of the library under which an item stands.
    public let category: Category

    /// An item; the view itself is not made.
    public init<Snippet>(
        _ snippet: @autoclosure () -> Snippet, visible: Bool = true, title: String? = nil, category: Category = .other,
        matchingSignature: String? = nil
    ) {
        self.title = title
        isVisible = visible
        self.category = category
    }
}
