import Foundation
import VitrineDrawing
import VitrineUIKit

extension UITraitCollection {
    convenience init(_ environment: EnvironmentValues) {
        self.init(
            style: environment.colorScheme == .dark ? .dark : .light, level: environment.isElevated ? .elevated : .base,
            scale: environment.displayScale, contrast: environment.colorSchemeContrast == .increased ? .high : .normal,
            category: UIContentSizeCategory.all[environment.dynamicTypeSize.rawValue],
            direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
}

extension UIColor {
    func rgba(in environment: EnvironmentValues) -> RGBA {
        // Almost every colour needs no traits, which take longer to make than the answer.
        plainRGBA(
            isDark: environment.colorScheme == .dark, isElevated: environment.isElevated,
            isContrastIncreased: environment.colorSchemeContrast == .increased) ?? rgba(for: UITraitCollection(environment))
    }

    /// SwiftUI's colour, asked in the surroundings in which this one is.
    public convenience init(_ color: Color) {
        self.init { traits in
            var environment = EnvironmentValues()
            environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
            environment.isElevated = traits.userInterfaceLevel == .elevated
            environment.fields.contrast = traits.accessibilityContrast == .high ? .increased : .standard
            return UIColor(color.rgba(in: environment))
        }
    }
}

extension EdgeInsets {
    public init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}
