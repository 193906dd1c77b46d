extension OutlinedIcon {
    private static let shirt = "M46 4 C50 22 81 22 85 4 L104 10 L127 38 L108 56 L100 50 V103 H31 V50 L23 56 L4 38 L27 10 Z"

    /// A shirt with short sleeves.
    static func shirt(isFilled: Bool) -> [Part] {
        base(shirt, isFilled)
    }
    /// The front of an appliance.
    private static let front =
        """
        M18 4.4 H75 C84 4.4 88.6 9 88.6 18 V88 C88.6 97 84 101.6 75 101.6 H18 C9 101.6 4.4 97 4.4 88 V18 C4.4 9 9 4.4 18 \
        4.4 Z
        """

    /// The front with a panel, on which there are a knob and a display, and what is behind its door.
    private static func appliance(_ isFilled: Bool, _ shown: [(path: String, width: Double)]) -> [Part] {
        if isFilled {
            return base(front, true) + [.gap("M0 25 H93", width: 6), .hole("M20 10.4 a4 4 0 1 0 .1 0 Z"), .gap("M50 14.6 H74", width: 5)]
                + shown.map { .gap($0.path, width: $0.width - 0.5) }
        }
        return base(front, false) + [
            .line("M6 24 H87", width: 6.5), .area("M20 11 a3.6 3.6 0 1 0 .1 0 Z"), .line("M50 14.6 H74", width: 6),
        ]
            + shown.map { .line($0.path, width: $0.width) }
    }
    private static let drum = "M21.5 63 A25 25 0 1 1 71.5 63 A25 25 0 1 1 21.5 63 Z"

    /// Water in a drum.
    static func washer(isFilled: Bool) -> [Part] {
        appliance(isFilled, [(drum, 8), ("M24 64 C31 56 38 56 46.5 62 C55 68 62 68 69 60", 7)])
    }

    /// Warm air in a drum.
    static func dryer(isFilled: Bool) -> [Part] {
        appliance(isFilled, [(drum, 8), ("M36 74 C30 66 42 60 36 51 M46.5 74 C40.5 66 52.5 60 46.5 51 M57 74 C51 66 63 60 57 51", 6)])
    }

    /// Three plates on a rack.
    static func dishwasher(isFilled: Bool) -> [Part] {
        let plates = [25, 46.5, 68].map { "M\($0 - 6.4) 59 A6.4 15 0 1 1 \($0 + 6.4) 59 A6.4 15 0 1 1 \($0 - 6.4) 59 Z" }
        return appliance(isFilled, plates.map { ($0, 6) } + [("M19 86 H74", 6.5)])
    }

    /// An appliance with slats, and air that leaves it.
    static func purifier() -> [Part] {
        [
            .line(
                """
                M18 36 H58 C67 36 71.6 40.6 71.6 49.6 V97 C71.6 106 67 110.6 58 110.6 H18 C9 110.6 4.4 106 4.4 97 V49.6 C4.4 \
                40.6 9 36 18 36 Z
                """),
            .line("M20 62 H56 M20 77 H56 M20 92 H56", width: 6.5),
            .line("M18 18 C26 8 34 8 42 14 C50 20 58 20 66 10 M82 34 C92 44 92 52 86 60 C80 68 80 76 90 86", width: 7.5),
        ]
    }

    /// A book that lies closed: cover, spine and pages.
    static func book(isFilled: Bool) -> [Part] {
        isFilled
            ? [
                .area(
                    """
                    M82 84 V16 C82 6 76 0 66 0 H20 C7 0 0 8 0 20 V92 C0 99 6 105 14 105 H77 C79.4 105 81 103.4 81 101.6 C81 99 79.5 \
                    98.4 78.5 97.6 C76 95 76 89 79 86.6 C80 86 82 86 82 84 Z
                    """),
                .gap("M72 98 H14 C6.5 98 6.5 86.5 14 86.5 H73", width: 5.2),
                .gap("M21 4 V80", width: 5),
            ]
            : [
                .line(
                    """
                    M77.6 80 V16 C77.6 9 73 4.4 66 4.4 H20 C10 4.4 4.4 10 4.4 20 V90 M77.6 80 H15 C8 80 4.4 85 4.4 90.3 C4.4 96 8 \
                    100.6 15 100.6 H75
                    """),
                .line("M72 80 C69 86 69 95 72 100.6 M22 5 V79", width: 6.5),
            ]
    }

    /// A card with lines of text.
    static func note() -> [Part] {
        [
            .line(
                """
                M20 4.4 H87 C97 4.4 102.6 10 102.6 20 V76 C102.6 86 97 91.6 87 91.6 H20 C10 91.6 4.4 86 4.4 76 V20 C4.4 10 10 \
                4.4 20 4.4 Z
                """),
            .line("M24 28 H83 M24 42 H83 M24 56 H83 M24 70 H57", width: 7),
        ]
    }

    /// A glass with a rim, half full.
    /// - Parameter count: how many stand beside each other.
    static func tubes(_ count: Int) -> [Part] {
        (0..<count).flatMap { number -> [Part] in
            let x = 18.0 + 54 * Double(number)
            return [
                .line("M\(x - 13.6) 4.4 H\(x + 13.6) M\(x - 9) 6 V88 A9 9.5 0 0 0 \(x + 9) 88 V6"),
                .area("M\(x - 9) 46 H\(x + 9) V88 A9 9.5 0 0 1 \(x - 9) 88 Z"),
            ]
        }
    }

    /// A loop with a knot and the rope that hangs from it.
    static func lasso() -> [Part] {
        [
            .line("M30 68 C14 63 4.4 52 4.4 38 C4.4 18 24 4.4 50.5 4.4 C77 4.4 96.6 18 96.6 38 C96.6 58 77 72 50.5 72"),
            .line("M25 70 A9 9 0 1 1 43 70 A9 9 0 1 1 25 70 Z", width: 7.5),
            .line("M31 79 C32 88 26 95 16 94.5"),
        ]
    }

    /// Three waves that grow to the right.
    static func waves() -> [Part] {
        [
            .line("M5 44 Q15.54 61 5 78 M28 24 Q50.94 61 28 98 M50 4 Q85.34 61 50 118")
        ]
    }
    /// A triangle to the right, and two bars.
    static func playPause(isFilled: Bool) -> [Part] {
        let triangle = "M6 8 L62 37.2 L6 66.5 Z"
        return isFilled
            ? [.line(triangle, width: 12), .area(triangle), .line("M93 8 V66.5 M128 8 V66.5", width: 16)]
            : [.line(triangle, width: 8), .line("M80 6 H90 V68.5 H80 Z M108 6 H118 V68.5 H108 Z", width: 7.5)]
    }

    private static let tray = "M20 35 H67 C79 35 87 43 87 55 V90 C87 102 79 110 67 110 H20 C8 110 0 102 0 90 V55 C0 43 8 35 20 35 Z"

    /// A filled box with an arrow out of its top.
    static func raised() -> [Part] {
        [.area(tray), .gap("M43.5 35 V74", width: 22), .line("M43.5 74 V6 M24 25 L43.5 5.5 L63 25")]
    }

    /// A filled box with an arrow into it.
    static func lowered() -> [Part] {
        [.area(tray), .gap("M43.5 35 V72 M24 52 L43.5 71.5 L63 52", width: 22), .line("M43.5 5 V71 M24 52 L43.5 71.5 L63 52")]
    }

    /// A needle, a barrel with marks, and a plunger; upright, needle down.
    static func syringe(isFilled: Bool) -> [Part] {
        let barrel = "M16 43 H44 V104 C44 112 38 118 30 118 C22 118 16 112 16 104 Z"
        return base(barrel, isFilled) + [
            .line("M30 118 V146", width: 7), .line("M10 42 H50 M30 42 V8 M17 8 H43"),
            isFilled ? .gap("M36 64 H50 M36 80 H50 M36 96 H50", width: 6) : .line("M33 62 H44 M33 80 H44 M33 98 H44", width: 7),
        ]
    }
}
