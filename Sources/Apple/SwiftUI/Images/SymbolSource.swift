import Drawing
import Foundation

/// A symbol's outline in ems: (0, 0) is the top left of its box.
struct Symbol {
    var path: Path
    var advance: CGFloat
    var height: CGFloat
    var rule = FillRule.nonZero
}

/// Symbols by Apple's names.
final class SymbolSource {
    private var known: [String: Symbol] = [:]

    func symbol(_ name: String, _ context: RenderContext) -> Symbol {
        if let symbol = known[name] { return symbol }
        let symbol = Symbol(
            path: Path(roundedRect: CGRect(x: 0.1, y: 0.1, width: 1, height: 1), cornerRadius: 0.2, style: .circular),
            advance: 1.2, height: 1.2)
        known[name] = symbol
        return symbol
    }

    /// `airplane.departure` is read as "airplane departure".
    static func spokenName(_ name: String) -> String {
        name.split(separator: ".").filter { !["fill", "circle", "square"].contains($0) }.joined(separator: " ")
    }
}
