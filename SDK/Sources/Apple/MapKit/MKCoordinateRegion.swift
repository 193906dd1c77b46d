import Foundation

/// The span of a region in degrees of latitude and of longitude.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    /// Makes a span of nothing.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// Makes a span in degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the world about a place.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    /// Makes a region of nothing.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// Makes a region by degrees.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// Makes a region by metres from south to north and from west to east, on WGS 84's ellipsoid.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let angle = centerCoordinate.latitude * .pi / 180, equator = 6_378_137.0, eccentricity = 0.006_694_379_990_14
        let bend = 1 - eccentricity * sin(angle) * sin(angle)
        let north = equator * (1 - eccentricity) / (bend * bend.squareRoot()) * .pi / 180
        let east = max(equator / bend.squareRoot() * cos(angle) * .pi / 180, 1e-6)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(latitudeDelta: min(180, latitudinalMeters / north), longitudeDelta: min(360, longitudinalMeters / east)))
    }

    /// Makes the region that a rectangle of the map shows.
    public init(_ rect: MKMapRect) {
        let first = MKMapPoint(x: rect.minX, y: rect.minY).coordinate, last = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        let middle = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        self.init(
            center: CLLocationCoordinate2D(latitude: (first.latitude + last.latitude) / 2, longitude: middle.longitude),
            span: MKCoordinateSpan(
                latitudeDelta: abs(first.latitude - last.latitude), longitudeDelta: abs(last.longitude - first.longitude)))
    }
}

public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, span: span)
}

public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

public func MKCoordinateRegionMakeWithDistance(
    _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
