import Drawing
import Foundation

extension Path {
    /// A rectangle with iOS's continuous corners (curvature grows towards the corner instead of jumping), points.
    /// One corner is three curves that begin 1.528665 radii before it; the figures are the ones known since iOS 7.
    static func continuousCorners(of rect: CGRect, radius: Double) -> Path {
        // Where a side is too short for both its corners' curves they shrink together.
        let r = max(0, min(radius, min(rect.width, rect.height) / (2 * 1.528665)))
        guard r > 0 else {
            return Path(elements: [
                .move(to: rect.origin), .line(to: CGPoint(x: rect.maxX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
                .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
            ])
        }
        var elements: [Element] = []
        // Each corner: its place, the direction of the side that leads to it, the direction of the side that leaves it.
        let corners: [(corner: CGPoint, along: CGPoint, away: CGPoint)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0)),
        ]
        for (index, place) in corners.enumerated() {
            func at(_ back: Double, _ forth: Double) -> CGPoint {
                CGPoint(
                    x: place.corner.x + (place.away.x * forth - place.along.x * back) * r,
                    y: place.corner.y + (place.away.y * forth - place.along.y * back) * r)
            }
            elements.append(index == 0 ? .move(to: at(1.528665, 0)) : .line(to: at(1.528665, 0)))
            elements.append(.curve(to: at(0.63149379, 0.07491139), control1: at(1.08849296, 0), control2: at(0.86840694, 0)))
            elements.append(
                .curve(to: at(0.07491139, 0.63149379), control1: at(0.37282383, 0.16905956), control2: at(0.16905956, 0.37282383)))
            elements.append(.curve(to: at(0, 1.528665), control1: at(0, 0.86840694), control2: at(0, 1.08849296)))
        }
        return Path(elements: elements + [.closeSubpath])
    }
}
