import Foundation

/// The places of the sets of a bundle's catalogues, by name. Nothing of them is read until it is asked for.
struct AssetIndex {
    private struct Folder: Decodable {
        struct Properties: Decodable {
            private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            var providesNamespace: Bool?
        }
        var properties: Properties?
    }

    /// The sets by their kind (`colorset`, `imageset` …) and their name, with the folders that give a namespace before it.
    private(set) var sets: [String: [String: URL]] = [:]
    /// Errors for folders that could not be walked, and for names that two sets have.
    private(set) var failures: [AssetError] = []
    private var count = 0

    /// - Parameter catalogs: `.xcassets` folders; of two sets of one name the first counts.
    init(_ catalogs: [URL]) {
        for catalog in catalogs { walk(catalog, namespace: "", depth: 0) }
    }

    private mutating func walk(_ folder: URL, namespace: String, depth: Int) {
        guard depth < AssetLimits.depth else { return }
        // The names are sorted, so that every machine finds the same one first.
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        for name in names where !name.hasPrefix(".") {
            let child = folder.appendingPathComponent(name, isDirectory: true)
            let type = try? FileManager.default.attributesOfItem(atPath: child.path)[.type] as? FileAttributeType
            guard type == .typeDirectory else { continue }
            let kind = child.pathExtension
            if Self.kinds.contains(kind) {
                count += 1
                guard count <= AssetLimits.assets else {
                    if count == AssetLimits.assets + 1 {
                        failures.append(.tooManyAssets(catalog: AssetContents.shown(folder), most: AssetLimits.assets))
                    }
                    return
                }
                let asset = namespace + String(name.dropLast(kind.count + 1))
                if sets[kind]?[asset] == nil { sets[kind, default: [:]][asset] = child }
            } else {
                let givesName = (try? AssetContents.read(Folder.self, in: child))?.properties?.providesNamespace ?? false
                walk(child, namespace: givesName ? namespace + name + "/" : namespace, depth: depth + 1)
            }
        }
    }

    /// The first name of a kind that is this one but for upper and lower case; nil where there is none.
    func near(_ asset: String, kind: String) -> String? {
        sets[kind]?.keys.filter { $0.caseInsensitiveCompare(asset) == .orderedSame }.min()
    }

    private static let kinds: Set = ["colorset", "imageset", "symbolset", "dataset", "appiconset", "launchimage", "imagestack"]
}
