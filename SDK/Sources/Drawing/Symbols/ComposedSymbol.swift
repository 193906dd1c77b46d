import Foundation

/// Symbols that no icon is drawn for as they are, put together from one that there is, as SF's names say: `bolt.circle.fill`,
/// `tray.slash`, `folder.badge.plus`, `12.square`. In ems, the design square 0…1.
struct ComposedSymbol {
    /// The ink of a plain name.
    let plain: (String) -> Path?
    /// The outline of a letter or a figure.
    let letter: (Unicode.Scalar) -> Path?

    /// SF's lines at the regular weight.
    static let line = 1.0 / 16

    /// The ink of a name, or nil where no part of it is known.
    func ink(_ name: String) -> Path? { ink(name.split(separator: ".", omittingEmptySubsequences: false), depth: 0) }

    private func ink(_ words: [Substring], depth: Int) -> Path? {
        // `a.circle.badge.plus.fill` is as deep as they get.
        guard depth < 5, !words.isEmpty, words.count < 16 else { return nil }
        if let known = plain(words.joined(separator: ".")) { return known }
        if words.count == 1 { return Shape(rawValue: String(words[0])).map(ring) ?? letters(words[0]) }
        if let made = weather(words) ?? moon(words) ?? partlyFilled(words) ?? battery(words) ?? charging(words) ?? gauge(words)
            ?? skipping(words)
        {
            return made
        }
        if let badge = words.lastIndex(of: "badge"), badge > 0, let made = badged(words, at: badge, { ink($0, depth: depth + 1) }) {
            return made
        }
        if let badge = words.lastIndex(of: "trianglebadge"), badge > 0,
            let made = warned(words, at: badge, { ink($0, depth: depth + 1) })
        {
            return made
        }
        switch words.last {
        case "fill": return filled(Array(words.dropLast()), depth)
        case "slash": return ink(Array(words.dropLast()), depth: depth + 1).map { struck($0, words) }
        case "dashed", "dotted": return broken(Array(words.dropLast()), isDotted: words.last == "dotted", depth)
        case "rtl", "ltr", "ar", "he", "hi", "ja", "ko", "th", "zh": return ink(Array(words.dropLast()), depth: depth + 1)
        case let last?:
            guard let shape = Shape(rawValue: String(last)), let mark = mark(Array(words.dropLast()), depth) else { return nil }
            return ring(shape).union(fitted(mark, shape))
        case nil: return nil
        }
    }

