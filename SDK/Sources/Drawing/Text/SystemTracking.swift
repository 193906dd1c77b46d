/// The tracking of Inter by the size at which it is drawn, so that words become as wide as in SF Pro, in thousandths of an em.
///
/// Up to 17 points this is nearly Apple's published table (Human Interface Guidelines, Typography) and 16.5, which letters lost by being drawn
/// smaller, a little less from 12 points on. Above, SF grows narrower by its optical size, which Inter has not, to 28 points; there it has its
/// last shape, and from 34 points on the published table's own slope holds. Fitted with ``LetterWidths``, whose comment names what was measured.
enum SystemTracking {
    private static let small: [Double] = [57.5, 50.5, 42.5, 35.5, 28.5, 22.7, 16.8, 11, 6, 1.2, -3.8, -9]
    private static let firstSmall = 6.0
    /// Size and what is added. Regular words of 20 points are 3 % narrower than the line from 17 to 34 would have them, of 22 points 4 %.
    private static let large: [(size: Double, value: Double)] = [
        (17, -9), (18, -12.3), (20, -19.6), (22, -24.5), (24, -25), (28, -25.5), (34, -34),
    ]
    /// Size and what regular letters, and no figures, have besides, once each is as wide as ``LetterWidths`` has it there.
    private static let regularLarge: [(size: Double, value: Double)] = [(22, 0), (28, -3), (34, 2.3)]
    /// Size and how much wider than at 34 points the published table sets letters.
    private static let display: [(size: Double, value: Double)] = [
        (34, 0), (36, -2), (41, -3), (44, -4), (49, -5), (52, -6), (58, -7), (60, -8), (66, -9), (68, -10), (76, -11), (80, -12),
    ]
    /// Size and what bold has more than regular.
    private static let bold: [(size: Double, value: Double)] = [
        (10, 14), (12, 12.5), (16, 11.5), (17, 12.5), (20, 15.5), (22, 17.3), (28, 16.5), (34, 25.5),
    ]

    /// Size and what semibold has besides: nine lines of 16 points in 20 pictures of iOS 26 (home-assistant/iOS).
    private static let semibold: [(size: Double, value: Double)] = [(15, 0), (16, 2.2), (17, 0)]

    /// Size and what bold figures of the rounded design have besides. Seen in five numbers of 20 points in eight pictures of a widget
    /// (home-assistant/iOS), in one of 24 (kasianov-mikhail/scout) and in two older ones of 20 and 22; 30 and 40 points need hardly anything.
    private static let boldRounded: [(size: Double, value: Double)] = [
        (16, 2.1), (20, 23), (22, 15), (24, 6), (28, 3), (30, 1),
    ]

    /// Size and what bold figures of the default design have besides: seven numbers of 22 points in 20 pictures (stadiamaps/ferrostar).
    private static let boldFigures: [(size: Double, value: Double)] = [(17, 0), (22, 12), (34, 0)]

    /// - Parameter size: points per em.
    /// - Returns: points.
    static func points(size: Double, weight: FontWeight, design: FontDescription.Design) -> Double {
        let beyondRegular = Double(max(weight.rawValue, 400) - 400)
        let middle = max(1 - abs(Double(weight.rawValue) - 600) / 100, 0) * value(at: size, in: semibold)
        let heavier = beyondRegular / 300 * value(at: size, in: bold) + middle
        // SF Rounded's black is wider by this much more; one measured text (CAM-07 of layout-cases.json).
        let rounder = design == .rounded ? beyondRegular / 500 : 0
        return (regular(size) + optical(size, weight, design) + heavier + rounder) * size / 1000
    }

    /// What letters of the default design have besides where they are large, in thousandths of an em: the less, the heavier they are.
    private static func optical(_ size: Double, _ weight: FontWeight, _ design: FontDescription.Design) -> Double {
        design == .default ? value(at: size, in: regularLarge) * LetterWidths.regularity(weight) : 0
    }

    /// The value at a size: between two figures of a table, on the line from one to the other.
    private static func value(at size: Double, in table: [(size: Double, value: Double)]) -> Double {
        guard let above = table.firstIndex(where: { $0.size > size }) else { return table[table.count - 1].value }
        guard above > 0 else { return table[0].value }
        let (from, to) = (table[above - 1], table[above])
        return from.value + (to.value - from.value) * (size - from.size) / (to.size - from.size)
    }

    private static func regular(_ size: Double) -> Double {
        if size <= firstSmall { return small[0] }
        let place = size - firstSmall
        if place < Double(small.count - 1) {
            let index = Int(place)
            return small[index] + (small[index + 1] - small[index]) * (place - Double(index))
        }
        return size < 34 ? value(at: size, in: large) : large[large.count - 1].value + value(at: size, in: display)
    }

