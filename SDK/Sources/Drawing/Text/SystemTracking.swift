/// What is added after each letter of Inter, as large as it is drawn, so that words become as wide as in SF Pro, in thousandths of an em.
///
/// Up to 17 points this is Apple's published table (Human Interface Guidelines, Typography) and 16.5, which letters lost by being drawn
/// smaller, a little less at 17: SF's 21 measured widths are met to 0.42 % in the mean, and to 1.4 % at worst. Above, SF grows narrower by
/// its optical size, which Inter has not: best fits at 34 points are −29.5 for regular and −14.5 for bold, and from there on the published
/// table's own slope holds. Bold needs 15 more than regular at 17 and at 34.
enum SystemTracking {
    private static let small: [Double] = [57.5, 50.5, 42.5, 35.5, 28.5, 22.5, 16.5, 10.5, 5.5, 0.5, -3.5, -10.5]
    private static let firstSmall = 6.0
    private static let atLargest = (size: 34.0, value: -29.5)
    /// Size and how much wider than at 34 points the published table sets letters.
    private static let display: [(size: Double, value: Double)] = [
        (34, 0), (36, -2), (41, -3), (44, -4), (49, -5), (52, -6), (58, -7), (60, -8), (66, -9), (68, -10), (76, -11), (80, -12),
    ]

    /// - Parameter size: points per em.
    /// - Returns: points.
    static func points(size: Double, weight: FontWeight, design: FontDescription.Design) -> Double {
        let beyondRegular = Double(max(weight.rawValue, 400) - 400)
        let heavier = beyondRegular / 300 * 15
        // SF Rounded's black is wider by this much more; one measured text (CAM-07 of layout-cases.json).
        let rounder = design == .rounded ? beyondRegular / 500 * 15 : 0
        return (regular(size) + heavier + rounder) * size / 1000
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
        guard let above = display.firstIndex(where: { $0.size > size }) else { return atLargest.value + display[display.count - 1].value }
        let (from, to) = (display[above - 1], display[above])
        return atLargest.value + from.value + (to.value - from.value) * (size - from.size) / (to.size - from.size)
    }

    /// SF's percent sign is this much wider than Inter's, in em, which is stretched by it; without it "50%" is 9 % too narrow.
    static let percentSign = 0.17
}
