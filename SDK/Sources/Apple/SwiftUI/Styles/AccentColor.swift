import Foundation
import VitrineAssetCatalog
import VitrineDrawing
import VitrineUIKit

/// The colour of what can be tapped where no tint is set: the main bundle's own, else the system's blue.
enum AccentColor {
    /// The name as Xcode's build setting has it in the Info.plist, or as its templates do; nil where the catalogues have no such colour.
    private static let name: String? = {
        let name = Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String ?? "AccentColor"
        return (try? AssetCatalogs.of(.main).color(name)) == nil ? nil : name
    }()

    static func rgba(in environment: EnvironmentValues) -> RGBA {
        // A template's set has no colour yet.
        name.flatMap { try? AssetColors.rgba($0, nil, in: AssetSurroundings(environment)) } ?? SystemColor.blue.rgba(in: environment)
    }
}