    /// The extra tracking of figures, in points: SF's grow wider with the size where its letters grow tighter. Sixteen figures of 16 to 40
    /// points in Apple's pictures, rounded ones among them, need nothing at 16 points, 15 thousandths of an em at 24, 29 at 30 and 41 at 40
    /// beyond what letters got then; bold ones that are not rounded need hardly any.
    /// - Parameter size: points per em.
    static func pointsOfFigure(size: Double, weight: FontWeight, design: FontDescription.Design) -> Double {
        // The line that letters were set along when figures were measured, from 17 to 34 points; regular ones get back what letters lost since.
        let tightened = 20.5 * (min(max(size, 17), 34) - 17) / 17 - value(at: min(size, 40), in: display)
        let lighter = 1 - min(max(Double(weight.rawValue - 400) / 300, 0), 1)
        let lost = size > 17 ? max(small[small.count - 1] - tightened - regular(min(size, 40)), 0) * lighter : 0
        let share = design == .rounded ? 1 : min(max(1 - Double(weight.rawValue - 500) / 200 * 0.8, 0.2), 1)
        // What ``LetterWidths`` adds to figures in the mean, which were measured without it where they are large.
        let known = design == .default ? (4.9 - 4.3 * (1 - lighter)) * min(max((size - 17) / 7, 0), 1) : 0
        // Light ones stand closer: five pairs of 42 points in the same four pictures of iOS 26.
        let closer = weight.rawValue < 400 ? 18 * largeness(size) : 0
        let rounder = design == .rounded ? min(max(Double(weight.rawValue - 500) / 100, 0), 1) * value(at: size, in: boldRounded) : 0
        let bolder = design == .default ? bolder(size, weight) : 0
        let letters = optical(size, weight, design)
        return (1.85 * share * tightened + lost - known - closer + rounder + bolder - letters) * size / 1000
    }

    /// Size and what each figure takes less where all are as wide as each other. Seven numbers in six pictures of iOS 26, from regular to bold
    /// (home-assistant/iOS, Live Activities; kasianov-mikhail/scout).
    private static let column: [(size: Double, value: Double)] = [(12, 32), (13, 26.5), (17, 17.5), (22, 16)]

    /// How much narrower than Inter's a figure in a column is, in em.
    /// - Parameter size: points per em.
    static func figureInColumn(size: Double, weight: FontWeight) -> Double {
        (value(at: size, in: column) + bolder(size, weight)) / 1000
    }

    /// The extra tracking of a bold figure, in thousandths of an em.
    private static func bolder(_ size: Double, _ weight: FontWeight) -> Double {
        min(max(Double(weight.rawValue - 500) / 200, 0), 1) * value(at: size, in: boldFigures)
    }

    /// How many times wider than Inter's a figure is drawn, without taking more room: SF's have less space at their sides where they are large.
    /// Seen in figures of 42 points, light, in four pictures of iOS 26 (callstackincubator/voltra; 12 %), of 24 points, medium, in nine gauges
    /// of iOS 18.5 (meshtastic/Meshtastic-Apple; 8 %) and of 28 points, bold; up to 24 points too little to matter. Bold ones of the
    /// rounded design are 4.5 % wider at 20 points, in 28 pictures of ten numbers (home-assistant/iOS).
    /// - Parameter size: points per em.
    static func swellOfFigure(size: Double, weight: FontWeight, design: FontDescription.Design) -> Double {
        if design == .rounded { return 1 + 0.045 * min(max(Double(weight.rawValue - 600) / 100, 0), 1) * min(max((28 - size) / 6, 0), 1) }
        guard design == .default else { return 1 }
        let amount = weight.rawValue < 400 ? 0.12 : weight.rawValue <= 500 ? 0.08 : 0.04
        return 1 + amount * largeness(size)
    }

    /// The largeness of a text: from 0 at 24 points to 1 at 36.
    private static func largeness(_ size: Double) -> Double { min(max((size - 24) / 12, 0), 1) }

    /// A letter of SF Mono takes this much more than one of JetBrains Mono, in em, which stands in the middle of it: 0.618 in eight lines of 14
    /// points and three of 17, on iOS 18.5 and 26 (cashapp/AccessibilitySnapshot, kasianov-mikhail/scout).
    static let monospaced = 0.018

    /// How much wider SF's percent sign is than Inter's, in em, which is stretched by it; without it "50%" is 9 % too narrow. Regular ones of 34
    /// points are narrower, 24.4 points in two pictures (meshtastic/Meshtastic-Apple).
    /// - Parameter size: points per em.
    static func percentSign(size: Double, weight: FontWeight) -> Double {
        0.17 - 0.055 * min(max((size - 17) / 17, 0), 1) * (1 - min(max(Double(weight.rawValue - 400) / 300, 0), 1))
    }
}
