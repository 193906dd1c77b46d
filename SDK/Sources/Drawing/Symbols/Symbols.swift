import Foundation
import Synchronization

/// A symbol to draw beside text, in ems of the text's font.
package struct SymbolOutline: Hashable, Sendable {
    /// Filled by the non-zero rule; (0, 0) is the top left of the box.
    package var path: Path
    /// The box that layout sees, in ems.
    package var width: Double
    package var height: Double
    /// The distance of the box's middle above half the height of a capital letter, in ems.
    package var rise: Double
    /// The box of the path's ink, in ems: its sides lie in whole pixels each for itself.
    package var ink: CGRect
    /// The distance in ems by which the part that is cut out of the symbol reaches past its ink.
    package var cut = 0.0
    /// The size of a resizable symbol in its frame, in ems: a plus fills one of 18 points to 17.67, and a loudspeaker struck through
    /// to 16, with the gap beside its line (pictures of iOS 26 in stadiamaps/ferrostar).
    package var stretched: CGRect { ink.insetBy(dx: -cut, dy: -cut) }
    /// The parts that are filled one by one; empty where the symbol has none of its own.
    package var layers = SymbolLayers()
    /// The strokes of which the path is made: lines of one weight, and the width in ems of a line along their edges. Nil for a plain path.
    var stroked: Stroked?

    struct Stroked: Hashable, Sendable {
        var path: Path
        var line: Double
    }

    /// The areas of the path that do not touch, each as heavy as the whole.
    package var areas: [Path] {
        guard let stroked else { return path.areas }
        return stroked.path.areas.map { Symbols.withLine($0, stroked.line) }
    }

    /// The box's size on a screen. UIKit draws a symbol's ink into whole pixels, and rounds each margin.
    ///
    /// Known are `person` at 17 points on a 2× screen, 19 × 17.5; `play.circle.fill` there, 20 × 19; `heart.fill` on a 3× screen,
    /// 20.667 × 17.333; and `chevron.compact.down` at 64 points, which is 70.333 wide on a 3× screen.
    /// - Parameters:
    ///   - size: points per em.
    ///   - scale: pixels per point.
    ///   - isRoomy: a pixel more above and below, as 31 symbols of 22, 28 and 60 points have in pictures of iOS 18.5; those of iOS 15 have not.
    package func size(at size: Double, scale: Double, isRoomy: Bool = false) -> CGSize {
        let pixels = size * scale
        // A figure in thousandths of an em may lie a hair over a pixel that the true one meets.
        func up(_ ems: Double) -> Double { (ems * pixels - 0.02).rounded(.up) }
        let left = (ink.minX * pixels).rounded(), right = ((width - ink.maxX) * pixels).rounded()
        let above = (ink.minY * pixels).rounded(), below = ((height - ink.maxY) * pixels).rounded()
        return CGSize(
            width: max(up(ink.maxX) + right, left) / scale, height: (above + up(ink.height) + below + (isRoomy ? 2 : 0)) / scale)
    }

    /// Points from the top of the box of that size down to the baseline; `person` at 17 points has 2.5 below it, `play.circle.fill` 3.5.
    package func baseline(at size: Double, scale: Double, capHeight: Double, isRoomy: Bool = false) -> Double {
        let pixels = size * scale
        let inkBelow = ((ink.height / 2 - rise) * pixels - capHeight * scale / 2).rounded()
        let below = inkBelow + ((height - ink.maxY) * pixels).rounded() + (isRoomy ? 1 : 0)
        return self.size(at: size, scale: scale, isRoomy: isRoomy).height - below / scale
    }
}

