import Foundation

/// Colours and pictures that a configuration states in words, where Xcode's project has an asset catalogue.
package struct StatedAssets: Hashable, Sendable, Encodable {
    /// A colour in light and, where it is another, in dark surroundings.
    struct DynamicColor: Hashable, Sendable, Encodable {
        let light: ScriptColor
        let dark: ScriptColor?
    }

    /// The colours by the set's name.
    var colors: [String: DynamicColor] = [:]
    /// The pictures by the set's name: files by scale, such as `2x`.
    var images: [String: [String: URL]] = [:]

    /// The files that are copied into a catalogue.
    package var files: [URL] { images.values.flatMap(\.values).sorted { $0.path < $1.path } }

    var isEmpty: Bool { colors.isEmpty && images.isEmpty }

    /// Writes the assets as an asset catalogue.
    /// - Parameter catalog: a folder `NAME.xcassets`, which is made anew.
    /// - Throws: what the file system throws.
    package func write(to catalog: URL) throws {
        let files = FileManager.default
        if files.fileExists(atPath: catalog.path) { try files.removeItem(at: catalog) }
        try files.createDirectory(at: catalog, withIntermediateDirectories: true)
        for (name, color) in colors {
            let dark = color.dark.map { [Self.entry($0, isDark: true)] } ?? []
            try Self.write(["colors": [Self.entry(color.light, isDark: false)] + dark], to: catalog, set: "\(name).colorset")
        }
        for (name, scales) in images {
            var entries: [[String: Any]] = []
            let folder = catalog.appendingPathComponent("\(name).imageset", isDirectory: true)
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            for (scale, file) in scales.sorted(by: { $0.key < $1.key }) where files.fileExists(atPath: file.path) {
                let copy = "\(scale).\(file.pathExtension)"
                try files.copyItem(at: file.resolvingSymlinksInPath(), to: folder.appendingPathComponent(copy))
                entries.append(["idiom": "universal", "scale": scale, "filename": copy])
            }
            try Self.write(["images": entries], to: catalog, set: "\(name).imageset")
        }
    }

    private static func entry(_ color: ScriptColor, isDark: Bool) -> [String: Any] {
        func part(_ value: Double) -> String { String(format: "%.6f", value) }
        let components = [
            "red": part(color.red), "green": part(color.green), "blue": part(color.blue), "alpha": part(color.opacity),
        ]
        var entry: [String: Any] = ["idiom": "universal", "color": ["color-space": "srgb", "components": components]]
        if isDark { entry["appearances"] = [["appearance": "luminosity", "value": "dark"]] }
        return entry
    }

    private static func write(_ contents: [String: Any], to catalog: URL, set: String) throws {
        let folder = catalog.appendingPathComponent(set, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var contents = contents
        contents["info"] = ["version": 1, "author": "xcode"]
        try JSONSerialization.data(withJSONObject: contents, options: [.sortedKeys])
            .write(to: folder.appendingPathComponent("Contents.json"))
    }
}
