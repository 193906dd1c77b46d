import Foundation
import VitrineDeviceSituation

extension DeviceSituation {
    /// Metres: “Apps can expect a notification as soon as the device moves 500 meters or more from its previous notification” (Apple,
    /// startMonitoringSignificantLocationChanges).
    static let significantDistance = 500.0

    /// Whether it is so far away, or allowed to be known or no longer, that iOS asks widgets anew that want to know.
    func isElsewhere(than old: DeviceSituation) -> Bool {
        guard let place, let before = old.place else { return (place == nil) != (old.place == nil) }
        return place.distance(to: before) >= Self.significantDistance
    }

    /// The place in words, for the ledger.
    var placeWords: String {
        place.map { [$0.name, $0.text].compactMap { $0 }.joined(separator: " ") } ?? EnvironmentChange.denied
    }
}

extension DeviceSituation.Place {
    /// Metres along a great circle of a ball as large as the Earth, which is exact to half a percent.
    func distance(to other: Self) -> Double {
        let radians = Double.pi / 180
        let north = sin((other.latitude - latitude) * radians / 2), east = sin((other.longitude - longitude) * radians / 2)
        let share = north * north + cos(latitude * radians) * cos(other.latitude * radians) * east * east
        return 2 * 6_371_009 * asin(min(share.squareRoot(), 1))
    }
}
