import Foundation

/// An annotation at a place of the map.
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// An overlay, which covers a part of the map.
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
    func intersects(_ mapRect: MKMapRect) -> Bool
    func canReplaceMapContent() -> Bool
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    public func canReplaceMapContent() -> Bool { false }
}

/// A shape with words.
open class MKShape: NSObject, @unchecked Sendable {
    open var title: String?
    open var subtitle: String?

    public override init() {}
}

/// A point with words.
open class MKPointAnnotation: MKShape, MKAnnotation, @unchecked Sendable {
    open var coordinate = CLLocationCoordinate2D()

    public override init() {}

    /// Makes a point at a place.
    public convenience init(__coordinate coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }

    /// Makes a point at a place, with words.
    public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        self.init()
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
    }
}

/// A shape of many points.
open class MKMultiPoint: MKShape, @unchecked Sendable {
    let all: [MKMapPoint]

    init(all: [MKMapPoint]) { self.all = all }

    public var pointCount: Int { all.count }
    /// The rectangle about all of them.
    public var boundingMapRect: MKMapRect {
        all.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }
    /// The middle of that rectangle.
    public var coordinate: CLLocationCoordinate2D {
        let rect = boundingMapRect
        return rect.isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }

    /// Copies places into memory of the caller's, which has room for them.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for index in range.location..<min(range.location + range.length, all.count) {
            coords[index - range.location] = all[index].coordinate
        }
    }
}

/// A line through many points.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
    /// Makes a line through places.
    public required init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        super.init(all: (0..<max(0, count)).map { MKMapPoint(coords[$0]) })
    }

    /// Makes a line through points of the map.
    public required init(points: UnsafePointer<MKMapPoint>, count: Int) { super.init(all: (0..<max(0, count)).map { points[$0] }) }
}

/// A line along the ground; only its points are kept.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {}

/// A part of the map with corners.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
    public let interiorPolygons: [MKPolygon]?

    /// Makes a polygon with these corners, and holes.
    public init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
    ) {
        self.interiorPolygons = interiorPolygons
        super.init(all: (0..<max(0, count)).map { MKMapPoint(coords[$0]) })
    }

    /// Makes a polygon with these corners, and holes.
    public init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
        self.interiorPolygons = interiorPolygons
        super.init(all: (0..<max(0, count)).map { points[$0] })
    }
}

/// A circle: everything within a distance of a place.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// Makes a circle by its middle.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        coordinate = coord
        self.radius = radius
    }

    /// The largest within a rectangle.
    public convenience init(mapRect: MKMapRect) {
        let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        let metres = MKMetersPerMapPointAtLatitude(middle.latitude)
        self.init(center: middle, radius: max(mapRect.width, mapRect.height) / 2 * metres)
    }

    public var boundingMapRect: MKMapRect {
        let middle = MKMapPoint(coordinate), half = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
        return MKMapRect(x: middle.x - half, y: middle.y - half, width: 2 * half, height: 2 * half)
    }
}
