import Foundation
import VitrineAssetCatalog
import VitrineDrawing

/// Symbols by their names: Apple's, or those of a bundle's asset catalogues; and how names are spoken.
enum SymbolSource {
    case system
    case catalog(Bundle)

    /// The outline in ems; a name without one is reported and drawn as a plain square.
    func symbol(_ name: String, _ weight: FontWeight, _ inputs: _ViewInputs) -> SymbolOutline {
        switch self {
        case .system:
            if let outline = Symbols.outline(named: name, weight: weight) {
                if Symbols.isStandIn(name) {
                    inputs.report("Image(systemName: \"\(name)\"): no icon shows what this symbol does, so another thing is drawn")
                }
                return outline
            }
            let nearest = Symbols.nearest(to: name, weight: weight), drawn = nearest.map { "that of “\($0.name)”" } ?? "a plain square"
            inputs.report("Image(systemName: \"\(name)\"): no icon stands for this symbol, so \(drawn) is drawn")
            if let nearest { return nearest.outline }
        case .catalog(let bundle):
            do {
                if let outline = try CatalogSymbols.outline(name, bundle, weight) { return outline }
            } catch {
                inputs.report("Image(\"\(name)\"): \(error); a plain square is drawn")
            }
        }
        return Symbols.fallback
    }

    /// The name with the variants that there is a symbol for; a name without any stays as it is.
    func name(_ name: String, _ variants: SymbolVariants) -> String {
        guard variants != .none else { return name }
        return variants.names(for: name).first(where: has) ?? name
    }

    private func has(_ name: String) -> Bool {
        switch self {
        case .system: Symbols.outline(named: name) != nil
        case .catalog(let bundle): AssetCatalogs.of(bundle).hasSymbol(name)
        }
    }

    /// `airplane.departure` is read as "airplane departure".
    static func spokenName(_ name: String) -> String {
        name.split(separator: ".").filter { !["fill", "circle", "square"].contains($0) }.joined(separator: " ")
    }
}
