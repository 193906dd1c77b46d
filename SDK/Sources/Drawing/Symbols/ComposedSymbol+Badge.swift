import Foundation

/// Symbols with a badge: `folder.badge.plus`, `bell.badge`.
extension ComposedSymbol {
    /// The path with a small disc at the bottom right, the sign cut out of it. The disc is at the top right for `badge` alone, and where
    /// SF's symbol reaches further up than the plain one: `folder.badge.plus` does, as a picture of iOS 26 shows (pauljohanneskraft/Acai).
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
        var over = CGSize(width: radius - 0.02, height: radius - (sign.isEmpty ? 0.1 : 0.12)), isRaised = sign.isEmpty
        guard let drawn = inner(base) else { return nil }
        let whole = SymbolBox.named(words.joined(separator: "."))
        if !sign.isEmpty, let whole, let plain = SymbolBox.named(base.joined(separator: ".")), whole.rise > plain.rise {
            isRaised = true
            over = CGSize(width: max(whole.width - plain.width, 0), height: max(whole.height - plain.height, 0))
        }
        let ground = stretched(drawn, to: whole, beside: over)
        let box = ground.boundingRect
        let middle = CGPoint(
            x: box.maxX + over.width - radius, y: isRaised ? box.minY - over.height + radius : box.maxY + over.height - radius)
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

    /// The path with a warning's triangle at its lower left, or its lower right, where the box of its name reaches past the plain symbol's.
    /// - Parameters:
    ///   - place: of the word `trianglebadge`; `exclamationmark` follows.
    ///   - inner: the ink of other words.
    func warned(_ words: [Substring], at place: Int, _ inner: ([Substring]) -> Path?) -> Path? {
        var base = Array(words[..<place]), sign = Array(words[(place + 1)...])
        if sign.last == "fill" {
            sign.removeLast()
            base.append("fill")
        }
        guard sign == ["exclamationmark"], let whole = SymbolBox.named(words.joined(separator: ".")),
            let plain = SymbolBox.named(base.joined(separator: ".")), let drawn = inner(base)
        else { return nil }
        let ink = drawn.boundingRect
        guard ink.width > 0, ink.height > 0 else { return nil }
        // The plain symbol keeps its size, and stands at the top.
        let isLeft = whole.left < whole.right, scale = CGSize(width: plain.width / ink.width, height: plain.height / ink.height)
        let left = isLeft ? whole.width - plain.width : 0
        let ground = drawn.applying(
            CGAffineTransform(
                a: scale.width, b: 0, c: 0, d: scale.height, tx: left - ink.minX * scale.width, ty: -ink.minY * scale.height))
        let corner = CGPoint(x: isLeft ? 0 : whole.width - Warning.width, y: whole.height - Warning.height)
        let sides = Warning.outline.offsetBy(dx: corner.x, dy: corner.y)
        let room = sides.union(sides.strokedPath(Stroke(width: 2 * Warning.gap, join: .round)))
        return ground.subtracting(room).union(Warning.badge.offsetBy(dx: corner.x, dy: corner.y))
    }

    /// The triangle with an exclamation mark that warns beside a symbol, in ems, as in `lock.open.trianglebadge.exclamationmark.fill` of 28
    /// points and `aqi.high` of 17 in pictures of iOS 18.5 (meshtastic/Meshtastic-Apple).
    enum Warning {
        static let width = 0.547
        static let height = 0.52
        /// How far other ink ends from it.
        static let gap = 0.062

        static let outline: Path = {
            let corner = 0.06
            let inner = Path { path in
                path.addLines([
                    CGPoint(x: width / 2, y: corner * 1.05), CGPoint(x: width - corner * 1.1, y: height - corner),
                    CGPoint(x: corner * 1.1, y: height - corner),
                ])
                path.closeSubpath()
            }
            return inner.union(inner.strokedPath(Stroke(width: 2 * corner, join: .round)))
        }()

        /// The triangle, its mark cut out of it.
        static let badge: Path = {
            let stem = Path { path in path.addLines([CGPoint(x: width / 2, y: 0.155), CGPoint(x: width / 2, y: 0.305)]) }
            let dot = Path(ellipseIn: CGRect(x: width / 2 - 0.038, y: 0.37, width: 0.076, height: 0.076))
            return outline.subtracting(stem.strokedPath(Stroke(width: 0.06, cap: .round))).subtracting(dot)
        }()
    }
}
