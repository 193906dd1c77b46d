import AssetCatalog
import Drawing
import Foundation
import Synchronization

/// The templates of symbol sets, each read once.
enum CatalogSymbols {
    private struct Key: Hashable {
        var bundle: String
        var name: String
    }
    private static let known = Mutex<[Key: SymbolTemplate]>([:])
    /// Templates that are kept at the most.
    private static let most = 100

    /// - Throws: `AssetError` or `VectorImageError`, which say what cannot be read.
    static func template(_ name: String, _ bundle: Bundle) throws -> SymbolTemplate {
        let key = Key(bundle: bundle.bundlePath, name: name)
        if let known = known.withLock({ $0[key] }) { return known }
        let made = try SymbolTemplate(svg: [UInt8](AssetCatalogs.of(bundle).symbol(name)))
        known.withLock { known in
            if known.count >= most { known.removeAll() }
            known[key] = made
        }
        return made
    }
}
