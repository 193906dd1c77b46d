import Contacts
import Foundation
import Testing

@testable import MapKit
import SwiftUI

@Suite("MapKit's values") struct MapKitTests {
    private let munich = CLLocationCoordinate2D(latitude: 48.137154, longitude: 11.576124)

    @Test("xcode.11: the map is Mercator's: its middle is where the equator meets Greenwich, and a place comes back") func projection() {
        let middle = MKMapPoint(CLLocationCoordinate2D())
        #expect(middle == MKMapPoint(x: 134_217_728, y: 134_217_728))
        let point = MKMapPoint(munich)
        #expect(abs(point.coordinate.latitude - munich.latitude) < 1e-9 && abs(point.coordinate.longitude - munich.longitude) < 1e-9)
        #expect(point.y < middle.y && point.x > middle.x)
        // The map is square: its upper edge is at 85.05113 degrees.
        #expect(abs(MKMapPoint(x: 0, y: 0).coordinate.latitude - 85.05113) < 1e-5)
        #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y == 0)
        #expect(MKMapPoint(x: -1, y: 0).coordinate.latitude == kCLLocationCoordinate2DInvalid.latitude)
    }

    @Test("xcode.11: a point of the map is the equator's length by its width, less towards the poles") func scale() {
        #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149291) < 1e-6)
        #expect(abs(MKMetersPerMapPointAtLatitude(60) - 0.149291 / 2) < 1e-6)
        #expect(abs(MKMapPointsPerMeterAtLatitude(0) * 0.149291 - 1) < 1e-5)
    }

    @Test("xcode.11: a region of metres has the degrees that are as long there") func region() {
        let region = MKCoordinateRegion(center: munich, latitudinalMeters: 2000, longitudinalMeters: 4000)
        func metres(_ north: Double, _ east: Double) -> Double {
            CLLocation(latitude: munich.latitude, longitude: munich.longitude)
                .distance(from: CLLocation(latitude: munich.latitude + north, longitude: munich.longitude + east))
        }
        #expect(abs(metres(region.span.latitudeDelta / 2, 0) - 1000) < 0.5)
        #expect(abs(metres(0, region.span.longitudeDelta / 2) - 2000) < 0.5)
    }

    @Test("xcode.11: rectangles are joined, cut and brought round the world") func rectangles() {
        let a = MKMapRect(x: 0, y: 0, width: 10, height: 10), b = MKMapRect(x: 5, y: 5, width: 10, height: 10)
        #expect(a.union(b) == MKMapRect(x: 0, y: 0, width: 15, height: 15))
        #expect(a.intersection(b) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
        #expect(a.union(.null) == a && a.intersection(MKMapRect(x: 20, y: 20, width: 1, height: 1)).isNull)
        #expect(a.contains(MKMapPoint(x: 9.9, y: 0)) && !a.contains(MKMapPoint(x: 10, y: 0)))
        #expect(MKMapRect.null.isEmpty && !a.intersects(.null))
        let over = MKMapRect(x: -5, y: 0, width: 10, height: 10)
        #expect(over.spans180thMeridian && over.remainder() == MKMapRect(x: 268_435_451, y: 0, width: 5, height: 10))
        #expect(!a.spans180thMeridian && a.remainder().isNull)
    }

    @Test(
        "xcode.11: distances are written as signs do",
        arguments: [
            (93.0, MKDistanceFormatter.Units.metric, "95 m"), (1234, .metric, "1.2 km"), (15_600, .metric, "16 km"),
            (30, .imperial, "100 ft"), (1609.344, .imperial, "1 mi"), (90, .imperialWithYards, "100 yd"), (-3, .metric, "0 m"),
        ])
    func distance(metres: Double, units: MKDistanceFormatter.Units, expected: String) {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.units = units
        formatter.unitStyle = .abbreviated
        #expect(formatter.string(fromDistance: metres) == expected)
    }

