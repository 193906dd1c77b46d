import Foundation
import FoundationOnLinux
import GetawaysCore
import GetawaysDefinitions
import Intents

/// Answers for the older deals intent: in a widget's settings, where airports come from the service through the same client as the widgets'
/// deals, and when Siri or Shortcuts runs it, where the answer is the best deal.
class IntentHandler: INExtension, InspirationalConfigurationIntentHandling {
    private let restClient: RestClient
    private let dealsFeedUrlRepository: DealsFeedUrlRepository
    private let suggesterLocationsRepository: SuggesterLocationsRepository<LocationAdapter>

    override convenience init() {
        self.init(
            restClient: .live(), dealsFeedUrlRepository: DealsFeedUrlRepository(),
            suggesterLocationsUrlCreator: SuggesterLocationsUrlCreator())
    }

    init(
        restClient: RestClient, dealsFeedUrlRepository: DealsFeedUrlRepository, suggesterLocationsUrlCreator: SuggesterLocationsUrlCreator
    ) {
        self.restClient = restClient
        self.dealsFeedUrlRepository = dealsFeedUrlRepository
        suggesterLocationsRepository = SuggesterLocationsRepository(
            restClient: restClient, suggesterLocationsAdapter: LocationAdapter(),
            suggesterLocationsUrlCreator: suggesterLocationsUrlCreator)
    }

    func provideLocationOptionsCollection(
        for intent: InspirationalConfigurationIntent, searchTerm: String?
    ) async throws -> INObjectCollection<Location> {
        let locations: [Location] = try await suggesterLocationsRepository.get(searchTerm: searchTerm)
        return INObjectCollection(items: locations)
    }

    func resolveLocation(for intent: InspirationalConfigurationIntent) async -> LocationResolutionResult {
        guard let location = intent.location else { return .needsValue() }
        return location.airport == nil ? .unsupported() : .success(with: location)
    }

    func handle(intent: InspirationalConfigurationIntent) async -> InspirationalConfigurationIntentResponse {
        let configuration = intent.configuration
        do {
            guard let airport = configuration.location, let url = try dealsFeedUrlRepository.get(for: configuration) else {
                return InspirationalConfigurationIntentResponse(code: .failure, userActivity: nil)
            }
            let feed: DealsFeedServiceData = try await restClient.getData(from: url)
            guard let deal = feed.deals.first(where: { $0.priceInCents > 0 }) else {
                return InspirationalConfigurationIntentResponse(code: .noDeals, userActivity: nil)
            }
            let search = DealsSearch(
                airport: airport.code, destination: deal.cityCode, cityName: deal.cityName, type: deal.product,
                travellers: configuration.travellers, dates: configuration.dates)
            let price = Price(cents: deal.priceInCents, currency: deal.currency).text(in: .current)
            let response = InspirationalConfigurationIntentResponse.success(city: deal.cityName, price: price)
            response.link = try DealsLink(search: search).url()
            return response
        } catch {
            return InspirationalConfigurationIntentResponse(code: .failure, userActivity: nil)
        }
    }

    override func handler(for intent: INIntent) -> Any {
        return self
    }
}
