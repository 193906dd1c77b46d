import Foundation

// Water, wind, places, and marks of light.
extension OutlinedIcon {
    /// A drop (`drop`); the filled one has a light at its lower right.
    static func drop(isFilled: Bool) -> [Part] {
        let outline =
            """
            M33.85 4.35 C37 4.35 39.5 9 41.5 12.8 C50 29 63.35 48.5 63.35 64.7 C63.35 82 51.5 94.45 33.85 94.45 C16.2 94.45 \
            4.35 82 4.35 64.7 C4.35 48.5 17.7 29 26.2 12.8 C28.2 9 30.7 4.35 33.85 4.35 Z
            """
        return base(outline, isFilled) + (isFilled ? [.gap("M36 79.5 C43.5 78.5 48.3 73.5 49.3 65.8", width: 5.4)] : [])
    }

    /// Lines of mist, and a drop before them (`humidity`).
    static func humidity(isFilled: Bool) -> [Part] {
        let drop =
            """
            M79 3.7 C81.5 3.7 83.5 6.5 85.2 9.8 C91.5 22 101.8 36 101.8 48 C101.8 61.4 92.2 70.6 79 70.6 C65.8 70.6 56.2 61.4 \
            56.2 48 C56.2 36 66.5 22 72.8 9.8 C74.5 6.5 76.5 3.7 79 3.7 Z
            """
        return [
            .line("M14 22.6 H54 M3.7 43 H42 M14 63.4 H48 M30 81.7 H92", width: 7.4), .hole(drop), .gap(drop, width: 20),
            .line(drop, width: 7.4),
        ] + (isFilled ? [.area(drop)] : [])
    }

    /// A glass tube with quicksilver in it, and four marks at its right.
    /// - Parameter top: how far the quicksilver rises, from the top.
    static func thermometer(top: Double) -> [Part] {
        [
            .line("M10.8 72 V16 A11.4 11.4 0 0 1 33.6 16 V72 A17.8 17.8 0 1 1 10.8 72 Z"), .area(circle(22.2, 85.9, 10)),
            .line("M22.2 \(top) V84", width: 7), .line("M48.6 13.5 H60.2 M48.6 27.5 H60.2 M48.6 41.5 H60.2 M48.6 55.5 H60.2", width: 6.5),
        ]
    }

    /// A palm with four fingers and a thumb, filled (`raised-hand`), measured in a picture of iOS 26 (home-assistant/iOS).
    static func raisedHand() -> [Part] {
        [
            .line("M5.25 25.3 V70 M20.3 9.7 V60 M35.4 5.25 V60 M50.6 12.3 V60", width: 10.5),
            .area(
                """
                M0 46 H55.9 V63 Q56.5 66.8 59.3 63.2 L67.5 47.5 Q71 42 75.5 44.5 Q79 47 77.3 51.5 L69 76 C63 94 52 104.4 33 104.4 \
                C13 104.4 0 92 0 72 Z
                """),
        ]
    }

    /// An eye of a storm with two arms (`hurricane`).
    static func hurricane() -> [Part] {
        [
            .line(circle(31.1, 50.9, 15.6), width: 13.2),
            .line("M13.5 51 C12 24 28 5.5 57.8 4.4 M48.7 50.8 C50.2 77.8 34.2 96.3 4.4 97.4"),
            .area("M9.2 48 C9 40 10.5 33 13.5 27 L25 30 L17 50 Z M53 53.8 C53.2 61.8 51.7 68.8 48.7 74.8 L37.2 71.8 L45.2 51.8 Z"),
        ]
    }

    /// Two arcs over a wedge (`wifi`), measured in a picture of iOS 26 (home-assistant/iOS): they grow thicker towards their middle and end
    /// on lines through the wedge's tip.
    static func wireless() -> [Part] {
        [
            """
            M1.5 27.4 Q-0.4 25.8 1.3 24.4 A74.7 74.7 0 0 1 111.5 24.4 Q113.2 25.8 111.3 27.4 L103.3 35.6 Q101.8 37 100.4 35.7 \
            A57.8 57.8 0 0 0 12.4 35.7 Q11 37 9.5 35.6 Z
            """,
            """
            M19.7 47.1 Q17.9 45.6 19.5 44 A53.1 53.1 0 0 1 93.3 44 Q94.9 45.6 93.1 47.1 L84.7 55.5 Q83.2 56.9 81.7 55.6 A33.6 33.6 \
            0 0 0 31.1 55.6 Q29.6 56.9 28.1 55.5 Z
            """,
            """
            M41.2 68.2 Q39.6 66.6 41.3 65.1 A20.5 20.5 0 0 1 71.5 65.1 Q73.2 66.6 71.6 68.2 L58 80.6 Q56.4 81.9 54.8 80.6 Z
            """,
        ].map { .area($0) }
    }

    /// An arrow to the upper right whose sides meet in a right angle (`location`), measured in the same picture.
    static func locationArrow(isFilled: Bool) -> [Part] {
        isFilled
            ? [.line("M89.3 7.5 L7.2 44.5 H52.2 V89.3 Z", width: 13), .area("M89.3 7.5 L7.2 44.5 H52.2 V89.3 Z")]
            : [.line("M92.4 6.3 L5.2 45.3 Q4 46.7 5.6 47.2 H46 Q50.4 47.2 50.4 51.6 V91.4 Q51 93 52.3 91.8 Z")]
    }