    @Test(
        "units of distances are written out where no style is said",
        arguments: [(100.0, "350 feet"), (100_000, "62 miles"), (15, "50 feet")])
    func fullNames(metres: Double, expected: String) {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(fromDistance: metres) == expected)
    }

    @Test("xcode.11: a written distance is read again") func reading() {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.distance(from: "1.5 km") == 1500 && formatter.distance(from: "2 mi") == 3218.688)
        #expect(formatter.distance(from: "far") == -1)
    }

    @Test("xcode.11: a filter includes what it names, or all else") func filters() {
        #expect(MKPointOfInterestFilter(including: [.cafe]).includes(.cafe) && !MKPointOfInterestFilter(including: [.cafe]).includes(.bank))
        #expect(MKPointOfInterestFilter(excluding: [.cafe]).includes(.bank) && MKPointOfInterestFilter.excludingAll.excludes(.bank))
        #expect(MKAddressFilter(including: [.locality]).includes(.locality) && MKAddressFilter(including: [.locality]).excludes(.country))
    }

    @Test("xcode.11: a line has its rectangle, and its middle in it") func shapes() {
        let places = [CLLocationCoordinate2D(latitude: 1, longitude: 1), CLLocationCoordinate2D(latitude: -1, longitude: 3)]
        let line = MKPolyline(coordinates: places, count: 2)
        #expect(line.pointCount == 2 && abs(line.coordinate.latitude) < 1e-9 && abs(line.coordinate.longitude - 2) < 1e-9)
        let circle = MKCircle(center: munich, radius: 500)
        #expect(abs(circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(munich.latitude) - 1000) < 1e-6)
    }

    @Test("xcode.11: ways, searches and pictures of maps end as they do when the service fails") func services() async {
        await #expect(throws: MKError(.serverFailure)) { try await MKDirections(request: MKDirections.Request()).calculate() }
        await #expect(throws: MKError(.serverFailure)) { try await MKLocalSearch(request: MKLocalSearch.Request()).start() }
        await #expect(throws: MKError(.serverFailure)) { try await MKMapSnapshotter(options: MKMapSnapshotter.Options()).start() }
    }

    @Test("xcode.11: an address is asked for by MapKit's requests as without a network, and shown as it is known")
    func addresses() async throws {
        let place = CLLocation(latitude: munich.latitude, longitude: munich.longitude)
        let request = try #require(MKReverseGeocodingRequest(location: place))
        await #expect(throws: CLError(.network)) { try await request.mapItems }
        request.cancel()
        await #expect(throws: CLError(.geocodeCanceled)) { try await request.mapItems }
        #expect(MKReverseGeocodingRequest(location: CLLocation(latitude: 91, longitude: 0)) == nil)
        #expect(MKGeocodingRequest(addressString: "") == nil)
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.postalCode, address.country) = ("Marienplatz 1", "München", "80331", "Deutschland")
        let item = MKMapItem(placemark: MKPlacemark(coordinate: munich, postalAddress: address))
        #expect(item.location.coordinate.latitude == munich.latitude)
        #expect(item.addressRepresentations?.cityName == "München" && item.addressRepresentations?.regionName == "Deutschland")
        #expect(item.address?.fullAddress == "Marienplatz 1, 80331 München, Deutschland")
        #expect(item.address?.shortAddress == "Marienplatz 1, 80331 München")
        #expect(MKMapItem(location: place, address: nil).address == nil)
    }

    @Test("xcode.11: a map takes its room and is named in the diagnostics") @MainActor func map() {
        let drawn = Drawn.rendered(Map(initialPosition: .region(MKCoordinateRegion(.world))) { Marker("Here", coordinate: munich) })
        #expect(drawn.diagnostics == ["Map is declared and not drawn"])
    }

    @Test("xcode.11: GeoJSON has its features with their values and shapes, and what is none is refused") func geography() throws {
        let json = """
            {"type": "FeatureCollection", "features": [
              {"type": "Feature", "id": 7, "properties": {"name": "Pier"}, "geometry": {"type": "Point", "coordinates": [10.5, 59.9, 3]}},
              {"type": "Feature", "properties": null, "geometry": {"type": "GeometryCollection", "geometries": [
                {"type": "LineString", "coordinates": [[10, 59], [11, 60]]},
                {"type": "Polygon", "coordinates": [[[0, 0], [2, 0], [2, 2], [0, 0]], [[1, 0.5], [1.5, 0.5], [1.5, 1], [1, 0.5]]]}]}}]}
            """
        let features = try MKGeoJSONDecoder().decode(Data(json.utf8)).compactMap { $0 as? MKGeoJSONFeature }
        #expect(features.map(\.identifier) == ["7", nil] && features[1].properties == nil)
        #expect(try JSONDecoder().decode([String: String].self, from: #require(features[0].properties)) == ["name": "Pier"])
        let point = try #require(features[0].geometry.first as? MKPointAnnotation)
        #expect(abs(point.coordinate.latitude - 59.9) < 1e-9 && abs(point.coordinate.longitude - 10.5) < 1e-9)
        let shapes = features[1].geometry
        #expect((shapes[0] as? MKPolyline)?.pointCount == 2 && (shapes[1] as? MKPolygon)?.interiorPolygons?.map(\.pointCount) == [4])
        for broken in [
            "", "[]", #"{"type": "Point"}"#, #"{"type": "Point", "coordinates": [1]}"#, #"{"type": "Polygon", "coordinates": []}"#,
        ] {
            #expect(throws: MKError.self) { try MKGeoJSONDecoder().decode(Data(broken.utf8)) }
        }
        let deep = String(repeating: #"{"type": "GeometryCollection", "geometries": ["#, count: 60) + String(repeating: "]}", count: 60)
        #expect(throws: MKError.self) { try MKGeoJSONDecoder().decode(Data(deep.utf8)) }
    }

    @Test("xcode.11: a map of UIKit's keeps what it is told, by identity") @MainActor func view() throws {
        final class Told: NSObject, MKMapViewDelegate {}
        let map = MKMapView(), told = Told()
        map.delegate = told
        let places = [CLLocationCoordinate2D(latitude: 59, longitude: 10), CLLocationCoordinate2D(latitude: 61, longitude: 10)]
        let pins = places.map { MKPointAnnotation(coordinate: $0) }
        map.addAnnotations(pins)
        map.showAnnotations(pins, animated: false)
        map.removeAnnotation(MKPointAnnotation(coordinate: places[0]))
        #expect(map.annotations.count == 2 && map.delegate?.mapView(map, viewFor: pins[0]) == nil)
        let cluster = try #require(map.delegate?.mapView(map, clusterAnnotationForMemberAnnotations: map.annotations))
        #expect(abs(cluster.coordinate.longitude - 10) < 1e-6 && (59.9...60.1).contains(cluster.coordinate.latitude))
        map.register(MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "pin")
        #expect(map.dequeueReusableAnnotationView(withIdentifier: "pin", for: pins[0]) is MKMarkerAnnotationView)
        let line = MKPolyline(coordinates: places, count: 2)
        map.addOverlays([line], level: .aboveLabels)
        #expect(map.delegate?.mapView(map, rendererFor: line).overlay === line && MKPolylineRenderer(polyline: line).polyline === line)
        map.removeOverlays(map.overlays)
        #expect(map.overlays.isEmpty)
        let region = MKCoordinateRegion(center: places[0], span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
        let boundary = try #require(MKMapView.CameraBoundary(coordinateRegion: region))
        #expect(boundary.mapRect.contains(MKMapPoint(places[0])) && MKMapView.CameraBoundary(mapRect: .null) == nil)
        #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 2, maxCenterCoordinateDistance: 1) == nil)
        #expect(NSValue(mkCoordinate: places[1]).mkCoordinateValue.latitude == 61)
        #expect(NSNumber(value: 1).mkCoordinateValue.latitude == kCLLocationCoordinate2DInvalid.latitude)
    }
}
