import Drawing
import Foundation

/// Symbols by Apple's names, and how those names are spoken.
enum SymbolSource {
    /// The outline in ems; a name without one is reported and drawn as a plain square.
    static func symbol(_ name: String, _ weight: FontWeight, _ inputs: _ViewInputs) -> SymbolOutline {
        if let outline = Symbols.outline(named: name, weight: weight) { return outline }
        inputs.report("Image(systemName: \"\(name)\"): no icon stands for this symbol, so a plain square is drawn")
        return Symbols.fallback
    }

    /// The name with the variants that there is an icon for; a name without any stays as it is.
    static func name(_ name: String, _ variants: SymbolVariants) -> String {
        guard variants != .none else { return name }
        return variants.names(for: name).first { Symbols.outline(named: $0) != nil } ?? name
    }

    /// `airplane.departure` is read as "airplane departure".
    static func spokenName(_ name: String) -> String {
        name.split(separator: ".").filter { !["fill", "circle", "square"].contains($0) }.joined(separator: " ")
    }
}
