/// An error that tells why an asset of a catalogue cannot be had; each names the asset or the file and says what was expected.
package enum AssetError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No catalogue of the bundle has an asset of this kind and name. `near` is one whose name differs in its letters' case, which counts.
    case unknown(name: String, kind: String, bundle: String, near: String? = nil)
    case unreadable(file: String)
    case tooLarge(file: String, bytes: Int, most: Int)
    /// `place` is the path of keys in the JSON.
    case malformed(file: String, place: String, expected: String)
    case tooManyAssets(catalog: String, most: Int)
    case colorSpace(asset: String, found: String)
    case component(asset: String, component: String, found: String)
    case fileName(asset: String, found: String)
    case missingFile(asset: String, file: String)
    /// The set has nothing for these surroundings.
    case noVariant(asset: String)
    /// A kind of asset, or of file, that is not drawn.
    case notDrawn(asset: String, what: String)

    package var description: String {
        switch self {
        case .unknown(let name, let kind, let bundle, let near):
            "no \(kind) named \"\(name)\" in the asset catalogues of \(bundle)\(near.map { ", which have \"\($0)\"" } ?? "")"
        case .unreadable(let file): "\(file) cannot be read"
        case .tooLarge(let file, let bytes, let most): "\(file) has \(bytes) bytes, more than the \(most) that are read"
        case .malformed(let file, let place, let expected): "\(file): \(expected) expected at \(place.isEmpty ? "the top" : place)"
        case .tooManyAssets(let catalog, let most): "\(catalog) has more than the \(most) assets that are read"
        case .colorSpace(let asset, let found): "\(asset): the colour space \"\(found)\" is not known"
        case .component(let asset, let component, let found):
            "\(asset): \(component) is \"\(found)\", which is neither 0…1 with a point, nor 0…255, nor 0x00…0xFF"
        case .fileName(let asset, let found): "\(asset): \"\(found)\" is no name of a file in the set"
        case .missingFile(let asset, let file): "\(asset): the file \(file) is not in the set"
        case .noVariant(let asset): "\(asset) has nothing for this device and appearance"
        case .notDrawn(let asset, let what): "\(asset): \(what)"
        }
    }
}
