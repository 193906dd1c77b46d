import Foundation

// Icons of several like parts: gears, marks, poles of a battery.
extension OutlinedIcon {
    /// A car's battery with its two poles.
    static func batteryBlock(isFilled: Bool) -> [Part] {
        let body =
            """
            M14 15.5 H101 C107 15.5 110.7 19 110.7 25 V70 C110.7 76 107 79.35 101 79.35 H14 C8 79.35 4.35 76 4.35 70 V25 C4.35 19 8 15.5 14 15.5 Z
            """
        let poles = "M20 15 V6 C20 2 22 0 26 0 H35 C39 0 41 2 41 6 V15 Z M74 15 V6 C74 2 76 0 80 0 H89 C93 0 95 2 95 6 V15 Z"
        return base(body, isFilled) + [.area(poles)]
    }

    /// A car's battery with the signs of its poles.
    static func signedBatteryBlock(isFilled: Bool) -> [Part] {
        let signs = "M22 47.4 H43 M72 47.4 H93 M82.5 36.9 V57.9"
        return batteryBlock(isFilled: isFilled) + [isFilled ? .gap(signs, width: 7.6) : .line(signs, width: 7.6)]
    }

    /// A car's battery with a flash.
    static func chargedBatteryBlock(isFilled: Bool) -> [Part] {
        let flash = "M62.5 24 L43.5 50.5 H56 L52.5 71 L71.5 44 H59 Z"
        return batteryBlock(isFilled: isFilled) + [isFilled ? .hole(flash) : .area(flash)]
    }

    /// A wheel with teeth around a middle, and its hole.
    private static func gear(_ x: Double, _ y: Double, _ radius: Double, teeth: Int, isFilled: Bool, turned: Double = 0) -> [Part] {
        let step = 360 / Double(teeth)
        func place(_ share: Double, _ degrees: Double) -> String {
            let angle = degrees * .pi / 180
            return "\(x + share * radius * cos(angle)) \(y + share * radius * sin(angle))"
        }
        let edge = (0..<teeth).flatMap { tooth in
            [(0.74, -0.3), (0.94, -0.19), (0.94, 0.19), (0.74, 0.3)].map { place($0.0, turned + (Double(tooth) + $0.1) * step) }
        }
        let outline = "M" + edge.joined(separator: " L") + " Z"
        guard isFilled else { return [.line(outline, width: 6.6), .line(circle(x, y, 0.32 * radius), width: 6.2)] }
        return [.line(outline, width: 6.6), .area(outline), .hole(circle(x, y, 0.34 * radius))]
    }

    /// A large gear, and a small one that it turns.
    static func twoGears(isFilled: Bool) -> [Part] {
        gear(41, 64.5, 41, teeth: 8, isFilled: isFilled, turned: 22.5) + gear(106.5, 29, 28, teeth: 8, isFilled: isFilled)
    }

    /// Exclamation marks beside each other.
    static func exclamationMarks(_ number: Int) -> [Part] {
        (0..<number).flatMap { mark -> [Part] in
            let x = 7 + 36 * Double(mark)
            return [
                .area("M\(x - 7) 7 C\(x - 7) -2 \(x + 7) -2 \(x + 7) 7 L\(x + 5) 58 C\(x + 4.6) 64 \(x - 4.6) 64 \(x - 5) 58 Z"),
                .area(circle(x, 84.8, 7.8)),
            ]
        }
    }

    /// Two prongs on a handle.
    static func tuningFork() -> [Part] {
        [.line("M4.35 4.35 V46 C4.35 62 14 71 27 71 C40 71 49.65 62 49.65 46 V4.35 M27 71 V112")]
    }

    /// A page with lines of text between the corners of a frame.
    static func viewedText() -> [Part] {
        [
            .line("M4 26 V16 C4 8 8 4 16 4 H26 M69.6 4 H79.6 C87.6 4 91.6 8 91.6 16 V26", width: 8),
            .line("M91.6 69.6 V79.6 C91.6 87.6 87.6 91.6 79.6 91.6 H69.6 M26 91.6 H16 C8 91.6 4 87.6 4 79.6 V69.6", width: 8),
            .line(
                """
                M35 20 H60.6 C65 20 67.5 22.5 67.5 27 V68.6 C67.5 73 65 75.6 60.6 75.6 H35 C30.6 75.6 28 73 28 68.6 V27 C28 22.5 30.6 20 \
                35 20 Z
                """, width: 6.6),
            .line("M39 36 H56.6 M39 47.8 H56.6 M39 59.6 H50", width: 5.4),
        ]
    }

    /// A thin book with lines on its cover.
    static func pages(isFilled: Bool) -> [Part] {
        let cover =
            """
            M20 4.35 H70 C79 4.35 83.95 9 83.95 18 V94 C83.95 103 79 107.7 70 107.7 H20 C10 107.7 4.35 102 4.35 94 V18 C4.35 9 11 4.35 20 4.35 Z
            """
        let lines = "M24 30 H64.5 M24 47 H64.5 M24 64 H50"
        return base(cover, isFilled) + [isFilled ? .gap(lines, width: 6.6) : .line(lines, width: 6.6)]
    }
}
