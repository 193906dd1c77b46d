import Foundation
import VitrineDrawing

/// Variants of symbols where their names do not say so themselves: filled, slashed, in a circle.
public struct SymbolVariants: Hashable, Sendable {
    enum Enclosure: String, Sendable { case circle, square, rectangle }
    var enclosure: Enclosure?
    var isFilled = false
    var isSlashed = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(enclosure: .circle)
    public static let square = SymbolVariants(enclosure: .square)
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    public var circle: SymbolVariants { with { $0.enclosure = .circle } }
    public var square: SymbolVariants { with { $0.enclosure = .square } }
    public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
    }

    /// The names to try for a symbol, the fullest first, its own last.
    func names(for name: String) -> [String] {
        var parts = name.split(separator: ".").map(String.init)
        var found = Set(parts)
        func add(_ part: String) { if found.insert(part).inserted { parts.append(part) } }
        // Apple's order: heart.slash.circle.fill; a name's own "fill" stays at its end.
        let wasFilled = parts.last == "fill"
        if wasFilled, isSlashed || enclosure != nil {
            parts.removeLast()
            found.remove("fill")
        }
        if isSlashed { add("slash") }
        if let enclosure { add(enclosure.rawValue) }
        let plain = parts.joined(separator: ".")
        if isFilled || wasFilled { add("fill") }
        let full = parts.joined(separator: ".")
        return [full, plain, name].reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
private enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }

extension EnvironmentValues {
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Adds to the variants that are around.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(_EnvironmentModifier { $0.symbolVariants = variant == .none ? .none : $0.symbolVariants.union(variant) })
    }

    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }

    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

/// How a symbol's parts are coloured. A symbol of a catalogue has the layers that its file notes. The icons that stand for Apple's have none
/// of their own: told apart are a mark in a filled enclosure (`checkmark.circle.fill`), a badge, the parts of weather symbols and a few more;
/// every other symbol is drawn in the first colour, and the diagnostics say so.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Sendable { case monochrome, multicolor, hierarchical, palette }
    let kind: Kind
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The colours of well-known symbols (a yellow sun, a red heart); the foreground for others.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// The first layer in the foreground, the others in its weaker levels; an enclosure a quarter as strong as its mark.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Draws each layer in a style of `foregroundStyle`: a mark in the first, its enclosure in the second.
    public static let palette = SymbolRenderingMode(kind: .palette)
}
