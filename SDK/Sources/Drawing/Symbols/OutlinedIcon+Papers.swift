// Sheets, folders, trays and what is written or shown on them; the names that follow `SymbolMap`'s `=` are in brackets.
extension OutlinedIcon {
    private static let sheet =
        """
        M17 4.35 H42 Q45.5 4.35 48 6.9 L75.2 34 Q77.75 36.5 77.75 40 V87.7 Q77.75 100.3 65.1 100.3 H17 Q4.35 100.3 4.35 \
        87.7 V17 Q4.35 4.35 17 4.35 Z
        """

    /// A sheet whose upper right corner is folded, blank (`doc`) or with two lines of text (`doc-text`).
    static func document(hasText: Bool, isFilled: Bool) -> [Part] {
        let text = "M23.5 59 H58.6 M23.5 76 H58.6"
        if isFilled {
            let fold = "M44.5 -3 V30.5 Q44.5 37.8 51.8 37.8 H86"
            return base(sheet, true) + [.gap(fold, width: 5.5)] + (hasText ? [.gap(text, width: 6.5)] : [])
        }
        let fold = "M43 6 V31.5 Q43 39.3 50.8 39.3 H76"
        return [.line(sheet), .line(fold, width: 6.8)] + (hasText ? [.line(text, width: 7)] : [])
    }

    private static let frontSheet =
        """
        M17 31 H38 Q41.5 31 44 33.6 L69.6 59 Q72.1 61.5 72.1 65 V106 Q72.1 118.4 59.6 118.4 H17 Q4.35 118.4 4.35 106 V43.5 \
        Q4.35 31 17 31 Z
        """
    private static let frontFold = "M39 33 V54 Q39 64 49 64 H70.5"

    /// What lies behind, and a folded sheet before its lower left part.
    private static func before(_ back: [Part]) -> [Part] {
        back + [.hole(frontSheet), .gap(frontSheet, width: 19), .line(frontSheet), .line(frontFold, width: 6.5)]
    }

    /// A folded sheet before another one (`docs`).
    static func twoDocuments(isFilled: Bool) -> [Part] {
        let back =
            """
            M40 4.35 H62 Q65.5 4.35 68 6.9 L92.9 31.8 Q95.4 34.3 95.4 37.8 V79 Q95.4 91.5 83 91.5 H40 Q27.6 91.5 27.6 79 V17 \
            Q27.6 4.35 40 4.35 Z
            """
        if isFilled {
            return base(back, true) + [.gap("M64 4 V27 Q64 36 73 36 H96", width: 5), .hole(frontSheet), .gap(frontSheet, width: 19)]
                + base(frontSheet, true) + [.gap("M40.5 30 V53.5 Q40.5 62.5 49.5 62.5 H73", width: 5)]
        }
        return before([.line(back), .line("M62.5 6 V27.5 Q62.5 37 72 37 H94", width: 6.5)])
    }

    /// A folded sheet before a clipboard (`doc-on-clipboard`).
    static func documentOnClipboard() -> [Part] {
        before([
            .area("M43 11 H84 Q99.8 11 99.8 25 V96 Q99.8 110 84 110 H43 Q28 110 28 96 V25 Q28 11 43 11 Z"),
            .hole("M47 4 H80 V16 Q80 26 70 26 H57 Q47 26 47 16 Z"),
            .area(
                """
                M56 9 Q57.5 0 63.5 0 Q69.5 0 71 9 Q75.5 9.5 75.5 14 V17 Q75.5 21.5 71 21.5 H56 Q51.5 21.5 51.5 17 V14 Q51.5 \
                9.5 56 9 Z
                """),
        ])
    }

