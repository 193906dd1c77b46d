import Foundation

/// The appearance in which the home screen shows icons.
package enum IconAppearance: String, CaseIterable, Hashable, Sendable {
    case light, dark
    /// A grey picture whose brightness is coloured in the tint.
    case tinted
}

/// An `.appiconset`: an app's icon in its sizes and appearances.
struct AppIconSet {
    private struct Entry: Decodable {
        struct Appearance: Decodable { var value: String? }
        var filename: String?
        /// Points of a side, as `60x60`.
        var size: String?
        /// The entry's scale, such as `3x`.
        var scale: String?
        var appearances: [Appearance]?

        var pixels: Double {
            let side = size.flatMap { Double($0.prefix { $0 != "x" }) } ?? 0
            return side * (scale.flatMap { Double($0.dropLast()) } ?? 1)
        }
        var appearance: IconAppearance? {
            guard let appearances, !appearances.isEmpty else { return .light }
            return appearances.first?.value.flatMap(IconAppearance.init)
        }
    }
    private struct File: Decodable { var images: [Entry]? }

    private let name: String
    private let folder: URL
    private let entries: [Entry]

    init(folder: URL, name: String) throws(AssetError) {
        self.name = name
        self.folder = folder
        entries = try AssetContents.read(File.self, in: folder).images?.filter { $0.filename != nil } ?? []
    }

    /// The largest picture in an appearance; where there is none, in the light one.
    func data(_ appearance: IconAppearance) throws(AssetError) -> Data {
        func largest(_ appearance: IconAppearance) -> Entry? {
            entries.filter { $0.appearance == appearance }.max { $0.pixels < $1.pixels }
        }
        guard let filename = (largest(appearance) ?? largest(.light))?.filename else { throw .noVariant(asset: name) }
        guard AssetContents.isName(filename) else { throw .fileName(asset: name, found: String(filename.prefix(64))) }
        return try AssetContents.bytes(of: folder.appendingPathComponent(filename), most: AssetLimits.icon)
    }
}
