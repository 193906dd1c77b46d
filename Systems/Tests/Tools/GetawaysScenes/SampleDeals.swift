import Foundation
import GetawaysCore
import UIKit

/// The deals of the board.
public enum SampleDeals {
    public static let lisbon = ("Lisbon", DealType.flightAndHotel, 28_900, "lisbon")
    public static let innsbruck = ("Innsbruck", DealType.flightAndHotel, 34_200, "innsbruck")
    public static let newYork = ("New York", DealType.flight, 41_900, "new-york")
    public static let rhodes = ("Rhodes", DealType.hotel, 9_600, "rhodes")

    /// A deal as it is shown in a tile, with a photograph of this package's.
    public static func deal(_ city: String, _ type: DealType, _ cents: Int, _ photograph: String, in tile: DealsTile) throws -> Deal {
        let search = DealsSearch(
            airport: "MXP", destination: "LIS", cityName: city, type: type, travellers: .two, dates: .weekend)
        return Deal(
            id: city, url: try DealsLink(search: search).url(), image: try picture(photograph, in: tile), cityName: city, type: type,
            price: Price(cents: cents, currency: "EUR"))
    }

    /// Innsbruck, whose photograph has not come in time.
    public static func withoutPhotograph(in tile: DealsTile) throws -> Deal {
        let (city, type, cents, photograph) = innsbruck
        let whole = try deal(city, type, cents, photograph, in: tile)
        return Deal(
            id: whole.id, url: whole.url, image: ConfigurationImage.named(ConfigurationImage.name) ?? UIImage(), cityName: city, type: type,
            price: whole.price, photographFailure: .unreachable("It did not answer in time."))
    }

    /// A photograph as the service drew it.
    public static func photograph(_ name: String) throws -> Data {
        guard let url = Bundle.module.url(forResource: "Resources/\(name)", withExtension: "jpg") else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "\(name).jpg"])
        }
        return try Data(contentsOf: url)
    }

    private static func picture(_ name: String, in tile: DealsTile) throws -> UIImage {
        try Photograph.picture(photograph(name), filling: tile.pixels)
    }
}
