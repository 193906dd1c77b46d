import Foundation

/// The ink of an SF Symbol, and what layout adds beside it: in ems of the font, at the regular weight and the medium scale.
///
/// The figures were read from the view boxes of symbols as SF Symbols 7 exports them, and the sides from its templates' margins. They
/// give what UIKit says of `person`, `play.circle.fill` and `chevron.compact.down` in logs, and `heart.fill` in a saved layer tree.
struct SymbolBox: Equatable, Sendable {
    var width: Double
    var height: Double
    /// The distance of the ink's middle above half the height of a capital letter.
    var rise = 0.0
    /// The way from the ink to the edges that layout sees; the right one is negative where a badge hangs over.
    var left = SymbolBox.side
    var right = SymbolBox.side

    /// The margin of most symbols; those in circles have less.
    static let side = 0.125

    private static let lines = SortedLines(table)
    /// The words of newer names by those of older ones; Apple's cloud has the outline of any.
    private static let newerWords: [Substring: Substring] = ["doc": "document", "icloud": "cloud", "mic": "microphone"]

    /// All names in the table, in order.
    static var names: [String] { lines.names }

    /// The box of a symbol by its name; nil for names that are none of Apple's.
    ///
    /// Filled symbols mostly have the plain one's box, and all in circles and squares the circle's and the square's: the table holds those
    /// that have not.
    static func named(_ name: String) -> SymbolBox? {
        if let line = lines[name] { return SymbolBox(line) }
        switch name {
        // What is written on the sheet changes nothing of its outline.
        case "doc.text", "doc.plaintext", "doc.richtext", "text.document": return named("document")
        case "doc.text.magnifyingglass": return named("text.page.badge.magnifyingglass")
        case "plus.square.on.square": return named("square.on.square")
        case "plus.square.fill.on.square.fill": return named("square.fill.on.square.fill")
        case "thermometer": return named("thermometer.medium")
        default: break
        }
        let words = name.split(separator: ".", omittingEmptySubsequences: false), newer = words.map { newerWords[$0] ?? $0 }
        if newer != words, let box = named(newer.joined(separator: ".")) { return box }
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let last = String(name[dot...].dropFirst())
        switch last {
        case "fill": return named(String(name[..<dot]))
        case "circle", "square": return lines[last].flatMap { SymbolBox($0) }
        default: return nil
        }
    }

    /// Returns the box around a heavier weight's ink.
    func grown(_ length: Double) -> SymbolBox {
        var box = self
        box.width = max(width + length, 0)
        box.height = max(height + length, 0)
        return box
    }
}

extension SymbolBox {
    /// Reads width and height, then rise, left and right where they are not the usual ones, all in thousandths of an em.
    fileprivate init?(_ line: Substring) {
        let figures = line.split(separator: " ").compactMap { Double($0) }.map { $0 / 1000 }
        guard figures.count >= 2 else { return nil }
        self.init(width: figures[0], height: figures[1])
        if figures.count > 2 { rise = figures[2] }
        if figures.count > 4 { (left, right) = (figures[3], figures[4]) }
    }
}
