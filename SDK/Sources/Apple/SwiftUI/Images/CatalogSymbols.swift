import Foundation
import Synchronization
import VitrineAssetCatalog
import VitrineDrawing

/// The symbols of symbol sets, each template read once and each weight made once.
enum CatalogSymbols {
    private struct Key: Hashable {
        var bundle: String
        var name: String
    }
    private struct Template {
        let template: SymbolTemplate
        var outlines: [FontWeight: SymbolOutline] = [:]
    }
    private static let known = Mutex<[Key: Template]>([:])
    /// Templates that are kept at the most.
    private static let most = 100

    /// The outline at a weight; nil where the template has none.
    /// - Throws: `AssetError` or `VectorImageError`, which say what cannot be read.
    static func outline(_ name: String, _ bundle: Bundle, _ weight: FontWeight) throws -> SymbolOutline? {
        let key = Key(bundle: bundle.bundlePath, name: name)
        let old = known.withLock { $0[key] }
        if let outline = old?.outlines[weight] { return outline }
        let template = try old?.template ?? SymbolTemplate(svg: [UInt8](AssetCatalogs.of(bundle).symbol(name)))
        let outline = template.outline(weight: weight)
        known.withLock { known in
            if known.count >= most { known.removeAll() }
            known[key, default: Template(template: template)].outlines[weight] = outline
        }
        return outline
    }
}