    /// A board with a clip at its top, blank (`clipboard`) or with three rows (`clipboard-list`), as `list.bullet.clipboard` is in a
    /// picture of iOS 26 (pauljohanneskraft/Acai).
    static func clipboard(hasRows: Bool, isFilled: Bool) -> [Part] {
        let board =
            """
            M22 17 H17 Q4.35 17 4.35 29.6 V101.2 Q4.35 113.85 17 113.85 H65.1 Q77.75 113.85 77.75 101.2 V29.6 Q77.75 17 65.1 17 H60
            """
        let clip: [Part] = [
            .hole("M19 8 H63 V24 Q63 33.5 53.5 33.5 H28.5 Q19 33.5 19 24 Z"),
            .area(
                """
                M31 10.5 A10.2 10.5 0 0 1 51.1 10.5 H54 Q59 10.5 59 15.5 V23 Q59 28 54 28 H28 Q23 28 23 23 V15.5 Q23 10.5 28 \
                10.5 Z
                """),
            .hole(circle(41.05, 10.6, 4.1)),
        ]
        let dots = [51.0, 68, 85].map { circle(24, $0, 4) }, rows = "M37 51 H59 M37 68 H59 M37 85 H59"
        guard isFilled else {
            return [.line(board)] + clip + (hasRows ? dots.map { .area($0) } + [.line(rows, width: 6.8)] : [])
        }
        return base(board + " Z", true) + clip + (hasRows ? dots.map { .hole($0) } + [.gap(rows, width: 6.4)] : [])
    }

    /// A folder whose front has an edge within its outline (`folder`), measured in the same picture.
    static func folder(isFilled: Bool) -> [Part] {
        let outline =
            """
            M4.35 17 Q4.35 4.35 17 4.35 H27 C33 4.35 35.5 6 38.8 9 C42 12 44 12.9 48.5 12.9 H94 Q106.45 12.9 106.45 25.5 V72.4 \
            Q106.45 85.05 94 85.05 H17 Q4.35 85.05 4.35 72.4 Z
            """
        return base(outline, isFilled) + [isFilled ? .gap("M-4 28 H115", width: 5.5) : .line("M17.3 28.2 H94.2", width: 6.8)]
    }

    /// A tray with sheets in it (`tray-full`), measured in the same pictures.
    static func fullTray(isFilled: Bool) -> [Part] {
        let outline =
            """
            M37 4.35 H78 Q84.4 4.35 88.4 9.4 L107.6 33.3 Q110.75 37.3 110.75 42 V66.5 Q110.75 79.05 98.2 79.05 H17 Q4.35 79.05 \
            4.35 66.5 V42 Q4.35 37.3 7.5 33.3 L26.6 9.4 Q30.6 4.35 37 4.35 Z
            """
        let lip = "39.6 H40 Q43.2 39.6 43.2 43 A14.3 13.5 0 0 0 71.9 43 Q71.9 39.6 75 39.6 H"
        let sheets: Part = .line("M37.5 17.5 H77.5 M32.5 27.5 H82.5", width: 4.8)
        if isFilled {
            return [
                .line(outline), .area("M4.35 \(lip)110.75 V66.5 Q110.75 79.05 98.2 79.05 H17 Q4.35 79.05 4.35 66.5 Z"), sheets,
            ]
        }
        return [.line(outline), .line("M6 \(lip)109"), sheets]
    }

    /// Two pages that lie open, filled (`open-book`).
    static func openBook() -> [Part] {
        [
            .area("M53.4 8.6 C43 -1 17 -2 3.6 5.2 Q0 7 0 11.4 V81 Q0 88.4 7 86 C21 80 42 80.5 53.4 89 Z"),
            .area("M59 8.6 C69.4 -1 95.4 -2 108.8 5.2 Q112.4 7 112.4 11.4 V81 Q112.4 88.4 105.4 86 C91.4 80 70.4 80.5 59 89 Z"),
        ]
    }

    /// A sheet of a calendar: its head, and ten days in three weeks (`calendar`), measured at 32 points in a picture of iOS 26
    /// (home-assistant/iOS).
    static func calendar() -> [Part] {
        let days = [
            (40.9, 36.2), (56.9, 36.2), (73, 36.2), (24.3, 52.2), (40.9, 52.2), (56.9, 52.2), (73, 52.2), (24.3, 68.2), (40.9, 68.2),
            (56.9, 68.2),
        ]
        let squares = days.map { day -> Part in
            let corner = "M\(day.0 - 3.65) \(day.1 - 1.8)"
            return .area("\(corner) q0 -1.85 1.85 -1.85 h3.6 q1.85 0 1.85 1.85 v3.6 q0 1.85 -1.85 1.85 h-3.6 q-1.85 0 -1.85 -1.85 Z")
        }
        let edge = "M14 3.9 H83.3 Q93.5 3.9 93.5 14 V75.8 Q93.5 86 83.3 86 H14 Q3.8 86 3.8 75.8 V14 Q3.8 3.9 14 3.9 Z"
        return [.line(edge, width: 7.7), .area("M0 22.8 V14 Q0 0 14 0 H83.3 Q97.3 0 97.3 14 V22.8 Z")] + squares
    }

