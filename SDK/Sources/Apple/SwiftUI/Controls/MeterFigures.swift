import Foundation

/// Measures of gauges in points, taken from pictures by Apple's renderer (facts.md, Gauge; accessory styles at 3 pixels a point).
enum MeterFigures {
    static let diameter: CGFloat = 58
    /// 16.57 pixels at 3 a point.
    static let line: CGFloat = diameter * 2 / 21
    /// The marker has the line's own width, in a gap of this diameter.
    static let gap: CGFloat = 10
    /// Half the angle that is open at the bottom, with labels of the bounds in it and without.
    static let openingWithBounds = Angle.degrees(60)
    static let opening = Angle.degrees(45)
    /// How much of the tint the empty part of a capacity gauge has.
    static let track = 0.35
    /// Sides of the square the current value is fitted into.
    static let openValue: CGFloat = 40
    /// How far each line of words in the open ring's middle is lifted within its box, which is that much higher: pictures of a symbol, a
    /// value and a name, of two of them and of a value alone (home-assistant/iOS) have their words where this alone puts them.
    static let openValueRise: CGFloat = 2
    static let closedValue: CGFloat = 29.2
    /// Points per em of the labels of the bounds, the gap between them, and how far the middle of their line stands below the ring's.
    static let boundsFont: CGFloat = diameter / 5
    static let boundsGap: CGFloat = 9
    static let boundsDrop: CGFloat = 19.33
    /// The height of a linear progress view's bar (facts.md, unverified there).
    static let bar: CGFloat = 4
    /// The height of the bar of `linearCapacity`, on a track of the system's third fill: two public projects' pictures from iPhones
    /// (Kajatin/Akva on a home screen of iOS 16, pawello2222/WidgetExamples) have it so.
    static let gaugeBar: CGFloat = 16
}
