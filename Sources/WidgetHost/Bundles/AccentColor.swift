import Foundation
import FoundationMissing
import VitrineAssetCatalog
import VitrineDrawing

/// An app's own colour, as its asset catalogue has it for light and for dark surroundings. Written `#rrggbb`.
package struct AccentColor: Codable, Hashable, Sendable {
    package var light: String
    package var dark: String

    package init(light: String, dark: String) {
        (self.light, self.dark) = (light, dark)
    }

    /// The colour set that an app's property list names, or else Xcode's `AccentColor`. Nil where there is none, and where its figures cannot
    /// be read: the app then has no colour of its own.
    init?(app folder: URL, executable: String, named name: String?) {
        let catalogs = AssetCatalogs(folders: Bundle.resourceFolders(in: folder, executable: executable), name: folder.lastPathComponent)
        guard let color = try? catalogs.color(name ?? "AccentColor"), let light = Self.figures(of: color, isDark: false),
            let dark = Self.figures(of: color, isDark: true)
        else { return nil }
        self.init(light: light, dark: dark)
    }

    private static func figures(of color: ColorSet, isDark: Bool) -> String? {
        var surroundings = AssetSurroundings()
        surroundings.isDark = isDark
        guard case .rgba(let rgba)? = try? color.value(in: surroundings) else { return nil }
        let bytes = [rgba.red, rgba.green, rgba.blue].map { share in
            let byte = String(UInt8(min(max(share.isNaN ? 0 : share, 0), 1) * 255 + 0.5), radix: 16)
            return byte.count == 1 ? "0" + byte : byte
        }
        return "#" + bytes.joined()
    }
}