/// Symbols by their SF names, drawn with Bootstrap's and Material's icons, which every machine has from Debian's packages.
///
/// Size: an icon fills the box that SF Symbols has for its name (``SymbolBox``). Those of no such name are as large as both sets draw
/// them, a full circle 1 em across. Above and below the ink the box has 1 pt at 17 pt, measured on `heart.fill` and `play.circle.fill`.
package enum Symbols {
    /// The folder of the icon packages.
    private static let bootstrap = "/usr/share/bootstrap-icons/svg/"
    private static let material = FontFile(
        path: "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf")

    /// Ems above and below the ink.
    static let topBearing = 1.0 / 17
    /// An icon is drawn this much wider or narrower than it is high, at most, to fill a box; past it, it stands in the box's middle.
    static let widestStretch = 1.7

    private struct Key: Hashable {
        let name: String
        let weight: FontWeight
    }
    private static let known = Mutex<[Key: SymbolOutline?]>([:])
    /// The parts of names that have icons, by the names.
    private static let nearby = Mutex<[String: String?]>([:])

    /// All SF names that have an icon chosen by hand. Others are tried by Bootstrap's name with dashes for dots, and then put together from
    /// one that is known and what the rest of the name says.
    package static var names: [String] { SymbolMap.names }

    /// The symbol; nil when there is none of this name, or its icon is not installed: then draw `fallback` and say so.
    package static func outline(named name: String, weight: FontWeight = .regular) -> SymbolOutline? {
        let key = Key(name: name, weight: weight)
        if let answer = known.withLock({ $0[key] }) { return answer }
        let made = ink(of: name).flatMap { $0.isEmpty ? nil : outline($0, name, weight) }
        known.withLock { known in
            // Names come from widgets: they must not pile up without end.
            if known.count > 2000 { known.removeAll() }
            known[key] = .some(made)
        }
        return made
    }

    /// The nearest symbol to a name without an icon of its own: that of as many of its words as there is one for, in the box of the
    /// whole name. `plus.circle.dashed` is drawn as `plus.circle`.
    /// - Returns: the name whose icon it is, and its outline; nil where no part of the name has one.
    package static func nearest(to name: String, weight: FontWeight = .regular) -> (name: String, outline: SymbolOutline)? {
        let part: String?
        if let answer = nearby.withLock({ $0[name] }) {
            part = answer
        } else {
            part = SymbolWords(name).parts.first { outline(named: $0) != nil }
            nearby.withLock { nearby in
                if nearby.count > 2000 { nearby.removeAll() }
                nearby[name] = .some(part)
            }
        }
        guard let part else { return nil }
        if SymbolBox.named(name) == nil { return outline(named: part, weight: weight).map { (part, $0) } }
        return ink(of: part).map { (part, outline($0, name, weight)) }
    }

    /// Whether another thing is drawn for this name, since no icon shows what Apple's symbol does.
    package static func isStandIn(_ name: String) -> Bool { SymbolMap.isStandIn(name) }

    /// A plain square outline, for names without an icon.
    package static let fallback: SymbolOutline = {
        let frame = Path(roundedRect: CGRect(x: 0.06, y: 0.06, width: 0.88, height: 0.88), cornerRadius: 0.16)
        return boxed(frame.strokedPath(Stroke(width: 1.0 / 16)), SymbolBox(width: 0.9425, height: 0.9425))
    }()

    /// The icon in the box of its name, which grows with the weight as its lines do.
    private static func outline(_ icon: Path, _ name: String, _ weight: FontWeight) -> SymbolOutline {
        let ink = icon.boundingRect, growth = growth(weight)
        var box = SymbolBox.named(name) ?? SymbolBox(width: ink.width, height: ink.height)
        // Icons have one weight: heavier ones get a line around them. Filled icons become larger: it would close the marks cut out of them.
        let isFilled = name.contains(".fill") || SymbolMap.icon(name)?.contains("-fill") == true
        // Icons of many contours keep their gaps: their lines grow only as the ink does.
        let share = icon.subpaths.count <= 2 ? lineShare : 1, regular = box
        let line = isFilled || growth < 0 ? 0 : growth * share + missingLine(name)
        box = box.grown(growth)
        // All weights are stretched, or none.
        let fitted = filled(icon, box.grown(-line), isStretched: isClose(icon, regular))
        let room = topBearing + gap(name)
        var outline = boxed(line > 0 ? withLine(fitted, line) : fitted, box, room)
        if name.split(separator: ".").contains("slash"), gap(name) > 0 { outline.cut = 0.06 }
        guard line > 0 else { return outline }
        let (from, to) = (fitted.boundingRect, outline.ink)
        outline.stroked = .init(path: fitted.offsetBy(dx: to.midX - from.midX, dy: to.midY - from.midY), line: line)
        return outline
    }

    /// What Bootstrap's lines, a sixteenth of an em wide, are thinner by than those of SF's regular symbols, in ems: `arrow.circlepath` and
    /// `plus` have 0.087 in a picture of Apple's. Material's are as wide as SF's.
    private static func missingLine(_ name: String) -> Double {
        if let icon = SymbolMap.icon(name), icon != "+" { return ["#", "="].contains(icon.first) ? 0 : 0.022 }
        // What is put together has Bootstrap's shape around, or beside, what it shows.
        let shown = name.prefix { $0 != "." }
        let isHeavy =
            shown.utf8.count == 1 || shown.allSatisfy(\.isNumber) || SymbolMap.icon(String(shown))?.first.map { "#=".contains($0) } == true
        return isHeavy ? 0.01 : 0.022
    }

    /// How much more a symbol's lines grow with its weight than its ink as a whole, which holds their middles together: bold lines are 0.145 em
    /// wide (`arrow.up` in a picture of Apple's), and regular ones 0.087.
    private static let lineShare = 1.7

    /// How much wider and higher than at the regular weight the ink is, in ems: the median of 6,411 symbols.
    static func growth(_ weight: FontWeight) -> Double {
        switch weight {
        case .ultraLight: -0.050
        case .thin: -0.034
        case .light: -0.017
        case .regular: 0
        case .medium: 0.013
        case .semibold: 0.022
        case .bold: 0.035
        case .heavy: 0.052
        case .black: 0.070
        }
    }

    /// Whether the icon can be stretched into the box without looking like something else.
    private static func isClose(_ icon: Path, _ box: SymbolBox) -> Bool {
        let ink = icon.boundingRect, across = box.width * ink.height, down = box.height * ink.width
        return across <= down * widestStretch && down <= across * widestStretch
    }

    private static func filled(_ icon: Path, _ box: SymbolBox, isStretched: Bool) -> Path {
        let ink = icon.boundingRect
        guard ink.width > 0, ink.height > 0, box.width > 0, box.height > 0 else { return icon }
        var across = box.width / ink.width, down = box.height / ink.height
        if !isStretched { (across, down) = (min(across, down), min(across, down)) }
        return icon.applying(CGAffineTransform(a: across, b: 0, c: 0, d: down, tx: 0, ty: 0))
    }

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
        if icon == "+" { return nil }
        let plain = icon.prefix { !"><~?".contains($0) }
        let path =
            switch plain.first {
            case "=": DrawnIcon.named(plain.dropFirst()) ?? OutlinedIcon.named(plain.dropFirst())
            case "#": UInt32(plain.dropFirst(), radix: 16).flatMap(glyph)
            default: file(String(plain))
            }
        return icon.dropFirst(plain.count).reduce(path) { path, mark in
            switch mark {
            // About the middle of the design square.
            case ">": path?.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0))
            case "<": path?.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
            case "~": path.map(ComposedSymbol.hollow)
            default: path
            }
        }
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

    /// The path, and a line along its edges.
    static func withLine(_ path: Path, _ line: Double) -> Path {
        let around = path.strokedPath(Stroke(width: line, join: .round))
        // Both must wind the same way, or the non-zero rule would cut one out of the other.
        var result = path.turned(like: around)
        result.addPath(around)
        return result
    }

    /// What is cut out around a stroke or a badge reaches past the ink, in ems, and the box with it: `eye.slash` is 3.7 points higher than its
    /// ink would have it at 22 points, `person.crop.circle.badge.checkmark` 3.5, and four more as much, in pictures of iOS 18.5. The stroke of
    /// `key.slash` ends within the key.
    private static func gap(_ name: String) -> Double {
        let words = name.split(separator: ".")
        let isCut =
            words.contains("slash") ? words.first != "key" : words.contains("badge") || words.contains("bolt") && words.first == "battery"
        return isCut ? 0.08 : 0
    }

    /// The path with its ink in the middle of the box's.
    private static func boxed(_ path: Path, _ box: SymbolBox, _ room: Double = topBearing) -> SymbolOutline {
        let ink = path.boundingRect
        let frame = CGRect(x: box.left, y: room, width: box.width, height: box.height)
        return SymbolOutline(
            path: path.offsetBy(dx: frame.midX - ink.midX, dy: frame.midY - ink.midY), width: box.left + box.width + box.right,
            height: box.height + 2 * room, rise: box.rise, ink: frame)
    }
}
