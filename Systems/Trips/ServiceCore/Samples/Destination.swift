import Foundation
import SampleData

/// A place the shop sells, with its flights from Milan and its hotel.
public struct Destination: Decodable, Sendable {
    /// A flight as the timetable gives it: local times, and the days between departure and arrival.
    public struct Leg: Decodable, Sendable {
        var code: String
        var stops: Int
        var leaves: LocalTime
        var arrives: LocalTime
        var days: Int
    }

    public struct Airport: Decodable, Sendable {
        var code: String
        var name: String
        var zone: String
    }

    public struct Hotel: Decodable, Sendable {
        var id: String
        var name: String
        var address: String
        var score: Double?
        /// Cents a night.
        var price: Int
    }

    public var id: String
    public var city: String
    var airport: Airport
    var outbound: Leg
    var inbound: Leg
    var hotel: Hotel
    /// Cents there and back.
    var fare: Int
}

extension Destination {
    /// The catalogue is what `Samples/destinations.json` holds.
    private struct Catalogue: Decodable {
        var home: Airport
        var destinations: [Destination]
    }

    private static let catalogue: Catalogue = SampleFile.value("destinations", in: .module)

    /// The place where every traveller of the samples lives.
    static let home = catalogue.home

    public static let all = catalogue.destinations

    static let tokyo = known("tokyo")
    static let lisbon = known("lisbon")
    static let newYork = known("new-york")
    static let palermo = known("palermo")
    static let london = known("london")

    /// This is a destination that the samples name.
    private static func known(_ id: String) -> Destination {
        guard let found = all.first(where: { $0.id == id }) else {
            // The file is built with this code, and nobody who runs the service could mend it.
            fatalError("Samples/destinations.json of Trips has no destination “\(id)”.")
        }
        return found
    }
}