    /// `cloud.sun.rain.fill`: the cloud with the sun or moon behind it, and what falls out of another icon's cloud.
    private func weather(_ words: [Substring]) -> Path? {
        guard words.count == 3 || words.count == 4 && words[3] == "fill", words[0] == "cloud", ["sun", "moon"].contains(words[1]),
            let source = ["rain": "drizzle", "bolt": "bolt"][words[2]]
        else { return nil }
        let fill = words.count == 4 ? ".fill" : ""
        guard let sky = plain("cloud.\(words[1])\(fill)"), let cloud = plain("cloud.\(source)\(fill)") else { return nil }
        var falling = Path()
        for part in cloud.subpaths.map(\.asPath) where part.boundingRect.midY > 0.72 && part.boundingRect.height < 0.5 {
            falling.addPath(part)
        }
        guard !falling.isEmpty else { return nil }
        // The cloud of the first stands at the left, and ends where the other icon's cloud does.
        let scale = 0.78, box = sky.boundingRect, drops = falling.boundingRect
        var made = sky.applying(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: -box.minY * scale))
        made.addPath(
            falling.applying(
                CGAffineTransform(
                    a: scale, b: 0, c: 0, d: scale, tx: (7.0 / 16 - drops.midX) * scale,
                    ty: box.height * scale + 0.03 - drops.minY * scale)))
        return made
    }

    /// `circle.lefthalf.filled`, `square.inset.filled`: a shape's outline, and within it the part that is said. Older names of halves end in
    /// `fill`.
    private func partlyFilled(_ words: [Substring]) -> Path? {
        guard words.count == 3, words[2] == "filled" || words[2] == "fill" && words[1].hasSuffix("half"),
            let shape = Shape(rawValue: String(words[0]))
        else { return nil }
        let outer = shape.outer, box = outer.boundingRect
        if words[1] == "inset" {
            let (scale, middle) = (0.64, CGPoint(x: box.midX, y: box.midY))
            let inner = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: middle.x * (1 - scale), ty: middle.y * (1 - scale))
            return ring(shape).union(outer.applying(inner))
        }
        // What is left out: the other half.
        let other: CGRect
        switch words[1] {
        case "lefthalf", "leadinghalf": other = CGRect(x: box.midX, y: box.minY - 1, width: 9, height: 9)
        case "righthalf", "trailinghalf": other = CGRect(x: box.midX - 9, y: box.minY - 1, width: 9, height: 9)
        case "tophalf": other = CGRect(x: box.minX - 1, y: box.midY, width: 9, height: 9)
        case "bottomhalf": other = CGRect(x: box.minX - 1, y: box.midY - 9, width: 9, height: 9)
        default: return nil
        }
        return ring(shape).union(outer.subtracting(Path(other)))
    }

    /// `battery.75percent`, or `battery.75` by its older name: as full as it says.
    private func battery(_ words: [Substring]) -> Path? {
        guard words.count == 2, words[0] == "battery",
            let level = Double(words[1].hasSuffix("percent") ? words[1].dropLast("percent".count) : words[1]), (0...100).contains(level)
        else { return nil }
        // An em is as wide as a full circle; the knob stands at the right.
        let body = CGRect(x: 0, y: 0.17, width: 1.27, height: 0.66), line = Self.line, room = body.insetBy(dx: 0.12, dy: 0.12)
        var made = Path(roundedRect: body, cornerRadius: 0.2).subtracting(
            Path(roundedRect: body.insetBy(dx: line, dy: line), cornerRadius: 0.2 - line))
        if level > 0 {
            let filled = CGRect(x: room.minX, y: room.minY, width: room.width * level / 100, height: room.height)
            made.addPath(Path(roundedRect: filled, cornerRadius: 0.09))
        }
        made.addPath(Path(roundedRect: CGRect(x: 1.33, y: 0.39, width: 0.07, height: 0.22), cornerRadius: 0.035))
        return made
    }

    /// `battery.100percent.bolt`: a bolt before the battery, with a gap around it.
    private func charging(_ words: [Substring]) -> Path? {
        guard words.count == 3, words[2] == "bolt", let body = battery(Array(words.dropLast())) else { return nil }
        let bolt = Path { path in
            path.addLines(
                ([(0.72, 0.12), (0.4, 0.56), (0.6, 0.56), (0.55, 0.88), (0.87, 0.44), (0.67, 0.44)] as [(Double, Double)]).map {
                    CGPoint(x: $0.0, y: $0.1)
                })
            path.closeSubpath()
        }
        let room = bolt.union(bolt.strokedPath(Stroke(width: 0.18, join: .round)))
        return body.subtracting(room).union(bolt)
    }

    /// `gauge.with.dots.needle.67percent`, `gauge.low` by its older name: the needle points where it says, in the place of a dot.
    private func gauge(_ words: [Substring]) -> Path? {
        guard words.first == "gauge", let last = words.last else { return nil }
        // The arc runs from the left over the top to the right with `bottom`, else three quarters of a turn from lower left to lower right.
        let isLow = words.count == 6 && words[4] == "bottom"
        let level: Double
        if words.count == 2, let named = ["low": 1.0 / 3, "medium": 0.5, "high": 2.0 / 3][last] {
            level = named
        } else if words.count == 5 || isLow, words[1...3].elementsEqual(["with", "dots", "needle"]), last.hasSuffix("percent"),
            let percent = Double(last.dropLast("percent".count)), (0...100).contains(percent)
        {
            // A third is 33 percent, two are 67.
            level = (percent * 6 / 100).rounded() / 6
        } else {
            return nil
        }
        let pivot = CGPoint(x: 0.5, y: isLow ? 0.66 : 0.5), line = Self.line
        let angle = isLow ? Double.pi * (1 - level) : Double.pi * (1.25 - 1.5 * level)
        func point(_ angle: Double, _ radius: Double, about middle: CGPoint) -> CGPoint {
            CGPoint(x: middle.x + radius * cos(angle), y: middle.y - radius * sin(angle))
        }
        var made = ring(.circle)
        for step in 0...4 {
            let place = Double.pi * (1 - Double(step) / 4)
            guard abs(place - angle) > 0.3 else { continue }
            let dot = point(place, 0.32, about: CGPoint(x: 0.5, y: 0.5))
            made.addPath(Path(ellipseIn: CGRect(x: dot.x - 0.05, y: dot.y - 0.05, width: 0.1, height: 0.1)))
        }
        let needle = Path { path in
            path.move(to: pivot)
            path.addLine(to: point(angle, 0.34, about: pivot))
        }
        let hub = Path(ellipseIn: CGRect(x: pivot.x - 0.1, y: pivot.y - 0.1, width: 0.2, height: 0.2))
        return made.union(needle.strokedPath(Stroke(width: line * 1.1, cap: .round)).union(hub))
    }

    /// `goforward.15`: the arrow with the seconds in it.
    private func skipping(_ words: [Substring]) -> Path? {
        guard words.count == 2, ["goforward", "gobackward"].contains(words[0]), Int(words[1]) != nil, let arrow = plain(String(words[0])),
            let number = letters(words[1])
        else { return nil }
        let ring = arrow.boundingRect, ink = number.boundingRect, scale = 0.4 * ring.width / max(ink.width, ink.height)
        // The arrow's point stands above the ring's own middle.
        let middle = CGPoint(x: ring.midX, y: ring.maxY - ring.width / 2)
        return arrow.union(
            number.applying(
                CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: middle.x - ink.midX * scale, ty: middle.y - ink.midY * scale)))
    }

    /// `circle.dashed`, `square.dotted`: a shape's outline in parts, with the mark that stands in it.
    private func broken(_ words: [Substring], isDotted: Bool, _ depth: Int) -> Path? {
        guard let last = words.last, let shape = Shape(rawValue: String(last)) else { return nil }
        let box = shape.outer.boundingRect, line = Self.line, scale = 1 - line / box.width
        let middle = shape.outer.applying(
            CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: box.midX * (1 - scale), ty: box.midY * (1 - scale)))
        // Around a circle eight dashes, or twenty dots.
        let length = Double.pi * (1 - line), part = length / (isDotted ? 20 : 8)
        let stroke = Stroke(
            width: line, cap: .round, dash: isDotted ? [0.001, part - 0.001] : [part * 0.5, part * 0.5], dashPhase: part * 0.25)
        let ring = middle.strokedPath(stroke)
        guard words.count > 1 else { return ring }
        return mark(Array(words.dropLast()), depth).map { ring.union(fitted($0, shape)) }
    }

    /// `moonphase.waxing.crescent`: a ring, and within it the part of the moon that is dark, north of the equator; `inverse` is the lit part.
    private func moon(_ words: [Substring]) -> Path? {
        guard words.count > 2, words[0] == "moonphase" else { return nil }
        // How far the dark part reaches from its limb, of the whole width, and whether that is the left one.
        let (dark, isLeft): (Double, Bool)
        switch (words[1], words[2]) {
        case ("new", "moon"): (dark, isLeft) = (1, true)
        case ("waxing", "crescent"): (dark, isLeft) = (0.75, true)
        case ("first", "quarter"): (dark, isLeft) = (0.5, true)
        case ("waxing", "gibbous"): (dark, isLeft) = (0.25, true)
        case ("full", "moon"): (dark, isLeft) = (0, true)
        case ("waning", "gibbous"): (dark, isLeft) = (0.25, false)
        case ("last", "quarter"): (dark, isLeft) = (0.5, false)
        case ("waning", "crescent"): (dark, isLeft) = (0.75, false)
        default: return nil
        }
        let isInverse = words.count == 4 && words[3] == "inverse"
        guard words.count == 3 || isInverse else { return nil }
        let disc = Shape.circle.outer, share = isInverse ? 1 - dark : dark, startsLeft = isLeft != isInverse
        let half = disc.subtracting(Path(CGRect(x: startsLeft ? 0.5 : -8.5, y: -1, width: 9, height: 9)))
        // The line between light and dark is half an ellipse.
        let bulge = abs(share - 0.5)
        let ellipse = Path(ellipseIn: CGRect(x: 0.5 - bulge, y: 0, width: 2 * bulge, height: 1))
        let filled = bulge == 0 ? half : share > 0.5 ? half.union(ellipse) : half.subtracting(ellipse)
        return ring(.circle).union(filled)
    }

    /// A line along the edge of a filled icon, and along what is cut out of it.
    static func hollow(_ path: Path) -> Path {
        let inside = path.subtracting(path.strokedPath(Stroke(width: 2 * line, join: .round)))
        return path.subtracting(inside)
    }

    /// Composes a symbol with a filled ground: a mark is cut out of its shape, a line drawing is filled up to its outer edge.
    private func filled(_ words: [Substring], _ depth: Int) -> Path? {
        guard let last = words.last else { return nil }
        if words.count > 1, let shape = Shape(rawValue: String(last)), let mark = mark(Array(words.dropLast()), depth) {
            return shape.outer.subtracting(fitted(mark, shape))
        }
        if last == "slash" { return ink(words.dropLast() + ["fill"], depth: depth + 1).map { struck($0, words + ["fill"]) } }
        if words.count == 1, let shape = Shape(rawValue: String(last)) { return shape.outer }
        return ink(words, depth: depth + 1).map(solid)
    }

    /// A mark in a shape is the filled one where there are both. What is drawn here has a filled form only where a name says so.
    private func mark(_ words: [Substring], _ depth: Int) -> Path? {
        let name = words.joined(separator: ".")
        if SymbolMap.icon(name)?.first == "=", SymbolMap.icon(name + ".fill") == nil { return ink(words, depth: depth + 1) }
        return (words.last == "fill" ? nil : plain((words + ["fill"]).joined(separator: "."))) ?? ink(words, depth: depth + 1)
    }

    /// Money and other signs, where no icon is drawn for them.
    private static let signs: [Substring: String] = [
        "abs": "ABS", "fn": "fn", "fx": "fx", "greaterthan": ">", "kph": "km/h", "lessthan": "<", "mph": "MPH", "parentheses": "()",
        "australiandollarsign": "A$", "australsign": "₳", "bahtsign": "฿", "cedisign": "₵", "centsign": "¢", "coloncurrencysign": "₡",
        "cruzeirosign": "₢", "danishkronesign": "kr", "dongsign": "₫", "eurozonesign": "€", "florinsign": "ƒ", "guaranisign": "₲",
        "hryvniasign": "₴", "kipsign": "₭", "larisign": "₾", "lirasign": "₤", "malaysianringgitsign": "RM", "manatsign": "₼",
        "millsign": "₥", "nairasign": "₦", "norwegiankronesign": "kr", "peruviansolessign": "S/", "pesetasign": "₧", "pesosign": "₱",
        "polishzlotysign": "zł", "rupeesign": "₨", "shekelsign": "₪", "sheqelsign": "₪", "singaporedollarsign": "S$",
        "swedishkronasign": "kr", "tengesign": "₸", "tugriksign": "₮",
    ]

    /// The characters for a word: a number, a letter, a key of a game controller (`l1`, `zr`), a sign.
    private static func characters(_ word: Substring) -> String? {
        if let sign = signs[word] { return sign }
        let bytes = Array(word.utf8)
        let isNumber = bytes.count < 4 && bytes.allSatisfy { (48...57).contains($0) }
        let isLetter = bytes.count == 1 && bytes.allSatisfy { (97...122).contains($0) }
        let isKey =
            bytes.count == 2 && ["lb", "lt", "rb", "rt", "zl", "zr", "lm", "rm", "sl", "sr"].contains(word)
            || bytes.count == 2 && "lrmp".utf8.contains(bytes[0]) && (49...52).contains(bytes[1])
        return isNumber || isLetter || isKey ? word.uppercased() : nil
    }

    private func letters(_ word: Substring) -> Path? {
        guard let characters = Self.characters(word) else { return nil }
        var all = Path(), x = 0.0
        for scalar in characters.unicodeScalars {
            guard let outline = letter(scalar) else { return nil }
            let box = outline.boundingRect
            all.addPath(outline.offsetBy(dx: x - box.minX, dy: 0))
            x += box.width + 0.06
        }
        return all
    }

    private func ring(_ shape: Shape) -> Path {
        if shape == .icloud { return Self.hollow(shape.outer) }
        let inner = Self.line, outer = shape.outer, box = outer.boundingRect
        let scale = (1 - 2 * inner / box.width, 1 - 2 * inner / box.height)
        return outer.subtracting(
            outer.applying(
                CGAffineTransform(
                    a: scale.0, b: 0, c: 0, d: scale.1, tx: box.midX * (1 - scale.0), ty: box.midY * (1 - scale.1))))
    }

    private func fitted(_ path: Path, _ shape: Shape) -> Path {
        let box = path.boundingRect, room = shape.room
        guard box.width > 0, box.height > 0 else { return path }
        let scale = min(room.width / box.width, room.height / box.height, 0.7)
        return path.applying(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: room.middle.x - box.midX * scale, ty: room.middle.y - box.midY * scale))
    }

    /// Everything within the outer edges.
    private func solid(_ path: Path) -> Path {
        let parts = path.subpaths.map(\.asPath)
        return parts.reduce(Path()) { $0.union($1) }
    }

    /// The path with a line from the top left to the bottom right, and a gap beside it. The line is as wide as the box of the symbol's name
    /// where that is high, and as high where it is wide: it falls by 45° across a key and across an eye.
    private func struck(_ path: Path, _ words: [Substring]) -> Path {
        let box = path.boundingRect, side = max(box.width, box.height), middle = CGPoint(x: box.midX, y: box.midY)
        var half = side / 2 + 0.02
        if let whole = SymbolBox.named(words.joined(separator: ".")) {
            if whole.width < whole.height, box.width < box.height { half = box.height * whole.width / whole.height / 2 }
            if whole.height < whole.width, box.height < box.width { half = box.width * whole.height / whole.width / 2 - 0.35 * Self.line }
        }
        func band(_ low: Double, _ high: Double) -> Path {
            // Across the line, which falls by 45°.
            let across = 0.5.squareRoot()
            func corner(_ along: Double, _ aside: Double) -> CGPoint {
                CGPoint(x: middle.x + along * half + aside * across, y: middle.y + along * half - aside * across)
            }
            return Path { path in
                path.addLines([corner(-1, low), corner(1, low), corner(1, high), corner(-1, high)])
                path.closeSubpath()
            }
        }
        let line = Self.line
        return path.subtracting(band(-line / 2, line * 1.7)).union(band(-line / 2, line / 2))
    }
}
