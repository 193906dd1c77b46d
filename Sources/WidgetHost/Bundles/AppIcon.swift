import Foundation
import FoundationMissing
import VitrineAssetCatalog
import VitrineDrawing

/// An app's icon, as its asset catalogue has it.
package struct AppIcon: Sendable {
    /// Pixels of a side, as it is handed out: 60 points at the highest scale.
    static let side = 180

    private let catalogs: AssetCatalogs
    private let name: String

    /// - Parameter name: as the app's property list says, or else Xcode's `AppIcon`. Nil where there is no such icon.
    init?(app folder: URL, executable: String, named name: String?) {
        catalogs = AssetCatalogs(folders: Bundle.resourceFolders(in: folder, executable: executable), name: folder.lastPathComponent)
        self.name = name ?? "AppIcon"
        guard catalogs.hasIcon(self.name) else { return nil }
    }

    /// The icon as PNG, ``side`` pixels wide and high, without rounded corners: the home screen rounds them.
    /// - Throws: `AssetError` where the catalogue has none that can be read, `ImageError` where it is no picture.
    package func png(_ appearance: IconAppearance) throws -> [UInt8] {
        let bitmap = try Bitmap(decoding: [UInt8](catalogs.icon(name, appearance)))
        return PNG.encode(bitmap.scaled(width: Self.side, height: Self.side), compression: .compact)
    }
}

extension AppIcon: Hashable {
    package static func == (one: AppIcon, other: AppIcon) -> Bool { one.catalogs === other.catalogs && one.name == other.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
