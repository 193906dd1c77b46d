import FoundationOnLinux
import GetawaysCore
import GetawaysDefinitions
import Intents

/// Answers for the settings of the older deals widget: airports come from the service, through the same client as the widgets' deals.
class IntentHandler: INExtension, InspirationalConfigurationIntentHandling {
    private let suggesterLocationsRepository = SuggesterLocationsRepository(
        restClient: .live(), suggesterLocationsAdapter: LocationAdapter(), suggesterLocationsUrlCreator: SuggesterLocationsUrlCreator())

    func provideLocationOptionsCollection(
        for intent: InspirationalConfigurationIntent, searchTerm: String?
    ) async throws -> INObjectCollection<Location> {
        let locations: [Location] = try await suggesterLocationsRepository.get(searchTerm: searchTerm)
        return INObjectCollection(items: locations)
    }

    override func handler(for intent: INIntent) -> Any {
        return self
    }
}
