import DeviceSituation
import Foundation
import WidgetArchive

/// The device's place, and how it reaches the network.
extension WidgetHost {
    /// Tells every process, and cuts what reaches the services where there is no network.
    func follow(_ situation: DeviceSituation) {
        keepSituation()
        for app in apps { app.relay?.set(relayMode(app: app.bundle.identifier)) }
    }

    /// Writes down what processes read.
    func keepSituation() {
        for withPlace in [true, false] {
            let file = configuration.state.situation(withPlace: withPlace)
            var situation = configuration.environment.situation
            if !withPlace { situation.place = nil }
            do {
                try StateFolder.make(file.deletingLastPathComponent())
                try situation.write(to: file)
            } catch {
                log.error("The device's place and network cannot be told: \(error)")
            }
        }
    }

    /// How an app's service is reached now: by what was made to fail on purpose, and not at all without a network.
    func relayMode(app: String) -> ServiceRelay.Mode {
        var mode = faultSettings.current.relayMode(app: app)
        if configuration.environment.situation.network == .none { mode.way = .offline }
        return mode
    }
}

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