    /// A pin whose needle stands in the middle of a flat ring (`pin-and-ellipse`).
    static func pinAndEllipse() -> [Part] {
        [
            .line(
                """
                M38 66.8 C20 68.4 4.35 75 4.35 84.3 C4.35 95 24 102.85 46.35 102.85 C68.7 102.85 88.35 95 88.35 84.3 C88.35 75 \
                72.7 68.4 54.7 66.8
                """),
            .area(circle(46.35, 21.6, 21.6)), .hole(circle(39.6, 15, 6.2)),
            .area("M42.4 42 H50.3 V76 L47.6 87 Q46.35 90 45.1 87 L42.4 76 Z"),
        ]
    }

    /// An eye whose iris is filled around its pupil (`eye`).
    static func eye(isFilled: Bool) -> [Part] {
        let lids =
            """
            M66.7 4.35 C98 4.35 120 27 128 39 Q130 41.85 128 44.7 C120 56.7 98 79.35 66.7 79.35 C35.4 79.35 13.4 56.7 5.4 44.7 \
            Q3.4 41.85 5.4 39 C13.4 27 35.4 4.35 66.7 4.35 Z
            """
        func disc(_ radius: Double) -> String { circle(66.7, 41.85, radius) }
        return isFilled
            ? base(lids, true) + [.hole(disc(25.2)), .area(disc(18.7)), .hole(disc(6.8))]
            : [.line(lids), .area(disc(26.2)), .hole(disc(9.6))]
    }

    /// A large star at the lower right, one at the left and one above (`three-stars`).
    static func threeStars() -> [Part] { star(52, 73, 38.3) + star(18.7, 39.5, 18.7) + star(43.2, 12.6, 12.6) }

    /// A star with four points and hollow sides (`one-star`).
    static func star(_ x: Double, _ y: Double, _ radius: Double) -> [Part] {
        // The points are as round as this line.
        let width = radius > 30 ? 4.5 : 3, (far, near) = (radius - width / 2, (radius - width / 2) * 0.12)
        let outline =
            """
            M\(x) \(y - far) Q\(x + near) \(y - near) \(x + far) \(y) Q\(x + near) \(y + near) \(x) \(y + far) \
            Q\(x - near) \(y + near) \(x - far) \(y) Q\(x - near) \(y - near) \(x) \(y - far) Z
            """
        return [.line(outline, width: width), .area(outline)]
    }

    /// Eight strokes around a middle (`spinner`).
    static func spinner() -> [Part] {
        let strokes = (0..<8).map { number -> String in
            let angle = Double(number) * .pi / 4, (x, y) = (cos(angle), sin(angle))
            return "M\(49.8 + 26 * x) \(49.8 + 26 * y) L\(49.8 + 43.5 * x) \(49.8 + 43.5 * y)"
        }
        return [.line(strokes.joined(separator: " "), width: 12)]
    }

    /// A ring with a line across each side (`crosshair`).
    static func crosshair() -> [Part] {
        [.line(circle(59.4, 59.4, 43.5)), .line("M59.4 4.35 V35 M59.4 83.8 V114.45 M4.35 59.4 H35 M83.8 59.4 H114.45")]
    }

    /// Two wide frames and a high one (`groups`), as `rectangle.3.group` is in a picture of iOS 26 (pauljohanneskraft/Acai).
    static func groups() -> [Part] {
        [
            "M14.7 4.2 H54 Q64.5 4.2 64.5 14.7 V28 Q64.5 38.5 54 38.5 H14.7 Q4.2 38.5 4.2 28 V14.7 Q4.2 4.2 14.7 4.2 Z",
            "M29 51 H59 Q69.5 51 69.5 61.5 V74 Q69.5 84.5 59 84.5 H29 Q18.5 84.5 18.5 74 V61.5 Q18.5 51 29 51 Z",
            "M95 10.5 H122.7 Q133.2 10.5 133.2 21 V66 Q133.2 76.5 122.7 76.5 H95 Q84.5 76.5 84.5 66 V21 Q84.5 10.5 95 10.5 Z",
        ].map { .line($0, width: 8) }
    }

    /// Three round dots in a row (`dots`).
    static func dots() -> [Part] { [9.25, 45.55, 81.85].map { .area(circle($0, 9.25, 9.25)) } }

    /// A small letter i with a foot (`info`), and in a ring (`info-circle`).
    static func information(inRing: Bool, isFilled: Bool) -> [Part] {
        if !inRing { return [.area(circle(22, 9.5, 9.5)), .line("M10 35 H24.5 V88.5 M5 89.6 H43", width: 9.2)] }
        let dot = circle(48.6, 26.6, 5.9), stem = "M41.5 43.5 H50.5 V72.5 M39.5 73.5 H61"
        return isFilled
            ? [.area(circle(49.8, 49.8, 49.8)), .hole(dot), .gap(stem, width: 6.6)]
            : [.line(circle(49.8, 49.8, 45.45)), .area(dot), .line(stem, width: 6.6)]
    }
}
