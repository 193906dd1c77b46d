import Foundation

/// What a document of GeoJSON holds: a feature or a shape.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}

/// Shapes with values of their own.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject, @unchecked Sendable {
    public let identifier: String?
    /// The values, as JSON.
    public let properties: Data?
    public let geometry: [MKShape & MKGeoJSONObject]

    init(identifier: String?, properties: Data?, geometry: [MKShape & MKGeoJSONObject]) {
        (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
    }
}

/// Reads GeoJSON (RFC 7946).
open class MKGeoJSONDecoder: NSObject {
    /// Values deeper than this are no GeoJSON that anybody writes.
    private static let depth = 8

    public override init() {}

    /// The features of a document, or its shapes.
    /// - Throws: `MKError` where it is no GeoJSON.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw MKError(.decodingFailed) }
        if root["type"] as? String == "FeatureCollection" {
            guard let features = root["features"] as? [[String: Any]] else { throw MKError(.decodingFailed) }
            return try features.map(feature)
        }
        return root["type"] as? String == "Feature" ? [try feature(root)] : try shapes(root, 0)
    }

    private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
        let identifier = (object["id"] as? String) ?? (object["id"] as? NSNumber)?.stringValue
        let values = (object["properties"] as? [String: Any]).flatMap { try? JSONSerialization.data(withJSONObject: $0) }
        let geometry = try (object["geometry"] as? [String: Any]).map { try shapes($0, 0) } ?? []
        return MKGeoJSONFeature(identifier: identifier, properties: values, geometry: geometry)
    }

    private func shapes(_ object: [String: Any], _ depth: Int) throws -> [MKShape & MKGeoJSONObject] {
        let places = object["coordinates"]
        switch object["type"] as? String {
        case "Point": return [MKPointAnnotation(coordinate: try place(places))]
        case "MultiPoint": return try self.places(places).map { MKPointAnnotation(coordinate: $0) }
        case "LineString": return [try line(places)]
        case "MultiLineString": return try list(places).map(line)
        case "Polygon": return [try polygon(places)]
        case "MultiPolygon": return try list(places).map(polygon)
        case "GeometryCollection" where depth < Self.depth:
            guard let parts = object["geometries"] as? [[String: Any]] else { throw MKError(.decodingFailed) }
            return try parts.flatMap { try shapes($0, depth + 1) }
        default: throw MKError(.decodingFailed)
        }
    }

    private func list(_ value: Any?) throws -> [Any] {
        guard let list = value as? [Any] else { throw MKError(.decodingFailed) }
        return list
    }
    private func place(_ value: Any?) throws -> CLLocationCoordinate2D {
        guard let numbers = value as? [Double], numbers.count >= 2 else { throw MKError(.decodingFailed) }
        return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
    }
    private func places(_ value: Any?) throws -> [CLLocationCoordinate2D] { try list(value).map(place) }
    private func line(_ value: Any?) throws -> MKPolyline {
        let places = try places(value)
        return MKPolyline(coordinates: places, count: places.count)
    }
    private func polygon(_ value: Any?) throws -> MKPolygon {
        let rings = try list(value).map(places)
        guard let outer = rings.first else { throw MKError(.decodingFailed) }
        let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
        return MKPolygon(coordinates: outer, count: outer.count, interiorPolygons: holes.isEmpty ? nil : holes)
    }
}
