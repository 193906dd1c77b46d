import Foundation
import VitrineAssetCatalog
import VitrineDrawing

/// Colours of a bundle's asset catalogues.
package enum AssetColors {
    /// A colour in sRGB.
    /// - Throws: why there is no such colour in these surroundings.
    public static func rgba(_ name: String, _ bundle: Bundle?, in surroundings: AssetSurroundings) throws(AssetError) -> RGBA {
        try rgba(AssetCatalogs.of(bundle ?? .main).color(name), name, in: surroundings)
    }

    static func rgba(_ set: ColorSet, _ name: String, in surroundings: AssetSurroundings) throws(AssetError) -> RGBA {
        switch try set.value(in: surroundings) {
        case .rgba(let rgba): return rgba
        case .system(let reference):
            let system = systemColors[reference]?.plainRGBA(
                isDark: surroundings.isDark, isElevated: false, isContrastIncreased: surroundings.isContrastIncreased)
            guard let system else {
                throw .notDrawn(asset: name, what: "\"\(reference.prefix(64))\" is no colour of the system that is known here")
            }
            return system
        }
    }

    /// The system's colours by the names that catalogues use.
    private static let systemColors: [String: UIColor] = {
        let plain: [String: UIColor] = [
            "darkTextColor": .black, "lightTextColor": UIColor(white: 1, alpha: 0.6), "blackColor": .black, "whiteColor": .white,
            "clearColor": .clear,
        ]
        return UIColor.palette.reduce(into: plain) { $0[$1.name + "Color"] = $1.color }
    }()
}

extension UIColor {
    /// The system's colours by their names.
    fileprivate static let palette: [(name: String, color: UIColor)] = [
        systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue, systemIndigo, systemPurple,
        systemPink, systemBrown, systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6, label, secondaryLabel,
        tertiaryLabel, quaternaryLabel, placeholderText, link, tintColor, systemFill, secondarySystemFill, tertiarySystemFill,
        quaternarySystemFill, systemBackground, secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground,
        secondarySystemGroupedBackground, tertiarySystemGroupedBackground, separator, opaqueSeparator,
    ].compactMap { color in color.systemName.map { ($0, color) } }
}
