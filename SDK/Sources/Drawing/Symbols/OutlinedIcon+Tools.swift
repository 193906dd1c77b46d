import Foundation

// Tools, devices and what stands in a house.
extension OutlinedIcon {
    /// A can with a lid (`trash`), measured in a picture of iOS 26 (pauljohanneskraft/Acai).
    static func trash(isFilled: Bool) -> [Part] {
        let can = "M12.8 22.5 L16.9 94 Q17.5 104.3 27.8 104.3 H66.7 Q77 104.3 77.6 94 L81.7 22.5"
        let bars = "M31 38 L32.6 90 M47.2 38 V90 M63.4 38 L61.8 90"
        let lid: [Part] = [.line("M29.9 20 V14 Q29.9 4.35 39.5 4.35 H55 Q64.6 4.35 64.6 14 V20"), .line("M4.35 22.5 H90.15")]
        return lid + (isFilled ? [.line(can), .area(can + " Z"), .gap(bars, width: 6.5)] : [.line(can), .line(bars, width: 7)])
    }

    /// A filled pencil, its end apart (`pencil`).
    static func pencil() -> [Part] {
        [
            .area(
                """
                M8.9 58 L54.6 12.3 Q55.7 11.2 56.8 12.3 L66.5 22 Q67.6 23.1 66.5 24.2 L20.8 69.9 L3.6 77.7 Q-0.4 79 1.1 75.2 Z
                """),
            .area(
                """
                M60.5 6.4 L64.2 2.7 Q68.7 -1.4 73 2.8 L76 5.8 Q80.2 10.1 76.1 14.6 L72.4 18.3 Q71.3 19.4 70.2 18.3 L60.5 8.6 \
                Q59.4 7.5 60.5 6.4 Z
                """),
        ]
    }

    /// A wheel with eighteen teeth, three spokes and a hub (`fine-gear`), as `gear` is in pictures of iOS 26 (pauljohanneskraft/Acai).
    static func fineGear() -> [Part] {
        let middle = CGPoint(x: 53.95, y: 53.4)
        func place(_ radius: Double, _ degrees: Double) -> String {
            let angle = degrees * .pi / 180
            return "\(middle.x + radius * cos(angle)) \(middle.y + radius * sin(angle))"
        }
        let teeth = (0..<18).map { number -> Part in
            let degrees = Double(number) * 20
            let edge = [(44.0, -6.5), (53.4, -3), (53.9, 0), (53.4, 3), (44, 6.5)].map { place($0.0, degrees + $0.1) }
            return .area("M" + edge.joined(separator: " L") + " Z")
        }
        let spokes = [0.0, 120, 240].map { "M\(place(12, $0)) L\(place(41, $0))" }.joined(separator: " ")
        return [.line(circle(middle.x, middle.y, 42.6), width: 7)] + teeth + [
            .line(spokes, width: 6), .line(circle(middle.x, middle.y, 9.6), width: 6.2),
        ]
    }

    /// A ring that is open before its top, where there is a mark, and a hand that points into the gap (`timer`).
    static func timer() -> [Part] {
        [
            .line("M49.8 22 V4.35 A45.45 45.45 0 1 1 15.5 20"),
            .area("M27.5 29.5 Q26 25.5 30 27 L53.5 42.3 A8 8 0 0 1 55.5 55.5 A8 8 0 0 1 42.4 53.3 Z"),
        ]
    }

    /// Three lines with a knob on each (`knobs`).
    static func knobs() -> [Part] {
        let places = [(68.0, 11.6), (30.4, 41.55), (68, 71.5)]
        return [.line("M3.6 11.6 H94.8 M3.6 41.55 H94.8 M3.6 71.5 H94.8", width: 7.2)]
            + places.flatMap { [.hole(circle($0.0, $0.1, 11.6)), .line(circle($0.0, $0.1, 8), width: 7.2)] }
    }

    /// A compass: a ring and a needle (`safari`).
    static func compass(isFilled: Bool) -> [Part] {
        let needle =
            """
            M73.5 23.5 Q75.5 23 75 25.5 L57.5 54.5 Q56.5 56.3 54.8 57.2 L26 75.7 Q24 76.3 24.6 74.2 L42.5 45 Q43.4 43.4 45 \
            42.4 Z
            """
        let pivot = circle(49.8, 49.8, 4.6)
        return isFilled
            ? [.area(circle(49.8, 49.8, 49.8)), .hole(needle), .area(pivot)]
            : [.line(circle(49.8, 49.8, 45.45)), .area(needle), .hole(pivot)]
    }

    /// Three units with a lamp each (`rack`), as `server.rack` is in a picture of iOS 26 (home-assistant/iOS).
    static func rack() -> [Part] {
        let frame = "M17 4 H98 Q111.1 4 111.1 17 V73 Q111.1 85.9 98 85.9 H17 Q4 85.9 4 73 V17 Q4 4 17 4 Z"
        return [.line(frame, width: 8), .line("M4 31.5 H111 M4 58.4 H111", width: 6.6)]
            + [17.9, 45, 71.9].map { .area(circle(89, $0, 5.6)) }
    }

