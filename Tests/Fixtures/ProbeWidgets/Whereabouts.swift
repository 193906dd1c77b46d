import CoreLocation
import Network
import WidgetKit

/// Says where the device is, what the place is called and how the network is reached: now, and what the same process was told when that
/// changed.
enum Whereabouts: Probe {
    static let kind = "Whereabouts"

    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        Task { @MainActor in
            let finder = PlaceFinder.shared
            let words = [finder.place(), await finder.name(), path(), "told \(finder.told)"]
            completion(.only(words.joined(separator: ", ")))
        }
    }

    private static func path() -> String {
        let path = NWPathMonitor().currentPath
        let way = path.usesInterfaceType(.cellular) ? "cellular" : path.usesInterfaceType(.wifi) ? "wifi" : "no network"
        return way + (path.isExpensive ? " expensive" : "") + (path.isConstrained ? " constrained" : "")
    }
}

/// Follows the place for as long as the process lives.
@MainActor private final class PlaceFinder: NSObject, @preconcurrency CLLocationManagerDelegate {
    static let shared = PlaceFinder()
    private let manager = CLLocationManager()
    private(set) var told = "nothing"

    override init() {
        super.init()
        manager.delegate = self
        manager.startUpdatingLocation()
    }

    func place() -> String {
        guard manager.isAuthorizedForWidgetUpdates else { return "not allowed" }
        return manager.location.map { "\($0.coordinate.latitude) \($0.coordinate.longitude)" } ?? "nowhere"
    }

    func name() async -> String {
        guard let location = manager.location else { return "no name" }
        return (try? await CLGeocoder().reverseGeocodeLocation(location).first?.locality) ?? "no name"
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        told = locations.last.map { "\($0.coordinate.latitude)" } ?? told
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) { told = "denied" }
}
