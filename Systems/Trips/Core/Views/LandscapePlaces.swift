import SwiftUI
import WidgetKit

/// The places of things in a landscape. Measured, in points, from the trailing and the lower edge, where the buttons are: on other
/// screens the sky grows, and nothing is stretched.
struct LandscapePlaces {
    let aircraftSize: CGFloat
    /// The distance of the trail's control point above the line between its ends.
    let trailRise: CGFloat
    /// The height of the hills' drawing.
    let hills: CGFloat
    private let sunCentre: CGPoint
    private let sunRadius: CGFloat
    private let aircraftPlace: CGPoint
    private let trailHeight: CGFloat

    init(family: WidgetFamily) {
        switch family {
        case .systemSmall:
            sunCentre = CGPoint(x: 40, y: 74.5)
            sunRadius = 22
            aircraftPlace = CGPoint(x: 75.5, y: 77)
            aircraftSize = 14
            trailHeight = 73
            trailRise = 12
            hills = 153
        case .systemMedium:
            sunCentre = CGPoint(x: 62, y: 92)
            sunRadius = 34
            aircraftPlace = CGPoint(x: 123, y: 86)
            aircraftSize = 17
            trailHeight = 81
            trailRise = 14
            hills = 158
        default:
            sunCentre = CGPoint(x: 82, y: 232)
            sunRadius = 46
            aircraftPlace = CGPoint(x: 149, y: 247.5)
            aircraftSize = 22
            trailHeight = 224.5
            trailRise = 28
            hills = 298
        }
    }

    func sun(in tile: CGSize) -> CGRect {
        CGRect(
            x: tile.width - sunCentre.x - sunRadius, y: tile.height - sunCentre.y - sunRadius, width: 2 * sunRadius, height: 2 * sunRadius)
    }

    func aircraft(in tile: CGSize) -> CGPoint { CGPoint(x: tile.width - aircraftPlace.x, y: tile.height - aircraftPlace.y) }

    func trailStart(in tile: CGSize) -> CGPoint { CGPoint(x: 0, y: tile.height - trailHeight) }
}