    /// A telephone with an island and no button (`phone`), measured on `iphone` of 34 points in a picture of iOS 26 (Dimillian/EmojiText).
    static func phone() -> [Part] {
        let frame = "M14.5 4 H48.3 Q58.8 4 58.8 14.5 V88.9 Q58.8 99.4 48.3 99.4 H14.5 Q4 99.4 4 88.9 V14.5 Q4 4 14.5 4 Z"
        return [.line(frame, width: 7.9), .line("M24.5 14.4 H38.3", width: 5.6), .line("M20.3 89.8 H42.5", width: 4.3)]
    }

    /// A roof with a chimney over a house with a door (`house`); the filled one has a gap beneath its roof, measured in a picture of iOS 26
    /// (home-assistant/iOS).
    static func house(isFilled: Bool) -> [Part] {
        let roof: [Part] = [
            .line("M4.2 48.5 L54.5 6.2 Q58.3 3.2 62.1 6.2 L112.4 48.5", width: 8.4),
            .area("M88 13 Q88 10.8 90.2 10.8 H98.6 Q100.8 10.8 100.8 13 V38 L88 27.5 Z"),
        ]
        if isFilled {
            let walls = "M56 20 Q58.3 18.2 60.6 20 L101 54 V91.5 Q101 102.7 89.8 102.7 H26.8 Q15.6 102.7 15.6 91.5 V54 Z"
            return roof + [.area(walls), .hole("M45 62.5 H71.6 V95.5 H45 Z")]
        }
        return roof + [
            .line("M19.9 36 V87.5 Q19.9 98.4 30.8 98.4 H85.8 Q96.7 98.4 96.7 87.5 V36"),
            .line("M43.8 97 V66 Q43.8 62.4 47.4 62.4 H69.2 Q72.8 62.4 72.8 66 V97", width: 7.5),
        ]
    }

    /// A hammer whose handle is apart from its head (`hammer`).
    static func hammer(isFilled: Bool) -> [Part] {
        let head =
            """
            M19 14.5 C33 2.5 52 0.5 67 8 L98.3 26 Q101 28 100.6 32 L99.6 40.5 Q99.5 43 102 43 Q104.5 42.8 106.4 44.6 L119 57 \
            Q121.5 59.6 119 62.2 L108.2 73 Q105.6 75.5 103 73 L91 61 Q89.2 59 89.4 56.6 L88.4 55.4 L72.5 58 L62.8 48.6 Q59 \
            43.5 57.6 36.4 C56.6 29 44 19.6 21 19 Q15.6 18 19 14.5 Z
            """
        if isFilled { return [.area(head), .area("M56.6 54.2 L68 65.6 L27 112 Q20.6 118 14.4 112 L4 101.5 Q-2 95 4 89 Z")] }
        let handle = "M62 49 L72 58 L28 109 Q21 116 14 109 L7 102 Q0 95 7 88 Z"
        return [.line(handle, width: 8), .hole(head), .line(head, width: 8)]
    }

    /// A ruler with marks along its upper edge (`ruler`).
    static func ruler(isFilled: Bool) -> [Part] {
        let frame = "M13.5 3.9 H105.9 Q115.5 3.9 115.5 13.5 V39.4 Q115.5 49 105.9 49 H13.5 Q3.9 49 3.9 39.4 V13.5 Q3.9 3.9 13.5 3.9 Z"
        let marks = (0..<7).map { "M\(21.5 + 12.73 * Double($0)) \(isFilled ? -1 : 5) V\($0.isMultiple(of: 2) ? 19 : 27)" }
            .joined(separator: " ")
        return [.line(frame, width: 7.8)] + (isFilled ? [.area(frame), .gap(marks, width: 5)] : [.line(marks, width: 5.6)])
    }

    /// A bulb over its socket (`bulb`).
    static func bulb(isFilled: Bool) -> [Part] {
        let glass =
            """
            M22 82.5 C22 70 4.35 59 4.35 36 C4.35 17 16.5 4.35 32.65 4.35 C48.8 4.35 60.95 17 60.95 36 C60.95 59 43.3 70 43.3 \
            82.5 Z
            """
        return base(glass, isFilled) + [.line("M22 96.5 H43.3 M27.5 109.5 H37.8", width: 8)]
    }

    /// A filled wand at the lower right, and four stars that fly from its tip (`wand-stars`).
    static func wandAndStars() -> [Part] {
        [.line("M66.5 66.5 L105 105", width: 18), .gap("M63 63 L72.5 72.5", width: 6)]
            + star(38, 69, 17) + star(15, 38.5, 13.5) + star(46, 13.8, 13.8) + star(79, 31, 15.5)
    }
}
