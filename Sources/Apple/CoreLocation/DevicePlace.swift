import Foundation

/// Where the device is, as whoever runs it says by `VITRINE_LOCATION=48.137,11.575` or, with metres above the sea,
/// `VITRINE_LOCATION=48.137,11.575,520`. Where nobody says it, people have not allowed to know.
struct DevicePlace {
    static let variable = "VITRINE_LOCATION"

    var coordinate: CLLocationCoordinate2D
    var altitude: Double?

    /// Nil where it names no place on Earth.
    init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        let numbers = parts.compactMap(Double.init)
        guard numbers.count == parts.count, (2...3).contains(numbers.count), numbers.allSatisfy(\.isFinite) else { return nil }
        coordinate = CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1])
        guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        altitude = numbers.count == 3 ? numbers[2] : nil
    }

    static let current = ProcessInfo.processInfo.environment[variable].flatMap(DevicePlace.init)

    /// Now, and as exact as a phone is.
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
