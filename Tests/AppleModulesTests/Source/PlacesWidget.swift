import CoreLocation
import MapKit
import SwiftUI
import WeatherKit
import WidgetKit

// Widget source as it is written for Xcode: that it compiles is the test.

struct PlaceEntry: TimelineEntry {
    let date: Date
    var place: CLPlacemark?
    var location: CLLocation?
    var weather: CurrentWeather?
    var hours: [HourWeather] = []
    var problem: String?
}

final class PlaceFinder: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var continuation: CheckedContinuation<CLLocation, Error>?

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyKilometer
    }

    func location() async throws -> CLLocation {
        guard manager.isAuthorizedForWidgetUpdates else { throw CLError(.denied) }
        return try await withCheckedThrowingContinuation { continuation in
            self.continuation = continuation
            manager.requestLocation()
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let last = locations.last else { return }
        continuation?.resume(returning: last)
        continuation = nil
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        if let error = error as? CLError, error.code == .locationUnknown { return }
        continuation?.resume(throwing: error)
        continuation = nil
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        switch manager.authorizationStatus {
        case .authorizedAlways, .authorizedWhenInUse: manager.startUpdatingLocation()
        case .notDetermined: manager.requestWhenInUseAuthorization()
        case .denied, .restricted: break
        @unknown default: break
        }
    }
}

struct PlaceProvider: TimelineProvider {
    func placeholder(in context: Context) -> PlaceEntry { PlaceEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (PlaceEntry) -> Void) { completion(placeholder(in: context)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<PlaceEntry>) -> Void) {
        Task {
            var entry = PlaceEntry(date: .now)
            do {
                let location = try await PlaceFinder().location()
                entry.location = location
                let (current, hourly) = try await WeatherService.shared.weather(for: location, including: .current, .hourly)
                entry.weather = current
                entry.hours = Array(hourly.forecast.prefix(4))
                entry.place = try await CLGeocoder().reverseGeocodeLocation(location).first
            } catch WeatherError.permissionDenied {
                entry.problem = "No weather"
            } catch CLError.denied {
                entry.problem = "No place"
            } catch {
                entry.problem = error.localizedDescription
            }
            completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(900))))
        }
    }
}

struct PlaceView: View {
    let entry: PlaceEntry
    private let home = CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575)

    var body: some View {
        VStack(alignment: .leading) {
            Text(entry.place?.locality ?? entry.problem ?? "Somewhere")
            if let weather = entry.weather {
                Label(weather.condition.description, systemImage: weather.symbolName)
                Text(weather.temperature.formatted(.measurement(width: .abbreviated, usage: .weather)))
                Text("\(weather.wind.compassDirection.abbreviation) \(weather.wind.speed.formatted())")
                Text(weather.uvIndex.category.description).opacity(weather.isDaylight ? 1 : 0)
            }
            ForEach(entry.hours, id: \.date) { hour in
                Text(hour.precipitationChance, format: .percent)
            }
            if let location = entry.location {
                Text(MKDistanceFormatter().string(fromDistance: location.distance(from: CLLocation(latitude: 48, longitude: 11))))
            }
            Map(initialPosition: .region(MKCoordinateRegion(center: home, latitudinalMeters: 500, longitudinalMeters: 500))) {
                Marker("Home", systemImage: "house", coordinate: home)
                Annotation("Cafe", coordinate: home) { Image(systemName: "cup.and.saucer") }
                if entry.location != nil { UserAnnotation() }
                MapCircle(center: home, radius: 100).foregroundStyle(.blue.opacity(0.2)).stroke(.blue, lineWidth: 1)
                ForEach([1, 2], id: \.self) { index in
                    MapPolyline(coordinates: [home, home]).stroke(.red, lineWidth: CGFloat(index))
                }
            }
            .mapStyle(.standard(elevation: .flat, pointsOfInterest: .excludingAll))
            .mapControls { MapCompass() }
            .mapControlVisibility(.hidden)
        }
        .widgetURL(URL(string: "places://home"))
    }
}

struct PlacesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Places", provider: PlaceProvider()) { entry in
            PlaceView(entry: entry).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Places")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

func snapshot(of region: MKCoordinateRegion, size: CGSize) async -> UIImage? {
    let options = MKMapSnapshotter.Options()
    options.region = region
    options.size = size
    options.mapType = .mutedStandard
    options.pointOfInterestFilter = .excludingAll
    options.preferredConfiguration = MKStandardMapConfiguration(elevationStyle: .flat, emphasisStyle: .muted)
    return try? await MKMapSnapshotter(options: options).start().image
}

func route(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) async throws -> TimeInterval? {
    let request = MKDirections.Request()
    request.source = MKMapItem(placemark: MKPlacemark(coordinate: start))
    request.destination = MKMapItem.forCurrentLocation()
    request.transportType = [.walking]
    return try await MKDirections(request: request).calculate().routes.first?.expectedTravelTime
}
