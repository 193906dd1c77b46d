import Foundation

/// An airport with what only the service needs to know of it.
public struct AirportRecord: Equatable, Sendable {
    /// The size of an airport by its traffic, in the table's letters; the larger first.
    enum Size: Character, CaseIterable, Sendable {
        case large = "L"
        case medium = "M"
        case small = "S"
        /// No scheduled flights, or none that is known of.
        case none = "-"
    }

    public var airport: Airport
    /// The latitude and longitude, in degrees.
    var latitude: Double
    var longitude: Double
    var size: Size
    /// The code that a city with several airports has, such as `LON`; empty for most.
    var group: String

    /// Somebody flies from there by a timetable.
    var hasFlights: Bool { size != .none }

    /// The distance to another airport as the crow flies.
    func kilometres(to other: AirportRecord) -> Double {
        let (here, there) = (latitude * .pi / 180, other.latitude * .pi / 180)
        let turn = (longitude - other.longitude) * .pi / 180
        let cosine = sin(here) * sin(there) + cos(here) * cos(there) * cos(turn)
        return acos(min(max(cosine, -1), 1)) * 6_371
    }
}
