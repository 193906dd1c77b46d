import Foundation

/// The names of the colours and pictures in a target's asset catalogues.
package struct AssetNames: Hashable, Sendable {
    /// An asset's name, and the folders that give it a namespace.
    package struct Asset: Hashable, Sendable {
        /// The folders that provide a namespace, from the outermost; others are not among them.
        package var folders: [String]
        /// The asset's name without its folder's ending, such as `.colorset`.
        package var name: String

        /// An asset in the namespace of some folders, or in none.
        package init(folders: [String] = [], name: String) {
            self.folders = folders
            self.name = name
        }

        /// The path by which code names the asset in a string.
        package var path: String { (folders + [name]).joined(separator: "/") }
    }

    /// The colour sets, in the order in which the catalogues were walked.
    package var colors: [Asset] = []
    /// The image sets and symbol sets, in the order in which the catalogues were walked.
    package var images: [Asset] = []

    /// Names that are known already.
    package init(colors: [Asset] = [], images: [Asset] = []) {
        self.colors = colors
        self.images = images
    }

    private static let deepest = 16
    private static let most = 20_000

    /// Walks `.xcassets` folders, in the order of their names.
    package init(catalogs: [URL]) {
        for catalog in catalogs { walk(catalog, [], depth: 0) }
    }

    private mutating func walk(_ folder: URL, _ namespace: [String], depth: Int) {
        guard depth < Self.deepest else { return }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        for name in names where !name.hasPrefix(".") && colors.count + images.count < Self.most {
            let child = folder.appendingPathComponent(name, isDirectory: true)
            switch child.pathExtension {
            case "colorset":
                if Self.hasColor(child) { colors.append(Asset(folders: namespace, name: String(name.dropLast(9)))) }
            case "imageset": images.append(Asset(folders: namespace, name: String(name.dropLast(9))))
            case "symbolset": images.append(Asset(folders: namespace, name: String(name.dropLast(10))))
            case "json", "png", "jpg", "svg", "pdf": break
            default: walk(child, Self.givesNamespace(child) ? namespace + [name] : namespace, depth: depth + 1)
            }
        }
    }

    /// Xcode's template for widgets has colour sets without a colour, `AccentColor` and `WidgetBackground`: they get no symbol. What cannot be
    /// read is told where the colour is asked for.
    private static func hasColor(_ set: URL) -> Bool {
        guard let colors = contents(of: set)?["colors"] as? [[String: Any]] else { return true }
        return colors.contains { $0["color"] != nil }
    }

    private static func contents(of folder: URL) -> [String: Any]? {
        let file = folder.appendingPathComponent("Contents.json")
        guard let data = FileManager.default.contents(atPath: file.path), data.count <= 1 << 20 else { return nil }
        return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    }

    private static func givesNamespace(_ folder: URL) -> Bool {
        return (contents(of: folder)?["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
    }
}
