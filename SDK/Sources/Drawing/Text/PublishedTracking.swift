/// Apple's published tracking of SF Pro (Human Interface Guidelines, Typography).
///
/// Words are set by `SystemTracking`, which is fitted to Inter; this is for what is drawn without letters.
package enum PublishedTracking {
    /// The figures from 6 points on, in thousandths of an em.
    private static let figures: [Double] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12, 12,
    ]

    /// - Parameter size: points per em.
    /// - Returns: points.
    package static func points(size: Double) -> Double {
        let place = min(max(size - 6, 0), Double(figures.count - 1))
        let index = min(Int(place), figures.count - 2)
        return (figures[index] + (figures[index + 1] - figures[index]) * (place - Double(index))) * size / 1000
    }
}
