import Foundation
import FoundationMissing
import Synchronization

/// All asset catalogues of one bundle, read as they are asked.
package final class AssetCatalogs: Sendable {
    private struct State {
        var index: AssetIndex?
        var colors: [String: Result<ColorSet, AssetError>] = [:]
        var images: [String: Result<ImageSet, AssetError>] = [:]
    }

    /// The bundle's name, for errors.
    private let name: String
    private let folders: [URL]
    private let state = Mutex(State())

    /// - Parameter folders: where `.xcassets` folders lie.
    package init(folders: [URL], name: String) {
        self.folders = folders
        self.name = name
    }

    private static let known = Mutex<[String: AssetCatalogs]>([:])

    /// The catalogues among a bundle's resources.
    package static func of(_ bundle: Bundle) -> AssetCatalogs {
        let path = bundle.bundlePath
        if let known = known.withLock({ $0[path] }) { return known }
        let made = AssetCatalogs(folders: bundle.resourceFolders, name: bundle.bundleURL.lastPathComponent)
        return known.withLock { known in
            if let other = known[path] { return other }
            known[path] = made
            return made
        }
    }

    package func color(_ asset: String) throws(AssetError) -> ColorSet {
        try state.withLock { state in
            if let known = state.colors[asset] { return known }
            let read = self.read(asset, "colorset", "colour", &state) { folder, name throws(AssetError) in
                try ColorSet(folder: folder, name: name)
            }
            state.colors[asset] = read
            return read
        }.get()
    }

    package func image(_ asset: String) throws(AssetError) -> ImageSet {
        try state.withLock { state in
            if let known = state.images[asset] { return known }
            let read = self.read(asset, "imageset", "image", &state) { folder, name throws(AssetError) in
                try ImageSet(folder: folder, name: name)
            }
            state.images[asset] = read
            return read
        }.get()
    }

    /// Whether an image set, or another set that is asked for as an image, has this name.
    package func hasImage(_ asset: String) -> Bool {
        state.withLock { state in
            let sets = index(&state).sets
            return Self.imageKinds.contains { sets[$0]?[asset] != nil }
        }
    }

    /// The bytes of a `.dataset`.
    package func data(_ asset: String) throws(AssetError) -> Data {
        guard let folder = state.withLock({ index(&$0).sets["dataset"]?[asset] }) else {
            throw .unknown(name: asset, kind: "data set", bundle: name)
        }
        return try DataSet(folder: folder, name: asset).data()
    }

    /// Whether what has this name is a symbol set, and no image set.
    package func hasSymbol(_ asset: String) -> Bool {
        state.withLock { state in
            let sets = index(&state).sets
            return sets["symbolset"]?[asset] != nil && sets["imageset"]?[asset] == nil
        }
    }

    /// The bytes of a symbol set's template, an SVG file.
    package func symbol(_ asset: String) throws(AssetError) -> Data {
        guard let folder = state.withLock({ index(&$0).sets["symbolset"]?[asset] }) else {
            throw .unknown(name: asset, kind: "symbol", bundle: name)
        }
        return try SymbolSet(folder: folder, name: asset).template()
    }

    /// Whether an app's icon has this name.
    package func hasIcon(_ asset: String) -> Bool { state.withLock { index(&$0).sets["appiconset"]?[asset] != nil } }

    /// The bytes of an app's icon, a PNG file as a rule: the largest in an appearance, or else of the light one.
    package func icon(_ asset: String, _ appearance: IconAppearance) throws(AssetError) -> Data {
        guard let folder = state.withLock({ index(&$0).sets["appiconset"]?[asset] }) else {
            throw .unknown(name: asset, kind: "app icon", bundle: name)
        }
        return try AppIconSet(folder: folder, name: asset).data(appearance)
    }

    private static let imageKinds = ["imageset", "symbolset", "imagestack"]

    private func index(_ state: inout State) -> AssetIndex {
        if let index = state.index { return index }
        let catalogs = folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().filter { $0.hasSuffix(".xcassets") }
                .map { folder.appendingPathComponent($0, isDirectory: true) }
        }
        let made = AssetIndex(catalogs)
        state.index = made
        return made
    }

    private func read<Set>(
        _ asset: String, _ kind: String, _ what: String, _ state: inout State, _ read: (URL, String) throws(AssetError) -> Set
    ) -> Result<Set, AssetError> {
        let index = index(&state)
        guard let folder = index.sets[kind]?[asset] else {
            if kind == "imageset" {
                if index.sets["symbolset"]?[asset] != nil {
                    return .failure(.notDrawn(asset: asset, what: "a symbol set, which only SwiftUI’s Image draws"))
                }
                if index.sets["imagestack"]?[asset] != nil {
                    return .failure(.notDrawn(asset: asset, what: "a stack of images, which is not drawn"))
                }
            }
            let kinds = kind == "imageset" ? Self.imageKinds : [kind]
            let near = kinds.lazy.compactMap { index.near(asset, kind: $0) }.first
            return .failure(index.failures.first ?? .unknown(name: asset, kind: what, bundle: name, near: near))
        }
        return Result { () throws(AssetError) in try read(folder, asset) }
    }
}
