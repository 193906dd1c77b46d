import Foundation
import Synchronization

/// A symbol to draw beside text, in ems of the text's font.
public struct SymbolOutline: Hashable, Sendable {
    /// Filled by the non-zero rule; (0, 0) is the top left of the box.
    public var path: Path
    /// The box that layout sees, in ems. Its middle stands at half the capital height.
    public var width: Double
    public var height: Double
}

/// Symbols by their SF names, drawn with Bootstrap's and Material's icons, which every machine has from Debian's packages.
///
/// Size: both sets draw a full circle 1 em across, as SF Symbols do (17 pt for `checkmark.circle.fill` at 17 pt, measured on iOS).
/// Around the ink the box has 2 pt left and right and 1 pt above and below at 17 pt, measured on `heart.fill`
/// (20.667 × 17.333 around 16.667 × 15.333).
public enum Symbols {
    /// Where the icon packages lie.
    private static let bootstrap = "/usr/share/bootstrap-icons/svg/"
    private static let material = FontFile(
        path: "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf")

    /// Ems beside and above the ink.
    private static let sideBearing = 2.0 / 17
    private static let topBearing = 1.0 / 17

    private struct Key: Hashable {
        let name: String
        let weight: FontWeight
    }
    private static let known = Mutex<[Key: SymbolOutline?]>([:])

    /// All SF names that have an icon chosen by hand. Others are tried by Bootstrap's name with dashes for dots, and then put together from
    /// one that is known and what the rest of the name says.
    public static var names: [String] { SymbolMap.names }

    /// The symbol; nil when there is none of this name, or its icon is not installed: then draw `fallback` and say so.
    public static func outline(named name: String, weight: FontWeight = .regular) -> SymbolOutline? {
        let key = Key(name: name, weight: weight)
        if let answer = known.withLock({ $0[key] }) { return answer }
        let made = ink(of: name).flatMap { $0.isEmpty ? nil : boxed(name.contains(".fill") ? $0 : emboldened($0, weight)) }
        known.withLock { known in
            // Names come from widgets: they must not pile up without end.
            if known.count > 2000 { known.removeAll() }
            known[key] = .some(made)
        }
        return made
    }

    /// A plain square outline, for names without an icon.
    public static let fallback: SymbolOutline = {
        let frame = Path(roundedRect: CGRect(x: 0.06, y: 0.06, width: 0.88, height: 0.88), cornerRadius: 0.16)
        return boxed(frame.strokedPath(Stroke(width: 1.0 / 16)))
    }()

    private static func ink(of name: String) -> Path? {
        guard name.utf8.count < 100, let made = ComposedSymbol(plain: icon, letter: letter).ink(name), !made.isEmpty else { return nil }
        return made
    }

    /// Letters and figures, in Inter as text is, as high as an em's capitals.
    private static func letter(_ scalar: Unicode.Scalar) -> Path? {
        let inter = FontFile(path: "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf")
        let glyphs = GlyphCache(library: FreeTypeLibrary()) { _ in inter }, face = FontFace(rawValue: 0)
        return glyphs.glyph(face: face, character: scalar.value).map { glyphs.outline(face: face, glyph: $0) }
    }

    /// The icon in ems, its design square 0…1; nil where none is chosen, and Bootstrap has none of that name.
    private static func icon(_ name: String) -> Path? {
        guard let icon = SymbolMap.icon(name) else { return file(name.replacing(".", with: "-")) }
        if icon.last == ">" {
            // About the middle of the design square.
            let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
            return file(String(icon.dropLast()))?.applying(turn)
        }
        guard icon.first == "#" else { return file(String(icon)) }
        return UInt32(icon.dropFirst(), radix: 16).flatMap(glyph)
    }

    private static func file(_ name: String) -> Path? {
        let plain = name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
        guard plain, !name.isEmpty, name.utf8.count < 64 else { return nil }
        guard let text = try? String(contentsOfFile: bootstrap + name + ".svg", encoding: .utf8) else { return nil }
        // All Bootstrap icons are drawn in a 16 × 16 square.
        return SVGIcon(text).path.applying(CGAffineTransform(scaleX: 1.0 / 16, y: 1.0 / 16))
    }

    private static func glyph(_ codePoint: UInt32) -> Path? {
        let glyphs = GlyphCache(library: FreeTypeLibrary()) { _ in material }
        let face = FontFace(rawValue: 0)
        guard let index = glyphs.glyph(face: face, character: codePoint) else { return nil }
        // Material draws in a 24 square with 2 of margin, 20 for a full circle: enlarged to fill it, like Bootstrap's.
        let path = glyphs.outline(face: face, glyph: index)
        let ink = path.boundingRect
        guard !ink.isNull else { return nil }
        let scale = 24.0 / 20
        return path.applying(
            CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0.5 - ink.midX * scale, ty: 0.5 - ink.midY * scale))
    }

    /// Icons have one weight: heavier ones get a line around them. Filled icons stay: it would close the marks cut out of them.
    /// Bootstrap's lines are 1/16 em, SF's bold ones about 1/9.
    private static func emboldened(_ path: Path, _ weight: FontWeight) -> Path {
        let line: Double =
            switch weight {
            case .ultraLight, .thin, .light, .regular: 0
            case .medium: 0.012
            case .semibold: 0.024
            case .bold: 0.038
            case .heavy: 0.05
            case .black: 0.062
            }
        guard line > 0 else { return path }
        let around = path.strokedPath(Stroke(width: line, join: .round))
        // Both must wind the same way, or the non-zero rule would cut one out of the other.
        var result = path.turned(like: around)
        result.addPath(around)
        return result
    }

    private static func boxed(_ path: Path) -> SymbolOutline {
        let ink = path.boundingRect
        return SymbolOutline(
            path: path.offsetBy(dx: sideBearing - ink.minX, dy: topBearing - ink.minY), width: ink.width + 2 * sideBearing,
            height: ink.height + 2 * topBearing)
    }
}
