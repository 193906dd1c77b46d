import Foundation

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// Whether colours are to stand out more.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// The direction of the layout.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// The size class: how much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether type is to be heavier.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// The size of type a person has chosen.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

    /// Makes a size by its case name, as `RenderEnvironment.typeSize` has it.
    package init?(name: String) {
        guard let size = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
        self = size
    }
}

/// `DynamicTypeSize` by its older name.
public enum ContentSizeCategory: Int, CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { rawValue >= Self.accessibilityMedium.rawValue }
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    public static func <= (a: Self, b: Self) -> Bool { a.rawValue <= b.rawValue }
    public static func > (a: Self, b: Self) -> Bool { a.rawValue > b.rawValue }
    public static func >= (a: Self, b: Self) -> Bool { a.rawValue >= b.rawValue }
}

/// The reasons for which a view is redacted.
public struct RedactionReasons: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is a placeholder: text and images are masked, their sizes kept.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Views marked `privacySensitive` are masked.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The value shown is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Opens a URL. In a widget nothing is opened while it is drawn.
public struct OpenURLAction: Sendable {
    public struct Result: Sendable {
        let accepted: Bool
        public static let handled = Result(accepted: true)
        public static let discarded = Result(accepted: false)
        public static let systemAction = Result(accepted: true)
        public static func systemAction(_ url: URL) -> Result { Result(accepted: true) }
    }
    private let handler: @Sendable (URL) -> Result

    public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }

    public func callAsFunction(_ url: URL) { _ = handler(url) }

    public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) { completion(handler(url).accepted) }
}
