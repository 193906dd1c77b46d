import DeepLinks
import Foundation
import GetawaysCore
import LinkRounds
import SeededGenerators

/// Ten thousand links that are built and read, and ten thousand that were changed in between: those of a router with typed routes, and those
/// of the widget's deals as its app reads them.
enum Links {
    static let name = "links"
    private static let rounds = 10_000

    static func run(_ generator: SeededGenerator, _ record: inout SuiteRecord) throws {
        var generator = generator
        var honest = 0
        for (kind, links) in [("typed routes", LinkRounds.typed), ("deals", deals)] {
            for _ in 0..<rounds {
                if let failure = links.survive(&generator) { record.fail("\(kind): \(failure)") }
                switch links.mutate(&generator) {
                case .refused: break
                case .honest: honest += 1
                case .wrong(let reason): record.fail("\(kind): \(reason)")
                }
                try record.progress(of: 2 * rounds)
            }
        }
        say("  \(name): \(honest) of \(2 * rounds) changed links still say something, and are read as they say")
    }

    private static let deals = LinkRounds(
        build: { values in
            guard let type = DealType(rawValue: values.type), let travellers = Travellers(rawValue: values.travellers),
                let dates = TravelDates(rawValue: values.dates)
            else { throw StressFailure("The rounds know values that deals do not have: \(values)") }
            return try DealsLink(
                search: DealsSearch(
                    airport: values.airport, destination: values.destination, cityName: values.city, type: type, travellers: travellers,
                    dates: dates)
            ).url()
        },
        read: { url in
            let search = try DealsLink(url).search
            return LinkValues(
                airport: search.airport, destination: search.destination, city: search.cityName, type: search.type.rawValue,
                travellers: search.travellers.rawValue, dates: search.dates.rawValue)
        })
}
