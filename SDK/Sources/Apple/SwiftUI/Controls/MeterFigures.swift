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
    /// The opacity of the tint in the empty part of a capacity gauge.
    static let track = 0.35
    /// Sides of the square the current value is fitted into.
    static let openValue: CGFloat = 40
    /// How far each line of words in the open ring's middle is lifted within its box, which is that much higher: pictures of a symbol, a
    /// value and a name, of two of them and of a value alone (home-assistant/iOS) have their words where this alone puts them.
    static let openValueRise: CGFloat = 2
    static let closedValue: CGFloat = 29.2
    /// Points per em of the current value in a ring: figures are 17.5 points high in nine gauges of a picture of iOS 18.5.
    static let valueFont: CGFloat = 24
    /// Points per em of the labels of the bounds, the gap between them, and how far the middle of their line stands below the ring's.
    static let boundsFont: CGFloat = diameter / 5
    static let boundsGap: CGFloat = 9
    static let boundsDrop: CGFloat = 19.33
    /// A label that stands there in their place: three symbols in a picture of iOS 18 (danielgrbacbravo/windrider).
    static let labelDrop: CGFloat = 20.33
    /// `accessoryLinear`'s bar, its marker, the gap around that, from label to bar, and the points per em of its words, in a picture of iOS 18.5
    /// (eleven gauges, meshtastic/Meshtastic-Apple). The gauge is as high as the bar: its words hang over.
    static let linear: CGFloat = 8
    static let linearGap: CGFloat = 16
    static let linearSpacing: CGFloat = 8
    static let linearFont: CGFloat = 17
    /// The height of `accessoryLinearCapacity`'s bar: two of them in a picture of iOS 17 (Rminsh/JalaliCalendar).
    static let linearCapacity: CGFloat = 4
    /// The height of a linear progress view's bar (facts.md, unverified there).
    static let bar: CGFloat = 4
    /// The distance of that bar from its label: in one picture of iOS 18.5, in light and dark, whose label is set in caption2.
    static let barSpacing: CGFloat = 4
    /// The height of the bar of `linearCapacity`, on a track of the system's third fill: two public projects' pictures from iPhones
    /// (Kajatin/Akva on a home screen of iOS 16, pawello2222/WidgetExamples) have it so.
    static let gaugeBar: CGFloat = 16
}
