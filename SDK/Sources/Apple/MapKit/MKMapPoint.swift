import Foundation

/// The zoom scale: the screen points to a point of the map.
public typealias MKZoomScale = CGFloat

/// The square of Mercator's map, its corner in the north-west: 2²⁸ points wide, 256 pixels at each of twenty levels.
private let worldWidth = 268_435_456.0

/// A point on Mercator's map of the world.
public struct MKMapPoint: Hashable, Sendable {
    /// The distance from the west.
    public var x: Double
    /// The distance from the north.
    public var y: Double

    /// The corner in the north-west.
    public init() { self.init(x: 0, y: 0) }

    /// Makes a point of both numbers.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Makes the point of a place on the map; the poles, which are not on it, are at its edges.
    public init(_ coordinate: CLLocationCoordinate2D) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            self.init(x: -1, y: -1)
            return
        }
        let sine = sin(coordinate.latitude * .pi / 180)
        let north = 0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)
        self.init(x: (coordinate.longitude + 180) / 360 * worldWidth, y: min(1, max(0, north)) * worldWidth)
    }

    /// The place at a point of the map.
    public var coordinate: CLLocationCoordinate2D {
        guard x >= 0, y >= 0, x <= worldWidth, y <= worldWidth else { return kCLLocationCoordinate2DInvalid }
        let north = Double.pi * (1 - 2 * y / worldWidth)
        return CLLocationCoordinate2D(latitude: atan(sinh(north)) * 180 / .pi, longitude: x / worldWidth * 360 - 180)
    }

    /// Metres along the ground.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let from = coordinate, to = point.coordinate
        return CLLocation(latitude: from.latitude, longitude: from.longitude)
            .distance(from: CLLocation(latitude: to.latitude, longitude: to.longitude))
    }
}

/// A width and a height on the map.
public struct MKMapSize: Hashable, Sendable {
    public var width: Double
    public var height: Double

    /// Makes a size of nothing.
    public init() { self.init(width: 0, height: 0) }

    /// Makes a size of both numbers.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    public static let world = MKMapSize(width: worldWidth, height: worldWidth)
}

/// A rectangle on the map.
public struct MKMapRect: Hashable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    /// Makes a rectangle of nothing.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

    /// Makes a rectangle of its corner and size.
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    /// Makes a rectangle of four numbers.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// The rectangle that stands for none.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    /// Whether the rectangle crosses the 180th meridian, the side of the map.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > worldWidth) }

    /// Returns the part beyond the 180th meridian, moved to the other side of the map.
    public func remainder() -> MKMapRect {
        guard spans180thMeridian else { return .null }
        if minX < 0 { return MKMapRect(x: minX + worldWidth, y: minY, width: min(-minX, width), height: height) }
        let start = max(minX, worldWidth)
        return MKMapRect(x: start - worldWidth, y: minY, width: maxX - start, height: height)
    }

    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    public func contains(_ rect: MKMapRect) -> Bool {
        !isNull && !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }

    public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isNull }

    /// The rectangle of both together, and what is between them.
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        let x = min(minX, rect.minX), y = min(minY, rect.minY)
        return MKMapRect(x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
    }

    /// The intersection of two rectangles; `null` where they have nothing in common.
    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        guard !isNull, !rect.isNull else { return .null }
        let x = max(minX, rect.minX), y = max(minY, rect.minY)
        let right = min(maxX, rect.maxX), bottom = min(maxY, rect.maxY)
        guard right >= x, bottom >= y else { return .null }
        return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
    }

    /// Smaller on each side, or larger by numbers below none.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
        return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
}

public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool { point1 == point2 }
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1 == rect2 }
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }

/// Metres along the ground between two points of the map.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }

/// Returns the metres to a point of the map at a latitude; the map makes things larger towards the poles.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    2 * .pi * 6_378_137 * cos(latitude * .pi / 180) / worldWidth
}

/// Returns the points of the map to a metre at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double { 1 / MKMetersPerMapPointAtLatitude(latitude) }

/// The rectangle in words.
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
    "{{\(rect.minX), \(rect.minY)}, {\(rect.width), \(rect.height)}}"
}

/// Returns the width of a road at a scale, in points of the map.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { zoomScale > 0 ? 2 / zoomScale : 0 }
