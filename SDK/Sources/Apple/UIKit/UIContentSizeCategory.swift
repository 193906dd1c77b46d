import Foundation

/// The size of type a person has chosen.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// The sizes from the smallest.
    package static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// The notification that the size category has changed; never posted while a widget is drawn.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new size in that notification.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// The place among them; that of `large` for one that is none of them.
    var place: Int { Self.all.firstIndex(of: self) ?? 3 }

    public var isAccessibilityCategory: Bool { place >= 7 }

    public static func < (a: Self, b: Self) -> Bool { a.place < b.place }
    public static func <= (a: Self, b: Self) -> Bool { a.place <= b.place }
    public static func > (a: Self, b: Self) -> Bool { a.place > b.place }
    public static func >= (a: Self, b: Self) -> Bool { a.place >= b.place }
}

/// A view whose font follows the size that the person has chosen.
@MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether the object adjusts its font by itself when the content size category changes.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
