// Marks, arrows and signs of a few lines.
extension OutlinedIcon {
    /// A tick, in the proportions of a bold one of 12 points on iOS 26 (home-assistant/iOS): its short arm begins at 56 % of its
    /// height, and its corner stands at 37 % of its width.
    static func check() -> [Part] {
        [.line("M4.35 46.3 L32.2 79 L79.7 4.4")]
    }

    /// An arrow that comes from the lower left, turns about and goes back to the left.
    static func turnAbout() -> [Part] {
        [.line("M36 86.8 H60 A27.9 27.9 0 0 0 60 31 H6 M31 4.4 L4.4 31 L31 57.6")]
    }

    /// A ring that is open at its upper right, and an arrow's head of two lines at its top, where it runs to the right
    /// (`arrow-clockwise`): measured on a semibold one of 9 points in a picture of iOS 26 (home-assistant/iOS).
    static func clockwise() -> [Part] {
        [.line("M63 23.3 H43.1 A38.75 38.75 0 1 0 81.85 62 M41.5 4.35 L63 24 L41.5 43.6")]
    }

    /// A line with an arrow's head at its upper end and at its lower end.
    static func bothWays() -> [Part] {
        [.line("M30.2 6 V90 M4.4 30.2 L30.2 4.4 L56 30.2 M4.4 66 L30.2 91.8 L56 66")]
    }

    /// Three rows, each of a dash and a line.
    static func dashedList() -> [Part] {
        [.line("M4.4 4.4 H13 M30 4.4 H94 M4.4 34.4 H13 M30 34.4 H94 M4.4 64.4 H13 M30 64.4 H94", width: 8)]
    }

    /// The two arcs of `wifi`, of which the lower one leaves room for an exclamation mark.
    static func warnedWaves() -> [Part] {
        wireless().prefix(2) + [
            .gap("M56.4 40 V96", width: 28), .line("M56.4 43 V62", width: 9.5), .area(circle(56.4, 80.4, 6.2)),
        ]
    }

    /// A square before the upper right part of another one.
    static func squares(plus: Bool = false, isFilled: Bool = false) -> [Part] {
        let back = square(x: 27.3, y: 4.4), front = square(x: 4.4, y: 26.2), sign = "M40.2 46 V78 M24.2 62 H56.2"
        if isFilled {
            return base(back, true) + [.hole(front), .gap(front, width: 20)] + base(front, true) + (plus ? [.gap(sign, width: 7.5)] : [])
        }
        return [.line(back), .hole(front), .line(front)] + (plus ? [.line(sign, width: 7.5)] : [])
    }

    private static func square(x: Double, y: Double) -> String {
        """
        M\(x + 12) \(y) H\(x + 59.6) Q\(x + 71.6) \(y) \(x + 71.6) \(y + 12) V\(y + 59.6) Q\(x + 71.6) \(y + 71.6) \(x + 59.6) \(y + 71.6) \
        H\(x + 12) Q\(x) \(y + 71.6) \(x) \(y + 59.6) V\(y + 12) Q\(x) \(y) \(x + 12) \(y) Z
        """
    }

    /// Two books that stand upright and one that leans on them.
    static func books(isFilled: Bool) -> [Part] {
        let outlines = [
            "M8 12 H31 Q35 12 35 16 V100.6 Q35 104.6 31 104.6 H8 Q4.4 104.6 4.4 100.6 V16 Q4.4 12 8 12 Z",
            "M39 4.4 H62 Q66 4.4 66 8.4 V100.6 Q66 104.6 62 104.6 H39 Q35 104.6 35 100.6 V8.4 Q35 4.4 39 4.4 Z",
            "M74 25 L90 21 Q94 20 95 24 L116 94 Q117 98 113 99.4 L97 104 Q93 105 92 101 L71 30 Q70 26 74 25 Z",
        ]
        let bands = "M5 28 H34 M5 86 H34 M36 22 H65 M36 86 H65 M75 41 L98 35 M88 88 L112 81"
        guard isFilled else { return outlines.map { .line($0, width: 8) } + [.line(bands, width: 6)] }
        return outlines.flatMap { [.gap($0, width: 7), .area($0)] } + [.gap(bands, width: 5)]
    }

    /// A sheet of text, and a magnifying glass before its lower right corner.
    static func searchedText() -> [Part] {
        let glass = "M44.5 80 A17 17 0 1 1 78.5 80 A17 17 0 1 1 44.5 80 Z", handle = "M74 92.5 L85.4 106"
        return [
            .line("M17 4.4 H62 Q75 4.4 75 17 V90 Q75 103 62 103 H17 Q4.4 103 4.4 90 V17 Q4.4 4.4 17 4.4 Z"),
            .line("M21 26 H58 M21 42 H58 M21 58 H36", width: 6.5), .hole(glass), .gap(glass, width: 22), .gap(handle, width: 22),
            .line(glass, width: 8), .line(handle, width: 9),
        ]
    }
}
