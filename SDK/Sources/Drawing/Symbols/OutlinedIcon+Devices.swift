extension OutlinedIcon {
    private static let plugBody =
        """
        M11 26 H24 C40 26 42 4.4 64 4.4 H82 C87 4.4 89.6 7 89.6 12 V64.4 C89.6 69.4 87 72 82 72 H64 C42 72 40 50.4 24 50.4 \
        H11 C6.6 50.4 4.4 48.2 4.4 44 V32.4 C4.4 28.2 6.6 26 11 26 Z
        """

    /// A plug that lies, its two pins to the right.
    static func powerplug(isFilled: Bool) -> [Part] {
        base(plugBody, isFilled) + [.line("M90 21.7 H115.2", width: 13), .line("M90 54.7 H115.2", width: 13)]
    }

    /// A cable that ends in a connector at the right.
    static func cable() -> [Part] {
        [
            .line("M4 17.4 H46", width: 8),
            .area("M49 0 H91 C95 0 97 2 97 6 V28.7 C97 32.7 95 34.7 91 34.7 H49 C45 34.7 43 32.7 43 28.7 V6 C43 2 45 0 49 0 Z"),
            .area(
                """
                M103 7 H116 C119 7 120.8 9 120.8 12 V22.7 C120.8 25.7 119 27.7 116 27.7 H103 Z
                """),
        ]
    }

    /// A telephone with its applications in rows, and those below them.
    static func phoneOfApps() -> [Part] {
        // Columns at 18, 31.8 and 45.6; the third row is not full.
        let places: [(x: Double, y: Double)] = [
            (18, 18.5), (31.8, 18.5), (45.6, 18.5), (18, 31.5), (31.8, 31.5), (45.6, 31.5), (18, 44.5), (31.8, 44.5), (18, 85), (31.8, 85),
            (45.6, 85),
        ]
        let frame =
            """
            M18 4.4 H45.4 C54.4 4.4 59 9 59 18 V86 C59 95 54.4 99.6 45.4 99.6 H18 C9 99.6 4.4 95 4.4 86 V18 C4.4 9 9 4.4 18 \
            4.4 Z
            """
        return [.line(frame)] + places.map { .area("M\($0.x - 4.2) \($0.y - 4.2) h8.4 v8.4 h-8.4 Z") }
    }

    /// A telephone with keys, its aerial out.
    static func flipPhone() -> [Part] {
        [
            .line("M4.4 4.4 V62 C4.4 85 14 95.6 34 95.6 C54 95.6 63.8 85 63.8 62 V34 C63.8 24 59 19.5 50 19.5 H4.4"),
            .area(
                "M16 28.5 H52 C54 28.5 55.5 30 55.5 32 V57 C55.5 59 54 60.5 52 60.5 H16 C14 60.5 12.5 59 12.5 57 V32 C12.5 30 14 28.5 16 28.5 Z"
            ),
            .line("M28.5 81 H40", width: 6.5),
        ]
    }

    /// A shield in four fields, two of them filled.
    static func checkeredShield() -> [Part] {
        [
            .line(
                """
                M38 5.4 C40 4.2 42 4.2 44 5.4 L73 17.6 C76 19 77.4 21 77.4 24.4 V60 C77.4 66 76 69 71.6 72 L44 92.6 C42 94.2 \
                40 94.2 38 92.6 L10.2 72 C5.8 69 4.4 66 4.4 60 V24.4 C4.4 21 5.8 19 8.8 17.6 Z
                """),
            .area("M41 4 L8 18 L4 24 V47 H41 Z"), .area("M41 47 H77.6 V62 L72 72 L41 94 Z"),
        ]
    }

    /// Three tiles in perspective, the first at the lower right.
    static func stackForward() -> [Part] {
        [
            .line(
                """
                M48 49 L86 27.6 C90 25.6 91.8 26.8 91.8 31 V75 C91.8 79.4 90.4 81.6 86.6 83.6 L49 104.6 C45 106.6 43.4 105.4 \
                43.4 101.2 V57 C43.4 52.8 44.4 51 48 49 Z
                """),
            .line("M23.9 94 V45.6 C23.9 41.4 25 39.4 28.6 37.4 L70 14.6"), .line("M4.4 83 V35 C4.4 30.8 5.4 28.8 9 26.8 L50.4 4.4"),
        ]
    }

    /// A loudspeaker, and the waves of its sound.
    /// - Parameter waves: how many, up to three.
    static func speaker(waves: Int, isFilled: Bool) -> [Part] {
        let cone =
            """
            M10.4 28.4 H21 C22.6 28.4 23.6 28 24.8 27 L45.6 6.8 C49.2 3.4 53.7 4.2 53.7 9.4 V76.8 C53.7 82 49.2 82.8 45.6 79.4 \
            L24.8 59.2 C23.6 58.2 22.6 57.8 21 57.8 H10.4 C6.4 57.8 4.4 55.8 4.4 51.8 V34.4 C4.4 30.4 6.4 28.4 10.4 28.4 Z
            """
        let arcs = [
            "M72.6 28 C80.6 37 80.6 49.2 72.6 58.2", "M88.4 15.6 C104.6 32.4 104.6 53.8 88.4 70.6",
            "M104.4 0 C132.6 25 132.6 61.2 104.4 86.2",
        ]
        return base(cone, isFilled) + arcs.prefix(waves).map { .line($0) }
    }
}
