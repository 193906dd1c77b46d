/// What is added after each letter of Inter, as large as it is drawn, so that words become as wide as in SF Pro, in thousandths of an em.
///
/// Up to 17 points this is Apple's published table (Human Interface Guidelines, Typography) and 16.5, which letters lost by being drawn
/// smaller, a little less from 12 points on. Above, SF grows narrower by its optical size, which Inter has not, to 34 points, and from there
/// on the published table's own slope holds. Bold is wider than regular least where SF changes from its letters for texts to those for titles.
/// Fitted to 21 widths of saved layer trees (layout-cases.json) and some forty lines of 11 to 40 points in pictures of iOS 16 to 26.
enum SystemTracking {
    private static let small: [Double] = [57.5, 50.5, 42.5, 35.5, 28.5, 22.5, 16.5, 10.5, 5, 0, -4, -10.5]
    private static let firstSmall = 6.0
    private static let atLargest = (size: 34.0, value: -31.0)
    /// Size and how much wider than at 34 points the published table sets letters.
    private static let display: [(size: Double, value: Double)] = [
        (34, 0), (36, -2), (41, -3), (44, -4), (49, -5), (52, -6), (58, -7), (60, -8), (66, -9), (68, -10), (76, -11), (80, -12),
    ]
    /// Size and what bold has more than regular.
    private static let bold: [(size: Double, value: Double)] = [
        (10, 15), (12, 12), (16, 13), (19, 10), (20, 8), (22, 8.5), (24, 5.5), (28, 13), (32, 22), (34, 23),
    ]

    /// Size and what bold figures of the rounded design have besides. Seen in five numbers of 20 points in eight pictures of a widget
    /// (home-assistant/iOS), in one of 24 (kasianov-mikhail/scout) and in two older ones of 20 and 22; 30 and 40 points need nothing.
    private static let boldRounded: [(size: Double, value: Double)] = [(16, 0), (20, 17), (22, 15), (24, 10), (30, 0)]

    /// - Parameter size: points per em.
    /// - Returns: points.
    static func points(size: Double, weight: FontWeight, design: FontDescription.Design) -> Double {
        let beyondRegular = Double(max(weight.rawValue, 400) - 400)
        let heavier = beyondRegular / 300 * value(at: size, in: bold)
        // SF Rounded's black is wider by this much more; one measured text (CAM-07 of layout-cases.json).
        let rounder = design == .rounded ? beyondRegular / 500 * 3 : 0
        return (regular(size) + heavier + rounder) * size / 1000
    }

    /// Between two figures of a table, on the line from one to the other.
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
        let text = (size: firstSmall + Double(small.count - 1), value: small[small.count - 1])
        if size < atLargest.size {
            return text.value + (atLargest.value - text.value) * (size - text.size) / (atLargest.size - text.size)
        }
        return atLargest.value + value(at: size, in: display)
    }

    /// What is added to a figure besides, in points: SF's grow wider with the size where its letters grow tighter. Sixteen figures of 16 to 40
    /// points in Apple's pictures, rounded ones among them, need nothing at 16 points, 15 thousandths of an em at 24, 29 at 30 and 41 at 40
    /// beyond what letters got then; bold ones that are not rounded need hardly any.
    /// - Parameter size: points per em.
    static func pointsOfFigure(size: Double, weight: FontWeight, design: FontDescription.Design) -> Double {
        let tightened = regular(17) - regular(min(max(size, 17), 40))
        let share = design == .rounded ? 1 : min(max(1 - Double(weight.rawValue - 500) / 200 * 0.8, 0.2), 1)
        // Light ones stand closer: five pairs of 42 points in the same four pictures of iOS 26.
        let closer = weight.rawValue < 400 ? 12 * largeness(size) : 0
        let rounder = design == .rounded ? min(max(Double(weight.rawValue - 500) / 100, 0), 1) * value(at: size, in: boldRounded) : 0
        return (1.85 * share * tightened - closer + rounder) * size / 1000
    }

    /// How many times wider than Inter's a figure is drawn, without taking more room: SF's have less space at their sides where they are large.
    /// Seen in figures of 42 points, light, in four pictures of iOS 26 (callstackincubator/voltra; 12 %), of 24 points, medium, in nine gauges
    /// of iOS 18.5 (meshtastic/Meshtastic-Apple; 8 %) and of 28 points, bold; up to 24 points too little to matter.
    /// - Parameter size: points per em.
    static func swellOfFigure(size: Double, weight: FontWeight, design: FontDescription.Design) -> Double {
        guard design == .default else { return 1 }
        let amount = weight.rawValue < 400 ? 0.12 : weight.rawValue <= 500 ? 0.08 : 0.04
        return 1 + amount * largeness(size)
    }

    /// From 0 at 24 points to 1 at 36.
    private static func largeness(_ size: Double) -> Double { min(max((size - 24) / 12, 0), 1) }

    /// A letter of SF Mono takes this much more than one of JetBrains Mono, in em, which stands in the middle of it: 0.618 in eight lines of 14
    /// points and three of 17, on iOS 18.5 and 26 (cashapp/AccessibilitySnapshot, kasianov-mikhail/scout).
    static let monospaced = 0.018

    /// SF's percent sign is this much wider than Inter's, in em, which is stretched by it; without it "50%" is 9 % too narrow.
    static let percentSign = 0.17
}
