import Foundation
import VitrineAssetCatalog

extension AssetSurroundings {
    init(_ traits: UITraitCollection) {
        self.init()
        isDark = traits.userInterfaceStyle == .dark
        isContrastIncreased = traits.accessibilityContrast == .high
        if traits.displayScale > 0, traits.displayScale.isFinite { scale = Double(traits.displayScale) }
        isRightToLeft = traits.layoutDirection == .rightToLeft
        if traits.horizontalSizeClass == .regular { width = .regular }
        if traits.verticalSizeClass == .compact { height = .compact }
        idiom =
            switch traits.userInterfaceIdiom {
            case .unspecified, .phone: .iphone
            case .pad: .ipad
            case .tv: .tv
            case .carPlay: .car
            case .mac: .mac
            case .vision: .vision
            }
        languages = Self.languages(of: .current)
    }

    /// A picture for a language serves its regions too.
    package static func languages(of locale: Locale) -> [String] {
        let parts = locale.identifier.prefix { $0 != "@" }.split { $0 == "_" || $0 == "-" }.map(String.init)
        return parts.indices.reversed().flatMap { end in
            let name = parts[...end].joined(separator: "-")
            return end == 0 ? [name] : [name, parts[...end].joined(separator: "_")]
        }
    }
}
