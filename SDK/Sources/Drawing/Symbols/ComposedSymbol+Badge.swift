import Foundation

/// Symbols with a badge: `folder.badge.plus`, `bell.badge`.
extension ComposedSymbol {
    /// The path with a small disc at the bottom right (`badge` alone: at the top right), the sign cut out of it.
    /// - Parameters:
    ///   - place: of the word `badge`.
    ///   - inner: the ink of other words.
    func badged(_ words: [Substring], at place: Int, _ inner: ([Substring]) -> Path?) -> Path? {
        var sign = Array(words[(place + 1)...]), base = Array(words[..<place])
        // `folder.badge.plus.fill`: it is the folder that is filled.
        if sign.last == "fill" {
            sign.removeLast()
            base.append("fill")
        }
        let radius = sign.isEmpty ? 0.2 : 0.25, gap = 0.07
        // How far the disc stands over the right edge, and over the lower one, or the upper.
        let over = CGSize(width: radius - 0.02, height: radius - (sign.isEmpty ? 0.1 : 0.12))
        guard let drawn = inner(base) else { return nil }
        let ground = stretched(drawn, to: SymbolBox.named(words.joined(separator: ".")), beside: over)
        let box = ground.boundingRect
        let middle = CGPoint(
            x: box.maxX + over.width - radius, y: sign.isEmpty ? box.minY - over.height + radius : box.maxY + over.height - radius)
        func disc(_ radius: Double) -> Path {
            Path(ellipseIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
        }
        var badge = disc(radius)
        if !sign.isEmpty {
            guard let mark = lines(of: sign) ?? inner(sign).map(strong) else { return nil }
            let ink = mark.boundingRect, scale = 0.34 / max(ink.width, ink.height, 0.1)
            badge = badge.subtracting(
                mark.applying(
                    CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: middle.x - ink.midX * scale, ty: middle.y - ink.midY * scale)))
        }
        return ground.subtracting(disc(radius + gap)).union(badge)
    }

    /// The ground of a badge, as wide for its height as leaves the disc round once all of it fills the box of its name.
    private func stretched(_ ground: Path, to box: SymbolBox?, beside over: CGSize) -> Path {
        let ink = ground.boundingRect
        guard let box, box.height > 0, ink.width > 0, ink.height > 0 else { return ground }
        let ratio = box.width / box.height
        let across = (ratio * (ink.height + over.height) - over.width) / ink.width
        let down = ((ink.width + over.width) / ratio - over.height) / ink.height
        // The ground only ever grows: it is stretched in the direction in which it does.
        let (x, y) = across >= 1 ? (across, 1) : (1, down)
        guard x >= 1, y >= 1, max(x, y) <= Symbols.widestStretch else { return ground }
        return ground.applying(CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0))
    }

    /// Signs that are lines, as lines with round ends.
    private func lines(of sign: [Substring]) -> Path? {
        let lines: [[(Double, Double)]]
        switch sign {
        case ["plus"]: lines = [[(0, 0.5), (1, 0.5)], [(0.5, 0), (0.5, 1)]]
        case ["minus"]: lines = [[(0, 0.5), (1, 0.5)]]
        case ["xmark"]: lines = [[(0, 0), (1, 1)], [(1, 0), (0, 1)]]
        case ["checkmark"]: lines = [[(0, 0.55), (0.35, 0.9), (1, 0.1)]]
        default: return nil
        }
        return lines.reduce(Path()) { all, points in
            let line = Path { $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
            return all.union(line.strokedPath(Stroke(width: 0.32, cap: .round, join: .round)))
        }
    }

    /// Small signs need stronger lines than their icons have.
    private func strong(_ mark: Path) -> Path { mark.union(mark.strokedPath(Stroke(width: 0.11, join: .round))) }
}
