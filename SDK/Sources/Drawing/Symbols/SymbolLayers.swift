/// The parts of a symbol that are filled one by one, from the back to the front, in each way of filling them; empty where a symbol has no
/// parts for that way.
package struct SymbolLayers: Hashable, Sendable {
    package var monochrome: [SymbolLayer] = []
    /// The layers in the parts' own colours.
    package var multicolor: [SymbolLayer] = []
    /// The layers by levels of the foreground style, in shades of one colour or in several of a palette.
    package var hierarchical: [SymbolLayer] = []

    package init(monochrome: [SymbolLayer] = [], multicolor: [SymbolLayer] = [], hierarchical: [SymbolLayer] = []) {
        self.monochrome = monochrome
        self.multicolor = multicolor
        self.hierarchical = hierarchical
    }

    package var isEmpty: Bool { monochrome.isEmpty && multicolor.isEmpty && hierarchical.isEmpty }

    /// Returns the layers, moved.
    func offsetBy(dx: Double, dy: Double) -> SymbolLayers {
        func moved(_ layers: [SymbolLayer]) -> [SymbolLayer] {
            layers.map { layer in
                var layer = layer
                layer.path = layer.path.offsetBy(dx: dx, dy: dy)
                return layer
            }
        }
        return SymbolLayers(
            monochrome: moved(monochrome), multicolor: moved(multicolor), hierarchical: moved(hierarchical))
    }
}

/// One part of a symbol.
package struct SymbolLayer: Hashable, Sendable {
    package enum Ink: Hashable, Sendable {
        /// The foreground style (0), its secondary (1), tertiary (2) or quaternary one (3).
        case level(Int)
        /// UIKit's name of a colour with `Color` behind it (`systemBlueColor`), or one of an asset catalogue; else the colour noted beside it.
        case named(String, otherwise: RGBA?)
    }

    /// Filled by the non-zero rule, in ems as the outline.
    package var path: Path
    package var ink: Ink
    package var opacity: Double
    /// The value from which on the part is lit, 0 for any at all; nil where it is always.
    package var threshold: Double?

    package init(path: Path, ink: Ink = .level(0), opacity: Double = 1, threshold: Double? = nil) {
        self.path = path
        self.ink = ink
        self.opacity = opacity
        self.threshold = threshold
    }

    /// Whether the part is lit at a value from 0 to 1: of four equal parts the first past 0, the second from 26 % on, as Apple's
    /// "Annotating custom symbols" has it.
    package func isLit(at value: Double) -> Bool {
        guard let threshold else { return true }
        return threshold > 0 ? value >= threshold : value > 0
    }
}