    private static let backFrame =
        "M17 4.35 H76 Q88.6 4.35 88.6 17 V56 Q88.6 68.5 76 68.5 H17 Q4.35 68.5 4.35 56 V17 Q4.35 4.35 17 4.35 Z"
    private static let frontFrame =
        """
        M45.5 30 H104.4 Q117.05 30 117.05 42.6 V82 Q117.05 94.55 104.4 94.55 H45.5 Q32.9 94.55 32.9 82 V42.6 Q32.9 30 45.5 \
        30 Z
        """

    /// A frame before the lower right part of another one (`frames`).
    static func frames(isFilled: Bool) -> [Part] {
        base(backFrame, isFilled) + [.hole(frontFrame), .gap(frontFrame, width: 19)] + base(frontFrame, isFilled)
    }

    /// A picture of mountains and a sun before the lower right part of a frame (`photos`).
    static func photos(isFilled: Bool) -> [Part] {
        let sun = circle(57.5, 50.5, 8.3)
        let ridge = "L47.5 71.4 Q52.5 67.4 57.4 71.5 L65 78 L82.4 61.4 Q87.8 56.6 93.2 61.4 L"
        if isFilled {
            let ground = "M37 81 \(ridge)113.2 79.4 V82 Q113.2 90.6 104.4 90.6 H45.5 Q37 90.6 37 82 Z"
            return frames(isFilled: true) + [.hole(sun), .hole(ground)]
        }
        return frames(isFilled: false) + [.area(sun), .area("M33 84 \(ridge)117 82.5 V90 L108 94.6 H42 L33 90 Z")]
    }

    /// Two bubbles, the right one before the left one (`bubbles`).
    static func bubbles(isFilled: Bool) -> [Part] {
        let back =
            """
            M17 4.35 H79 Q91.5 4.35 91.5 16.9 V60.5 Q91.5 73 79 73 H47.5 L31.5 88.5 Q27 92 27 86.5 V73 H17 Q4.35 73 4.35 60.5 \
            V16.9 Q4.35 4.35 17 4.35 Z
            """
        let front =
            """
            M61.2 28 H123.2 Q135.85 28 135.85 40.6 V82 Q135.85 94.5 123.2 94.5 H113.2 V104.5 Q113.2 109 109 105.9 L94 94.5 \
            H61.2 Q48.7 94.5 48.7 82 V40.6 Q48.7 28 61.2 28 Z
            """
        return base(back, isFilled) + [.hole(front), .gap(front, width: 19)] + base(front, isFilled)
    }

    /// A tag whose hole is at its upper right (`tag`), measured in a picture of iOS 18 (yuta24/Bookshelf).
    static func tag(isFilled: Bool) -> [Part] {
        let outline =
            """
            M60.3 4.35 H82 Q86.4 4.35 89.5 7.4 L103.4 21.3 Q106.5 24.4 106.5 28.8 V47.5 Q106.5 51.9 103.4 55 L54 103.5 Q47.3 \
            109.9 40.6 103.5 L7.4 71.2 Q1.3 64.6 7.4 57.9 L52.8 7.4 Q55.9 4.35 60.3 4.35 Z
            """
        return base(outline, isFilled) + [isFilled ? .hole(circle(77.8, 33, 7)) : .area(circle(77.8, 33, 7))]
    }

    /// A cross, a line, and a name that is written on it (`signature`).
    static func signature() -> [Part] {
        [
            .line("M4 50.5 L22 70 M22 50.5 L4 70 M4 87 H142.7", width: 6.6),
            .line(
                """
                M78 61 C64 69 49.5 63 49.5 44 C49.5 21 66 3.4 80.5 3.4 C92 3.4 94 17 88.5 38 C80.5 70 69 104 54.5 104 C38.5 104 \
                37 83 51.5 68.5 C65 55.5 86 52 95.5 38 C89 52 86 64 91.5 64 C98 64 104.5 43 111 43 C116.5 43 107.5 62.5 114 64 \
                C120.5 65.2 125 57.5 136.5 56.5
                """, width: 6.6),
        ]
    }
}
