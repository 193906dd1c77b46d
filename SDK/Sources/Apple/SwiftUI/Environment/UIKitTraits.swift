import Foundation
import VitrineUIKit

// SwiftUI's traits of UIKit's; nil where UIKit leaves one open.

extension ColorScheme {
    /// Makes a scheme of light or dark, as UIKit has it.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        default: return nil
        }
    }
}

extension ColorSchemeContrast {
    /// The contrast, as UIKit has it.
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        switch uiAccessibilityContrast {
        case .normal: self = .standard
        case .high: self = .increased
        default: return nil
        }
    }
}

extension LayoutDirection {
    /// The direction, as UIKit has it.
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiLayoutDirection {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        default: return nil
        }
    }
}

extension LegibilityWeight {
    /// The weight, as UIKit has it.
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        switch uiLegibilityWeight {
        case .regular: self = .regular
        case .bold: self = .bold
        default: return nil
        }
    }
}

extension UserInterfaceSizeClass {
    /// The size class, as UIKit has it.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

extension DynamicTypeSize {
    /// The size of type, as UIKit has it.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        let categories: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
            .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]
        guard let index = categories.firstIndex(of: uiSizeCategory), let size = DynamicTypeSize(rawValue: index) else { return nil }
        self = size
    }
}

extension ContentSizeCategory {
    /// The size of type, as UIKit has it.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
        self.init(rawValue: size.rawValue)
    }
}
