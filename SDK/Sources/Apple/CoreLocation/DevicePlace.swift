import Foundation
import VitrineDeviceSituation

/// The device's place, as its home screen says, or else whoever runs it by `VITRINE_LOCATION=48.137,11.575` or, with metres above the sea,
/// `VITRINE_LOCATION=48.137,11.575,520`. Where nobody says it, people have not allowed to know.
struct DevicePlace: Hashable {
    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude) }
    var altitude: Double? { place.altitude }
    /// The name that people give the place.
    var name: String? { place.name }
    private let place: DeviceSituation.Place

    init(_ place: DeviceSituation.Place) { self.place = place }

    /// Reads a place; nil where the text names none on Earth.
    init?(_ text: String) {
        guard let place = DeviceSituation.Place(text) else { return nil }
        self.init(place)
    }

    /// The current place; a home screen may set another one at any time.
    static var current: DevicePlace? {
        guard let situation = DeviceSituation.current() else { return said }
        return isAllowed ? situation.place.map(Self.init) : nil
    }

    private static let said = ProcessInfo.processInfo.environment[DeviceSituation.placeVariable].flatMap(DevicePlace.init)

    /// “To access the user's location information from a widget, set the value to true in the widget extension's Info.plist file” (Apple,
    /// NSWidgetWantsLocation). An app needs no such key.
    private static let isAllowed = isAllowed(in: ProcessInfo.processInfo.environment)

    static func isAllowed(in environment: [String: String]) -> Bool {
        guard environment["VITRINE_ROLE"] == "extension", let bundle = environment["VITRINE_BUNDLE"] else { return true }
        let file = URL(fileURLWithPath: bundle, isDirectory: true).appendingPathComponent("Info.plist")
        let info = (try? Data(contentsOf: file)).flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        return (info as? [String: Any])?["NSWidgetWantsLocation"] as? Bool == true
    }

    /// Returns the place as a location of now, with a phone's accuracy.
    func location() -> CLLocation {
        CLLocation(
            coordinate: coordinate, altitude: altitude ?? 0, horizontalAccuracy: 5, verticalAccuracy: altitude == nil ? -1 : 5,
            timestamp: Date())
    }
}

/// Does something soon, on the main queue.
func soon(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    DispatchQueue.main.async { work() }
}
